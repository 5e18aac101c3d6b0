import type { Result } from "../../kernel/result.js";
import type { CreatureId } from "../../model/ids.js";
import type { Refusal } from "../../model/refusal.js";
import type { Envelope } from "../../table/envelope.js";
import { err, findCommand, isEnvelope, ok, refusal } from "../../table/host.js";
import { forbids, type Sender } from "../../table/permission.js";
import type { Submission } from "../../table/submission.js";
import { submit } from "../../table/submit.js";
import { refusalFor } from "../../table/viewer.js";
import { carryOutside } from "../combat/apply-effects.js";
import { knowledgeOf } from "../combat/knowledge.js";
import { keepSmall } from "../combat/keep-small.js";
import { storeOf } from "../combat/ledger-store.js";
import { isPlayedBy } from "../combat/players.js";
import { showOrder } from "../combat/show-order.js";
import { showSideDice } from "../combat/side-initiative.js";
import { tellRecord } from "../combat/tell-record.js";
import { turnChange } from "../combat/turn-change.js";
import { tellFault } from "../hooks/notices.js";
import type { FightSession } from "../port/fight-session.js";
import { createQueue } from "./queue.js";
import { widenCommand } from "./widen-command.js";
import { startTimer } from "./worker-timer.js";

/** So long the keeper waits for a document update that a command has overtaken, in milliseconds. */
const REVISION_PATIENCE = 3000;
/** More records than can be on their way to the keeper while a sender knows them already. */
const REVISION_LEAD = 20;

const queue = createQueue();

/** Does something to ledgers and documents after everything that was asked before. Faults are told, never thrown. */
export function inTurn<T>(place: string, task: () => Promise<T> | T): Promise<T | null> {
  return queue.add(task).catch((error: unknown) => {
    tellFault(place, error);
    return null;
  });
}

/** The one way into the ledger: a command of a user, in the order of arrival. For the active game master's client. */
export async function receive(
  session: FightSession,
  envelope: Envelope,
  user: User.Implementation,
): Promise<Result<number, Refusal>> {
  // Outside the queue: whoever waits keeps nobody else waiting.
  await awaitRevision(session, envelope.revision);
  const outcome = await inTurn("command", () => put(session, envelope, user));
  if (!outcome) return err(refusal("no-fight"));
  if (!outcome.ok && !user.isGM && outcome.error.reasons.some(({ code }) => code === "undo-asks"))
    Hooks.callAll("battle-tempo.undo-asks", session, { type: "Undo", creature: null });
  // Decided on the truth, told to somebody who may not know all of it.
  const mayKnow = (creature: CreatureId): boolean => knowledgeOf(session, user)(creature);
  return outcome.ok || user.isGM ? outcome : err(refusalFor(outcome.error, session.encounter, mayKnow));
}

/**
 * The same from within a task that already has its turn. Refused where somebody else keeps the ledger by now. `allowed`:
 * the table itself stands for what the user did.
 */
export async function put(
  session: FightSession,
  envelope: Envelope,
  user: User.Implementation,
  { allowed = false } = {},
): Promise<Result<number, Refusal>> {
  if (!game.user.isActiveGM) return err(refusal("no-gm"));
  if (!isEnvelope(envelope)) return err(refusal("malformed"));
  const vouched = senderFor(session, user);
  const sender = allowed ? { ...vouched, gm: true } : vouched;
  const { ledger, encounter, ruleset, scene } = session;
  // What is done already is answered before anybody asks whether it may be done: by now it may not.
  const known = findCommand(ledger, envelope.id);
  if (known) return ok(known.seq);
  const forbidden = forbids(sender, envelope, encounter);
  if (forbidden) return err(forbidden);
  const widened = { ...envelope, command: widenCommand(session, envelope.command, user) };
  // Only the table itself starts turns: a player who ends one does so through it.
  const gm = sender.gm || (widened.command !== envelope.command && TABLE_OWN.has(widened.command.type));
  const result = submit(ledger, widened, { ...sender, gm }, ruleset, scene);
  if (!result.ok) return result;
  if (result.value.repeated) return ok(result.value.record.seq);
  await carryOut(session, result.value);
  if (widened.command.type !== "ChangeOrder") await showOrder(session, encounter.order, result.value.encounter.order);
  await showSideDice(session);
  return ok(result.value.record.seq);
}

async function carryOut(session: FightSession, { record, encounter, effects }: Submission): Promise<void> {
  const { combat } = session;
  const ids = combat.turns.flatMap((combatant) => combatant.id ?? []);
  const { told, truth } = tellRecord(session, record, encounter);
  const inPhases = session.ruleset.phases !== undefined;
  await storeOf(combat).append(told, truth, turnChange(combat, encounter, ids, { inPhases }));
  await carryOutside(session, record.seq, effects);
  await keepSmall(session, record);
}

/** What the table itself makes of a player's command. */
const TABLE_OWN: ReadonlySet<string> = new Set(["StartTurn", "MeetUnseen"]);

const senderFor = (session: FightSession, user: User.Implementation): Sender => ({
  user: user.id ?? "",
  gm: user.isGM,
  owns: (creature) => isPlayedBy(user, session.combatantOf(creature)),
});

/**
 * A command may come before the update on which its sender decided: then the update is awaited, not the command refused.
 * One that claims to know of more than can be on its way is not believed.
 */
async function awaitRevision(session: FightSession, revision: number): Promise<void> {
  if (revision - session.revision > REVISION_LEAD) return;
  if (session.revision >= revision || !(revision > 0)) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      Hooks.off("battle-tempo.changed", hook);
      stop();
      resolve();
    };
    // By hook and worker: the timers of a hidden page sleep.
    const hook = Hooks.on("battle-tempo.changed", () => {
      if (session.revision >= revision) done();
    });
    const stop = startTimer(REVISION_PATIENCE, done);
  });
}
