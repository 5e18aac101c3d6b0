import type { ConditionState, CreatureState, Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import type { ConditionId, CreatureId } from "../../model/ids.js";
import { sameCell, type Position } from "../../model/position.js";
import { evolveBatches } from "../evolve/evolve-all.js";
import type { Ledger } from "./ledger.js";
import type { CommitRecord } from "./record.js";
import { liveRecords, withoutGroups } from "./replay.js";

/** Something of a creature that documents outside hold, and that other hands may change. */
type Aspect =
  | { readonly kind: "position"; readonly creature: CreatureId }
  | { readonly kind: "vital"; readonly creature: CreatureId; readonly vital: string }
  | { readonly kind: "condition"; readonly creature: CreatureId; readonly condition: ConditionId };

/**
 * Something that an act changed and somebody else's hand has changed again: what it is by now (`theirs`), and what it
 * would be if neither had happened (`before`).
 */
export type Foreign =
  | {
      readonly kind: "position";
      readonly creature: CreatureId;
      readonly theirs: Position | null;
      readonly before: Position;
    }
  | {
      readonly kind: "vital";
      readonly creature: CreatureId;
      readonly vital: string;
      readonly theirs: number | null;
      readonly before: number;
    }
  | {
      readonly kind: "condition";
      readonly creature: CreatureId;
      readonly condition: ConditionId;
      readonly theirs: ConditionState | null;
      readonly before: ConditionState | null;
    };

/** What others have set since, as an undo of those acts finds it. */
export interface ForeignHands {
  /** Set to just what the acts had left: the undo sets it back like its own. */
  readonly asLeft: readonly Foreign[];
  /**
   * Set to something else: whether to set it back is the game master's to say. A condition is there or not: it is as it
   * was before, or as it was left.
   */
  readonly otherwise: readonly Disputed[];
}

/** What the game master is asked about. */
export type Disputed = Exclude<Foreign, { readonly kind: "condition" }>;

/** What other hands have changed after the last of these groups had changed it, and what taking them out doesn't bring back. */
export function foreignSince(ledger: Ledger, groups: readonly number[]): ForeignHands {
  const live = liveRecords(ledger.records);
  const taken = new Set(groups);
  const kept = evolveBatches(ledger.opening, withoutGroups(live, taken));
  const found = { asLeft: [] as Foreign[], otherwise: [] as Disputed[] };
  for (const [aspect, last] of lastChanges(live, taken)) {
    if (!live.some((record) => record.seq > last && isSeenIn(record, aspect))) continue;
    const at = (records: readonly CommitRecord[]): Encounter => evolveBatches(ledger.opening, records);
    const left = at(live.filter(({ seq }) => seq <= last));
    const before = at(withoutGroups(live, taken).filter(({ seq }) => seq < last));
    const foreign = compare(aspect, kept, before);
    if (!foreign) continue;
    if (foreign.kind === "condition" || isSame(aspect, kept, left)) found.asLeft.push(foreign);
    else found.otherwise.push(foreign);
  }
  return found;
}

/** What the groups have changed of documents, each with the number of the last record that did. */
function lastChanges(live: readonly CommitRecord[], groups: ReadonlySet<number>): (readonly [Aspect, number])[] {
  const last = new Map<string, readonly [Aspect, number]>();
  for (const { seq, group, events } of live) {
    if (!groups.has(group)) continue;
    for (const aspect of events.flatMap(changedBy)) last.set(JSON.stringify(aspect), [aspect, seq]);
  }
  return [...last.values()];
}

function changedBy(event: Event): Aspect[] {
  switch (event.type) {
    case "Moved":
      return [{ kind: "position", creature: event.creature }];
    case "VitalsChanged":
      return [{ kind: "vital", creature: event.creature, vital: event.vital }];
    case "ConditionGained":
      return [{ kind: "condition", creature: event.creature, condition: event.condition.id }];
    case "ConditionLost":
      return [{ kind: "condition", creature: event.creature, condition: event.condition }];
    default:
      return [];
  }
}

const isSeenIn = ({ events }: CommitRecord, aspect: Aspect): boolean =>
  events.some((event) => event.type === "Observed" && event.creature === aspect.creature && isSeen(event, aspect));

function isSeen(seen: Extract<Event, { type: "Observed" }>, aspect: Aspect): boolean {
  switch (aspect.kind) {
    case "position":
      return seen.position !== undefined;
    case "vital":
      return seen.vitals?.[aspect.vital] !== undefined;
    case "condition":
      return [...(seen.gained ?? []).map(({ id }) => id), ...(seen.lost ?? [])].includes(aspect.condition);
  }
}

/** Null where both agree, where the creature is gone, or where there is nothing that could be set back. */
function compare(aspect: Aspect, now: Encounter, then: Encounter): Foreign | null {
  const [theirs, before] = [now.creatures[aspect.creature], then.creatures[aspect.creature]];
  if (!theirs || !before || isSame(aspect, now, then)) return null;
  switch (aspect.kind) {
    case "position":
      return before.position && { ...aspect, theirs: theirs.position, before: before.position };
    case "vital": {
      const value = before.vitals[aspect.vital];
      return value === undefined ? null : { ...aspect, theirs: theirs.vitals[aspect.vital] ?? null, before: value };
    }
    case "condition":
      return {
        ...aspect,
        theirs: conditionOf(theirs, aspect.condition),
        before: conditionOf(before, aspect.condition),
      };
  }
}

function isSame(aspect: Aspect, one: Encounter, other: Encounter): boolean {
  const [a, b] = [one.creatures[aspect.creature], other.creatures[aspect.creature]];
  if (!a || !b) return false;
  switch (aspect.kind) {
    case "position":
      return isSamePlace(a.position, b.position);
    case "vital":
      return a.vitals[aspect.vital] === b.vitals[aspect.vital];
    case "condition":
      return (conditionOf(a, aspect.condition) === null) === (conditionOf(b, aspect.condition) === null);
  }
}

/** Facing is the ledger's own: no hand outside changes it. */
const isSamePlace = (a: Position | null, b: Position | null): boolean =>
  a === null || b === null ? a === b : sameCell(a.cell, b.cell) && a.elevation === b.elevation;

const conditionOf = ({ conditions }: CreatureState, id: ConditionId): ConditionState | null =>
  conditions.find((condition) => condition.id === id) ?? null;
