import { err, ok, type Result } from "../../kernel/result.js";
import type { CommandType } from "../../model/command.js";
import type { Event } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import { placeOfTurn } from "../turn-marks.js";
import type { Ledger } from "./ledger.js";
import type { CommitRecord } from "./record.js";
import { liveRecords } from "./replay.js";
import { touchedBy } from "./touched.js";

/** What a creature's player may take back: its last act, where nothing after it and nothing in it stands in the way. */
export function undoableFor(ledger: Ledger, creature: CreatureId): Result<number, Refusal> {
  const group = lastGroup(ledger);
  if (!group) return err(refusal("nothing-to-undo"));
  const root = group[0];
  if (root?.by !== creature || root.name !== "TakeAction") return err(refusal("undo-barrier", { creature }));
  return group.some((record) => isBarrier(creature, record))
    ? err(refusal("undo-barrier", { creature }))
    : ok(root.group);
}

/** What the game master may take back: the last group, whatever it holds, but for the beginning of the fight. */
export function undoableForGm(ledger: Ledger): Result<number, Refusal> {
  const root = lastGroup(ledger)?.[0];
  return root && root.name !== "BeginFight" ? ok(root.group) : err(refusal("nothing-to-undo"));
}

/**
 * A creature's last act, across whatever came after it: for the game master. Refused with the doer of the first later
 * record that changed the same things, since what that one says would then be wrong.
 */
export function undoableAcross(ledger: Ledger, creature: CreatureId): Result<number, Refusal> {
  const live = standing(ledger);
  const root = live.findLast((record) => record.by === creature && isAct(record));
  return root ? acrossFrom(live, root) : err(refusal("nothing-to-undo"));
}

/**
 * One act by its group, whatever came after it: for the game master, who points at what is to be taken back. Refused like
 * the last act of a creature; and where the act is gone already, or was folded away.
 */
export function undoableGroup(ledger: Ledger, group: number): Result<number, Refusal> {
  const live = standing(ledger);
  const root = live.find((record) => record.group === group && isAct(record));
  return root ? acrossFrom(live, root) : err(refusal("nothing-to-undo"));
}

/** The first record of an act. */
const isAct = ({ name, seq, group }: CommitRecord): boolean => name === "TakeAction" && seq === group;

function acrossFrom(live: readonly CommitRecord[], root: CommitRecord): Result<number, Refusal> {
  const own = live.filter(({ group }) => group === root.group);
  const touched = touchedBy(own);
  const emptied = emptiedBy(own);
  const objector = live
    .filter(({ seq, group }) => seq > root.seq && group !== root.group)
    .find((record) => [...touchedBy([record])].some((each) => touched.has(each)) || beginsTurnOf(emptied, record));
  if (!objector) return ok(root.group);
  const doer = live.find(({ seq }) => seq === objector.group)?.by ?? objector.by;
  return err(refusal("undo-objects", doer === null ? {} : { creature: doer }));
}

/**
 * Of whose turn something was taken away. A turn that begins later takes it away too, but its record doesn't say so of what
 * isn't there.
 */
const emptiedBy = (records: readonly CommitRecord[]): ReadonlySet<CreatureId> =>
  new Set(
    records.flatMap(({ events }) =>
      events.flatMap((event) =>
        event.type === "TurnStateChanged" && Object.values(event.set).includes(null) ? [event.creature] : [],
      ),
    ),
  );

const beginsTurnOf = (creatures: ReadonlySet<CreatureId>, { events }: CommitRecord): boolean =>
  events.some((event) => event.type === "TurnStarted" && creatures.has(event.creature));

/** What may be taken back of a turn as a whole: what was done in it, and what was repaired. */
const OF_A_TURN: readonly CommandType[] = ["TakeAction", "Repair"];

/**
 * Everything done since the running turn began, latest first: for the game master. Of turns that began together it is
 * everything since the first of them. Comings and goings, another order and what was merely observed stand. A turn that
 * has ended and is only shown again is refused.
 */
export function undoableOfTurn(ledger: Ledger): Result<readonly [number, ...number[]], Refusal> {
  const { current } = ledger;
  const mark = current.turns[placeOfTurn(current)];
  if (current.active === null || !mark) return err(refusal("nothing-to-undo"));
  if (mark.ended) return err(refusal("undo-barrier", { creature: mark.creature }));
  const live = standing(ledger);
  const first = mark.group ?? mark.creature;
  const start = live.findLast(({ events }) =>
    events.some((event) => event.type === "TurnStarted" && event.creature === first),
  );
  const groups = live.flatMap(({ seq, group, name }) =>
    seq >= (start?.seq ?? 0) && seq === group && OF_A_TURN.includes(name) ? [group] : [],
  );
  const [last, ...earlier] = groups.toReversed();
  return last === undefined ? err(refusal("nothing-to-undo")) : ok([last, ...earlier]);
}

/** What follows documents, which no undo of ours brings back: what was merely observed, and comings and goings. */
const OF_DOCUMENTS: readonly CommandType[] = ["Observe", "JoinFight", "LeaveFight"];

/** Live records whose undo would take back more than what documents say. */
const standing = (ledger: Ledger): CommitRecord[] =>
  liveRecords(ledger.records).filter(({ name }) => !OF_DOCUMENTS.includes(name));

/** The records of the newest live group. */
function lastGroup(ledger: Ledger): CommitRecord[] | null {
  const live = standing(ledger);
  const last = live.at(-1);
  return last ? live.filter((record) => record.group === last.group) : null;
}

/**
 * Dice that others have seen, another creature's decision, the discovery of somebody unseen, or that anybody else is
 * asked at all can't be taken back by a player: a wait tells already that there is somebody to wait for.
 */
const isBarrier = (by: CreatureId, { events }: CommitRecord): boolean => {
  const settled = new Set(events.flatMap((event) => (isSettled(event) ? [`${event.window}/${event.by}`] : [])));
  return events.some((event) => {
    switch (event.type) {
      case "RollsGiven":
        return event.faces !== null;
      case "WindowAnswered":
        return !event.answer.settled;
      case "WindowOpened": {
        const { id, responders } = event.window;
        return responders.some(({ creature }) => creature !== by && !settled.has(`${id}/${creature}`));
      }
      case "Restated":
        return (
          event.fight.windows?.some(({ responders }) => responders.some(({ creature }) => creature !== by)) ?? false
        );
      case "Noted":
        return event.code === "unseen-obstacle";
      default:
        return false;
    }
  });
};

/** An answer for which nobody was asked. */
const isSettled = (event: Event): event is Extract<Event, { type: "WindowAnswered" }> =>
  event.type === "WindowAnswered" && event.answer.settled === true;
