import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, type Party } from "./support/fight.js";
import { carry } from "./support/gm-hands.js";
import { gatherAt, gmPlaces, turnAway } from "./support/gm-place.js";
import { setWorld } from "./support/settings.js";
import { useTable } from "./support/table.js";
import { demandTally, seesPrompt } from "./support/trouble.js";
import { answerFor } from "./support/turn.js";
import type { Seat } from "./support/seat.js";

const [FIRST, SECOND, THIRD, FOURTH] = ["goblin", "goblin2", "goblin3", "goblin4"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];

describe.each(gmPlaces("looking on"))("pf1: a dozen goblins before two heroes, the game master %s", (place) => {
  const table = useTable({ ruleset: "pf1", cast: "horde", aside: true });

  it("dragged four at once, each is judged alone: one runs free, the others are struck at by whom they pass", async () => {
    const party = await gatherAt(table(), place);
    const { gm, archer, fighter } = party;
    await letFoesMoveTogether(party);
    await beginFight(party, [FIRST, SECOND, THIRD, FOURTH]);
    await turnAway(party, place);
    await carry(gm, [FIRST, [15, 6]], [SECOND, [15, 9]], [THIRD, [15, 10]], [FOURTH, [15, 12]]);
    await everybodySees(party, SECOND, [15, 9]);
    await strikeAndMiss(archer, "Archer");
    await strikeAndMiss(fighter, "Fighter");
    await strikeAndMiss(fighter, "Fighter");
    await everybodySees(party, FIRST, [15, 6]);
    await everybodySees(party, THIRD, [15, 10]);
    await everybodySees(party, FOURTH, [15, 12]);
    await demandTally(party, { WindowOpened: 3, StrikeResolved: 3, Moved: 7 });
    const strikes = (await agreedEvents(party)).filter(({ type }) => type === "StrikeResolved");
    expect(new Set(strikes.map(({ by, target }) => `${String(by)} ${String(target)}`))).toEqual(
      new Set([
        "archerFights0000 goblinFights0000",
        "fighterFights000 goblin3Fights000",
        "fighterFights000 goblin4Fights000",
      ]),
    );
  });
});

/** The table doesn't hold foes to the order of turns: the game master moves them as a troop. */
const letFoesMoveTogether = ({ gm }: Party): Promise<void> =>
  setWorld(gm, "enforcement", { npc: { "turn-order": "off" } });

async function strikeAndMiss(seat: Seat, name: string): Promise<void> {
  await seesPrompt(seat);
  await seat.queueDice(2);
  await answerFor(seat, name, "Strike");
}
