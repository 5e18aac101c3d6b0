import type { RollRequest } from "../../model/roll.js";
import { tellFault } from "../hooks/notices.js";
import type { FightSession } from "../port/fight-session.js";

const thrown = new Set<string>();

/**
 * Throws the dice that are awaited, where this client plays who has to throw them: the first of its connected players,
 * or the active game master. Foundry's own dice, so that manual dice and dice packages have their say.
 */
export function rollAwaited(session: FightSession): void {
  const request = session.encounter.rolls;
  if (!request || session.playersOf(request.by)[0] !== game.user.id) return;
  const key = `${session.combat.id ?? ""}/${askedBy(session, request)}`;
  if (thrown.has(key)) return;
  thrown.add(key);
  void throwDice(session, request)
    .then((taken) => {
      if (!taken) thrown.delete(key);
    })
    .catch((error: unknown) => {
      thrown.delete(key);
      tellFault("dice", error);
    });
}

/** The record that asked: after an undo the same request may come again under the same name. */
function askedBy({ ledger }: FightSession, request: RollRequest): number {
  const asking = ledger.records.findLast(
    (record) =>
      record.kind === "commit" &&
      record.events.some((event) => event.type === "RollsAsked" && event.request.id === request.id),
  );
  return asking?.seq ?? ledger.folded;
}

async function throwDice(session: FightSession, request: RollRequest): Promise<boolean> {
  const roll = new Roll(formulaOf(request));
  await roll.evaluate();
  const faces = roll.dice.flatMap((term) => term.results.map((result) => result.result));
  const sent = await session.send({ type: "GiveRolls", request: request.id, faces });
  return sent.ok;
}

/** The dice of a request as core writes them: `1d20`, `2d6 + 1d8`. */
export const formulaOf = (request: Pick<RollRequest, "dice">): string =>
  request.dice.map(({ count, sides }) => `${count}d${sides}`).join(" + ");
