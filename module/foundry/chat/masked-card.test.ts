import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Card, StrikeCard } from "./card.js";
import { maskedCard, openCard } from "./masked-card.js";

const strike: StrikeCard = {
  kind: "strike",
  by: { id: "goblin", name: "Goblin" },
  target: { id: "archer", name: "Archer" },
  attack: "sword",
  hit: true,
  critical: false,
  damage: 3,
  provoked: true,
  rolls: [{ by: "goblin" as never, kind: "attack", faces: [18], total: 21, bonus: 3, modifiers: [] }],
  hp: { from: 24, to: 21 },
  conditions: ["prone"],
  pays: ["aoo"],
};
const knows =
  (...ids: string[]) =>
  ({ id }: { readonly id: string }): boolean =>
    ids.includes(id);

describe("a card about somebody unseen", () => {
  beforeEach(() => {
    vi.stubGlobal("game", { i18n: { localize: () => "Somebody", format: () => "Somebody" } });
  });

  it("tells of the blow and nothing that gives the striker away", () => {
    const masked = maskedCard(strike, knows("archer"));
    expect(masked).toMatchObject({ hit: true, damage: 3, hp: { to: 21 }, conditions: ["prone"] });
    expect(JSON.stringify(masked)).not.toMatch(/goblin|sword|21,"bonus"|aoo/i);
  });

  it("is none where the struck one is unseen, where all know both, or where it is no blow", () => {
    const cut: Card = { kind: "cut-short", by: strike.by, action: "move", reason: "unseen" };
    expect(maskedCard(strike, knows("goblin"))).toBeNull();
    expect(maskedCard(strike, knows())).toBeNull();
    expect(maskedCard(strike, knows("goblin", "archer"))).toBeNull();
    expect(maskedCard(cut, knows())).toBeNull();
  });
});

describe("a card that everybody may read", () => {
  const isSecret = (word: string): boolean => word === "ghost";

  it("tells nothing of what befell somebody unseen, and names no reason that tells of them", () => {
    const roll: Card = {
      kind: "roll",
      by: strike.target,
      roll: { by: "archer" as never, kind: "check", faces: [9], total: 9, bonus: 0, modifiers: [] },
      conditions: [],
      target: null,
      deed: null,
      others: [
        { creature: { id: "ghost", name: "Ghost" }, condition: "shaken" },
        { creature: strike.by, condition: "shaken" },
      ],
      notes: [
        { code: "fled", data: { who: ["ghost"] } },
        { code: "stood", data: { ghost: 1 } },
        { code: "calm", data: { who: "goblin" } },
      ],
    };
    expect(openCard(roll, isSecret)).toMatchObject({ others: [{ creature: strike.by }], notes: [{ code: "calm" }] });
    const over: Card = {
      kind: "overdraft",
      by: strike.by,
      action: "move",
      reasons: [
        { code: "occupied", data: { by: "ghost" } },
        { code: "too-far", data: { left: 5 } },
      ],
    };
    expect(openCard(over, isSecret)).toMatchObject({ reasons: [{ code: "too-far" }] });
    expect(JSON.stringify([openCard(roll, isSecret), openCard(over, isSecret)])).not.toMatch(/ghost/i);
  });

  it("stays as it is where it tells of nobody unseen", () => {
    expect(openCard(strike, isSecret)).toBe(strike);
  });
});
