import type { Encounter, Task } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import type { TaskId } from "../../model/ids.js";
import { serialAfter } from "./serial.js";

type TaskEvent = Extract<Event, { type: "ActBegun" | "TaskAdvanced" | "ActEnded" | "RollsAsked" | "RollsGiven" }>;

/** Events that move acts along the stack. */
export function evolveTask(encounter: Encounter, event: TaskEvent): Encounter {
  switch (event.type) {
    case "ActBegun":
      return {
        ...markStarted(encounter, event.task),
        tasks: [...encounter.tasks, event.task],
        serial: serialAfter(encounter.serial, event),
      };
    case "TaskAdvanced":
      return withTask(encounter, event.task, (task) => ({ ...task, progress: event.progress }));
    case "ActEnded":
      return {
        ...encounter,
        tasks: encounter.tasks.filter((task) => task.id !== event.task),
        windows: encounter.windows.filter((window) => window.task !== event.task),
        rolls: encounter.rolls?.task === event.task ? null : encounter.rolls,
      };
    case "RollsAsked":
      return { ...encounter, rolls: event.request, serial: serialAfter(encounter.serial, event) };
    case "RollsGiven":
      return giveRolls(encounter, event);
  }
}

function giveRolls(encounter: Encounter, event: Extract<TaskEvent, { type: "RollsGiven" }>): Encounter {
  if (encounter.rolls?.id !== event.request) return encounter;
  const answered = withTask(encounter, encounter.rolls.task, (task) => ({ ...task, faces: event.faces }));
  return { ...answered, rolls: null };
}

function withTask(encounter: Encounter, id: TaskId, change: (task: Task) => Task): Encounter {
  return { ...encounter, tasks: encounter.tasks.map((task) => (task.id === id ? change(task) : task)) };
}

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
