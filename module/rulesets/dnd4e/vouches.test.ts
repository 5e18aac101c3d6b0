import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import { creatureId } from "../../model/ids.js";
import { judgeAtTable } from "../../rules/enforcement.js";
import { dnd4e } from "./ruleset.js";
import { stage, type Doing } from "./testing/stage.js";

const line = (id: string, extra: JsonObject) => ({ id, kind: "melee", reach: { min: 0, max: 1 }, extra }) as const;

const ANN = {
  id: "ann",
  at: [5, 5],
  side: "heroes",
  profile: {
    attacks: [
      line("hammer", { push: 1 }),
      line("song", { noAttack: true, surge: true, pays: "minor" }),
      line("axe", {}),
    ],
    stats: { hp: 20, surges: 3 },
  },
} as const;
const ORC = { id: "orc", at: [6, 5] } as const;

const asked = (action: string, { target, ...doing }: Doing = {}, gm = false): string | null => {
  const fight = stage([ANN, ORC]);
  const act: Act = {
    ...doing,
    by: creatureId("ann"),
    action,
    ...(target !== undefined && { target: creatureId(target) }),
  };
  return judgeAtTable(dnd4e, fight.situation, act, { gm }).refusal?.reasons[0].code ?? null;
};
const power = (doing: Doing, gm = false): string | null => asked("use-power", { target: "orc", ...doing }, gm);

describe("a power that a player uses", () => {
  it("does what its line says", () => {
    expect(power({ with: "hammer", options: { push: 1 } })).toBeNull();
    expect(power({ with: "hammer" })).toBeNull();
    expect(power({ pay: "minor", options: { line: "song", surge: true } })).toBeNull();
  });

  it("and no more, whatever a macro says", () => {
    expect(power({ with: "hammer", options: { push: 9 } })).toBe("outside-act");
    expect(power({ with: "axe", options: { slide: 1 } })).toBe("outside-act");
    expect(power({ options: { surge: true } })).toBe("outside-act");
    expect(power({ options: { swap: true } })).toBe("outside-act");
    expect(power({ options: { line: "none", surge: true } })).toBe("outside-act");
  });

  it("for what its line says", () => {
    expect(power({ with: "hammer", pay: "free" })).toBe("outside-act");
    expect(power({ with: "axe", pay: "immediate" })).toBe("outside-act");
    expect(power({ pay: "free", options: { line: "song", surge: true } })).toBe("outside-act");
    expect(power({ with: "axe", pay: "standard" })).toBeNull();
  });

  it("also where it is only readied", () => {
    const then = { by: creatureId("orc"), action: "use-power", with: "hammer", options: { push: 9 } };
    expect(asked("ready", { trigger: { on: "attack" }, then })).toBe("outside-act");
    expect(asked("ready", { trigger: { on: "attack" }, then: { ...then, options: { push: 1 } } })).toBeNull();
  });

  it("may be more by the game master's word", () => {
    expect(power({ with: "hammer", pay: "free", options: { push: 9 } }, true)).toBeNull();
  });
});
