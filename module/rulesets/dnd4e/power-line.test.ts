import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../kernel/json.js";
import { stage, type Seat } from "./testing/stage.js";

const line = (id: string, extra: JsonObject) => ({ id, kind: "melee", reach: { min: 0, max: 1 }, extra }) as const;

const ANN: Seat = {
  id: "ann",
  at: [5, 5],
  side: "heroes",
  profile: {
    kind: "pc",
    attacks: [
      line("blow", { power: true, limit: "encounter" }),
      line("storm", { power: true, limit: "daily" }),
      line("word", { power: true, noAttack: true, pays: "minor", surge: true, limit: "encounter" }),
      line("axe", { power: true }),
    ],
    stats: { hp: 20, maxHp: 40, surges: 3, maxSurges: 9, surgeValue: 10 },
  },
};
const ORC: Seat = { id: "orc", at: [6, 5], vitals: { hp: 100 } };

const use = (power: string) => ({ with: power, target: "orc" });
const WORD = { pay: "minor", options: { line: "word", surge: true } };

function spent(powers: readonly string[]) {
  const fight = stage([ANN, ORC]);
  for (const power of powers) {
    fight.act("ann", "use-power", use(power));
    fight.roll(1);
    fight.turn("orc");
    fight.turn("ann");
  }
  return fight;
}

describe("powers that can be had but once", () => {
  it("are used up, hit or miss, and say what brings them back; those at will aren't", () => {
    const fight = spent(["blow", "storm", "axe"]);
    const why = (power: string) => fight.judge("ann", "use-power", use(power)).refusal?.reasons[0] ?? null;
    expect(why("blow")).toEqual({ code: "once-per-encounter", data: { rest: "short-rest" } });
    expect(why("storm")).toEqual({ code: "no-resource", data: { rest: "extended-rest" } });
    expect(why("axe")).toBeNull();
    expect(fight.state("ann").vitals).toMatchObject({ "used.blow": 1, "used.storm": 1 });
  });

  it("also where they strike at nobody", () => {
    const fight = stage([ANN, ORC]);
    fight.act("ann", "use-power", WORD);
    fight.turn("orc");
    fight.turn("ann");
    expect(fight.refusal("ann", "use-power", WORD)).toBe("once-per-encounter");
  });

  it("come back with a rest of their kind", () => {
    const fight = spent(["blow", "storm"]);
    fight.act("ann", "short-rest");
    expect(fight.refusal("ann", "use-power", use("blow"))).toBeNull();
    expect(fight.refusal("ann", "use-power", use("storm"))).toBe("no-resource");
    fight.act("ann", "extended-rest");
    expect(fight.refusal("ann", "use-power", use("storm"))).toBeNull();
  });

  it("are known to be used up from the fight before", () => {
    const fight = stage([{ ...ANN, vitals: { "used.blow": 1 } }, ORC]);
    expect(fight.refusal("ann", "use-power", use("blow"))).toBe("once-per-encounter");
  });
});
