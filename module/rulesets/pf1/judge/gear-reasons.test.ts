import { describe, expect, it } from "vitest";
import type { AttackProfile } from "../../../model/profile.js";
import { BOW, one, openTurn, reasonsOf, SWORD, type Given, type Row } from "../testing/mid-turn.js";

const sheathed: AttackProfile = { ...SWORD, extra: { ready: false } };
const armed = (...attacks: readonly AttackProfile[]): Given => ({ ann: { profile: { attacks } } });
const pack = (inventory: string[], hands?: string[]): Given => ({ turn: { inventory, ...(hands && { hands }) } });
const shield = (worn: boolean): Given => ({ turn: { shield: { bonus: 2, worn } } });
const item = (id: string) => ({ options: { item: id } });

describe("why something can't be handled, and what the reason is about", () => {
  it.each<Row>([
    ["no weapon to draw", {}, "draw-weapon", {}, one("no-weapon", { with: null })],
    ["one that isn't there", {}, "draw-weapon", { with: "axe" }, one("no-weapon", { with: "axe" })],
    ["a sheathed one", armed(sheathed), "draw-weapon", {}, []],
    [
      "PF1-MOVE-011: two at once",
      armed(sheathed),
      "draw-weapon",
      { options: { second: "axe" } },
      one("needs-feature", { feature: "two-weapon-fighting" }),
    ],
    [
      "PF1-MOVE-011: two at once with the feat for it",
      { ann: { profile: { attacks: [sheathed], features: ["two-weapon-fighting"] } } },
      "draw-weapon",
      { options: { second: "axe" } },
      [],
    ],
    ["no hidden weapon", {}, "draw-hidden-weapon", {}, one("no-weapon", { with: null })],
    ["a hidden one", armed(sheathed), "draw-hidden-weapon", {}, []],
    ["no weapon to put away", armed(sheathed), "sheathe-weapon", {}, one("no-weapon", { with: null })],
    ["one in hand", armed(SWORD), "sheathe-weapon", {}, []],
    ["nothing to load", armed(BOW), "load-light-crossbow", {}, one("no-weapon", { with: null })],
    ["a crossbow", armed({ ...BOW, extra: { loaded: false } }), "load-light-crossbow", {}, []],
    ["no heavy one", armed(BOW), "load-heavy-crossbow", {}, one("no-weapon", { with: null })],
    ["a heavy one", armed({ ...BOW, extra: { loaded: false } }), "load-heavy-crossbow", {}, []],
    [
      "what isn't in the pack",
      pack(["rope"]),
      "retrieve-stored-item",
      item("wand"),
      one("no-resource", { of: "wand" }),
    ],
    ["what is", pack(["wand"]), "retrieve-stored-item", item("wand"), []],
    ["what is in hand", pack([], ["wand"]), "stow-item", item("wand"), []],
    ["what isn't in hand", pack([], ["rope"]), "stow-item", item("wand"), one("no-resource", { of: "wand" })],
    ["a potion that one lacks", pack([]), "use-potion-oil", item("potion"), one("no-resource", { of: "potion" })],
    ["a potion, where nobody keeps books", {}, "use-potion-oil", item("potion"), []],
    ["something unnamed", pack([]), "use-potion-oil", {}, []],
    ["PF1-FREE-008: components", {}, "prepare-components", {}, []],
    [
      "PF1-FREE-008: bulky components",
      {},
      "prepare-components",
      { options: { bulky: true } },
      one("components", { bulky: true }),
    ],
    ["no shield", {}, "don-remove-shield", {}, one("no-weapon", { of: "shield" })],
    ["a shield", shield(false), "don-remove-shield", {}, []],
    ["no shield to drop", {}, "drop-unstrapped-shield", {}, one("no-weapon", { of: "shield" })],
    [
      "PF1-MOVE-017: a strapped shield",
      shield(true),
      "drop-unstrapped-shield",
      {},
      one("wrong-slot", { slot: "free" }),
    ],
    ["PF1-MOVE-017: a loose one", shield(false), "drop-unstrapped-shield", {}, []],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });
});

describe("PF1-MOVE-013: mounting", () => {
  const horse = (more: Given["orc"] = {}): Given => ({ orc: { side: "heroes", ...more } });
  const at = { target: "orc" };
  it.each<Row>([
    ["nothing", {}, "mount-dismount", {}, one("no-target")],
    ["a foe", {}, "mount-dismount", at, one("wrong-target", { creature: "orc" })],
    ["oneself", {}, "mount-dismount", { target: "ann" }, one("wrong-target", { creature: "ann" })],
    ["a horse", horse(), "mount-dismount", at, []],
    [
      "a horse two squares off",
      horse({ at: [7, 5] }),
      "mount-dismount",
      at,
      one("out-of-reach", { creature: "orc", distance: 10 }),
    ],
    ["a horse without a board", { ...horse({ at: [9, 5] }), board: null }, "mount-dismount", at, []],
    ["down from a horse", { ann: { conditions: ["mounted"] } }, "mount-dismount", {}, []],
    ["fast, a foe", {}, "fast-mount", at, one("wrong-target", { creature: "orc" })],
    ["PF1-MOVE-014: fast", horse(), "fast-mount", at, []],
    [
      "PF1-MOVE-015: fast, without the move action that it may take",
      { ...horse(), turn: { moveUsed: true } },
      "fast-mount",
      at,
      one("no-slot", { slot: "move" }),
    ],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });

  it("PF1-MOVE-014: fast mounting costs nothing by itself, the ordinary way a move action", () => {
    const pays = (action: string) => openTurn(horse()).judge("ann", action, at).pays;
    expect([pays("fast-mount"), pays("mount-dismount")]).toEqual([[], ["move"]]);
  });
});

describe("whom handling something gives a chance", () => {
  it.each([
    ["draw-weapon", []],
    ["sheathe-weapon", ["sheathe-weapon"]],
    ["use-potion-oil", ["use-potion-oil"]],
    ["drop-item", []],
  ])("%s", (action, causes) => {
    expect(
      openTurn()
        .judge("ann", action)
        .provocations.map(({ of }) => of),
    ).toEqual(causes);
  });
});

describe("PF1-SPELL-015 to 020: delivering a spell by touch", () => {
  const friend = (more: Given["orc"] = {}): Given => ({ orc: { side: "heroes", ...more } });
  const charged = (given: Given): Given => ({ ...given, turn: { heldCharge: true } });
  const fresh = (given: Given): Given => ({ ...given, turn: { freeTouch: true } });
  const at = { target: "orc" };
  const six = Array.from({ length: 6 }, () => "orc" as never);
  it.each<Row>([
    ["without a charge", friend(), "touch-friend", at, one("no-trigger")],
    ["PF1-SPELL-016: a friend", charged(friend()), "touch-friend", at, []],
    ["a foe as a friend", charged({}), "touch-friend", at, one("wrong-target", { creature: "orc" })],
    ["nobody", charged({}), "touch-friend", {}, one("no-target")],
    ["somebody who isn't there", charged({}), "touch-friend", { target: "elf" }, one("no-target")],
    [
      "a friend two squares off",
      charged(friend({ at: [7, 5] })),
      "touch-friend",
      at,
      one("out-of-reach", { creature: "orc" }),
    ],
    ["free, without the casting of this round", charged({}), "touch-in-casting-round", at, one("no-trigger")],
    ["PF1-SPELL-015: free, a foe", fresh({}), "touch-in-casting-round", at, []],
    ["PF1-SPELL-015: free, a friend", fresh(friend()), "touch-in-casting-round", at, []],
    ["nobody of many", charged({}), "touch-up-to-six", {}, one("no-target")],
    ["PF1-SPELL-020: six friends", charged(friend()), "touch-up-to-six", { targets: six }, []],
    [
      "PF1-SPELL-020: seven friends",
      charged(friend()),
      "touch-up-to-six",
      { targets: [...six, "orc" as never] },
      one("too-many", { limit: 6 }),
    ],
    [
      "PF1-SPELL-020: a foe among them",
      charged({}),
      "touch-up-to-six",
      { targets: ["ann" as never, "orc" as never] },
      one("wrong-target", { creature: "orc" }),
    ],
    ["PF1-SPELL-020: one friend named as a single one", charged(friend()), "touch-up-to-six", at, one("no-target")],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });

  it("reaches as far as the touch that is used", () => {
    const long: AttackProfile = { id: "tongue", kind: "touch", reach: { min: 0, max: 2 }, extra: {} };
    const ray: AttackProfile = { id: "ray", kind: "touch", reach: { min: 0, max: 9 }, extra: { range: 6 } };
    const touches = (attacks: readonly AttackProfile[], doing = {}) =>
      reasonsOf({ ...charged(friend({ at: [7, 5] })), ann: { profile: { attacks } } }, "touch-friend", {
        ...at,
        ...doing,
      }).length === 0;
    expect([touches([SWORD]), touches([SWORD, long]), touches([ray])]).toEqual([false, true, false]);
    expect([touches([ray, long], { with: "tongue" }), touches([long], { with: "axe" })]).toEqual([true, true]);
  });

  it("PF1-SPELL-020: many touches provoke, a single one doesn't", () => {
    const causes = (action: string, doing: object) =>
      openTurn({ ...charged({}) })
        .judge("ann", action, doing)
        .provocations.map(({ of }) => of);
    expect([causes("touch-up-to-six", { targets: ["ann"] }), causes("touch-friend", { target: "ann" })]).toEqual([
      ["touch-up-to-six"],
      [],
    ]);
  });
});
