import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { idOf, tokenIdOf } from "../../tabletop/world/documents.js";
import type { Cell } from "./support/board.js";
import { agreedEvents, beginFight, everybodySees, gather, nextTurn, vitalOf, type Party } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import type { Seat } from "./support/seat.js";
import { act } from "./support/sheet.js";
import { closeSheet, openSheet } from "./support/sheet-window.js";
import { useTable, type TestTable } from "./support/table.js";
import { demandTally, seesPrompt } from "./support/trouble.js";
import {
  answerDialog,
  answerFor,
  attack,
  choose,
  everybodySeesTurnOf,
  leftForPlayers,
  pressFoot,
} from "./support/turn.js";
import { waitFor } from "./support/wait.js";
import { sentence, type Lang } from "./support/words.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const BEGIN = { en: "Begin combat", ru: "Начать бой" } as const;
/** Two squares below where the goblin comes to stand; four squares of it. */
const PIT: Cell = [11, 14];
/** Its way there begins straight away from the archer, and ends before the edge. */
const EDGE: Cell = [10, 13];
const en = (key: string): string => sentence("en", `dnd4e.${key}`);

/** What dice and sheets make of the fight: the fighter's +8 and 1d8+4, the goblin's +6 and 1d6+2, and so on (tabletop/world/dnd4e.yaml). */
const DRIVEN = 5 + 2;
const OPPORTUNITY = 3 + 4;
const CHARGED = 4 + 2;
const READIED = 6 + 4;
const TRUNK = 5 + 5;
/** A quarter of 41, rounded down (GAP-DND4-11); the archer’s of 34 is 8. */
const SURGE = 10;
const AT_THE_END = {
  [FIGHTER]: Math.min(41, 41 - TRUNK + SURGE),
  [GOBLIN]: 29 - DRIVEN - OPPORTUNITY - READIED,
  [ARCHER]: Math.min(34, 34 - CHARGED + 8),
  [OGRE]: 111,
};

const TABLES: readonly { lang: Lang; generation: 13 | 14 }[] = [
  { lang: "ru", generation: 13 },
  ...(FULL ? [{ lang: "en", generation: 14 } as const] : []),
];

describe.each(TABLES)("dnd4e on $generation, the game master reads $lang", ({ lang, generation }) => {
  const table = useTable({
    ruleset: "dnd4e",
    generation,
    cast: { fighter: [6, 11], archer: [12, 11], goblin: [7, 11], ogre: [20, 6] },
  });

  it("three rounds, in which everything that is special in this game is done once", async () => {
    await dig(table());
    const party = await gather(table(), { gm: lang });
    await beginFight(party, [FIGHTER, GOBLIN, ARCHER, OGRE], { begin: BEGIN[lang] });
    await rushAndStrike(party);
    await chargePastTheFighter(party, lang);
    await shiftAndReady(party);
    await doubleMove(party, lang);
    await grab(party);
    await breakFree(party, lang);
    await strikeFromAfar(party, lang);
    await catchBreath(party);
    await driveToTheEdge(party);

    for (const [token, hp] of Object.entries(AT_THE_END)) expect(await vitalOf(party.gm, token), token).toBe(hp);
    await demandTally(party, { WindowOpened: 5, StrikeResolved: 6 });
    const moved = (await agreedEvents(party)).flatMap((event) => (event.type === "Moved" ? [event] : []));
    expect(moved.filter(({ how }) => how === "forced")).toMatchObject([
      { cost: 0, to: { cell: [8, 10] } },
      { cost: 0, to: { cell: [9, 9] } },
      { cost: 0, to: { cell: EDGE } },
    ]);
    await rest(party);
  });
});

/** Round 1: a push of one square, into which the fighter follows; for an action point a blow that pushes, too. */
async function rushAndStrike(party: Party): Promise<void> {
  const { fighter } = party;
  await fighter.board.target(GOBLIN);
  await fighter.queueDice(10);
  await choose(fighter, FIGHTER, en("Action.bull-rush"));
  await pointOut(fighter, [8, 10]);
  expect(await whereTo(fighter).locator("option:checked").textContent()).toBe("1 right, 1 up");
  await fighter.click(sentence("en", "Prompt.move"));
  await everybodySees(party, GOBLIN, [8, 10]);
  await everybodySees(party, FIGHTER, [7, 11]);
  expect(await leftForPlayers(party, "Fighter")).not.toContain(en("Slot.standard"));
  await choose(fighter, FIGHTER, en("Action.action-point"), () => pick(fighter, en("Variant.standard")));
  await demandTally(party, { ActionTaken: 3 });
  expect(await leftForPlayers(party, "Fighter")).toContain(en("Slot.standard"));
  await fighter.queueDice(8, 5);
  await attack(fighter, FIGHTER, GOBLIN, "Driving blow", en("Action.use-power"));
  await whereTo(fighter).selectOption("1 right, 1 up");
  expect(await whereTo(fighter).locator("option").allTextContents()).toContain("1 up");
  await fighter.click(sentence("en", "Prompt.move"));
  await everybodySees(party, GOBLIN, [9, 9]);
  await demandTally(party, { StrikeResolved: 1 });
  await walk(party, fighter, FIGHTER, [8, 10]);
  await pressFoot(fighter, FIGHTER, "End turn");
  await everybodySeesTurnOf(party, "Goblin");
}

/** Its way begins beside the fighter, who is asked in the goblin's turn, before anything moves. */
async function chargePastTheFighter(party: Party, lang: Lang): Promise<void> {
  const { gm, fighter } = party;
  await gm.board.target(ARCHER);
  await choose(gm, GOBLIN, sentence(lang, "dnd4e.Action.charge"), () =>
    pick(gm, sentence(lang, "dnd4e.Variant.basic-attack")),
  );
  await gm.queueDice(12, 4);
  await gm.board.drag(GOBLIN, [11, 11]);
  await seesPrompt(fighter);
  expect(await gm.board.cellOf(GOBLIN)).toEqual([9, 9]);
  await fighter.queueDice(10, 3);
  await answerFor(fighter, "Fighter", "Strike");
  await everybodySees(party, GOBLIN, [11, 11]);
  await demandTally(party, { StrikeResolved: 3 });
  expect(await leftForPlayers(party, "Goblin")).not.toContain(en("Slot.move"));
  await nextTurn(party);
  await everybodySeesTurnOf(party, "Archer");
}

/** A shift out of reach asks nobody; then a shot is kept for when the goblin has moved. */
async function shiftAndReady(party: Party): Promise<void> {
  const { archer } = party;
  await choose(archer, ARCHER, en("Action.shift"));
  await archer.board.drag(ARCHER, [13, 10]);
  await everybodySees(party, ARCHER, [13, 10]);
  await choose(archer, ARCHER, en("Action.ready"), () =>
    answerDialog(
      archer,
      { When: "ends a move", Who: "Goblin", Then: `Longbow: ${en("Action.basic-attack")}` },
      "Keep ready",
    ),
  );
  await demandTally(party, { WindowOpened: 3 });
  await pressFoot(archer, ARCHER, "End turn");
  await everybodySeesTurnOf(party, "Ogre");
}

/** Ten squares of two moves of eight, as one way. */
async function doubleMove(party: Party, lang: Lang): Promise<void> {
  const { gm } = party;
  await choose(gm, OGRE, sentence(lang, "dnd4e.Action.double-move"), () =>
    pick(gm, sentence(lang, "dnd4e.Variant.walk")),
  );
  await gm.board.drag(OGRE, [10, 6]);
  await everybodySees(party, OGRE, [10, 6]);
  const rest = await leftForPlayers(party, "Ogre");
  for (const slot of ["standard", "move"]) expect(rest).not.toContain(en(`Slot.${slot}`));
  expect(rest).toContain(en("Slot.minor"));
  await nextTurn(party);
  await everybodySeesTurnOf(party, "Fighter");
}

/** Round 2. */
async function grab(party: Party): Promise<void> {
  const { fighter } = party;
  await fighter.board.drag(FIGHTER, [10, 11]);
  await everybodySees(party, FIGHTER, [10, 11]);
  await fighter.queueDice(10);
  await choose(fighter, FIGHTER, en("Action.grab"));
  await demandTally(party, { ConditionGained: 1 });
  await pressFoot(fighter, FIGHTER, "End turn");
  await everybodySeesTurnOf(party, "Goblin");
}

/** Out of the hold for its move; then a shift, for which its standard action is given, and after it the archer's shot. */
async function breakFree(party: Party, lang: Lang): Promise<void> {
  const { gm, archer } = party;
  await gm.queueDice(10);
  await choose(gm, GOBLIN, sentence(lang, "dnd4e.Action.escape"), () =>
    pick(gm, sentence(lang, "dnd4e.Variant.acrobatics")),
  );
  await demandTally(party, { ConditionLost: 1 });
  expect(await leftForPlayers(party, "Goblin")).not.toContain(en("Slot.move"));
  await choose(gm, GOBLIN, sentence(lang, "dnd4e.Action.shift"));
  await gm.board.drag(GOBLIN, [11, 12]);
  await payWith(gm, sentence(lang, "dnd4e.Slot.standard"));
  await everybodySees(party, GOBLIN, [11, 12]);
  await seesPrompt(archer);
  await archer.queueDice(15, 6);
  await answerFor(archer, "Archer", "Strike");
  await demandTally(party, { StrikeResolved: 4, WindowOpened: 4 });
  expect(await leftForPlayers(party, "Goblin")).not.toContain(en("Slot.standard"));
  expect(await leftForPlayers(party, "Archer")).not.toContain(en("Slot.immediate"));
  await nextTurn(party);
  await everybodySeesTurnOf(party, "Ogre");
}

async function strikeFromAfar(party: Party, lang: Lang): Promise<void> {
  const { gm } = party;
  await walk(party, gm, OGRE, [10, 8]);
  await gm.board.target(FIGHTER);
  await gm.queueDice(10, 5);
  await attack(gm, OGRE, FIGHTER, "Tree trunk", sentence(lang, "dnd4e.Action.basic-attack"));
  await demandTally(party, { StrikeResolved: 5 });
  await nextTurn(party);
  await everybodySeesTurnOf(party, "Fighter");
}

/** Round 3: a surge for the standard action, and for the move action a second minor one; the archer heals by a minor power. */
async function catchBreath(party: Party): Promise<void> {
  const { archer, fighter } = party;
  await choose(fighter, FIGHTER, en("Action.second-wind"));
  await choose(fighter, FIGHTER, en("Action.item-minor"));
  await choose(fighter, FIGHTER, en("Action.item-minor"));
  await payWith(fighter, en("Slot.move"));
  const rest = await leftForPlayers(party, "Fighter");
  for (const slot of ["standard", "move", "minor"]) expect(rest).not.toContain(en(`Slot.${slot}`));
  await pressFoot(fighter, FIGHTER, "End turn");
  await everybodySeesTurnOf(party, "Archer");
  await act(archer, ARCHER, new RegExp(en("Action.use-power")), "Encouraging word");
  await demandTally(party, { TurnStarted: 9 });
  const afterwards = await leftForPlayers(party, "Archer");
  expect(afterwards).toContain(en("Slot.standard"));
  expect(afterwards).not.toContain(en("Slot.minor"));
}

/** A slide of two squares, over the edge of a pit: the goblin saves itself and lies before it. Both powers are used up then. */
async function driveToTheEdge(party: Party): Promise<void> {
  const { gm, archer, fighter } = party;
  await archer.queueDice(15);
  await gm.queueDice(10);
  await attack(archer, ARCHER, GOBLIN, "Horn blast", en("Action.use-power"));
  await whereTo(archer).waitFor({ state: "visible" });
  expect(await whereTo(archer).locator("option").count()).toBeGreaterThan(8);
  await pointOut(archer, PIT);
  expect(await whereTo(archer).locator("option:checked").textContent()).toBe("2 down");
  await archer.click(sentence("en", "Prompt.move"));
  await everybodySees(party, GOBLIN, EDGE);
  await demandTally(party, { StrikeResolved: 6 });
  const gained = (await agreedEvents(party)).filter(({ type }) => type === "ConditionGained");
  expect(gained.at(-1)).toMatchObject({ creature: "goblinFights0000", condition: { id: "prone" } });
  await readsOnLine(archer, ARCHER, "Horn blast", en("Action.extended-rest"));
  await readsOnLine(fighter, FIGHTER, "Driving blow", en("Action.short-rest"));
}

/** After the fight a short rest brings the one power back, a night the other, and all surges. */
async function rest(party: Party): Promise<void> {
  const { gm, archer, fighter } = party;
  expect(await resources(gm, FIGHTER, "Driving blow")).toEqual({ used: 1, surges: 10, actionPoints: 0 });
  expect(await resources(gm, ARCHER, "Horn blast")).toEqual({ used: 1, surges: 6, actionPoints: 1 });
  await gm.page.evaluate(async () => {
    await (globalThis as unknown as { game: { combat: { delete(): Promise<unknown> } } }).game.combat.delete();
  });
  await pressFoot(fighter, FIGHTER, en("Action.short-rest"), (dialog) =>
    dialog.getByRole("button", { name: en("Action.short-rest"), exact: true }).click(),
  );
  await pressFoot(archer, ARCHER, en("Action.extended-rest"));
  await hasResources(gm, FIGHTER, "Driving blow", { used: 0, surges: 10, actionPoints: 0 });
  await hasResources(gm, ARCHER, "Horn blast", { used: 0, surges: 7, actionPoints: 1 });
}

const dig = (table: TestTable): Promise<void> =>
  table.tamper("scenes", idOf("ruin"), (scene) => {
    const regions = scene["regions"] as unknown as { _id: string; behaviors: { _id: string }[] }[];
    const [rubble] = regions;
    if (!rubble) throw new Error("no rubble lies there");
    const [x, y] = PIT.map((at) => at * 100);
    const system = { kind: "pit", multiplier: null, degree: "", depth: 20 };
    const pit = {
      ...structuredClone(rubble),
      ...{ _id: idOf("pit"), name: "pit" },
      shapes: [{ type: "rectangle", x, y, width: 200, height: 200, rotation: 0, hole: false }],
      behaviors: rubble.behaviors.map((behavior) => ({ ...behavior, _id: idOf("pitGround"), system })),
    };
    scene["regions"] = [...regions, pit] as never;
  });

/** The button on a power's line is greyed, and says what brings the power back. */
async function readsOnLine(seat: Seat, token: string, line: string, back: string): Promise<void> {
  const sheet = await openSheet(seat, token);
  const button = sheet.locator("li.tempo-attack").filter({ hasText: line }).locator("button.tempo-act");
  await button.and(seat.page.locator('[aria-disabled="true"]')).waitFor();
  await seat.waitForText(back, button);
  await closeSheet(sheet);
}

interface Resources {
  readonly used: number;
  readonly surges: number;
  readonly actionPoints: number;
}

const resources = (seat: Seat, token: string, power: string): Promise<Resources> =>
  seat.page.evaluate(
    ([id, name]) => {
      interface ActorPage {
        game: { scenes: { contents: { tokens: { get(id: string): { actor: OnPage } | undefined } }[] } };
      }
      interface OnPage {
        system: { surges: { value: number }; actionPoints: number };
        items: { contents: { system: { game: { limit?: string; used?: number } }; flags: object; name: string }[] };
      }
      const { scenes } = (globalThis as unknown as ActorPage).game;
      const actor = scenes.contents.flatMap(({ tokens }) => tokens.get(id) ?? [])[0]?.actor;
      const item = actor?.items.contents.find((each) => each.name === name);
      return {
        used: item?.system.game.used ?? 0,
        surges: actor?.system.surges.value ?? -1,
        actionPoints: actor?.system.actionPoints ?? -1,
      };
    },
    [token, power] as const,
  );

const hasResources = (seat: Seat, token: string, power: string, wanted: Resources): Promise<unknown> =>
  waitFor(`${power} and the rest to be ${JSON.stringify(wanted)}`, async () => {
    const now = await resources(seat, token, power);
    return JSON.stringify(now) === JSON.stringify(wanted);
  });

async function walk(party: Party, seat: Seat, token: string, to: Cell): Promise<void> {
  await seat.board.drag(token, to);
  await everybodySees(party, token, to);
}

/** The list of squares to which somebody may be moved. */
const whereTo = ({ page }: Seat): Locator => page.getByLabel(sentence("en", "Prompt.where"));

/** Presses on a lit cell of the map, once the question has come. */
async function pointOut(seat: Seat, cell: Cell): Promise<void> {
  await whereTo(seat).waitFor({ state: "visible" });
  const { x, y } = await seat.board.pointOf(cell);
  await seat.page.mouse.click(x, y);
}

/** Says which kind of an action is meant. */
const pick = (seat: Seat, name: string): Promise<void> => seat.click(name, seat.page.locator("dialog.tempo-choice"));

/** Gives the dearer slot of that name, when asked. */
async function payWith(seat: Seat, slot: string): Promise<void> {
  const question = seat.page.getByRole("alertdialog");
  await question.getByRole("button").filter({ hasText: slot }).click();
  await question.waitFor({ state: "detached" });
}
