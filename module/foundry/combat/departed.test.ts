import { afterEach, describe, expect, it, vi } from "vitest";
import { creatureId } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";
import { departedName, isSecretDeparted, rememberDeparted } from "./departed.js";

const GOBLIN = creatureId("goblin");
const PLAYER = { isGM: false };
const GM = { isGM: true };

/** This client is that user's; a player sits at the table. */
const sit = (user: object): unknown => vi.stubGlobal("game", { user, users: { contents: [GM, PLAYER] } });

const fight = (...conditions: readonly string[]): FightSession =>
  ({
    combat: {},
    encounter: { creatures: { [GOBLIN]: { conditions: conditions.map((id) => ({ id })) } } },
  }) as unknown as FightSession;

type Leaver = Combatant.Implementation;
const leaver = ({ hidden = false, tokenHidden = false, token = true } = {}): Leaver =>
  ({
    id: GOBLIN,
    name: "Goblin",
    hidden,
    token: token ? { hidden: tokenHidden, disposition: -1, actor: null } : null,
  }) as unknown as Leaver;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("somebody who has left a fight", () => {
  it("is still called by its name", () => {
    sit(PLAYER);
    const session = fight();
    rememberDeparted(session, leaver());
    expect(departedName(session.combat, GOBLIN)).toBe("Goblin");
    expect(isSecretDeparted(session.combat, GOBLIN)).toBe(false);
    expect(departedName(fight().combat, GOBLIN)).toBeNull();
  });

  it.each<[string, FightSession, Leaver]>([
    ["hidden in the tracker", fight(), leaver({ hidden: true })],
    ["hidden on the scene", fight(), leaver({ tokenHidden: true })],
    ["invisible", fight("invisible"), leaver()],
  ])("is no player's to know where it was %s", (_how, session, combatant) => {
    sit(PLAYER);
    rememberDeparted(session, combatant);
    expect(departedName(session.combat, GOBLIN)).toBeNull();
    sit(GM);
    expect(departedName(session.combat, GOBLIN)).toBe("Goblin");
    expect(isSecretDeparted(session.combat, GOBLIN)).toBe(true);
  });

  it("stays as secret as its token was, which goes first", () => {
    sit(PLAYER);
    const session = fight();
    rememberDeparted(session, leaver({ tokenHidden: true }));
    rememberDeparted(session, leaver({ token: false }));
    expect(departedName(session.combat, GOBLIN)).toBeNull();
  });
});
