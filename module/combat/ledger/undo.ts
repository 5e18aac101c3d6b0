import { err, ok, type Result } from "../../kernel/result.js";
import type { CommitRecord } from "./record.js";
import type { CreatureId } from "../../model/ids.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import type { Ledger } from "./ledger.js";
import { liveRecords } from "./replay.js";

/** What a creature's player may take back: its last act, where nothing after it and nothing in it stands in the way. */
export function undoableFor(ledger: Ledger, creature: CreatureId): Result<number, Refusal> {
  const group = lastGroup(ledger);
  if (!group) return err(refusal("nothing-to-undo"));
  const root = group[0];
  if (root?.by !== creature || root.name !== "TakeAction") return err(refusal("undo-barrier", { creature }));
  return group.some(isBarrier) ? err(refusal("undo-barrier", { creature })) : ok(root.group);
}

/** What the game master may take back: the last group, whatever it holds, but for the beginning of the fight. */
export function undoableForGm(ledger: Ledger): Result<number, Refusal> {
  const root = lastGroup(ledger)?.[0];
  return root && root.name !== "BeginFight" ? ok(root.group) : err(refusal("nothing-to-undo"));
}

/** The records of the newest live group that changed more than what was merely observed. */
function lastGroup(ledger: Ledger): CommitRecord[] | null {
  const live = liveRecords(ledger.records).filter((record) => record.name !== "Observe");
  const last = live.at(-1);
  return last ? live.filter((record) => record.group === last.group) : null;
}

/** Dice that others have seen, or another creature's decision, can't be taken back by a player. */
const isBarrier = (record: CommitRecord): boolean =>
  record.events.some(
    (event) => (event.type === "RollsGiven" && event.faces !== null) || event.type === "WindowAnswered",
  );
