import type { Entry } from "../page/entry.js";
import { clearGround, isLeft } from "./ground.js";
import { listHindrances } from "./hindrances.js";
import { make, write } from "./make.js";
import { isMarked, markWorld, unmarkWorld } from "./mark.js";
import { DRAG_BY_HAND, OPEN, PATIENCE } from "./open/index.js";
import { makeParts, type Parts, type RunName } from "./panel-parts.js";
import { countOf, entriesOfOne, entriesOfTwo, failures, note, noteSeen } from "./results.js";
import { runAll, type Progress } from "./run.js";
import type { Played } from "../page/steps.js";
import { companionHere } from "./wire.js";
import { messageOf, say } from "./words.js";

/**
 * What stands at the left of the screen. It is of plain elements on purpose: applications are among the things that are
 * checked, and entries close every window there is.
 */
export interface Panel {
  /** draws anew whatever may have changed elsewhere */
  refresh(): void;
}

/** What a button begins: what is played, by whom, and what is made of it. */
interface Run extends Pick<Progress, "done" | "failed"> {
  readonly list: readonly Played[];
  readonly two: boolean;
  at(index: number, id: string): string;
  end(stopped: boolean): string;
}

/** What goes on in this window. */
interface State {
  running: boolean;
  stopped: boolean;
}

/** Opens the game master's panel, and cleans up where an earlier run broke off. */
export function openMasterPanel(): Panel {
  const parts = makeParts();
  const state: State = { running: false, stopped: false };
  const refresh = (): void => draw(parts, state);
  const runs: Readonly<Record<RunName, () => Run>> = {
    open: () => lookAt(OPEN, true),
    drag: () => ({ ...lookAt([DRAG_BY_HAND], false), at: () => say("Open.Hand", { seconds: PATIENCE }) }),
    two: () => check(entriesOfTwo(), true),
    one: () => check(entriesOfOne(), false),
  };
  for (const name of Object.keys(runs) as RunName[])
    parts.runs[name].addEventListener("click", () => void begin(runs[name](), parts.status, state, refresh));
  parts.stop.addEventListener("click", () => (state.stopped = true));
  parts.off.addEventListener("click", () => void unmarkWorld());
  parts.form.addEventListener("submit", (event) => {
    event.preventDefault();
    void markWorld(parts.typed.value).then((done) => write(parts.answer, done ? "" : say("Mark.Wrong")));
  });
  document.body.append(parts.panel);
  refresh();
  if (isMarked() && game.user.isActiveGM && isLeft()) void removeLeft(parts.status).then(refresh);
  return { refresh };
}

/** Open points are looked at. */
const lookAt = (list: readonly Played[], two: boolean): Run => ({
  ...{ list, two },
  at: (index, id) => say("Run.At", { index: index + 1, count: list.length, id }),
  done: ({ id }, told) => noteSeen(id, told.at(-1)),
  failed: ({ id }, message) => noteSeen(id, { failed: message }),
  end: () => say("Open.Seen", { count: list.length }),
});

/** Entries hold or don't. */
const check = (list: readonly Entry[], two: boolean): Run => ({
  ...{ list, two },
  at: (index, id) => say("Run.At", { index: index + 1, count: list.length, id }),
  done: ({ id }) => note(id, null),
  failed: ({ id }, message) => note(id, message),
  end: (stopped) => {
    const { passed, failed } = countOf(list);
    return say(stopped ? "Run.Stopped" : "Run.Done", { count: list.length, passed, failed });
  },
});

async function begin(run: Run, status: HTMLElement, state: State, refresh: () => void): Promise<void> {
  Object.assign(state, { running: true, stopped: false });
  // Keys that entries press are nobody's while a field or a button of the panel has the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const tell = (text: string): void => {
    write(status, text);
    refresh();
  };
  try {
    await runAll(run.list, run.two, {
      lay: () => tell(say("Run.Lay")),
      at: (index, { id }) => tell(run.at(index, id)),
      done: (played, told) => run.done(played, told),
      failed: (played, message) => run.failed(played, message),
      clear: () => tell(say("Run.Clear")),
      isStopped: () => state.stopped,
    });
    tell(run.end(state.stopped));
  } catch (error) {
    tell(say("Run.Broken", { message: messageOf(error) }));
  } finally {
    state.running = false;
    refresh();
  }
}

function draw(parts: Parts, { running }: State): void {
  const reasons = listHindrances();
  const companion = companionHere();
  parts.hindrances.replaceChildren(...reasons.map((reason) => make("li", {}, reason)));
  parts.form.hidden = isMarked();
  parts.marked.hidden = !isMarked();
  for (const [name, button] of Object.entries(parts.runs))
    button.disabled = running || reasons.length > 0 || ((name === "open" || name === "two") && companion === null);
  parts.stop.disabled = !running;
  write(parts.here, companion === null ? "" : say("Two.Here", { name: companion.name }));
  const lines = failures().map(({ id, message }) => `${id}: ${message}`);
  parts.failed.replaceChildren(...lines.map((line) => make("li", {}, line)));
  parts.nothing.hidden = lines.length > 0;
}

async function removeLeft(status: HTMLElement): Promise<void> {
  try {
    await clearGround();
    write(status, say("Run.Removed"));
  } catch (error) {
    write(status, say("Run.NotRemoved", { message: messageOf(error) }));
  }
}
