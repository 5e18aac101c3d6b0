import type { Difference } from "./play.js";

/** A failed scenario on two lines: which it is, and the field that differs. */
export function formatFailure(id: string, title: string, { path, expected, seen }: Difference): string {
  const compared =
    expected === undefined ? "" : `: expected ${JSON.stringify(expected)}, saw ${JSON.stringify(seen ?? null)}`;
  return `FAIL  ${id} ${title}\n      ${path}${compared}`;
}
