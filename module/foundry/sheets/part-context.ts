import type { SheetPart } from "../face.js";
import type { Game } from "../port/active-game.js";
import type { SessionSeat } from "../port/fight-session.js";
import { actionColumns } from "./action-columns.js";
import { attackLines } from "./attack-lines.js";
import { favouriteActs } from "./favourite-row.js";
import { favouritesOf } from "./favourites.js";
import { footContext } from "./foot-context.js";
import { intentButtons } from "./intents.js";
import { headContext } from "./head-context.js";
import { policyRows } from "./policy-rows.js";
import { addedKinds, itemRows } from "./item-rows.js";

/** What a sheet is like at the moment, besides its actor's data. */
export interface SheetState {
  readonly actor: Actor.Implementation;
  readonly seat: SessionSeat | null;
  readonly editing: boolean;
  readonly editable: boolean;
  readonly query: string;
  /** The window's id, which its elements' ids begin with. */
  readonly app: string;
  /** The attack that actions use which name none. */
  readonly attack: string | null;
  /** Columns that show what is rare. */
  readonly open: ReadonlySet<string>;
}

/** The mode in which a part is shown; null: in both. */
export function modeOfPart(part: string, own: readonly SheetPart[]): SheetPart["mode"] | null {
  if (part === "head") return null;
  return own.find(({ id }) => id === part)?.mode ?? (part === "items" ? "edit" : "play");
}

/** What the template of a part shows. */
export async function partContext(part: string, game: Game, state: SheetState): Promise<object> {
  const { actor, seat } = state;
  switch (part) {
    case "head":
      return headContext(actor, game, seat, state);
    case "search":
      return { query: state.query };
    case "actions":
      return actionContext(game, state);
    case "items":
      return { items: itemRows(actor), kinds: addedKinds(game) };
    case "foot":
      return footContext(game, seat, state.editable);
    default:
      return (await game.face.sheet.find(({ id }) => id === part)?.prepare(actor)) ?? {};
  }
}

function actionContext(game: Game, { actor, seat, attack, open, editable, app }: SheetState): object {
  const { columns, shared } = actionColumns(game, actor, seat, attack);
  const lines = attackLines(game, actor, seat);
  return {
    shared,
    intents: intentButtons(game.face, actor),
    app,
    favourites: favouriteActs(favouritesOf(actor), columns, lines),
    columns: columns.map((column) => ({ ...column, open: open.has(column.group) })),
    attacks: lines.map((line) => ({ ...line, held: line.id === attack })),
    policies: editable ? policyRows(actor, game.face) : [],
    readOnly: !editable,
  };
}
