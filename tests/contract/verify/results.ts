import { ENTRIES } from "../entries/index.js";
import type { Entry } from "../page/entry.js";
import { stepsOf } from "../page/steps.js";

/** What came of an entry here: nothing where its sentence holds, else the message of its failure. */
type Outcome = string | null;

/** What was seen of open points. */
const seen = new Map<string, unknown>();
const outcomes = new Map<string, Outcome>();

/** The entries of this generation. */
const entriesHere = (): readonly Entry[] =>
  ENTRIES.filter(({ generation }) => generation === undefined || generation === game.release.generation);

/** The game master's window alone can show them. */
export const entriesOfOne = (): readonly Entry[] =>
  entriesHere().filter((entry) => stepsOf(entry).every(({ seat }) => seat === "gm") && entry.kind === "single");

/** A game master's window and a player's can show them together. */
export const entriesOfTwo = (): readonly Entry[] => {
  const ofOne = new Set(entriesOfOne());
  return entriesHere().filter((entry) => !ofOne.has(entry));
};

/** Notes what came of an entry; a later run's word counts. */
export function note(id: string, outcome: Outcome): void {
  outcomes.set(id, outcome);
}

/** Notes what was seen of an open point. */
export function noteSeen(id: string, what: unknown): void {
  seen.set(id, what);
}

/** Of these entries: how many hold and don't. */
export function countOf(entries: readonly Entry[]): { passed: number; failed: number; notRun: number } {
  const each = entries.map(({ id }) => outcomes.get(id));
  const passed = each.filter((outcome) => outcome === null).length;
  const notRun = each.filter((outcome) => outcome === undefined).length;
  return { passed, failed: each.length - passed - notRun, notRun };
}

/** What doesn't hold here, with why. */
export const failures = (): { id: string; ground: string; message: string }[] =>
  entriesHere().flatMap(({ id, ground }) => {
    const message = outcomes.get(id);
    return typeof message === "string" ? [{ id, ground, message }] : [];
  });

/** What an owner sends: figures, ids and what was said where something failed, in which users of the world may be named. */
function makeReport(): Record<string, unknown> {
  const { generation, build } = game.release;
  return {
    report: "battle-tempo-verify",
    version: game.system.version,
    ...{ generation, build },
    browser: navigator.userAgent,
    language: game.i18n.lang,
    counts: { oneWindow: countOf(entriesOfOne()), twoWindows: countOf(entriesOfTwo()) },
    open: Object.fromEntries(seen),
    failed: failures(),
    passed: entriesHere().flatMap(({ id }) => (outcomes.get(id) === null ? [id] : [])),
  };
}

/** Gives the report to the browser, as a file to be saved. */
export function saveReport(): void {
  const { generation, build } = game.release;
  const url = URL.createObjectURL(new Blob([JSON.stringify(makeReport(), null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  Object.assign(link, { href: url, download: `battle-tempo-verify-${generation}.${build}.json` });
  link.click();
  URL.revokeObjectURL(url);
}
