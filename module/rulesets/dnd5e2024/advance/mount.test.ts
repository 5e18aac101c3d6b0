import { describe, expect, it } from "vitest";
import { stage, way, type Seat } from "../testing/stage.js";

const RIDER: Seat = { id: "rider", at: [4, 5], side: "heroes", profile: { stats: { dex: 12 } } };
const horse = (more: Partial<Seat> = {}): Seat => ({
  id: "horse",
  at: [5, 5],
  side: "heroes",
  ...more,
  profile: { size: "large", speeds: { walk: 60 }, features: ["trained-mount"], stats: { str: 18 }, ...more.profile },
});
const ORC: Seat = { id: "orc", at: [7, 5] };
const MOUNTED: Seat = { ...RIDER, at: [5, 5], profile: { ...RIDER.profile, rides: "horse" as never } };

describe("mounting", () => {
  it("DND5-MOUNT-002, DND5-MOUNT-003: costs half the speed, which must be there", () => {
    const fight = stage([{ ...RIDER, profile: { speeds: { walk: 25 } } }, horse()]);
    fight.act("rider", "mount", { target: "horse" });
    expect(fight.economy("rider")).toMatchObject({ movement: 13, action: 1 });
    expect(fight.cell("rider")).toEqual([5, 5]);
    const tired = stage([{ ...RIDER, at: [0, 5] }, horse()]);
    tired.act("rider", "move", { path: way([0, 5], [4, 5]) });
    expect(tired.refusal("rider", "mount", { target: "horse" })).toBe("too-far");
  });

  it("DND5-MOUNT-001, DND5-MOUNT-004: asks for size, nearness, good will and training", () => {
    const refusal = (mount: Seat, controlled: boolean): unknown =>
      stage([RIDER, mount]).refusal("rider", "mount", { target: "horse", options: { controlled } });
    expect(refusal(horse({ profile: { size: "medium" } }), false)).toBe("wrong-target");
    expect(refusal(horse({ side: "foes" }), false)).toBe("wrong-target");
    expect(refusal(horse({ at: [6, 5] }), false)).toBe("out-of-reach");
    expect(refusal(horse({ profile: { features: [] } }), true)).toBe("needs-feature");
    expect(refusal(horse({ profile: { features: [] } }), false)).toBeNull();
  });

  it("DND5-MOUNT-005, DND5-MOUNT-006: a controlled mount acts on the rider's turn, and only so far", () => {
    const fight = stage([RIDER, ORC, horse()]);
    fight.act("rider", "mount", { target: "horse" });
    expect(fight.encounter.order).toEqual(["rider", "horse", "orc"]);
    expect(fight.refusal("horse", "attack", { target: "orc" })).toBe("condition");
    fight.act("horse", "mount-action", { variant: "dash" });
    expect(fight.economy("horse")).toMatchObject({ action: 0, movement: 120 });
    fight.act("horse", "move", { path: way([5, 5], [5, 1]) });
    fight.answer("orc", false);
    expect(fight.cell("rider")).toEqual([5, 1]);
    expect(fight.economy("rider")).toMatchObject({ action: 1, movement: 15 });
  });

  it("DND5-MOUNT-007: an independent one keeps its turn and its actions", () => {
    const fight = stage([horse(), ORC, RIDER]);
    fight.turn("rider");
    fight.act("rider", "mount", { target: "horse", options: { controlled: false } });
    expect(fight.encounter.order).toEqual(["horse", "orc", "rider"]);
    expect(fight.refusal("horse", "move", { path: way([5, 5], [4, 5]) })).toBe("not-your-turn");
    fight.turn("horse");
    expect(fight.refusal("horse", "attack", { target: "orc" })).toBeNull();
  });

  it("DND5-MOUNT-002: a rider gets off into a free place next to the mount", () => {
    const fight = stage([MOUNTED, horse(), ORC]);
    expect(fight.refusal("rider", "move", { path: way([5, 5], [4, 5]) })).toBe("condition");
    expect(fight.refusal("rider", "dismount", { path: way([5, 5], [8, 5]) })).toBe("occupied");
    expect(
      fight.refusal("rider", "dismount", {
        path: [
          [5, 5],
          [7, 5],
        ],
      }),
    ).toBe("occupied");
    fight.act("rider", "dismount", {
      path: [
        [5, 5],
        [4, 6],
      ],
    });
    expect(fight.cell("rider")).toEqual([4, 6]);
    expect(fight.economy("rider")).toMatchObject({ movement: 15 });
    expect(fight.refusal("rider", "move", { path: way([4, 6], [3, 6]) })).toBeNull();
  });
});

describe("holding on", () => {
  it.each([
    [8, true],
    [9, false],
  ])("DND5-MOUNT-008: a push of the mount, with a %i at Dexterity 12", (face, falls) => {
    const fight = stage([ORC, MOUNTED, horse()]);
    fight.act("horse", "forced", { path: way([5, 5], [4, 5]), cause: "push" });
    fight.roll(face);
    expect(fight.cell("horse")).toEqual([4, 5]);
    expect(fight.conditions("rider")).toEqual(falls ? ["prone"] : []);
    expect(fight.cell("rider")).toEqual(falls ? [4, 4] : [4, 5]);
  });

  it("DND5-MOUNT-009: the mount knocked Prone", () => {
    const fight = stage([ORC, MOUNTED, horse()]);
    fight.act("orc", "unarmed-strike", { target: "horse", variant: "shove-prone" });
    fight.roll(1);
    expect(fight.encounter.rolls).toMatchObject({ by: "rider", kind: "save" });
    fight.roll(4);
    expect(fight.conditions("horse")).toEqual(["prone"]);
    expect(fight.conditions("rider")).toEqual(["prone"]);
    expect(fight.cell("rider")).not.toEqual([5, 5]);
    expect(fight.encounter.tasks).toEqual([]);
  });

  it("GAP-DND5-13: a blow at a mount may meet its rider where the world says so", () => {
    const sword = { attacks: [{ id: "sword", kind: "melee" as const, bonus: 5, extra: {} }] };
    const met = (mountedTarget: string): unknown => {
      const fight = stage([MOUNTED, horse(), { ...ORC, profile: sword }], {}, { mountedTarget });
      fight.act("horse", "move", { path: way([5, 5], [4, 5]) });
      fight.answer("orc", true, "rider");
      fight.roll(15);
      const strike = fight.events.find((event) => event.type === "StrikeResolved");
      return strike?.type === "StrikeResolved" ? strike.target : null;
    };
    expect([met("mount"), met("mount-or-rider")]).toEqual(["horse", "rider"]);
  });
});
