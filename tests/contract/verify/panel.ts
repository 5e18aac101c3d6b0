import type { Entry } from "../page/entry.js";
import { make, write } from "./elements.js";
import { clearGround, isLeft } from "./ground.js";
import { listHindrances } from "./hindrances.js";
import { isMarked, markWorld, unmarkWorld } from "./mark.js";
import { countOf, entriesOfOne, entriesOfTwo, failures, saveReport } from "./results.js";
import { runEntries } from "./run.js";
import { companionHere } from "./wire.js";
import { messageOf, say } from "./words.js";

/**
 * What the game master sees. It is of plain elements on purpose: applications are among the things that are checked, and
 * entries close every window there is.
 */
export interface Panel {
  /** draws anew whatever may have changed elsewhere */
  refresh(): void;
}

const heading = (key: string): HTMLElement => make("h3", {}, say(key));

/** Opens the panel, and cleans up where an earlier run broke off. */
export function openMasterPanel(): Panel {
  const parts = makeParts();
  const { status, hindrances, typed, failed } = parts;
  let running = false;
  let stopped = false;

  const refresh = (): void => {
    const marked = isMarked();
    const reasons = listHindrances();
    hindrances.replaceChildren(...reasons.map((reason) => make("li", {}, reason)));
    parts.marking.hidden = marked;
    parts.marked.hidden = !marked;
    parts.one.disabled = running || reasons.length > 0;
    parts.two.disabled = running || reasons.length > 0 || companionHere() === null;
    parts.stop.disabled = !running;
    write(parts.here, companionHere() ? say("Two.Here", { name: companionHere()?.name ?? "" }) : "");
    const lines = failures().map(({ id, message }) => `${id}: ${message}`);
    if (lines.length !== failed.childElementCount) failed.replaceChildren(...lines.map((line) => make("li", {}, line)));
    parts.nothing.hidden = lines.length > 0;
  };

  const run = async (entries: readonly Entry[], two: boolean): Promise<void> => {
    [running, stopped] = [true, false];
    // Keys that entries press are nobody's while a field or a button of the panel has the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const tell = (text: string): void => {
      write(status, text);
      refresh();
    };
    try {
      await runEntries(entries, two, {
        lay: () => tell(say("Run.Lay")),
        at: (index, { id }) => tell(say("Run.At", { index: index + 1, count: entries.length, id })),
        clear: () => tell(say("Run.Clear")),
        isStopped: () => stopped,
      });
      const { passed, failed: wrong } = countOf(entries);
      tell(say(stopped ? "Run.Stopped" : "Run.Done", { count: entries.length, passed, failed: wrong }));
    } catch (error) {
      tell(say("Run.Broken", { message: messageOf(error) }));
    } finally {
      running = false;
      refresh();
    }
  };

  parts.one.addEventListener("click", () => void run(entriesOfOne(), false));
  parts.two.addEventListener("click", () => void run(entriesOfTwo(), true));
  parts.stop.addEventListener("click", () => (stopped = true));
  parts.save.addEventListener("click", saveReport);
  parts.off.addEventListener("click", () => void unmarkWorld());
  parts.form.addEventListener("submit", (event) => {
    event.preventDefault();
    void markWorld(typed.value).then((done) => write(parts.answer, done ? "" : say("Mark.Wrong")));
  });
  document.body.append(parts.panel);
  refresh();
  if (isMarked() && game.user.isActiveGM && isLeft()) void removeLeft(status).then(refresh);
  return { refresh };
}

async function removeLeft(status: HTMLElement): Promise<void> {
  try {
    await clearGround();
    write(status, say("Run.Removed"));
  } catch (error) {
    write(status, say("Run.NotRemoved", { message: messageOf(error) }));
  }
}

/** The elements of the panel; those with something to do are given by name. */
function makeParts() {
  const hindrances = make("ul", { "data-verify": "hindrances" });
  const status = make("p", { role: "status", "data-verify": "status" }, say("Run.Idle"));
  const typed = make("input", { id: "verify-title", name: "title", autocomplete: "off" });
  const answer = make("p", { role: "alert", "data-verify": "answer" });
  const label = make("label", { for: typed.id }, say("Mark.Label"));
  const submit = make("button", { type: "submit", "data-verify": "mark" }, say("Mark.Do"));
  const form = make("form", {}, label, typed, submit, answer);
  const off = button("off", say("Mark.Off"));
  const one = button("one", say("One.Do", { count: entriesOfOne().length }));
  const two = button("two", say("Two.Do", { count: entriesOfTwo().length }));
  const stop = button("stop", say("Run.Stop"));
  const here = make("p", { role: "status", "data-verify": "here" });
  const names = game.users.filter(({ role }) => role === 1).map(({ name }) => name);
  const steps = [say("Two.Open"), say("Two.Join", { names: names.join(", ") }), say("Two.Beside")];
  const failed = make("ol", { "data-verify": "failed" });
  const nothing = make("p", {}, say("Report.Nothing"));
  const save = button("save", say("Report.Save"));
  const marking = make("div", {}, form);
  const guide = make("ol", {}, ...steps.map((step) => make("li", {}, step)));
  const marked = make(
    "div",
    {},
    ...[make("p", {}, say("Mark.Done")), heading("One.Title"), one, heading("Two.Title"), guide, here, two],
    ...[heading("Run.Title"), status, stop, heading("Report.Failed"), nothing, failed, save, off],
  );
  const title = make("h2", { id: "verify-heading" }, say("Title"));
  const region = { id: "verify-panel", "aria-labelledby": title.id };
  const panel = make("section", region, title, make("p", {}, say("Intro")), hindrances, marking, marked);
  return {
    panel,
    hindrances,
    status,
    typed,
    form,
    answer,
    off,
    one,
    two,
    stop,
    here,
    failed,
    nothing,
    marking,
    marked,
    save,
  };
}

function button(name: string, text: string): HTMLButtonElement {
  return make("button", { type: "button", "data-verify": name }, text);
}
