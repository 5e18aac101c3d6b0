import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { damageText } from "./damage-text.js";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** This client reads that language: its real file, looked up as the host does. */
function read(language: string): void {
  const file = path.resolve(import.meta.dirname, `../../../lang/${language}/gurps4e.json`);
  const words: unknown = JSON.parse(readFileSync(file, "utf8"));
  const localize = (key: string): unknown =>
    key.split(".").reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words) ?? key;
  vi.stubGlobal("game", { i18n: { localize } });
}

describe("what a blow deals", () => {
  it.each([
    ["2d cut", "2d реж."],
    [" 1d+2  imp ", "1d+2 прон."],
    ["3d-1 pi++", "3d-1 проб.++"],
    ["1d", "1d"],
    ["2d wet", "2d wet"],
    ["2d constructor", "2d constructor"],
  ])("is said in Russian: %s", (written, said) => {
    read("ru");
    expect(damageText(written)).toBe(said);
  });

  it("stands in English as it is written in the books", () => {
    read("en");
    for (const mark of ["cr", "cut", "imp", "pi-", "pi", "pi+", "pi++", "burn", "tox", "cor", "fat"])
      expect(damageText(`1d ${mark}`)).toBe(`1d ${mark}`);
  });
});
