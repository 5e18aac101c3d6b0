import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { BENCH } from "../contract/bench-entries.js";
import { ENTRIES } from "../contract/entries/index.js";
import { stepsOf } from "../contract/page/steps.js";
import { DRAG_BY_HAND, OPEN } from "../contract/verify/open/index.js";
import { ROOT } from "./source-files.js";

/** Entries of a generation: of one window, and of two. */
function count(generation: 13 | 14): readonly [one: number, two: number] {
  const here = ENTRIES.filter((entry) => (entry.generation ?? generation) === generation);
  const one = here.filter((entry) => entry.kind === "single" && stepsOf(entry).every(({ seat }) => seat === "gm"));
  return [one.length, here.length - one.length];
}

/** What the guide for owners of a licence says of the contract has to be so. */
describe.each(["docs/verify-in-foundry.md", "docs/verify-in-foundry.ru.md"])("%s", (name) => {
  const text = readFileSync(path.join(ROOT, name), "utf8");
  const named = [...text.matchAll(/`([a-z]+\.[\w-]+)`/g)].map(([, id = ""]) => id);
  const among = (prefix: string): string[] => named.filter((id) => id.startsWith(prefix));

  it("has ten steps, and a row for each open point", () => {
    expect(text.match(/^\d+\. /gm)).toHaveLength(10);
    expect(text.match(/^\| +\d+ +\|/gm)).toHaveLength(10);
    expect(new Set(among("open."))).toEqual(new Set([...OPEN, DRAG_BY_HAND].map(({ id }) => id)));
  });

  it("names every entry that is left out, and none that there isn't", () => {
    expect(new Set(among("bench."))).toEqual(new Set(BENCH.map(({ id }) => id)));
    const known = new Set(ENTRIES.map(({ id }) => id));
    const areas = new Set(ENTRIES.map(({ id }) => `${id.split(".")[0] ?? ""}.`));
    const cited = named.filter((id) => [...areas].some((area) => id.startsWith(area)));
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((id) => !known.has(id))).toEqual([]);
  });

  it("counts them rightly", () => {
    const figures = text.slice(text.lastIndexOf("\n## ")).match(/\b\d{2,}\b/g) ?? [];
    const [[one13, two13], [one14, two14]] = [count(13), count(14)];
    const all = [
      ENTRIES.length + BENCH.length,
      ENTRIES.length,
      one13 + two13,
      one14 + two14,
      one13,
      one14,
      two13,
      two14,
    ];
    for (const figure of all) expect(figures).toContain(String(figure));
  });
});
