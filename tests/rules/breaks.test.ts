import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const ROOT = path.resolve(import.meta.dirname, "../..");
const GAMES = ["pf1", "adnd2ct", "dnd5e2024", "dnd4e", "gurps4e"];

interface Rule {
  readonly id: string;
  readonly kind: string;
}
interface Break {
  readonly rule: string;
  readonly in: string;
  readonly find: string;
  readonly put?: string;
}

const inventory = parse(readFileSync(path.join(import.meta.dirname, "inventory.yaml"), "utf8")) as Record<
  string,
  Rule[]
>;

function breaksOf(game: string): Break[] {
  const file = path.join(import.meta.dirname, "breaks", `${game}.yaml`);
  return existsSync(file) ? (parse(readFileSync(file, "utf8")) as Break[]) : [];
}

/** How often a break's place stands in its file. */
function countPlaces(broken: Break): number {
  const file = path.join(ROOT, broken.in);
  if (!existsSync(file)) return 0;
  const text = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  return text.split(broken.find.replace(/\n$/, "")).length - 1;
}

describe.each(GAMES)("recorded breaks of %s", (game) => {
  const breaks = breaksOf(game);
  const ids = inventory[game]?.map(({ id }) => id) ?? [];

  it("each fit the code as it is: their place is found exactly once", () => {
    const misfits = breaks.filter((broken) => countPlaces(broken) !== 1);
    expect(misfits.map(({ rule, find }) => `${rule}: ${find}`)).toEqual([]);
  });

  it("are of rules that are listed, in the list's order", () => {
    const places = breaks.map(({ rule }) => ids.indexOf(rule));
    expect(breaks.filter((_, i) => places[i] === -1).map(({ rule }) => rule)).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("lie in what is shipped, never in a test", () => {
    expect(breaks.filter(({ in: file }) => !/^module\/.*(?<!\.test)\.ts$/.test(file)).map(({ rule }) => rule)).toEqual(
      [],
    );
  });
});

describe("the inventory", () => {
  it("names each rule once, with a kind that is known", () => {
    const all = GAMES.flatMap((game) => inventory[game] ?? []);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ kind }) => !["enforce", "resolve", "prompt", "inform"].includes(kind))).toEqual([]);
  });
});
