import type { CreatureId } from "../../model/ids.js";
import { DEFENCE, situationOf } from "../../table/host.js";
import type { Cell } from "../../model/position.js";
import { plural, t } from "../i18n/localize.js";
import type { ReactionRow } from "./reaction-rows.js";

/** A way on which somebody may be moved, its own cell first. */
export type Course = readonly Cell[];

/** The course chosen in a row so far, by the row's key; none: the usual one. */
const chosen = new Map<string, number>();

/** Where the chooser of a row may move whom it is about, as far as this user knows; empty: it isn't a question of where to. */
export function coursesOf({ session, window, responder, mayAnswer }: ReactionRow): readonly Course[] {
  if (!mayAnswer || !asksWhere({ window, responder })) return [];
  const { encounter, scene } = session.viewed;
  const found = session.ruleset.ask(situationOf(encounter, scene), { kind: "courses", window: window.id });
  return Array.isArray(found) ? found.filter(isCourse) : [];
}

/** A choice that moves somebody, or a defence that may be made stepping back. */
const asksWhere = ({
  window,
  responder: { option, others = [] },
}: Pick<ReactionRow, "window" | "responder">): boolean =>
  window.kind === "choice" ||
  (window.kind === DEFENCE && [option, ...others].some(({ retreatAtMost }) => retreatAtMost !== undefined));

/** Whom the row's courses move: whoever steps back, else the one whom the answer meets. */
export const movedIn = ({ window, responder }: Pick<ReactionRow, "window" | "responder">): CreatureId =>
  window.kind === DEFENCE ? responder.creature : window.against;

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

/** Where a course ends, seen from where it begins: "2 right, 1 up"; to a hex next to it by its direction. */
export function courseText(course: Course, isHex: boolean): string {
  const [from, to]: [Cell, Cell] = [course[0] ?? [0, 0], course.at(-1) ?? [0, 0]];
  const hex = isHex ? hexDirection(from, to) : null;
  if (hex !== null) return t(`BATTLETEMPO.Facing.${hex}`);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const part = (by: number, forwards: string, back: string): string[] =>
    by === 0 ? [] : [plural(`BATTLETEMPO.Prompt.Aside.${by > 0 ? forwards : back}`, Math.abs(by))];
  return [...part(dx, "right", "left"), ...part(dy, "down", "up")].join(", ");
}

/** The word for the way to a neighbour among rows of hexes, odd ones half a hex to the right; null: it is none. */
function hexDirection([fromX, fromY]: Cell, [toX, toY]: Cell): string | null {
  const [rows, halves] = [toY - fromY, 2 * (toX - fromX) + (toY & 1) - (fromY & 1)];
  if (rows === 0) return halves === 2 ? "e" : halves === -2 ? "w" : null;
  if (Math.abs(rows) !== 1 || Math.abs(halves) !== 1) return null;
  return `${rows < 0 ? "n" : "s"}${halves > 0 ? "e" : "w"}`;
}
