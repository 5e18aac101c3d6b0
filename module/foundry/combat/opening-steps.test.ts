import { describe, expect, it } from "vitest";
import { aheadOf, openingSteps, tiesOf, type Opener } from "./opening-steps.js";

const opener = (name: string, more: Partial<Opener> = {}): Opener => ({
  id: name,
  name,
  placed: true,
  initiative: null,
  side: 1,
  played: true,
  kind: null,
  hidden: false,
  surprised: false,
  ...more,
});
const foe = (name: string, more: Partial<Opener> = {}): Opener => opener(name, { side: -1, played: false, ...more });
const missing = (step: "surprise" | "ties", openers: readonly Opener[]): readonly string[] =>
  openingSteps([step], openers)[0]?.missing ?? [];

describe("the opening of a fight", () => {
  it("DND5-ROUND-002: asks for everybody's place, then for initiative", () => {
    const openers = [opener("Ann", { initiative: 15 }), foe("Orc", { placed: false }), foe("Bat")];
    expect(openingSteps(["places", "initiative"], openers)).toEqual([
      { step: "places", missing: ["Orc"] },
      { step: "initiative", missing: ["Orc", "Bat"] },
    ]);
  });

  it("misses nobody once all stand and have rolled, be it a 0", () => {
    const steps = openingSteps(
      ["places", "initiative"],
      [opener("Ann", { initiative: 15 }), foe("Orc", { initiative: 0 })],
    );
    expect(steps.flatMap(({ missing: names }) => names)).toEqual([]);
  });

  it("DND5-INIT-007: takes the enemies of one who is hidden for surprised, unless they are marked already", () => {
    const rogue = opener("Rogue", { hidden: true });
    expect(missing("surprise", [rogue, opener("Ann"), foe("Orc"), foe("Bat", { surprised: true })])).toEqual(["Orc"]);
    expect(missing("surprise", [opener("Ann"), foe("Orc")])).toEqual([]);
    expect(missing("surprise", [rogue, foe("Ghost", { side: null })])).toEqual([]);
  });

  it("DND5-INIT-005: leaves ties of characters to their players, and all others to the game master", () => {
    const [ann, bert] = [opener("Ann", { initiative: 14 }), opener("Bert", { initiative: 14 })];
    const [orc, bat, elf] = [
      foe("Orc", { initiative: 9 }),
      foe("Bat", { initiative: 9 }),
      opener("Elf", { initiative: 9 }),
    ];
    expect(missing("ties", [ann, orc, bert, foe("Rat", { initiative: 3 })])).toEqual(["Ann", "Bert"]);
    expect(tiesOf([ann, bert, orc, bat]).map(({ byPlayers }) => byPlayers)).toEqual([true, false]);
    expect(tiesOf([orc, elf])[0]?.byPlayers).toBe(false);
    expect(tiesOf([opener("Ann"), opener("Bert")])).toEqual([]);
  });

  it("DND5-INIT-005, DND5-INIT-002: like creatures share a result on purpose", () => {
    const goblins = ["g1", "g2"].map((name) => foe(name, { initiative: 9, kind: "goblin" }));
    expect(tiesOf(goblins)).toEqual([]);
    expect(tiesOf([...goblins, opener("Ann", { initiative: 9 })])[0]?.tied.map(({ id }) => id)).toEqual(["g1", "Ann"]);
  });

  it("DND5-INIT-005: puts one first before its equals, not before the next better result", () => {
    const three = ["a", "b", "c"].map((name) => foe(name, { initiative: 9 }));
    const [tie] = tiesOf(three);
    const first = tie ? aheadOf(tie) : 0;
    expect(first).toBeGreaterThan(9);
    expect(first).toBeLessThan(10);
    const rest = three.map((each, i) => (i === 0 ? { ...each, initiative: first } : each));
    expect(tiesOf(rest)[0]?.tied.map(({ id }) => id)).toEqual(["b", "c"]);
  });
});
