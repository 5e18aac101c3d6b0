import { make } from "./make.js";
import { OPEN } from "./open/index.js";
import { entriesOfOne, entriesOfTwo, saveReport } from "./results.js";
import { say } from "./words.js";

const PLAYER = 1;

/** The buttons that begin a run. */
export type RunName = "open" | "drag" | "two" | "one";

const heading = (key: string): HTMLElement => make("h3", {}, say(key));

const button = (name: string, text: string): HTMLButtonElement =>
  make("button", { type: "button", "data-verify": name }, text);

/** The field into which the title of the world is typed. */
function makeMarking() {
  const typed = make("input", { id: "verify-title", name: "title", autocomplete: "off" });
  const answer = make("p", { role: "alert", "data-verify": "answer" });
  const label = make("label", { for: typed.id }, say("Mark.Label"));
  const submit = make("button", { type: "submit", "data-verify": "mark" }, say("Mark.Do"));
  const form = make("form", {}, label, typed, submit, answer);
  return { typed, answer, form };
}

/** How a second window is opened, in steps. */
function makeGuide(): HTMLElement {
  const names = game.users.filter(({ role }) => role === PLAYER).map(({ name }) => name);
  const steps = [say("Two.Open"), say("Two.Join", { names: names.join(", ") }), say("Two.Beside")];
  return make("ol", {}, ...steps.map((step) => make("li", {}, step)));
}

/** What was found. */
function makeFindings() {
  const failed = make("ol", { "data-verify": "failed" });
  const nothing = make("p", {}, say("Report.Nothing"));
  const save = button("save", say("Report.Save"));
  save.addEventListener("click", saveReport);
  return { failed, nothing, save };
}

/** The elements of the game master's panel; those with something to do are given by name. */
export function makeParts() {
  const { typed, answer, form } = makeMarking();
  const { failed, nothing, save } = makeFindings();
  const hindrances = make("ul", { "data-verify": "hindrances" });
  const status = make("p", { role: "status", "data-verify": "status" }, say("Run.Idle"));
  const here = make("p", { role: "status", "data-verify": "here" });
  const stop = button("stop", say("Run.Stop"));
  const off = button("off", say("Mark.Off"));
  const runs: Readonly<Record<RunName, HTMLButtonElement>> = {
    open: button("open", say("Open.Do", { count: OPEN.length })),
    drag: button("drag", say("Open.Drag")),
    two: button("two", say("Two.Do", { count: entriesOfTwo().length })),
    one: button("one", say("One.Do", { count: entriesOfOne().length })),
  };
  const marked = make(
    "div",
    {},
    ...[make("p", {}, say("Mark.Done")), heading("Two.Title"), makeGuide(), here],
    ...[heading("Open.Title"), runs.open, runs.drag, heading("Sentences"), runs.two, runs.one],
    ...[heading("Run.Title"), status, stop, heading("Report.Failed"), nothing, failed, save, off],
  );
  const title = make("summary", {}, make("h2", { id: "verify-heading" }, say("Title")));
  const whole = make("details", { open: "" }, title, make("p", {}, say("Intro")), hindrances, form, marked);
  const panel = make("section", { id: "verify-panel", "aria-labelledby": "verify-heading" }, whole);
  return { panel, hindrances, status, typed, answer, form, marked, here, runs, stop, off, failed, nothing };
}

export type Parts = ReturnType<typeof makeParts>;
