import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, ledgerOf, seatsOf, vitalOf } from "./support/fight.js";
import type { Party } from "./support/fight.js";
import { carry } from "./support/gm-hands.js";
import { gatherAt, gmPlaces, turnAway } from "./support/gm-place.js";
import { closeSheet, openSheet, stripOfSheet } from "./support/sheet-window.js";
import { useTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import { choose, leftOf } from "./support/turn.js";
import { holdsFor, waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
/** Beside the archer. */
const THREATENING = [7, 9] as const;
const STANDARD = sentence("en", "pf1.Slot.standard");
const OPPORTUNITY = sentence("en", "pf1.Slot.aoo");

describe.each(gmPlaces("looking at another scene"))(
  "pf1: a shot under a goblin's nose, the game master %s",
  (place) => {
    const table = useTable({ ruleset: "pf1", aside: true });

    it("lets the game master strike first, shows what it cost everywhere, and is wholly undone", async () => {
      const party = await gatherAt(table(), place);
      await placeGoblin(party);
      await beginFight(party, [ARCHER, GOBLIN, FIGHTER, OGRE]);
      await turnAway(party, place);
      const fresh = await economies(party);
      expect(fresh.archer).toContain(STANDARD);
      expect(fresh.goblin).toContain(OPPORTUNITY);

      await party.archer.queueDice(15, 4);
      await shoot(party);
      await nothingIsThrownBeforeTheAnswer(party);
      await party.gm.queueDice(18, 3);
      await party.gm.click("Strike");
      await everybodySeesHp(party, 24 - 3, 6 - 4);
      await strikeComesFirst(party);
      for (const seat of seatsOf(party)) {
        await seat.page.getByRole("tab", { name: "Chat" }).click();
        await seat.waitForText("Strike: Goblin → Archer");
        await seat.waitForText("Strike: Archer → Goblin");
      }
      const spent = await economies(party);
      for (const seat of seatsOf(party)) expect(await stripOfSheet(seat, ARCHER)).toBe(spent.archer);
      expect(spent.archer).not.toContain(STANDARD);
      expect(spent.goblin).not.toContain(OPPORTUNITY);

      await undo(party);
      await everybodySeesHp(party, 24, 6);
      expect(await economies(party)).toEqual(fresh);
      expect((await agreedEvents(party)).some(({ type }) => type === "StrikeResolved")).toBe(false);

      await castAndTouch(party);
    });
  },
);

/** The game master sets the goblin beside the archer, before anybody fights. */
async function placeGoblin(party: Party): Promise<void> {
  await carry(party.gm, [GOBLIN, THREATENING]);
  await everybodySees(party, GOBLIN, THREATENING);
}

/** The archer's player points out the goblin and presses the bow's button on the sheet. */
async function shoot({ archer }: Party): Promise<void> {
  await archer.board.target(GOBLIN);
  const sheet = await openSheet(archer, ARCHER);
  const bow = sheet.locator("li.tempo-attack").filter({ hasText: "Longbow" });
  await bow.getByRole("button", { name: /^\s*Ranged attack/ }).click();
  await closeSheet(sheet);
}

async function nothingIsThrownBeforeTheAnswer({ gm, archer }: Party): Promise<void> {
  await gm.page.locator("#battle-tempo-reactions").getByRole("button", { name: "Strike", exact: true }).waitFor();
  await gm.waitForText(/Goblin .*Archer/, gm.page.locator("#battle-tempo-reactions"));
  await holdsFor("the archer's dice wait for the answer", 500, async () => (await archer.remainingDice()) === 2);
  const asked = (await ledgerOf(gm)).some((record) => record.includes('"RollsAsked"'));
  expect(asked).toBe(false);
}

async function strikeComesFirst(party: Party): Promise<void> {
  const strikes = (await agreedEvents(party)).filter(({ type }) => type === "StrikeResolved");
  expect(strikes).toMatchObject([
    { by: "goblinFights0000", provoked: true, hit: true },
    { by: "archerFights0000", target: "goblinFights0000", provoked: false, hit: true },
  ]);
}

async function everybodySeesHp(party: Party, archer: number, goblin: number): Promise<void> {
  for (const seat of seatsOf(party)) {
    const hp = async (): Promise<string> => [await vitalOf(seat, ARCHER), await vitalOf(seat, GOBLIN)].join();
    await waitFor(`${seat.name} to see hit points`, async () => (await hp()) === [archer, goblin].join(), {
      tell: async () => `archer and goblin have ${await hp()} hit points`,
    });
  }
}

/** Under the same nose a touch spell, with care: nobody is asked, the check comes off, and the charge is delivered. */
async function castAndTouch(party: Party): Promise<void> {
  const { archer } = party;
  await archer.queueDice(17);
  await choose(archer, ARCHER, sentence("en", "pf1.Action.cast-standard"), async () => {
    const dialog = archer.page.locator("dialog.tempo-choice");
    await dialog.getByText("may strike: Goblin").waitFor();
    await dialog.getByLabel("Spell", { exact: true }).fill("Cold hand");
    await dialog.getByLabel(sentence("en", "pf1.Detail.defensive")).check();
    await dialog.getByText("concentration +0 against 17: 20 %").waitFor();
    expect(await dialog.getByText("may strike: ").count()).toBe(0);
    await dialog.getByLabel(sentence("en", "pf1.Detail.range")).check();
    await dialog.getByRole("button", { name: sentence("en", "Detail.confirm"), exact: true }).click();
  });
  await demandTally(party, { ActionTaken: 1, WindowOpened: 0 });
  await archer.queueDice(15);
  await choose(archer, ARCHER, sentence("en", "pf1.Action.touch-in-casting-round"));
  await demandTally(party, { ActionTaken: 2, WindowOpened: 0, StrikeResolved: 1 });
  const events = await agreedEvents(party);
  const rolled = events.flatMap((event) => (event.type === "RollResolved" ? [event["roll"]] : []));
  expect(rolled).toMatchObject([{ kind: "concentration", against: 17, total: 17, hit: true }, { kind: "attack" }]);
  expect(events.find(({ type }) => type === "StrikeResolved")).toMatchObject({ hit: true, target: "goblinFights0000" });
}

/** What the archer and the goblin may still do, by the tracker: the same on all screens. */
async function economies(party: Party): Promise<{ archer: string; goblin: string }> {
  return { archer: await leftOf(party, "Archer"), goblin: await leftOf(party, "Goblin") };
}

/** By the button of the archer's sheet. */
async function undo({ gm }: Party): Promise<void> {
  const sheet = await openSheet(gm, ARCHER);
  await sheet.getByRole("button", { name: "Undo", exact: true }).click();
  await closeSheet(sheet);
}
