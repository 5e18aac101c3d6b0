import { t } from "../i18n/localize.js";
import type { ActionColumn } from "./action-columns.js";
import type { ActionRow } from "./action-row.js";
import type { AttackLine } from "./attack-lines.js";
import { actionKey, attackKey } from "./favourites.js";

/** A button of the row of favourites. */
export interface FavouriteAct {
  readonly key: string;
  readonly action: string;
  /** The attack, or the item of a home-made action; blank: whatever is at hand. */
  readonly with: string;
  readonly name: string;
  /** What keeps it closed, or else what it costs. */
  readonly tip: string;
  readonly why: string;
  readonly closed: boolean;
  readonly pressed: ActionRow["pressed"];
}

/** The starred in their order, as buttons; an attack by its usual use. What isn't on the sheet any more has none. */
export function favouriteActs(
  kept: ReadonlySet<string>,
  columns: readonly ActionColumn[],
  lines: readonly AttackLine[],
): FavouriteAct[] {
  const ofRows = columns
    .flatMap(({ rows }) => rows)
    .map((row): FavouriteAct => {
      const { id, name, hint, why, closed, pressed } = row;
      return { key: actionKey(row), action: id, with: row.with ?? "", name, tip: why || hint, why, closed, pressed };
    });
  const ofLines = lines.flatMap(({ id, name, uses: [usual] }): FavouriteAct[] => {
    if (!usual) return [];
    const { action, hint, why, closed } = usual;
    const title = t("BATTLETEMPO.Sheet.withAttack", { attack: name, action: usual.name });
    return [{ key: attackKey(id), action, with: id, name: title, tip: why || hint, why, closed, pressed: "" }];
  });
  const all = new Map([...ofRows, ...ofLines].map((act) => [act.key, act]));
  return [...kept].flatMap((key) => all.get(key) ?? []);
}
