import type { Event } from "../../model/event.js";
import type { Task } from "../../model/encounter.js";
import type { CreatureId, TaskId } from "../../model/ids.js";
import { HOME_MADE } from "../../table/host.js";
import type { CardCreature, OwnCard, OwnChange } from "./card.js";

/** The home-made act under way at an event, innermost; null: something else is done there. */
export function ownActAt(events: readonly Event[], at: number): Task | null {
  const tasks: Task[] = [];
  for (const event of events.slice(0, at)) {
    if (event.type === "ActBegun") tasks.push(event.task);
    else if (event.type === "ActEnded" && tasks.at(-1)?.id === event.task) tasks.pop();
  }
  const task = tasks.at(-1);
  return task?.act.action === HOME_MADE ? task : null;
}

/** Rolls that stand on the card of what they belong to. */
const OWN_ROLLS = ["attack", "save", "damage", "healing"];

/** What a home-made act came to, once it is over; null: the act that ends is none, or came to nothing. */
export function ownCard(
  events: readonly Event[],
  at: number,
  ended: TaskId,
  named: (id: CreatureId) => CardCreature,
): OwnCard | null {
  const begun = events.findLastIndex((event, i) => i < at && event.type === "ActBegun" && event.task.id === ended);
  const first = events[begun];
  if (first?.type !== "ActBegun" || first.task.act.action !== HOME_MADE) return null;
  const within = ownEvents(events.slice(begun + 1, at));
  const note = within.find((event) => event.type === "Noted" && event.code === "home-made");
  if (note?.type !== "Noted" || typeof note.data.name !== "string") return null;
  const { by, target } = first.task.act;
  const taken = within.find((event) => event.type === "ActionTaken");
  const rolls = within.flatMap((event) =>
    event.type === "RollResolved" && OWN_ROLLS.includes(event.roll.kind) ? [event.roll] : [],
  );
  const test = rolls.find(({ kind }) => kind === "attack" || kind === "save");
  return {
    kind: "own",
    by: named(by),
    target: target === undefined ? null : named(target),
    name: note.data.name,
    rolls,
    success: test?.hit === undefined ? null : test.kind === "save" ? !test.hit : test.hit,
    changes: changesIn(within, named),
    pays: taken?.type === "ActionTaken" ? taken.pays : [],
  };
}

/** Without what other acts did meanwhile: the strike of somebody who was let strike has a card of its own. */
function ownEvents(events: readonly Event[]): readonly Event[] {
  let depth = 0;
  return events.filter((event) => {
    if (event.type === "ActBegun") depth++;
    const own = depth === 0;
    if (event.type === "ActEnded") depth--;
    return own;
  });
}

function changesIn(events: readonly Event[], named: (id: CreatureId) => CardCreature): OwnChange[] {
  const changes = new Map<CreatureId, OwnChange>();
  const change = (id: CreatureId, more: (before: OwnChange) => Partial<OwnChange>): void => {
    const before = changes.get(id) ?? { creature: named(id), ...NOTHING };
    changes.set(id, { ...before, ...more(before) });
  };
  for (const event of events) {
    if (event.type === "RollResolved" && event.target !== undefined) {
      const { kind, total } = event.roll;
      if (kind === "damage") change(event.target, ({ damage }) => ({ damage: (damage ?? 0) + total }));
      if (kind === "healing") change(event.target, ({ healing }) => ({ healing: (healing ?? 0) + total }));
    } else if (event.type === "ConditionGained")
      change(event.creature, ({ gained }) => ({ gained: [...gained, event.condition.id] }));
    else if (event.type === "ConditionLost")
      change(event.creature, ({ ended }) => ({ ended: [...ended, event.condition] }));
    else if (event.type === "Moved") change(event.creature, () => ({ moved: true }));
  }
  return [...changes.values()];
}

const NOTHING = { damage: null, healing: null, gained: [], ended: [], moved: false } as const;
