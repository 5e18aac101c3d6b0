import { sessionOf } from "../port/session.js";
import { coursesOf, type Course } from "./courses.js";
import { reactionRows, type ReactionRow } from "./reaction-rows.js";

/** All chances of all running fights that this user is shown. */
export function openRows(): ReactionRow[] {
  return game.combats.contents.flatMap((combat) => {
    const session = combat.started ? sessionOf(combat) : null;
    return session ? reactionRows(session, { id: game.user.id, isGM: game.user.isGM }) : [];
  });
}

/** A row in which this user says where somebody goes, with the ways there are. */
export interface OpenCourses {
  readonly row: ReactionRow;
  readonly courses: readonly Course[];
}

/** The oldest of the rows in which this very user is asked where to; null: none. */
export function openCourses(): OpenCourses | null {
  for (const row of openRows()) {
    const courses = row.mine ? coursesOf(row) : [];
    if (courses.length > 0) return { row, courses };
  }
  return null;
}
