import type { AttackProfile } from "../../model/profile.js";
import type { ActionDefinition } from "../../rules/definitions.js";
import type { Json } from "../../kernel/json.js";
import type { FaceProfile } from "../face.js";
import { ATTACK_KINDS, isJsonObject, situationOf } from "../../table/host.js";
import { t } from "../i18n/localize.js";
import { targetedCreatures } from "../port/targets.js";
import { lengthText, signed } from "../i18n/measure.js";
import { actionName } from "../i18n/terms.js";
import type { Game } from "../port/active-game.js";
import type { SessionSeat } from "../port/fight-session.js";
import { FULL } from "../strip/strip-view.js";
import { costHint } from "./cost-hint.js";
import { attackKey, favouritesOf, starredFirst } from "./favourites.js";
import { ownReason, sharedReason } from "./shared-reason.js";
import { reasonsAgainst } from "./why-not.js";

/** A way of striking, ready to be used. */
export interface AttackLine {
  readonly id: string;
  readonly name: string;
  /** Numbers of the line: bonus, damage, how far. */
  readonly facts: readonly string[];
  readonly uses: readonly AttackUse[];
  /** What it is kept by as a favourite. */
  readonly key: string;
  readonly starred: boolean;
}

export interface AttackUse {
  readonly action: string;
  readonly name: string;
  /** What it costs, and what it does. */
  readonly hint: string;
  /** Takes main and move slot together. */
  readonly whole: boolean;
  readonly closed: boolean;
  readonly reason: string;
  readonly why: string;
}

/** Actions that stand on the lines of attacks, and so in no column. */
export const actionsOnLines = ({ attackActions }: Game["face"]): ReadonlySet<string> =>
  new Set(ATTACK_KINDS.flatMap((kind) => attackActions({ id: "", kind, extra: {} })));

/** The attacks of an actor, favourites first, with the actions that use them; `seat` null: no fight. */
export function attackLines(game: Game, actor: Actor.Implementation, seat: SessionSeat | null): AttackLine[] {
  const profile = game.face.profileOf(actor, actor.token);
  const kept = favouritesOf(actor);
  const lines = (profile?.attacks ?? []).map((attack) => ({
    id: attack.id,
    name: attack.name ?? attack.id,
    facts: factsOf(game, profile, attack, seat),
    uses: game.face
      .attackActions(attack)
      .flatMap((id) => game.ruleset.actions.find((action) => action.id === id) ?? [])
      .map((action) => toUse(game, attack, action, seat)),
    key: attackKey(attack.id),
    starred: kept.has(attackKey(attack.id)),
  }));
  return starredFirst(lines);
}

function toUse(
  { ruleset }: Game,
  attack: AttackProfile,
  action: ActionDefinition,
  seat: SessionSeat | null,
): AttackUse {
  const against = seat ? reasonsAgainst(seat.session, seat.creature, action, attack.id) : null;
  const reason = ownReason(seat, against?.reasons ?? []);
  const closed = against?.closed ?? true;
  return {
    action: action.id,
    name: actionName(ruleset.id, action.id),
    hint: costHint(ruleset, action),
    whole: action.slot === FULL,
    closed,
    reason,
    why: closed ? [reason, sharedReason(seat)].filter(Boolean).join(" ") : "",
  };
}

/** Its numbers, but of what strikes at nobody, and what the game itself says of it. */
function factsOf(game: Game, profile: FaceProfile | null, attack: AttackProfile, seat: SessionSeat | null): string[] {
  const { lineUse, lineFacts, attackActions } = game.face;
  const [usual = ""] = attackActions(attack);
  const numbers = (profile: FaceProfile): string[] => [
    bonusText(game, profile, attack, seat),
    ...attackFacts(game, attack),
  ];
  const strikes = lineUse?.(usual, attack).strikes !== false;
  return [...(profile && strikes ? numbers(profile) : []), ...(lineFacts?.(attack) ?? [])];
}

function attackFacts({ ruleset, face }: Game, { damage, reach, extra }: AttackProfile): string[] {
  const { unit, cellLength } = ruleset;
  const far = (cells: number): string => lengthText(cells * cellLength, unit);
  const { crit } = extra;
  const ranges = rangesOf(extra.range ?? null);
  return [
    ...(damage === undefined ? [] : [face.damageText?.(damage) ?? damage]),
    ...(typeof crit === "string" ? [crit.replace("x", "×")] : []),
    ...(reach === undefined ? [] : [t("BATTLETEMPO.Attack.reach", { length: far(reach.max) })]),
    ...(ranges.length === 0 ? [] : [t("BATTLETEMPO.Attack.range", { length: ranges.map(far).join(" / ") })]),
  ];
}

/** A range is a number of cells, or the normal, the middling (where a game has it) and the long one. */
function rangesOf(range: Json): number[] {
  const cells = isJsonObject(range) ? [range.normal, range.medium ?? null, range.long] : [range];
  return [...new Set(cells.filter((each): each is number => typeof each === "number"))];
}

/** The bonus against the chosen target with all that the situation adds; without a target the attack's own. */
function bonusText(game: Game, profile: FaceProfile, attack: AttackProfile, seat: SessionSeat | null): string {
  const [target] = seat ? targetedCreatures(seat.session) : [];
  const say = game.face.bonusText ?? signed;
  if (!seat || !target) return say(game.face.baseBonus(profile, attack));
  const { encounter, scene } = seat.session.viewed;
  const question = { kind: "attack", by: seat.creature, target, with: attack.id } as const;
  const answer = game.ruleset.ask(situationOf(encounter, scene), question);
  const total = isJsonObject(answer) ? answer.total : answer;
  const text = say(typeof total === "number" ? total : game.face.baseBonus(profile, attack));
  return t("BATTLETEMPO.Attack.against", { bonus: text, name: seat.session.nameOf(target) });
}
