import type { WindowAnswer } from "../../model/window.js";
import { coursesOf } from "./courses.js";
import type { ReactionRow } from "./reaction-rows.js";

/** A yes with what was chosen of a row's list: an attack, a length or a course. */
export function answerOfSelect(row: ReactionRow, { name, value }: HTMLSelectElement): WindowAnswer {
  if (name === "attack") return { accept: true, with: value };
  if (name === "distance") return { accept: true, options: { distance: Number(value) } };
  const course = coursesOf(row)[Number(value)] ?? [];
  return { accept: true, options: { path: course.map(([column, y]): [number, number] => [column, y]) } };
}

/** Rows of one window stand together, in their order. */
export function byWindow(rows: readonly ReactionRow[]): [ReactionRow, ...ReactionRow[]][] {
  const groups: [ReactionRow, ...ReactionRow[]][] = [];
  for (const row of rows) {
    const known = groups.find(([first]) => first.session === row.session && first.window.id === row.window.id);
    if (known) known.push(row);
    else groups.push([row]);
  }
  return groups;
}
