import { describe, expect, it } from "vitest";
import { idOf, tokenIdOf } from "../../tabletop/world/documents.js";
import { FULL } from "./support/matrix.js";
import { agreedEvents, beginFight, everybodySees, gather, vitalOf, type Party } from "./support/fight.js";
import { gatherAt, gmPlaces, turnAway } from "./support/gm-place.js";
import { useTable, type TestTable } from "./support/table.js";
import { readableTexts } from "./support/translations.js";
import { demandTally, prompt, readsCard } from "./support/trouble.js";
import { stripOfTracker } from "./support/sheet-window.js";
import { answerFor, everybodySeesTurnOf, pressFoot, rowOf } from "./support/turn.js";
import { waitFor } from "./support/wait.js";
import { toggleStatus } from "./support/token-hud.js";

const [ARCHER, FIGHTER, GOBLIN, TWIN] = ["archer", "fighter", "goblin", "goblin2"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const START = [6, 8] as const;
const GOAL = [6, 12] as const;
/** The last free cell before the second goblin. */
const BEFORE = [5, 3] as const;

/** Both goblins lurk: hidden on the scene and in the tracker. */
async function hideGoblins(table: TestTable): Promise<void> {
  const hide = (documents: unknown, ids: readonly string[]): void => {
    for (const document of documents as { _id: string; hidden: boolean }[])
      if (ids.includes(document._id)) document.hidden = true;
  };
  await table.tamper("scenes", idOf("ruin"), (scene) => hide(scene["tokens"], [GOBLIN, TWIN]));
  await table.tamper("combats", idOf("fight"), (combat) =>
    hide(combat["combatants"], ["goblinFights0000", "goblin2Fights000"]),
  );
}

describe.each(gmPlaces("looking at another scene"))("pf1: enemies that nobody sees, the game master %s", (place) => {
  const table = useTable({
    ruleset: "pf1",
    cast: { archer: START, goblin: [7, 8], fighter: [3, 3], goblin2: [6, 3] },
    aside: true,
  });

  it("strike out of nowhere, and stop whoever runs into them; no player's screen tells who it is", async () => {
    await hideGoblins(table());
    const party = await gatherAt(table(), place);
    const { gm, archer, fighter } = party;
    await beginFight(party, [ARCHER, FIGHTER, GOBLIN, TWIN]);
    await turnAway(party, place);
    await nothingTells(party);

    await archer.board.pickUp(ARCHER);
    await archer.board.carryTo(GOAL);
    await nothingTells(party);
    await archer.board.drop();
    await rowOf(gm, "Goblin").waitFor({ state: "visible" });
    await everybodySees(party, ARCHER, START);
    await nothingTells(party);
    for (const seat of [archer, fighter]) expect(await prompt(seat).count()).toBe(0);
    await gm.queueDice(18, 3);
    await answerFor(gm, "Goblin", "Strike");
    await everybodySees(party, ARCHER, GOAL);
    for (const seat of [archer, fighter])
      await waitFor(`${seat.name} to see the wound`, async () => (await vitalOf(seat, ARCHER)) === 24 - 3);
    await readsCard({ gm: archer, archer, fighter }, /Somebody → Archer/);
    await nothingTells(party);

    await pressFoot(archer, ARCHER, "End turn");
    await everybodySeesTurnOf(party, "Fighter");
    await fighter.board.drag(FIGHTER, [8, 3]);
    await everybodySees(party, FIGHTER, BEFORE);
    await readsCard({ gm: archer, archer, fighter }, /unseen/);
    await nothingTells(party);
    await demandTally(party, { StrikeResolved: 1, WindowOpened: 1, Noted: 1 });
  });
});

describe("pf1: an enemy that is only invisible", () => {
  const table = useTable({
    ruleset: "pf1",
    cast: { archer: START, goblin: [7, 8], fighter: [3, 3] },
  });

  it("strikes without a name on a player's card, with one for the game master, and its row tells nothing", async () => {
    const party = await gather(table());
    const { gm, archer, fighter } = party;
    await beginFight(party, [ARCHER, FIGHTER, GOBLIN]);
    expect(await stripOfTracker(archer, "Goblin")).not.toBe("");
    await toggleStatus(gm, GOBLIN, "Invisible");
    await waitFor("the fight to know", async () => JSON.stringify(await agreedEvents(party)).includes('"invisible"'));

    await archer.board.drag(ARCHER, GOAL);
    await rowOf(gm, "Goblin").waitFor({ state: "visible" });
    for (const seat of [archer, fighter]) {
      expect(await prompt(seat).count()).toBe(0);
      expect(
        (await readableTexts(seat.page)).filter((text) => /waiting for.*(goblin|game master)/i.test(text)),
      ).toEqual([]);
    }
    await gm.queueDice(18, 3);
    await answerFor(gm, "Goblin", "Strike");
    await everybodySees(party, ARCHER, GOAL);
    await readsCard({ gm: archer, archer, fighter }, /Somebody → Archer/);
    await readsCard({ gm, archer: gm, fighter: gm }, /Goblin → Archer/);
    for (const seat of [archer, fighter]) {
      const told = (await readableTexts(seat.page)).filter((text) => /goblin.*→|strike.*goblin/i.test(text));
      expect(told, `on ${seat.name}'s screen`).toEqual([]);
    }
    const rows = archer.page.locator("#combat li.combatant").filter({ hasText: "Goblin" });
    await waitFor("the goblin's row to tell nothing", async () => (await rows.locator(".tempo-strip").count()) === 0);
  });
});

describe("dnd5e2024: a mover that nobody sees", () => {
  const table = useTable({ ruleset: "dnd5e2024", cast: { fighter: [6, 11], goblin: [7, 11], archer: [20, 17] } });

  it.runIf(FULL)("OA-12: gives no chance, and nobody is asked", async () => {
    const party = await gather(table());
    const { gm, fighter } = party;
    await beginFight(party, [FIGHTER, GOBLIN]);
    await toggleStatus(gm, FIGHTER, "Invisible");
    await waitFor("the fight to know", async () => JSON.stringify(await agreedEvents(party)).includes('"invisible"'));
    await fighter.board.press(FIGHTER, "ArrowLeft");
    await everybodySees(party, FIGHTER, [5, 11]);
    await demandTally(party, { Moved: 1, WindowOpened: 0 });
  });
});

/** Neither page nor canvas of a player names a goblin; what creatures the game's packs hold is no news of this fight. */
async function nothingTells({ archer, fighter }: Party): Promise<void> {
  for (const seat of [archer, fighter]) {
    const texts = [...(await readableTexts(seat.page, "body", "#compendium")), ...(await seat.board.labels())];
    expect(
      texts.filter((text) => /goblin/i.test(text)),
      `on ${seat.name}'s screen`,
    ).toEqual([]);
  }
}
