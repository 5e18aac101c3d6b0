import { situationOf } from "../../table/host.js";
import type { Cell } from "../../model/position.js";
import { plural } from "../i18n/localize.js";
import type { ReactionRow } from "./reaction-rows.js";

/** A way on which somebody may be moved, its own cell first. */
export type Course = readonly Cell[];

/** The course chosen in a row so far, by the row's key; none: the usual one. */
const chosen = new Map<string, number>();

/** Where the chooser of a row may move whom it is about, as far as this user knows; empty: it isn't a question of where to. */
export function coursesOf({ session, window, mayAnswer }: ReactionRow): readonly Course[] {
  if (!mayAnswer || window.kind !== "choice") return [];
  const { encounter, scene } = session.viewed;
  const found = session.ruleset.ask(situationOf(encounter, scene), { kind: "courses", window: window.id });
  return Array.isArray(found) ? found.filter(isCourse) : [];
}

const isCourse = (value: unknown): value is [number, number][] =>
  Array.isArray(value) && value.length > 1 && value.every((cell) => Array.isArray(cell) && cell.length === 2);

export const chosenCourse = ({ key }: Pick<ReactionRow, "key">): number => chosen.get(key) ?? 0;

/** Notes which course is meant and tells this client's screens; nothing is moved by it. */
export function chooseCourse({ key }: Pick<ReactionRow, "key">, index: number): void {
  chosen.set(key, index);
  Hooks.callAll("battle-tempo.course", key, index);
}

/** A row is over: what was chosen in it means nothing any more. */
export function forgetCourses(isOpen: (key: string) => boolean): void {
  for (const key of chosen.keys()) if (!isOpen(key)) chosen.delete(key);
}

/** Where a course ends, seen from where it begins: "2 right, 1 up". */
export function courseText(course: Course): string {
  const [from, to] = [course[0] ?? [0, 0], course.at(-1) ?? [0, 0]];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const part = (by: number, forwards: string, back: string): string[] =>
    by === 0 ? [] : [plural(`BATTLETEMPO.Prompt.Aside.${by > 0 ? forwards : back}`, Math.abs(by))];
  return [...part(dx, "right", "left"), ...part(dy, "down", "up")].join(", ");
}
