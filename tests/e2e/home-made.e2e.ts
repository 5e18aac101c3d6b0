import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, gather, vitalOf, type Party } from "./support/fight.js";
import { addOwn, addRow, closeOwn, fillIn } from "./support/own-action.js";
import { act } from "./support/sheet.js";
import { closeSheet, openSheet } from "./support/sheet-window.js";
import type { Seat } from "./support/seat.js";
import { useTable } from "./support/table.js";
import { seesPrompt } from "./support/trouble.js";
import { pressFoot } from "./support/turn.js";
import { waitFor } from "./support/wait.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];

const occurs = async (party: Party, type: string): Promise<boolean> =>
  (await agreedEvents(party)).some((event) => event.type === type);

/** The goblin's hit points on all screens. */
const everybodyCounts = async ({ gm, archer, fighter }: Party, hp: number): Promise<void> => {
  for (const seat of [gm, archer, fighter])
    await waitFor(`${seat.name} to count ${String(hp)} hit points`, async () => (await vitalOf(seat, GOBLIN)) === hp);
};

/** A card that begins so stands in everybody's chat, whichever tab is open. */
async function everybodyIsTold({ gm, archer, fighter }: Party, sentence: string): Promise<void> {
  for (const { name, page } of [gm, archer, fighter]) {
    const card = page.locator(".tempo-card__sentence").filter({ hasText: sentence });
    await waitFor(`${name} to be told: ${sentence}`, async () => (await card.count()) > 0);
  }
}

/** From a card the game master lets the same befall whom they have targeted, by halves, and takes that back again. */
async function sayOnCard(party: Party, before: number): Promise<void> {
  const { gm, archer } = party;
  await gm.board.target(GOBLIN);
  await gm.page.getByRole("tab", { name: "Chat" }).click();
  const cardsOf = (seat: Seat, sentence: string) =>
    seat.page.locator(".chat-log .tempo-card").filter({ hasText: sentence });
  const own = cardsOf(gm, "Shield bash: Fighter → Goblin");
  await own.getByText("For the game master").click();
  await own.getByRole("button", { name: "To the targets: half, 2 damage" }).click();
  await everybodyCounts(party, before - 2);
  await everybodyIsTold(party, "Goblin: 2 damage");
  const told = cardsOf(gm, "Goblin: 2 damage");
  // Whoever only watches has one line, and neither the game master's words nor the goblin's numbers.
  const watched = cardsOf(archer, "Goblin: 2 damage");
  expect(await watched.locator(".tempo-card__more").getAttribute("hidden")).not.toBeNull();
  expect(await watched.getByText(/hit points|For the game master|Take back/).count()).toBe(0);
  await told.getByRole("button", { name: "Take back" }).click();
  await everybodyCounts(party, before);
  await told.getByText("Taken back").waitFor();
  expect(await told.getByRole("button", { name: "Take back" }).count()).toBe(0);
  expect(await told.getByText("For the game master").isVisible()).toBe(false);
  await saveAgainstRoll(party, before);
}

/** What is thrown in the chat befalls whom the game master has targeted, after a save that spares half of it. */
async function saveAgainstRoll(party: Party, before: number): Promise<void> {
  const { gm, archer } = party;
  await gm.page.getByPlaceholder("Message or /roll 1d20").fill("/roll 8");
  await gm.page.keyboard.press("Enter");
  const thrown = gm.page.locator(".chat-log .chat-message").filter({ hasText: "half, 4 damage" });
  await thrown.getByText("For the game master").click();
  await thrown.getByRole("button", { name: "To the targets, with a save…" }).click();
  const dialog = gm.page.locator("dialog.tempo-choice");
  await dialog.getByLabel("What saves").selectOption({ label: "Dexterity" });
  await dialog.getByLabel("Difficulty").fill("10");
  await gm.queueDice(20);
  await dialog.getByRole("button", { name: "Ask for saves" }).click();
  await everybodyCounts(party, before - 4);
  await everybodyIsTold(party, "Goblin: Save");
  expect(await archer.page.locator(".chat-log").getByText("For the game master").count()).toBe(0);
  const told = gm.page.locator(".chat-log .tempo-card").filter({ hasText: "Goblin: 4 damage" });
  await told.getByRole("button", { name: "Take back" }).click();
  await everybodyCounts(party, before);
}

describe("an action that a player has made, dnd5e2024", () => {
  const table = useTable({ ruleset: "dnd5e2024" });

  it("is written in a form that tells what comes of it, costs its slot, and is taken back whole", async () => {
    const party = await gather(table());
    const { gm, fighter } = party;
    const own = await addOwn(fighter, FIGHTER, "action");
    await fillIn(own, "name", "Shield bash");
    await fillIn(own, "system.slot", "bonus");
    await fillIn(own, "system.range", "5");
    await fillIn(own, "system.test.kind", "save");
    await own.getByRole("alert").getByText("Choose who saves with what.").waitFor();
    await fillIn(own, "system.test.of", "str");
    await fillIn(own, "system.test.value", "13");
    await addRow(own, "effects");
    await fillIn(own, "system.effects.0.amount", "lots");
    await own.getByRole("alert").getByText("Write dice such as 2d6+3, or a number.").waitFor();
    await fillIn(own, "system.effects.0.amount", "1d4+1");
    await fillIn(own, "system.effects.0.when", "success");
    await addRow(own, "effects");
    await fillIn(own, "system.effects.1.does", "condition");
    await fillIn(own, "system.effects.1.of", "prone");
    await fillIn(own, "system.effects.1.when", "success");
    await waitFor("no fault to be left", async () => (await own.getByRole("alert").count()) === 0);
    const says = own.locator(".tempo-own__says");
    await says.getByText("Costs: bonus action.").waitFor();
    await says.getByText(/If it works:\s+target: about 4 damage\.\s+target: Prone\./).waitFor();
    await says.getByText(/If it fails:\s+nothing changes\./).waitFor();
    await closeOwn(fighter);

    await beginFight(party, [FIGHTER, GOBLIN]);
    const before = await vitalOf(gm, GOBLIN);
    await fighter.board.target(GOBLIN);
    await gm.queueDice(3);
    await fighter.queueDice(4);
    await act(fighter, FIGHTER, /Shield bash/);
    await everybodyCounts(party, before - 5);
    const events = await agreedEvents(party);
    const of = (type: string) => events.filter((event) => event.type === type);
    expect(of("ActionTaken")).toMatchObject([{ action: "home-made", pays: ["bonus"] }]);
    expect(of("ConditionGained")).toMatchObject([{ condition: { id: "prone" } }]);
    await everybodyIsTold(party, "Shield bash: Fighter → Goblin");

    await sayOnCard(party, before - 5);

    await pressFoot(gm, FIGHTER, "Undo");
    await everybodyCounts(party, before);
    expect(await occurs(party, "ConditionGained")).toBe(false);
    const sheet = await openSheet(fighter, FIGHTER);
    const button = sheet.getByRole("button", { name: /Shield bash/ });
    expect(await button.getAttribute("aria-disabled")).toBe("false");
    await closeSheet(sheet);
  });
});

describe("an action that a game master has made, pf1", () => {
  const table = useTable({ ruleset: "pf1", names: "ru" });

  it("gives whoever threatens its doer a chance before it happens", async () => {
    const party = await gather(table(), { player1: "ru", player2: "ru" });
    const { gm, fighter } = party;
    const own = await addOwn(fighter, FIGHTER, "action", "ru");
    await fillIn(own, "name", "Боевой клич");
    await fillIn(own, "system.provokes", "true");
    await addRow(own, "effects");
    await fillIn(own, "system.effects.0.does", "condition");
    await fillIn(own, "system.effects.0.of", "shaken");
    await fillIn(own, "system.effects.0.ends", "own-start");
    await own.locator(".tempo-own__says").getByText("Враги рядом могут ударить первыми.").waitFor();
    await closeOwn(fighter, "ru");

    await beginFight(party, [FIGHTER, GOBLIN]);
    await fighter.board.target(GOBLIN);
    await act(fighter, FIGHTER, /Боевой клич/);
    await seesPrompt(gm);
    expect(await occurs(party, "ConditionGained")).toBe(false);
    await gm.click("Skip");
    await waitFor("the goblin to be shaken", () => occurs(party, "ConditionGained"));
    await everybodyIsTold(party, "Боевой клич: ");
  });
});
