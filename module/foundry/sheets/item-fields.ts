import type { Json, JsonObject } from "../../kernel/json.js";
import { ATTACK_KINDS } from "../../table/host.js";
import type { ItemField } from "../face.js";
import { t } from "../i18n/localize.js";
import { activeGame } from "../port/active-game.js";

/** The fields of an item that only the world's game reads, as its form needs them. */
export function itemFields(item: Item.Implementation): JsonObject[] {
  const game = activeGame();
  const fields: Readonly<Record<string, readonly ItemField[] | undefined>> = game?.face.itemFields ?? {};
  const word = (key: string): string => t(`BATTLETEMPO.${game?.face.id ?? ""}.Item.${key}`);
  return (fields[item.type] ?? []).map((field) => {
    const { name, kind } = field;
    const value = foundry.utils.getProperty(item._source, `system.game.${name}`) as Json | undefined;
    return {
      name: `system.game.${name}`,
      label: word(name),
      value: kind === "tags" && Array.isArray(value) ? value.join(",") : (value ?? ""),
      [kind]: true,
      ...(field.kind === "choice" && {
        choices: ["", ...field.values].map((each) => ({
          id: each,
          label: word(`${name}-${each === "" ? "none" : each}`),
          selected: each === (value ?? ""),
        })),
      }),
    };
  });
}

/** How a weapon strikes, each in the table's words, and which of them this one does; empty for what is no weapon. */
export function attackKindsOf(item: Item.Implementation): JsonObject[] {
  const { kind } = item.system as { readonly kind?: unknown };
  if (kind === undefined) return [];
  return ATTACK_KINDS.map((id) => ({ id, label: t(`BATTLETEMPO.AttackKind.${id}`), selected: id === kind }));
}
