import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { byMacro } from "./support/by-macro.js";
import { agreedEvents, beginFight, everybodySees, gather, type Party } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import type { Seat } from "./support/seat.js";
import { closeSheet, openSheet } from "./support/sheet-window.js";
import { useTable } from "./support/table.js";
import { demandTally, prompt, seesNoPrompt, seesPrompt } from "./support/trouble.js";
import { answerDialog, answerFor, attack, choose, leftOf, passTurn } from "./support/turn.js";
import { waitFor } from "./support/wait.js";

const [ARCHER, FIGHTER, GOBLIN, TWIN] = ["archer", "fighter", "goblin", "goblin2"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const ARCHERS = "archerFights0000";
const FIGHTERS = "fighterFights000";
const GOBLINS = "goblinFights0000";
const REACTION = " reaction";

interface MacroPage {
  game: {
    combat: unknown;
    system: {
      api: {
        sessionOf(combat: unknown): {
          readonly encounter: { readonly windows: readonly { readonly id: string }[] };
          send(command: object): Promise<{ readonly ok: boolean }>;
        };
      };
    };
  };
}

const sendByMacro = ({ page }: Seat, command: object): Promise<boolean> =>
  page.evaluate(async (sent) => {
    const { game } = globalThis as unknown as MacroPage;
    return (await game.system.api.sessionOf(game.combat).send(sent)).ok;
  }, command);

/** Strikes by the panel's button and twice by a macro, all before anything of it can have come back. */
const strikeThrice = ({ page }: Seat, by: string): Promise<void> =>
  page.evaluate(async (creature) => {
    const { game } = globalThis as unknown as MacroPage;
    const session = game.system.api.sessionOf(game.combat);
    const window = session.encounter.windows.at(-1)?.id;
    const command = { type: "AnswerWindow", window, by: creature, answer: { accept: true } };
    const panel = document.querySelector("#battle-tempo-reactions");
    const button = [...(panel?.querySelectorAll("button") ?? [])].find((each) => each.textContent.trim() === "Strike");
    if (!button) throw new Error("nobody is asked");
    const sent = session.send(command);
    button.click();
    await Promise.all([sent, session.send(command)]);
  }, by);

describe("dnd5e2024: acts within acts", () => {
  const table = useTable({
    ruleset: "dnd5e2024",
    cast: { archer: [6, 10], fighter: [6, 11], goblin: [7, 11], goblin2: [7, 12] },
  });

  it("LG-01: a reaction is spent once, by weapon, panel and macro together", async () => {
    const party = await gather(table());
    const { gm, fighter } = party;
    await beginFight(party, [GOBLIN, FIGHTER, ARCHER, TWIN]);
    await gm.board.drag(GOBLIN, [10, 11]);
    await seesPrompt(fighter);
    await answerFor(party.archer, "Archer", "Skip");
    await clickWeapon(fighter);
    await demandOpen(party, 0);
    expect(await leftOf(party, "Fighter")).toContain(REACTION);

    await fighter.queueDice(2);
    await strikeThrice(fighter, FIGHTERS);
    await everybodySees(party, GOBLIN, [10, 11]);
    await demandTally(party, { WindowOpened: 1, WindowAnswered: 2, StrikeResolved: 1, RollsGiven: 1, Moved: 1 });
    expect(await leftOf(party, "Fighter")).not.toContain(REACTION);
    expect(await leftOf(party, "Fighter")).toContain(" action");
    expect(await leftOf(party, "Archer")).toContain(REACTION);
  });

  it.runIf(FULL)("TM-05: a reaction that has lost its target costs nothing, and the attacks go on", async () => {
    const party = await gather(table());
    const { gm, archer, fighter } = party;
    await byMacro(gm, "actor", FIGHTER, { kind: "update", changes: { "system.attacks": 2 } });
    await byMacro(gm, "actor", GOBLIN, { kind: "update", changes: { "system.hp.value": 1 } });
    await beginFight(party, [ARCHER, FIGHTER, GOBLIN, TWIN]);
    const then = { by: ARCHERS, action: "attack", target: GOBLINS };
    const act = { by: ARCHERS, action: "ready", trigger: { on: "attack", of: FIGHTERS }, then };
    expect(await sendByMacro(archer, { type: "TakeAction", act })).toBe(true);
    await passTurn(party, "Fighter");

    await fighter.queueDice(18, 5);
    await attack(fighter, FIGHTER, GOBLIN, "Longsword", "Attack");
    await seesPrompt(archer);
    // It has fallen, and the game master takes it off the map before the archer has answered.
    expect(await byMacro(gm, "token", GOBLIN, { kind: "delete" })).toBe(true);
    await demandLeft(party);
    await answerFor(archer, "Archer", "Strike");
    await demandTally(party, { StrikeResolved: 1, WindowOpened: 1, Interrupted: 1 });
    expect(await leftOf(party, "Archer")).toContain(REACTION);

    await fighter.queueDice(2);
    await attack(fighter, FIGHTER, TWIN, "Longsword", "Attack");
    await seesPrompt(archer);
    await answerFor(archer, "Archer", "Skip");
    await demandTally(party, { StrikeResolved: 2, WindowOpened: 2, TurnStarted: 2 });
    expect(await leftOf(party, "Fighter")).toContain("movement 30 ft");
  });

  it.runIf(FULL)(
    "TM-06: a counter that is countered itself comes back to the attack, and the turn goes on",
    async () => {
      const party = await gather(table());
      const { gm, archer, fighter } = party;
      await beginFight(party, [ARCHER, GOBLIN, FIGHTER, TWIN]);
      await ready(archer, ARCHER, "Goblin", "Short sword: Attack");
      await passTurn(party, "Goblin");
      await ready(gm, GOBLIN, "Fighter", "Scimitar: Attack");
      await passTurn(party, "Fighter");

      await fighter.queueDice(2);
      await attack(fighter, FIGHTER, GOBLIN, "Longsword", "Attack");
      await seesPrompt(gm);
      await gm.queueDice(3);
      await answerFor(gm, "Goblin", "Strike");
      await seesPrompt(archer);
      await archer.queueDice(4);
      await answerFor(archer, "Archer", "Strike");
      await demandTally(party, { StrikeResolved: 3, WindowOpened: 2, WindowAnswered: 2, TurnStarted: 3 });
      const strikes = (await agreedEvents(party)).filter(({ type }) => type === "StrikeResolved");
      expect(strikes.map(({ by }) => by)).toEqual([FIGHTERS, GOBLINS, ARCHERS]);
      for (const seat of [gm, archer]) await seesNoPrompt(seat);
      await fighter.board.press(FIGHTER, "ArrowLeft");
      await answerFor(gm, "Goblin 2", "Skip");
      await everybodySees(party, FIGHTER, [5, 11]);
    },
  );
});

/** Kept ready against whoever is named, for when it attacks. */
const ready = (seat: Seat, tokenId: string, whom: string, then: string): Promise<void> =>
  choose(seat, tokenId, "Ready", () => answerDialog(seat, { When: "attacks", Who: whom, Then: then }, "Keep ready"));

const demandLeft = (party: Party): Promise<boolean> =>
  waitFor("the goblin to be out of the fight", async () =>
    (await agreedEvents(party)).some(({ type }) => type === "CreatureLeft"),
  );

/** Out of its turn the weapon on the sheet says why it isn't for that. */
async function clickWeapon(fighter: Seat): Promise<void> {
  await fighter.board.target(GOBLIN);
  const sheet = await openSheet(fighter, FIGHTER);
  const line = sheet.locator("li.tempo-attack").filter({ hasText: "Longsword" });
  // It looks switched off, and still answers whoever presses it.
  await line.getByRole("button", { name: /^\s*Attack/ }).click({ force: true });
  await fighter.waitForText("It is the turn of Goblin.", fighter.page.locator("#notifications"));
  await closeSheet(sheet);
}

/** The wait stands, and so many strikes have been made. */
async function demandOpen(party: Party, strikes: number): Promise<void> {
  expect((await agreedEvents(party)).filter(({ type }) => type === "StrikeResolved")).toHaveLength(strikes);
  expect(await prompt(party.fighter).count()).toBe(1);
}
