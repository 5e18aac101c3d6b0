import { describe, expect, it } from "vitest";
import { FULL } from "./support/matrix.js";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, seatsOf, vitalOf, type Party } from "./support/fight.js";
import { passOn, takeBack } from "./support/gm-hands.js";
import { gatherAt, gmPlaces, turnAway, type GmPlace } from "./support/gm-place.js";
import { useTable } from "./support/table.js";
import { waitFor } from "./support/wait.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const START = [6, 8] as const;
/** The last square before the archer would leave one that the ogre threatens. */
const THREATENED = [11, 8] as const;
const GOAL = [12, 8] as const;

/** Until its first turn the ogre is flat-footed and strikes at nobody: it comes first, and lets its turn pass. */
async function beginAfterTheOgre(party: Party, place: GmPlace): Promise<void> {
  await beginFight(party, [OGRE, ARCHER, FIGHTER, GOBLIN]);
  await passOn(party, "Next turn");
  await turnAway(party, place);
}

/** The archer's player drags past the ogre; the ruler warns before the button is released. */
async function dragPastTheOgre(party: Party): Promise<void> {
  const { archer } = party;
  await archer.board.pickUp(ARCHER);
  await archer.board.carryTo(GOAL);
  await archer.waitForText(/Ogre/, archer.page.locator("#measurement, .token-ruler-labels, .waypoint-label"));
  await archer.board.drop();
  await everybodySees(party, ARCHER, THREATENED);
}

describe.each(gmPlaces("looking on"))("pf1: an archer is dragged past an ogre, the game master %s", (place) => {
  const table = useTable({ ruleset: "pf1", flatFooted: true, aside: true });

  it("TM-01, TM-02: stops in the very square on all screens, is struck there, goes on, and undo gives everything back", async () => {
    const party = await gatherAt(table(), place);
    await beginAfterTheOgre(party, place);
    await dragPastTheOgre(party);
    await party.gm.queueDice(15, 3, 2);
    await party.gm.click("Strike");
    await everybodySees(party, ARCHER, GOAL);
    for (const seat of seatsOf(party)) {
      expect(await vitalOf(seat, ARCHER)).toBe(24 - 3 - 2 - 7);
      await seat.page.getByRole("tab", { name: "Chat" }).click();
      await seat.waitForText(/Ogre → Archer/);
    }
    const events = await agreedEvents(party);
    expect(events.filter((event) => event.type === "Moved")).toMatchObject([
      { to: { cell: THREATENED } },
      { to: { cell: GOAL } },
    ]);
    await takeBack(party.gm, ARCHER);
    await everybodySees(party, ARCHER, START);
    for (const seat of seatsOf(party))
      await waitFor(`${seat.name} to see the archer whole`, async () => (await vitalOf(seat, ARCHER)) === 24);
    expect((await agreedEvents(party)).some((event) => event.type === "Moved" || event.type === "StrikeResolved")).toBe(
      false,
    );
  });

  it.runIf(FULL)("falls there where the strike takes it out", async () => {
    const party = await gatherAt(table(), place);
    await beginAfterTheOgre(party, place);
    await dragPastTheOgre(party);
    // A threat, confirmed: the dice are thrown twice over.
    await party.gm.queueDice(20, 15, 8, 8, 8, 8);
    await party.gm.click("Strike");
    for (const seat of seatsOf(party))
      await waitFor(`${seat.name} to see the archer fall`, async () => (await vitalOf(seat, ARCHER)) < 0);
    await everybodySees(party, ARCHER, THREATENED);
    const events = await agreedEvents(party);
    expect(events).toContainEqual(expect.objectContaining({ type: "Interrupted" }));
  });
});
