import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, seatsOf, type Round } from "./support/fight.js";
import type { PassButton } from "./support/gm-hands.js";
import { setWorld } from "./support/settings.js";
import { useTable } from "./support/table.js";
import { prompt, seesPrompt } from "./support/trouble.js";
import { answerFor, everybodySeesTurnOf, leftOf, passTurn } from "./support/turn.js";
import { sentence } from "./support/words.js";

const [ARCHER, FIGHTER, GOBLIN, SECOND, THIRD] = ["archer", "fighter", "goblin", "goblin2", "goblin3"].map(
  tokenIdOf,
) as [string, string, string, string, string];
const BACKWARDS_AND_FORWARDS = ["Previous turn", "Next turn", "Previous round", "Next round"] as const;

describe("pf1: the tracker's pointer", () => {
  const table = useTable({ ruleset: "pf1", cast: { fighter: [6, 11], goblin: [10, 11], archer: [3, 3] } });

  it("goes back and forth over turns and rounds; budgets, places and an open window stay as they are", async () => {
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2");
    const party: Round = { gm, fighter };
    await beginFight(party, [FIGHTER, GOBLIN, ARCHER]);
    await fighter.board.drag(FIGHTER, [6, 8]);
    await everybodySees(party, FIGHTER, [6, 8]);
    await passTurn(party, "Goblin");
    await gm.board.drag(GOBLIN, [7, 8]);
    await everybodySees(party, GOBLIN, [7, 8]);
    await passTurn(party, "Archer");
    await gm.board.drag(ARCHER, [3, 6]);
    await everybodySees(party, ARCHER, [3, 6]);
    await passTurn(party, "Fighter");

    const before = await standing(party);
    for (const [button, to] of [
      ["Previous turn", "Archer"],
      ["Previous turn", "Goblin"],
      ["Next turn", "Archer"],
      ["Next turn", "Fighter"],
      ["Previous round", "Archer"],
      ["Previous turn", "Goblin"],
      ["Next round", "Fighter"],
    ] as const) {
      await passTurn(party, to, button);
      expect(await standing(party), `after "${button}"`).toEqual(before);
    }

    await fighter.board.drag(FIGHTER, [3, 8]);
    await seesPrompt(gm);
    const waiting = await standing(party);
    for (const button of BACKWARDS_AND_FORWARDS) await isRefused(party, button);
    expect(await standing(party)).toEqual(waiting);
    await everybodySeesTurnOf(party, "Fighter");
    expect(await prompt(gm).getByRole("listitem").count()).toBe(1);
    await answerFor(gm, "Goblin", "Skip");
    await everybodySees(party, FIGHTER, [3, 8]);
  });
});

describe("dnd5e2024: like creatures that act together", () => {
  const table = useTable({
    ruleset: "dnd5e2024",
    cast: { goblin: [10, 8], goblin2: [12, 8], goblin3: [14, 8], fighter: [3, 3], archer: [3, 5] },
  });

  it("begin their turns at once, act in any order, and end them with one press, each its own once", async () => {
    const gm = await table().enter("gm");
    const party: Round = { gm, fighter: await table().enter("player2") };
    await setWorld(gm, "actsTogether", true);
    await beginFight(party, [GOBLIN, SECOND, THIRD, FIGHTER, ARCHER]);
    await everybodySeesTurnOf(party, "Goblin");
    const goblins = ["goblinFights0000", "goblin2Fights000", "goblin3Fights000"];
    expect(await turnsOf(party, "TurnStarted")).toEqual(goblins);

    await gm.board.drag(THIRD, [14, 11]);
    await everybodySees(party, THIRD, [14, 11]);
    await everybodySeesTurnOf(party, "Goblin 3");
    await gm.board.drag(GOBLIN, [10, 11]);
    await everybodySees(party, GOBLIN, [10, 11]);
    expect(await leftOf(party, "Goblin 3")).toContain("movement 15 ft");
    expect(await leftOf(party, "Goblin 2")).toContain("movement 30 ft");

    await gm.page.getByRole("tab", { name: "Combat" }).click();
    await gm.click(sentence("en", "Tracker.endGroup"));
    await everybodySeesTurnOf(party, "Fighter");
    expect((await turnsOf(party, "TurnEnded")).toSorted()).toEqual(goblins.toSorted());
    await passTurn(party, "Archer");
    await passTurn(party, "Goblin");
    for (const name of ["Goblin", "Goblin 2", "Goblin 3"])
      expect(await leftOf(party, name)).toContain("movement 30 ft");
    expect((await turnsOf(party, "TurnStarted")).filter((id) => goblins.includes(id))).toHaveLength(6);
  });
});

/** All that the pointer must not touch: what each has left, where each stands, and what has been written besides it. */
async function standing(party: Round): Promise<object> {
  const names = ["Fighter", "Goblin", "Archer"];
  const left: string[] = [];
  for (const name of names) left.push(await leftOf(party, name));
  const places = await Promise.all(
    seatsOf(party).map(({ board }) => Promise.all([FIGHTER, GOBLIN, ARCHER].map((id) => board.cellOf(id)))),
  );
  const written = (await agreedEvents(party)).filter(({ type }) => type !== "TurnResumed");
  return { left, places, written };
}

/** While somebody has to answer, the tracker's button tells so and moves nothing. */
async function isRefused({ gm }: Round, button: PassButton): Promise<void> {
  const notices = gm.page.locator("#notifications");
  await gm.page.getByRole("tab", { name: /^Combat/ }).click();
  await gm.page.locator("#combat").getByRole("button", { name: button, exact: true }).click();
  await gm.waitForText(sentence("en", "Refusal.window-open.plain"), notices);
  for (const left = notices.locator("> li"); (await left.count()) > 0;) await left.first().getByRole("button").click();
}

/** Whose turns began or ended, in that order. */
const turnsOf = async (party: Round, type: "TurnStarted" | "TurnEnded"): Promise<string[]> =>
  (await agreedEvents(party)).filter((event) => event.type === type).map(({ creature }) => String(creature));
