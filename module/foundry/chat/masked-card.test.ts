import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Card, StrikeCard } from "./card.js";
import { maskedCard } from "./masked-card.js";

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
