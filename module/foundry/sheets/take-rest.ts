import type { JsonObject } from "../../kernel/json.js";
import { betweenFights } from "../../table/between-fights.js";
import { creatureId } from "../../table/host.js";
import { documentConditions } from "../combat/begin-fight.js";
import { withHomeMade } from "../documents/home-made.js";
import type { RestRule } from "../face.js";
import { actionHint, actionName, termKey } from "../i18n/terms.js";
import type { Game } from "../port/active-game.js";
import type { SessionSeat } from "../port/fight-session.js";
import { askDetails } from "./ask-details.js";
import { gameOfActor } from "./game-of-actor.js";

/** The pauses that somebody may take who is in no fight, as the buttons that offer them. */
export const restButtons = ({ face }: Game): JsonObject[] =>
  (face.rests ?? []).map(({ action }) => ({
    action,
    name: actionName(face.id, action),
    hint: actionHint(face.id, action),
  }));

/** The sheet whose button was pressed. */
export interface RestingSheet {
  readonly actor: Actor.Implementation;
  readonly isEditable: boolean;
  readonly seat: SessionSeat | null;
  readonly refresh: () => Promise<void>;
}

/** Actors whose pause is being taken: a second press of the button is none. */
const resting = new Set<string>();

/** The sheet of an actor that is in no fight takes a pause with it. */
export async function takeRest(sheet: RestingSheet, action = ""): Promise<void> {
  const { actor } = sheet;
  const game = gameOfActor(actor);
  if (!game || !sheet.isEditable || sheet.seat || resting.has(actor.uuid)) return;
  resting.add(actor.uuid);
  try {
    await rest(game, actor, action);
  } finally {
    resting.delete(actor.uuid);
  }
  await sheet.refresh();
}

/** Asks what it has to, and writes what the rules make of it. */
async function rest(game: Game, actor: Actor.Implementation, action: string): Promise<void> {
  const rule = game.face.rests?.find((each) => each.action === action);
  const options = rule ? await askFor(game, actor, rule) : null;
  const said = options && game.face.profileOf(actor, actor.token);
  if (!said) return;
  const profile = {
    ...withHomeMade(said, actor, game.ruleset.homeMade),
    ...{ id: creatureId(actor.id ?? "resting"), name: actor.name, side: "", unseen: [], located: [] },
  };
  const vitals = game.face.vitalsOf(actor);
  const conditions = documentConditions(actor, game.face);
  const passed = betweenFights(game.ruleset, { profile, vitals, conditions }, action, options);
  for (const [vital, value] of Object.entries(passed.vitals)) await game.face.writeVital(actor, vital, value, {});
  for (const condition of passed.lost) await actor.toggleStatusEffect(condition, { active: false });
}

async function askFor({ face }: Game, actor: Actor.Implementation, { action, details }: RestRule) {
  const asked = details(face.vitalsOf(actor));
  if (asked.length === 0) return {};
  const title = termKey(face.id, "Action", action);
  return askDetails({ ruleset: face.id, title, confirm: title, details: asked });
}
