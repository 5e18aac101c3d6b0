import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { byMacro, type Deed, type MacroWorld, type Thing } from "./support/by-macro.js";
import { beginFight, everybodySees, gather, seatsOf, type Party } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import type { Seat } from "./support/seat.js";
import { setWorld } from "./support/settings.js";
import { useTable } from "./support/table.js";
import { demandTally, prompt, readsCard, seesNoPrompt, seesPrompt } from "./support/trouble.js";
import { holdsFor, waitFor } from "./support/wait.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const FIGHTERS_TURN = [FIGHTER, GOBLIN, ARCHER, OGRE];
const START = [6, 11] as const;
const AWAY = [5, 11] as const;

async function stepAway({ gm, fighter }: Party): Promise<void> {
  await fighter.board.press(FIGHTER, "ArrowLeft");
  await seesPrompt(gm);
}

const pause = (seat: Seat, paused: boolean): Promise<void> =>
  seat.page.evaluate((wanted) => {
    (globalThis as unknown as MacroWorld).game.togglePause(wanted, { broadcast: true });
  }, paused);

/** What a browser does to the timers of a page that has been hidden for long: one a minute. */
const hide = ({ page }: Seat): Promise<void> =>
  page.evaluate(() => {
    const once = globalThis.setTimeout.bind(globalThis);
    const asleep = (callback: () => void, ms = 0, ...rest: []): ReturnType<typeof setTimeout> =>
      once(callback, Math.max(ms, 60_000), ...rest);
    Object.assign(globalThis, { setTimeout: asleep });
    Object.defineProperty(document, "hidden", { get: () => true });
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  });

const DELETED = { kind: "delete" } satisfies Deed;

describe("a wait ends, whatever becomes of those who wait", () => {
  const table = useTable({ ruleset: "pf1", aside: true });

  it.runIf(FULL)("by its time, with the game master's page hidden", async () => {
    const party = await gather(table());
    await setWorld(party.gm, "windowSeconds", 3);
    await beginFight(party, FIGHTERS_TURN);
    await stepAway(party);
    await hide(party.gm);
    await everybodySees(party, FIGHTER, AWAY);
    await demandTally(party, { WindowOpened: 1, WindowClosed: 1, StrikeResolved: 0, Moved: 1 });
  });

  it.runIf(FULL)("by its time, which stands still while the game is paused", async () => {
    const party = await gather(table());
    await setWorld(party.gm, "windowSeconds", 4);
    await beginFight(party, FIGHTERS_TURN);
    await stepAway(party);
    await pause(party.gm, true);
    await holdsFor("the chance stays open", 6000, async () => (await prompt(party.gm).count()) === 1);
    await pause(party.gm, false);
    await everybodySees(party, FIGHTER, AWAY);
    await readsCard(party, /Goblin: the chance has passed/);
  });

  it.runIf(FULL)("by its time, though its end was lost on the way to the server", async () => {
    const party = await gather(table());
    const { network } = table().server;
    await setWorld(party.gm, "windowSeconds", 3);
    await beginFight(party, FIGHTERS_TURN);
    await stepAway(party);
    network.hold(party.gm.userId, "in");
    await waitFor("the end to be on its way", () => network.waiting(party.gm.userId, "in") > 0);
    await table().complaints.during(async () => {
      network.drop(party.gm.userId);
      network.release(party.gm.userId, "in");
      await party.gm.reload();
    });
    await everybodySees(party, FIGHTER, AWAY);
    await demandTally(party, { WindowOpened: 1, WindowClosed: 1, StrikeResolved: 0, Moved: 1 });
  });

  it.runIf(FULL)("by the game master, where who is asked has gone", async () => {
    const party = await gather(table());
    await beginFight(party, [GOBLIN, FIGHTER, ARCHER, OGRE]);
    await party.gm.board.press(GOBLIN, "ArrowRight");
    await seesPrompt(party.fighter);
    await table().seeOff(party.fighter);
    await party.gm.click("Skip", prompt(party.gm));
    await party.gm.board.waitForToken(GOBLIN, [8, 11]);
    await demandTally(
      { gm: party.gm, archer: party.archer },
      { WindowOpened: 1, WindowAnswered: 1, WindowClosed: 1, Moved: 1 },
    );
  });

  const gone = [
    ["the asked one's token", "token", GOBLIN, AWAY],
    ["the asked one's actor", "actor", GOBLIN, AWAY],
    ["the asked one's combatant", "combatant", GOBLIN, AWAY],
    ["the mover's combatant", "combatant", FIGHTER, START],
    ["the mover's actor", "actor", FIGHTER, START],
  ] as const satisfies readonly (readonly [string, Thing, string, readonly [number, number]])[];

  it.runIf(FULL).each(gone)("with a card, where %s is deleted", async (_who, thing, tokenId, end) => {
    const party = await gather(table());
    await beginFight(party, FIGHTERS_TURN);
    await stepAway(party);
    expect(await byMacro(party.gm, thing, tokenId, DELETED)).toBe(true);
    for (const seat of seatsOf(party)) await seesNoPrompt(seat);
    if (thing !== "token" || tokenId !== FIGHTER) await everybodySees(party, FIGHTER, end);
    await readsCard(party, /Goblin: (lets the chance pass|the chance is gone)/);
    const moved = end === AWAY ? 1 : 0;
    await demandTally(party, { WindowOpened: 1, WindowClosed: 1, CreatureLeft: 1, StrikeResolved: 0, Moved: moved });
  });

  it("with a card, where the combat is deleted, and tokens are free", async () => {
    const party = await gather(table());
    await beginFight(party, FIGHTERS_TURN);
    await stepAway(party);
    expect(await byMacro(party.gm, "combat", FIGHTER, DELETED)).toBe(true);
    for (const seat of seatsOf(party)) await seesNoPrompt(seat);
    await readsCard(party, /Goblin: the chance is gone/);
    await party.fighter.board.press(FIGHTER, "ArrowLeft");
    await everybodySees(party, FIGHTER, AWAY);
  });

  it.runIf(FULL)("with a card, where the scene is deleted", async () => {
    const party = await gather(table());
    await beginFight(party, FIGHTERS_TURN);
    await stepAway(party);
    expect(await byMacro(party.gm, "scene", FIGHTER, DELETED)).toBe(true);
    for (const seat of seatsOf(party)) await seesNoPrompt(seat);
    await readsCard(party, /Goblin: the chance is gone/);
    await demandTally(party, { WindowOpened: 1, WindowClosed: 1, StrikeResolved: 0, Moved: 0 });
  });

  it.runIf(FULL)(
    "by its answer alone, where somebody would move the turn on: that is refused, or set right",
    async () => {
      const party = await gather(table());
      const { gm } = party;
      await beginFight(party, FIGHTERS_TURN);
      await stepAway(party);
      await gm.click("Next turn");
      await gm.waitForText(/Somebody still has to answer/, gm.page.locator("#notifications"));
      expect(await byMacro(gm, "combat", FIGHTER, { kind: "update", changes: { turn: 2 } })).toBe(true);
      await waitFor("the turn to be the fight's again", () =>
        gm.page.evaluate(() => (globalThis as unknown as MacroWorld).game.combats.contents[0]?.turn === 0),
      );
      await seesPrompt(gm);
      await gm.click("Skip", prompt(gm));
      await everybodySees(party, FIGHTER, AWAY);
      await demandTally(party, { WindowOpened: 1, WindowAnswered: 1, TurnStarted: 1, Moved: 1 });
    },
  );
});
