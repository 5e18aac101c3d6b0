import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { RULESETS } from "../scenarios/runner/rulesets.js";

const inventory = parse(readFileSync(path.join(import.meta.dirname, "inventory.yaml"), "utf8")) as Record<
  string,
  { readonly id: string; readonly kind: string }[]
>;

describe.each([...RULESETS.values()])("the references of $id", ({ id, references = [] }) => {
  it("are the rules that are only told, all of them", () => {
    const told = (inventory[id] ?? []).filter(({ kind }) => kind === "inform").map((rule) => rule.id);
    expect([...references].sort()).toEqual(told.sort());
  });

  it.each(["en", "ru"])("have a title and a text in %s", (language) => {
    const file = path.resolve(import.meta.dirname, "../../lang", language, `${id}.json`);
    const words = JSON.parse(readFileSync(file, "utf8")) as {
      BATTLETEMPO: Record<string, { Reference?: Record<string, { title?: string; text?: string }> }>;
    };
    const texts = words.BATTLETEMPO[id]?.Reference ?? {};
    expect(references.filter((rule) => !texts[rule]?.title || !texts[rule].text)).toEqual([]);
  });
});
