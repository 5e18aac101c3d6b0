import type { Fact } from "../../../model/event.js";
import { creatureId } from "../../../model/ids.js";
import { lose } from "../../../rules/creature.js";
import { weaponsOf } from "../attack/weapon.js";
import { expiring } from "../duration.js";
import { hasCondition, type Fighter } from "../fighter.js";
import { textOption } from "../judge/case.js";
import { TRICKS } from "../maneuvers.data.js";
import { note } from "../note.js";
import { readOption } from "../options.js";
import { changeTurn } from "../state.js";
import type { NoteTerm } from "../terms.js";
import type { Performance } from "./drive.js";

/** A manoeuvre after its check; `margin` is how far it came above, or below, the defence. */
interface Contest extends Performance {
  readonly target: Fighter;
  readonly made: boolean;
  readonly margin: number;
}

const gain = (creature: Fighter, id: string, by?: Fighter): Fact => ({
  type: "ConditionGained",
  creature: creature.id,
  condition: { id, ...(by && { by: by.id }) },
});

/** Failing by as much turns a trip or a disarming against oneself; succeeding by as much takes two weapons. */
const FAR = 10;
/** Every so many points above the defence add to what succeeds. */
const STEP = 5;

/** Steps of five feet, or rounds, that a success is worth. */
const worth = ({ margin }: Pick<Contest, "margin">): number => 1 + Math.floor(margin / STEP);

/** Feet that a success moves the other, for a check so far above the defence (PF1-GAP-10). */
export const feetWorth = (margin: number): number => STEP * worth({ margin });

/** A matter of the world: the source text knows nothing of it. */
const backfires = ({ situation, margin }: Contest): boolean =>
  margin <= -FAR && readOption(situation.options, "maneuverBackfire") === "published";

/** Both let go: of an escape, of a hold given up or not kept up. */
export const letGo = (one: Fighter, other: Fighter): Fact[] => [
  ...[one, other].flatMap((each) => lose(each, "grappled", "pinned")),
  ...[one, other].flatMap((each) => (each.turn.hold ? [changeTurn(each.id, { hold: null })] : [])),
];

/** The hold is made sure of for this round. */
const hold = ({ situation, actor, target }: Contest): Fact =>
  changeTurn(actor.id, { hold: { target: target.id, round: situation.encounter.round } });

/** The card says how far at most; the doer is asked after it, or where that can't be, the game master moves. */
const moves =
  (code: NoteTerm) =>
  (contest: Contest): Fact[] =>
    contest.made ? [note(contest.target.id, code, { by: contest.actor.id, feet: feetWorth(contest.margin) })] : [];

/** What each manoeuvre does (PF1-GAP-10, PF1-GAP-15, PF1-GAP-16). */
export const OUTCOMES: Readonly<Partial<Record<string, (contest: Contest) => readonly Fact[]>>> = {
  trip: (contest) => {
    const { made, actor, target } = contest;
    if (made) return [gain(target, "prone")];
    return backfires(contest) && !hasCondition(actor, "prone") ? [gain(actor, "prone")] : [];
  },
  disarm: (contest) => {
    const { made, margin, actor, target } = contest;
    if (made) return disarm(target, margin >= FAR ? 2 : 1);
    return backfires(contest) ? disarm(actor, 1) : [];
  },
  sunder: ({ made, actor, target }) => (made ? [note(target.id, "sundered", { by: actor.id })] : []),
  "bull-rush": moves("pushed"),
  drag: moves("dragged"),
  reposition: moves("repositioned"),
  overrun,
  steal,
  "dirty-trick": trick,
  grapple: (contest) => {
    const { made, actor, target } = contest;
    if (!made) return [];
    const seized =
      actor.turn.hold?.target === target.id ? [] : [gain(actor, "grappled", target), gain(target, "grappled", actor)];
    return [...seized, hold(contest)];
  },
  pin: (contest) =>
    contest.made
      ? [...lose(contest.target, "grappled"), gain(contest.target, "pinned", contest.actor), hold(contest)]
      : [],
  "grapple-damage": (contest) => (contest.made ? [hold(contest)] : []),
  "escape-grapple": ({ made, actor, target }) => (made ? letGo(actor, target) : []),
  feint: ({ made, situation, actor, target }) =>
    made ? [changeTurn(actor.id, { feint: { target: target.id, round: situation.encounter.round } })] : [],
};

/** The first weapons in hand fall. */
function disarm(target: Fighter, most: number): Fact[] {
  const held = weaponsOf(target).filter(({ kind, ready }) => ready && (kind === "melee" || kind === "ranged"));
  if (held.length === 0) return [];
  const fallen = held.slice(0, most).map(({ id }) => id);
  const gear = { ...target.turn.gear, ...Object.fromEntries(fallen.map((id) => [id, { ready: false }] as const)) };
  const { hands } = target.turn;
  return [changeTurn(target.id, { gear, ...(hands && { hands: hands.filter((id) => !fallen.includes(id)) }) })];
}

/** Through its place, and over it where it went very well; a failure ends the movement before it. */
function overrun({ made, margin, actor, target }: Contest): Fact[] {
  const { movement } = actor.turn;
  if (!made) return movement ? [changeTurn(actor.id, { movement: { ...movement, closed: true } })] : [];
  const down = margin >= STEP && !hasCondition(target, "prone") ? [gain(target, "prone")] : [];
  return [changeTurn(actor.id, { overrun: target.id }), ...down];
}

/** What is known of the other's belongings changes hands; of others the card speaks. */
function steal({ made, act, actor, target }: Contest): Fact[] {
  if (!made) return [];
  const { inventory } = target.turn;
  const item = textOption(act, "item") ?? inventory?.[0] ?? null;
  const told = note(target.id, "stolen", { by: actor.id, item });
  if (item === null || !inventory?.includes(item)) return [told];
  const mine = actor.turn.inventory;
  return [
    changeTurn(target.id, { inventory: inventory.toSpliced(inventory.indexOf(item), 1) }),
    ...(mine ? [changeTurn(actor.id, { inventory: [...mine, item] })] : []),
    told,
  ];
}

/** A condition for a few rounds; which one the player names. */
function trick(contest: Contest): Fact[] {
  const { made, situation, act, actor, target } = contest;
  if (!made) return [];
  const rounds = worth(contest);
  const named = TRICKS.find((each) => each === textOption(act, "condition"));
  if (named === undefined) return [note(target.id, "tricked", { by: actor.id, rounds })];
  const until = expiring(situation, actor.id, rounds);
  return [{ type: "ConditionGained", creature: target.id, condition: { id: named, by: creatureId(actor.id), until } }];
}
