import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight, everybodySees, gather, ledgerOf, nextTurn, vitalOf, type Party } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import { declare, everybodyIsIn, facingOf, go, goOnTo, panelOf, rotationOf, setScene } from "./support/phases.js";
import type { Seat } from "./support/seat.js";
import { useTable } from "./support/table.js";
import { openHud } from "./support/token-hud.js";
import { answerFor, attack, choose, everybodySeesTurnOf } from "./support/turn.js";
import { demandTally } from "./support/trouble.js";
import { waitFor } from "./support/wait.js";
import { sentence, type Lang } from "./support/words.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const BEGIN = { en: "Begin combat", ru: "Начать бой" } as const;
const en = (key: string): string => sentence("en", `adnd2ct.${key}`);

/** The name of the act as a pattern, which has brackets in it. */
const COVER = en("Action.cover-ranged").replace(/[()]/g, "\\$&");
/** Rotations of tokens whose art looks south when it isn't rotated. */
const [EAST, WEST, SOUTH_EAST] = [270, 90, 315];
/** Hit points as the rules have them: faces and bonuses of the damage dice of each blow that hits. */
const [SHORT_SWORD, CUT, OPENING, GUARDED] = [3, 4 + 1, 2 + 1, 3 + 1];
const [ARROW, HELD_ARROW, TRUNK] = [6, 4, 6 + 4];
const AT_THE_END = {
  [FIGHTER]: 34 - SHORT_SWORD - TRUNK,
  [GOBLIN]: 12 - CUT - OPENING - GUARDED,
  [ARCHER]: 22,
  [OGRE]: 28 - ARROW - HELD_ARROW,
};

const TABLES: readonly { lang: Lang; generation: 13 | 14 }[] = [
  { lang: "en", generation: 14 },
  ...(FULL ? [{ lang: "ru", generation: 13 } as const] : []),
];

describe.each(TABLES)("adnd2ct on $generation, the game master reads $lang", ({ lang, generation }) => {
  const table = useTable({ ruleset: "adnd2ct", generation });

  it("two rounds in phases: declarations, openings, guard, cover, facing, acts put off", async () => {
    const party = await gather(table(), { gm: lang });
    await beginFight(party, [FIGHTER, GOBLIN, ARCHER, OGRE], { begin: BEGIN[lang], records: 1 });
    await faceOneAnother(party);
    await declareAndRoll(party, lang);
    await fightFastAndAverage(party, lang);
    await comeUpAndTurn(party);
    await walkAwayFromTheSword(party);
    await declareAgainstTheClock(party, lang);
    await runIntoTheGuard(party, lang);
    await shootWhomIsHeld(party);
    await strikeLate(party, lang);
    for (const [token, hp] of Object.entries(AT_THE_END)) expect(await vitalOf(party.gm, token), token).toBe(hp);
  });
});

/** The game master sets the scene; everybody's fight knows where everybody looks. */
async function faceOneAnother({ gm, archer, fighter }: Party): Promise<void> {
  await setScene(gm, { [FIGHTER]: EAST, [ARCHER]: EAST, [GOBLIN]: WEST, [OGRE]: WEST });
  for (const seat of [gm, archer, fighter]) {
    await waitFor(
      `${seat.name} to know where the fighter looks`,
      async () => (await facingOf(seat, "Fighter")) === "e",
    );
    await waitFor(`${seat.name} to know where the ogre looks`, async () => (await facingOf(seat, "Ogre")) === "w");
  }
}

/** What the goblins will do stands in no player's ledger; equal dice are thrown again. */
async function declareAndRoll(party: Party, lang: Lang): Promise<void> {
  const { gm, fighter, archer } = party;
  await declare(gm, lang, "Goblin", "attack");
  await declare(gm, lang, "Ogre", "move");
  await declare(fighter, "en", "Fighter", "attack");
  await declare(archer, "en", "Archer", "fire-full");
  await gm.waitForText(sentence(lang, "Declare.all"), panelOf(gm));
  const told = (await ledgerOf(fighter)).join();
  expect(told.split('"declared"').length - 1, "declarations that players can read").toBe(2);
  await fighter.queueDice(5, 7);
  await gm.queueDice(5, 4);
  await gm.click(sentence(lang, "Declare.roll"), panelOf(gm));
  await gm.click(sentence(lang, "Declare.begin"), panelOf(gm));
  await everybodyIsIn(party, "very-fast");
}

/** The goblin's side comes first; the ogre walks half its way; sword and bow come in the average phase. */
async function fightFastAndAverage(party: Party, lang: Lang): Promise<void> {
  const { gm, fighter, archer } = party;
  await goOnTo(party, "fast");
  await gm.queueDice(17, 3);
  await attack(gm, GOBLIN, FIGHTER, "Short sword", sentence(lang, "adnd2ct.Action.attack"));
  await demandTally(party, { StrikeResolved: 1 });
  await goOnTo(party, "average");
  await go(party, gm, OGRE, [8, 6]);
  await fighter.queueDice(12, 4);
  await attack(fighter, FIGHTER, GOBLIN, "Long sword", en("Action.attack"));
  await demandTally(party, { StrikeResolved: 2 });
  await archer.queueDice(12, 6);
  await attack(archer, ARCHER, OGRE, "Longbow", en("Action.fire-full"));
  await demandTally(party, { StrikeResolved: 3 });
}

/** The other half of the way, in the next phase, and no step more; whom an enemy has come up to may turn once. */
async function comeUpAndTurn(party: Party): Promise<void> {
  const { gm, fighter, archer } = party;
  await goOnTo(party, "slow");
  await go(party, gm, OGRE, [7, 9]);
  const hud = await openHud(fighter, FIGHTER);
  await hud.getByRole("button", { name: sentence("en", "Facing.se"), exact: true }).click();
  for (const seat of [gm, archer, fighter])
    await waitFor(
      `${seat.name} to see the fighter turned`,
      async () => (await rotationOf(seat, FIGHTER)) === SOUTH_EAST,
    );
  await archer.queueDice(5);
  await attack(archer, ARCHER, OGRE, "Longbow", en("Action.fire-full"));
  await demandTally(party, { StrikeResolved: 4 });
}

/** At the end of the round whoever struck standing may walk half its way, and gives an opening by it. */
async function walkAwayFromTheSword(party: Party): Promise<void> {
  const { gm, fighter } = party;
  await goOnTo(party, "very-slow");
  await goOnTo(party, "end-of-round");
  await fighter.queueDice(15, 2);
  await gm.board.drag(GOBLIN, [10, 11]);
  await answerFor(fighter, "Fighter", "Strike");
  await everybodySees(party, GOBLIN, [10, 11]);
  await demandTally(party, { StrikeResolved: 5, WindowOpened: 1 });
}

/** Round 2: with the last one who declares the time begins to count, and the round goes on by itself. */
async function declareAgainstTheClock(party: Party, lang: Lang): Promise<void> {
  const { gm, fighter, archer } = party;
  await nextTurn(party);
  await declare(gm, lang, "Goblin", "attack");
  await declare(gm, lang, "Ogre", "attack");
  await declare(fighter, "en", "Fighter", "guard");
  await fighter.queueDice(3);
  await gm.queueDice(6);
  await gm.page.evaluate(() =>
    (globalThis as unknown as SettingsPage).game.settings.set("battle-tempo", "declareSeconds", 1),
  );
  await declare(archer, "en", "Archer", "cover-ranged", false);
  await everybodyIsIn(party, "very-fast");
}

/** The archer takes aim at once; the goblin runs into a guard, which strikes before it. */
async function runIntoTheGuard(party: Party, lang: Lang): Promise<void> {
  const { gm, fighter, archer } = party;
  await attack(archer, ARCHER, OGRE, "Longbow", COVER);
  for (const [seat, reads] of [
    [gm, lang],
    [fighter, "en"],
  ] as const) {
    await mapSays(seat, sentence(reads, "adnd2ct.Stance.cover"));
    await mapSays(seat, sentence(reads, "adnd2ct.Stance.guard"));
  }
  await fighter.queueDice(11, 3);
  await gm.board.drag(GOBLIN, [7, 11]);
  await answerFor(fighter, "Fighter", "Strike");
  await demandTally(party, { StrikeResolved: 6, WindowOpened: 2 });
}

/** The arrow that is held comes in the fast phase, with two more. */
async function shootWhomIsHeld(party: Party): Promise<void> {
  const { archer } = party;
  await goOnTo(party, "fast");
  await archer.queueDice(10, 4);
  await attack(archer, ARCHER, OGRE, "Longbow", en("Action.fire-full"));
  await demandTally(party, { StrikeResolved: 7 });
}

/** The ogre puts its blow off by a phase, and then comes from the fighter's flank: one more. */
async function strikeLate(party: Party, lang: Lang): Promise<void> {
  const { gm } = party;
  await goOnTo(party, "average");
  // The archer's second arrow would come now; it lets it go.
  await nextTurn(party);
  await everybodySeesTurnOf(party, "Archer");
  await goOnTo(party, "slow");
  await choose(gm, OGRE, sentence(lang, "adnd2ct.Action.delay"));
  await goOnTo(party, "very-slow");
  await gm.queueDice(13, 6);
  await attack(gm, OGRE, FIGHTER, "Tree trunk", sentence(lang, "adnd2ct.Action.attack"));
  await demandTally(party, { StrikeResolved: 8 });
}

interface SettingsPage {
  game: { settings: { set(scope: string, key: string, value: unknown): Promise<unknown> } };
}

async function mapSays(seat: Seat, word: string): Promise<void> {
  await waitFor(`${seat.name} to read "${word}" on the map`, async () => (await seat.board.labels()).includes(word));
}
