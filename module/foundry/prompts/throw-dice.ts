import type { RollRequest } from "../../model/roll.js";
import { tellFault } from "../hooks/notices.js";
import type { FightSession } from "../port/fight-session.js";
import { sessionOf } from "../port/session.js";

/** Requests whose dice are on their way; a reload forgets them, and throws again only if the ledger still waits. */
const thrown = new Set<string>();

/** From `ready`: dice that a fight waits for are thrown by the one client that plays the roller. */
export function watchRolls(): void {
  Hooks.on("battle-tempo.changed", (session: FightSession) => void throwAwaited(session));
  Hooks.on("userConnected", throwAll);
  throwAll();
}

function throwAll(): void {
  for (const combat of game.combats.contents) {
    const session = sessionOf(combat);
    if (session) void throwAwaited(session);
  }
}

/** Throws what the fight waits for, where it is this client's to throw. */
async function throwAwaited(session: FightSession): Promise<void> {
  const request = session.encounter.rolls;
  if (request && isMine(session, request)) await throwDice(session, request);
}

/** Throws on this client what the fight waits for, whoever should: for a game master, where that one keeps silent. */
export async function throwHere(session: FightSession): Promise<void> {
  const request = session.encounter.rolls;
  if (request) await throwDice(session, request);
}

/** The one place where dice fall. */
async function throwDice(session: FightSession, request: RollRequest): Promise<void> {
  const key = `${session.combat.id ?? ""}.${request.id}`;
  if (thrown.has(key)) return;
  thrown.add(key);
  try {
    const faces = await rollFaces(request);
    if (stillAwaits(session, request)) await session.send({ type: "GiveRolls", request: request.id, faces });
  } catch (error) {
    // A dice package that fails must not take the throw with it: the next change of the ledger asks for it again.
    tellFault("dice", error);
  } finally {
    thrown.delete(key);
  }
}

const stillAwaits = ({ encounter }: FightSession, { id }: RollRequest): boolean => encounter.rolls?.id === id;

/** The first of those who play it: the session lists them in the same order on every client. */
const isMine = (session: FightSession, request: RollRequest): boolean =>
  session.playersOf(request.by)[0] === game.user.id;

/** Faces in the order of the request, by Foundry's own dice, so that dice packages and manual rolls work. */
async function rollFaces({ dice }: RollRequest): Promise<number[]> {
  const formula = dice.map(({ count, sides }) => `${count}d${sides}`).join(" + ");
  const { dice: terms } = await new Roll(formula).evaluate();
  return dice.flatMap(({ count }, i) => countingFaces(terms[i]?.results ?? [], count));
}

/** A die as core keeps it: one that was rolled again or dropped stays in the list and counts no more. */
interface ThrownDie {
  readonly result: number;
  readonly active?: boolean | undefined;
  readonly rerolled?: boolean | undefined;
  readonly discarded?: boolean | undefined;
}

/** As many faces as were asked for, whatever a house rule or a package has thrown beside them. */
function countingFaces(thrown: readonly ThrownDie[], count: number): number[] {
  const counting = thrown.filter(({ active = true, rerolled, discarded }) => active && !rerolled && !discarded);
  if (counting.length < count) throw new Error(`${counting.length} of ${count} dice count`);
  return counting.slice(0, count).map(({ result }) => result);
}
