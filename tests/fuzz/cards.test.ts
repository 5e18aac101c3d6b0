import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isCard } from "../../module/foundry/chat/card-shape.js";
import type { Card } from "../../module/foundry/chat/card.js";
import { creatureId } from "../../module/model/ids.js";
import { forgeries, frozen } from "./support/mutations.js";
import { INPUTS } from "./support/runs.js";

const BY = { id: "hero", name: "Hero" };
const ROLL = {
  by: creatureId("hero"),
  kind: "attack",
  faces: [12],
  total: 17,
  bonus: 5,
  modifiers: [{ label: "flanking", value: 2 }],
  hit: true,
} as const;

/** A valid card of each kind; a kind that is missing here doesn't compile. */
const BY_KIND: { readonly [K in Card["kind"]]: Extract<Card, { readonly kind: K }> } = {
  strike: {
    kind: "strike",
    by: BY,
    target: { id: "ogre", name: "Ogre" },
    attack: "blow",
    hit: true,
    critical: false,
    damage: 4,
    provoked: true,
    rolls: [ROLL],
    hp: { from: 9, to: 5 },
    conditions: ["prone"],
    pays: ["aoo"],
  },
  amend: { kind: "amend", by: BY, how: "harm", amount: 4, hp: { from: 9, to: 5 }, conditions: ["prone"] },
  summary: {
    kind: "summary",
    by: BY,
    walked: 30,
    forced: true,
    acts: [{ action: "attack", times: 2 }],
    spent: ["standard"],
    dealt: [{ creature: { id: "ogre", name: "Ogre" }, damage: 4 }],
    suffered: 3,
    healed: 1,
    gained: ["prone"],
    ended: ["dazed"],
  },
  roll: {
    kind: "roll",
    by: BY,
    roll: ROLL,
    conditions: [],
    target: null,
    deed: { action: "combat-maneuver", variant: "trip" },
    others: [{ creature: BY, condition: "prone" }],
    notes: [{ code: "pushed", data: { cells: 2 } }],
  },
  own: {
    kind: "own",
    by: BY,
    target: { id: "ogre", name: "Ogre" },
    name: "Howl",
    rolls: [ROLL],
    success: true,
    changes: [{ creature: BY, damage: 3, healing: null, gained: ["prone"], ended: ["blinded"], moved: true }],
    pays: ["action"],
  },
  ruling: { kind: "ruling", by: BY, action: "disarm", target: null },
  "cut-short": { kind: "cut-short", by: BY, action: "move", reason: "abandoned" },
  undone: { kind: "undone", by: null, actions: ["move"], user: "gm", start: true },
  unanswered: { kind: "unanswered", by: BY, of: "leaving", how: "expired" },
  repaired: { kind: "repaired", by: BY, slots: [{ slot: "move", from: 0, to: 1 }], walked: { from: 30, to: 0 } },
  unseen: { kind: "unseen", by: BY },
  overdraft: { kind: "overdraft", by: BY, action: "move", reasons: [{ code: "too-far", data: { left: 5 } }] },
  chance: { kind: "chance", by: BY, against: BY, of: "leaving" },
};
const CARDS: readonly Card[] = Object.values(BY_KIND);

describe("what a chat message says that it is", () => {
  it.each(CARDS.map((card) => [card.kind, card] as const))("is a card where it is: %s", (_kind, card) => {
    expect(isCard(JSON.parse(JSON.stringify(card)))).toBe(true);
  });

  test("is no card where anything in it can't be counted with or stored", () => {
    fc.assert(
      fc.property(forgeries(CARDS), ({ value, poisoned }) => {
        if (isCard(frozen(value))) expect(poisoned).toBe(false);
      }),
      { numRuns: INPUTS },
    );
  });
});
