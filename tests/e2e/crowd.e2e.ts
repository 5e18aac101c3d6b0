import { expect, describe, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { fillScene } from "./support/crowd.js";
import { agreedEvents, beginFight, everybodySees, ledgerOf, type Round } from "./support/fight.js";
import { carry } from "./support/gm-hands.js";
import type { Seat } from "./support/seat.js";
import { setWorld } from "./support/settings.js";
import { useTable } from "./support/table.js";
import { demandTally, prompt, seesPrompt } from "./support/trouble.js";
import { endUnused, everybodySeesTurnOf } from "./support/turn.js";
import { waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const [FIGHTER, FIRST, SECOND, THIRD] = ["fighter", "goblin", "goblin2", "goblin3"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const COMBATANTS = 40;
const word = (key: string): string => sentence("en", `Prompt.${key}`);

describe("dnd5e2024: forty in one fight", () => {
  // The fighter stands in the midst of three: each step away gives all of them a chance.
  const table = useTable({
    ruleset: "dnd5e2024",
    cast: { fighter: [8, 10], goblin: [7, 9], goblin2: [7, 10], goblin3: [7, 11] },
  });

  it("a round of the game master's creatures takes at most one press an open window", async () => {
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2");
    const party: Round = { gm, fighter };
    await setWorld(gm, "actsTogether", true);
    await fillScene(gm, FIRST, COMBATANTS);
    await beginFight(party, [FIGHTER, FIRST, SECOND, THIRD]);
    expect(await combatants(gm)).toBe(COMBATANTS);

    // All who may strike stand in one window: one press for them all.
    await fighter.board.drag(FIGHTER, [9, 10]);
    await waitFor("three rows in one panel", async () => (await prompt(gm).getByRole("listitem").count()) === 3);
    await gm.queueDice(2, 2, 2);
    await gm.click(word("strikeAll"), prompt(gm));
    await everybodySees(party, FIGHTER, [9, 10]);
    await demandTally(party, { WindowOpened: 1, StrikeResolved: 3, Moved: 1 });
    await fighter.board.drag(FIGHTER, [8, 10]);
    await everybodySees(party, FIGHTER, [8, 10]);
    await endUnused(fighter, FIGHTER);
    await everybodySeesTurnOf(party, "Goblin");

    // All the game master's turns are open: two run past the fighter, whose player is asked and nobody else.
    await carry(gm, [FIRST, [13, 9]], [THIRD, [13, 11]]);
    await answers(fighter);
    await everybodySees(party, FIRST, [13, 9]);
    await everybodySees(party, THIRD, [13, 11]);
    const answered = await windows(party);
    expect(answered.opened).toBe(2);
    expect(answered.pressesOf(gm)).toBeLessThanOrEqual(answered.opened);
    await gm.page.getByRole("tab", { name: "Combat" }).click();
    await gm.click(sentence("en", "Tracker.endGroup"));
    await everybodySeesTurnOf(party, "Fighter");
    const ended = (await agreedEvents(party)).filter(({ type }) => type === "TurnEnded");
    expect(new Set(ended.map(({ creature }) => creature)).size).toBe(COMBATANTS);
    expect(ended).toHaveLength(COMBATANTS);
  });
});

/** The fighter's one reaction: a miss. */
async function answers(seat: Seat): Promise<void> {
  await seesPrompt(seat);
  await seat.queueDice(2);
  await seat.click(word("strike"), prompt(seat));
}

/** How many windows have opened, and in how many commands each user has answered. */
async function windows(party: Round): Promise<{ opened: number; pressesOf(seat: Seat): number }> {
  const records = (await ledgerOf(party.gm)).map(
    (text) => JSON.parse(text) as { user?: string; events?: { type: string }[] },
  );
  const has = (type: string) => (record: { events?: { type: string }[] }) =>
    record.events?.some((event) => event.type === type) ?? false;
  const opened = (await agreedEvents(party)).filter(({ type }) => type === "WindowOpened").length;
  const answers = records.filter(has("WindowAnswered"));
  return { opened, pressesOf: ({ userId }) => answers.filter(({ user }) => user === userId).length };
}

const combatants = ({ page }: Seat): Promise<number> =>
  page.evaluate(
    () => (globalThis as unknown as { game: { combat: { combatants: { size: number } } } }).game.combat.combatants.size,
  );
