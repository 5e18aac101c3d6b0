import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Plan } from "../../model/plan.js";
import type { Cell } from "../../model/position.js";
import { refusal } from "../../table/host.js";
import { announcementOf, announcementText } from "./announcement.js";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The real words of a language, looked up as the host does. */
function speak(lang: "en" | "ru"): void {
  const words = ["", "/pf1"].map(
    (name) => JSON.parse(readFileSync(new URL(`../../../lang/${lang}${name}.json`, import.meta.url), "utf8")) as object,
  );
  const find = (key: string): string | undefined => {
    for (const file of words) {
      const found = key
        .split(".")
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], file);
      if (typeof found === "string") return found;
    }
    return undefined;
  };
  const i18n = {
    lang,
    has: (key: string) => find(key) !== undefined,
    localize: (key: string) => find(key) ?? key,
    format: (key: string, data: Record<string, string>) =>
      (find(key) ?? key).replace(/\{(\w+)\}/g, (_, name: string) => data[name] ?? ""),
  };
  vi.stubGlobal("game", { i18n });
}

const PATH: readonly Cell[] = [
  [6, 11],
  [5, 11],
  [4, 11],
];

const step = (cell: Cell, total: number, over: object = {}) => ({
  ...{ cell, cost: 5, total, band: "within" as const, marks: [] },
  ...over,
});

const chance = (by: string, at: number | "action") => ({
  ...{ by, against: "ann", step: at, of: "leaving", attacks: [], action: "attack", pays: "aoo", left: 1, pool: 1 },
});

function forecast(plan: Partial<Plan>, second: object = {}) {
  const steps = [step([5, 11], 5), step([4, 11], 10, second)];
  const move = { path: PATH, mode: "walk", steps, total: 10, left: 20, budget: 30 };
  const names: Record<string, string> = { goblin: "Goblin", ogre: "Огр" };
  return {
    cells: PATH,
    ends: [0, 1, 2],
    plan: { refusal: null, move, provocations: [], pays: ["move"], ...plan },
    session: { ruleset: { id: "pf1", unit: "ft" }, nameOf: (id: string) => names[id] ?? "?" },
  } as never;
}

const said = (lang: "en" | "ru", of: ReturnType<typeof forecast>): string => {
  speak(lang);
  return announcementText(announcementOf(of), of);
};

describe("a step of a plan is announced", () => {
  it("with its cost, the total, and what remains", () => {
    expect(said("en", forecast({}))).toBe("5 ft, 10 ft in all, 20 ft left.");
    expect(said("ru", forecast({}))).toBe("5 фт, всего 10 фт, осталось 20 фт.");
  });

  it("with who would strike, and at which step", () => {
    const plan = forecast({ provocations: [chance("goblin", 0), chance("ogre", "action")] as never });
    expect(said("en", plan)).toBe(
      "5 ft, 10 ft in all, 20 ft left. May strike at step 1: Goblin. May strike at the act itself: Огр.",
    );
    expect(said("ru", plan)).toBe(
      "5 фт, всего 10 фт, осталось 20 фт. Возможен удар на шаге 1: Goblin. Возможен удар за само действие: Огр.",
    );
  });

  it("with the slot that it opens, and the ground", () => {
    const plan = forecast({ refusal: refusal("too-far") }, { band: "slot", opens: "standard", marks: ["difficult"] });
    expect(said("en", plan)).toBe("5 ft, 10 ft in all, opens: standard action. Difficult ground.");
    expect(said("ru", plan)).toBe("5 фт, всего 10 фт, займёт: основное действие. Труднопроходимо.");
  });

  it("with how much too far it is, and with what stands against it", () => {
    const far = forecast({ refusal: refusal("too-far") }, { band: "beyond", total: 45 });
    expect(said("en", far)).toBe("5 ft, 45 ft in all, 15 ft too far.");
    expect(said("ru", far)).toBe("5 фт, всего 45 фт, лишнее: 15 фт.");
    const blocked = forecast({ refusal: refusal("blocked") });
    expect(said("en", blocked)).toBe("5 ft, 10 ft in all, 20 ft left. The way is barred.");
  });

  it("with all that one planned step leads through, such as up on the spot and then on", () => {
    const plan = forecast({ provocations: [chance("goblin", 1)] as never });
    const risen = { ...(plan as object), ends: [0, 2] } as never;
    expect(said("en", risen)).toBe("10 ft, 10 ft in all, 20 ft left. May strike at step 1: Goblin.");
  });

  it("without figures where nothing is charged", () => {
    expect(said("en", forecast({ move: null }))).toBe("Steps: 2.");
  });
});
