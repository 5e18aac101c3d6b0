import type { Encounter, Task } from "../../model/encounter.js";
import type { TaskId } from "../../model/ids.js";
import type { Changes } from "./changes.js";
import { serialAfter } from "./serial.js";

/** Events that move acts along the stack. */
export const TASK_CHANGES: Changes<"ActBegun" | "TaskAdvanced" | "ActEnded" | "RollsAsked" | "RollsGiven"> = {
  ActBegun: (encounter, event) => ({
    ...markStarted(encounter, event.task),
    tasks: [...encounter.tasks, event.task],
    serial: serialAfter(encounter.serial, event),
  }),
  TaskAdvanced: (encounter, { task, progress }) => withTask(encounter, task, { progress }),
  ActEnded: (encounter, event) => ({
    ...encounter,
    tasks: encounter.tasks.filter((task) => task.id !== event.task),
    windows: encounter.windows.filter((window) => window.task !== event.task),
    rolls: encounter.rolls?.task === event.task ? null : encounter.rolls,
  }),
  RollsAsked: (encounter, event) => ({
    ...encounter,
    rolls: event.request,
    serial: serialAfter(encounter.serial, event),
  }),
  RollsGiven: (encounter, { request, faces }) =>
    encounter.rolls?.id === request
      ? { ...withTask(encounter, encounter.rolls.task, { faces }), rolls: null }
      : encounter,
};

const withTask = (encounter: Encounter, id: TaskId, change: Partial<Task>): Encounter => ({
  ...encounter,
  tasks: encounter.tasks.map((task) => (task.id === id ? { ...task, ...change } : task)),
});

/**
 * An answer that has become an act must not become one again. Accepted answers begin in order; the act need not be the
 * answerer's own (whoever is pushed moves, the pusher chooses).
 */
function markStarted(encounter: Encounter, task: Task): Encounter {
  if (task.answers === null) return encounter;
  const windows = encounter.windows.map((window) => {
    if (window.id !== task.answers) return window;
    const begun = window.responders.findIndex((r) => r.answer?.accept === true && !r.started);
    return { ...window, responders: window.responders.map((r, i) => (i === begun ? { ...r, started: true } : r)) };
  });
  return { ...encounter, windows };
}
