import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import type { Cell } from "./support/board.js";
import { beginFight, everybodySees, gather, nextTurn, vitalOf, type Party } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import type { Seat } from "./support/seat.js";
import { closeSheet, openSheet } from "./support/sheet-window.js";
import { useTable } from "./support/table.js";
import { answerDialog, attack, choose, everybodySeesTurnOf, leftForPlayers, pressFoot } from "./support/turn.js";
import { demandTally } from "./support/trouble.js";
import { openHud } from "./support/token-hud.js";
import { waitFor } from "./support/wait.js";
import { sentence, type Lang } from "./support/words.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const BEGIN = { en: "Begin combat", ru: "Начать бой" } as const;
const en = (key: string, values?: Record<string, string>): string => sentence("en", `gurps4e.${key}`, values);

/** 1d+1 through the goblin's resistance of 1: a cut of 2d that shows 3, half as much again; an arrow of 1d+2 that shows 1, doubled. */
const CUT = Math.floor((1 + 2 - 1) * 1.5);
const ARROW = (1 + 2 - 1) * 2;
const AT_THE_END = { [FIGHTER]: 13, [GOBLIN]: 9 - CUT - ARROW, [ARCHER]: 11, [OGRE]: 20 };

const TABLES: readonly { lang: Lang; generation: 13 | 14 }[] = [
  { lang: "en", generation: 14 },
  ...(FULL ? [{ lang: "ru", generation: 13 } as const] : []),
];

describe.each(TABLES)("gurps4e on $generation, the game master reads $lang", ({ lang, generation }) => {
  const table = useTable({ ruleset: "gurps4e", generation });

  it("three rounds on hexes: manoeuvres, facing, active defences, retreat, aim, evaluate, feint, wait, posture", async () => {
    const party = await gather(table(), { gm: lang });
    await beginFight(party, [FIGHTER, GOBLIN, ARCHER, OGRE], { begin: BEGIN[lang] });
    await prepare(party, lang);
    await cutAndStepBack(party, lang);
    await runAndMiss(party, lang);
    await aim(party, 2);
    await waitForTheArcher(party, lang);
    await defendBehindTheShield(party, lang);
    await shootWithAim(party, lang);
    await kneel(party, lang);
    for (const [token, hp] of Object.entries(AT_THE_END)) expect(await vitalOf(party.gm, token), token).toBe(hp);
  });
});

/** Round 1: the fighter studies the goblin, is taken in by its feint (margins 7 and 2), and the ogre comes up. */
async function prepare(party: Party, lang: Lang): Promise<void> {
  const { gm, fighter } = party;
  await hasPermissions(fighter);
  await attack(fighter, FIGHTER, GOBLIN, "Broadsword", en("Action.evaluate"));
  await flagged([fighter, party.archer], "en", "Fighter", "Prepared.evaluate.one", { name: "Goblin", count: "1" });
  await pressFoot(fighter, FIGHTER, "End turn");
  await everybodySeesTurnOf(party, "Goblin");
  await gm.queueDice(1, 2, 2);
  await fighter.queueDice(4, 4, 4);
  await attack(gm, GOBLIN, FIGHTER, "Short sword", sentence(lang, "gurps4e.Action.feint"));
  await flagged([gm], lang, "Goblin", "Prepared.feint", { name: "Fighter", margin: "5" });
  await nextTurn(party);
  await everybodySeesTurnOf(party, "Archer");
  await aim(party, 1);
  await go(party, gm, OGRE, [8, 6]);
  await nextTurn(party);
  await everybodySeesTurnOf(party, "Fighter");
}

/** What a manoeuvre allows stands in the tooltip of its button. */
async function hasPermissions(fighter: Seat): Promise<void> {
  const sheet = await openSheet(fighter, FIGHTER);
  const tooltip = await sheet.locator("[data-act=move-and-attack]").first().getAttribute("data-tooltip-text");
  const names = ["parry", "block", "retreat"].map((slot) => en(`Slot.${slot}`)).join(", ");
  for (const part of [en("Limits.full"), en("Limits.attacks.one", { count: "1" }), en("Limits.defences", { names })])
    expect(tooltip).toContain(part);
  await closeSheet(sheet);
}

/** Waits until the creature's row in the tracker of each bears that flag, with its sentence on hover. */
async function flagged(
  seats: readonly Seat[],
  lang: Lang,
  name: string,
  key: string,
  values: Record<string, string> = {},
): Promise<void> {
  const text = sentence(lang, `gurps4e.${key}`, values);
  for (const { page } of seats) {
    await page.getByRole("tab", { name: /^(Combat|Бой)/ }).click();
    await page
      .locator("#combat li.combatant")
      .filter({ hasText: name })
      .locator(`.tempo-flag[data-tooltip-text="${text}"]`)
      .waitFor({ state: "visible" });
  }
}

/** Round 2: the goblin chooses between its defences with their numbers, and fails; after the blow a step is left. */
async function cutAndStepBack(party: Party, lang: Lang): Promise<void> {
  const { gm, fighter } = party;
  expect(await leftForPlayers(party, "Fighter")).toContain(en("Slot.maneuver"));
  await fighter.queueDice(3, 3, 3, 1, 2);
  await attack(fighter, FIGHTER, GOBLIN, "Broadsword", en("Action.attack"));
  await gm.queueDice(5, 5, 5);
  const parry = sentence(lang, "Prompt.atMost", {
    name: `${sentence(lang, "gurps4e.Action.parry")}: Short sword`,
    value: "9",
  });
  await defences(gm).getByRole("button", { name: parry, exact: true }).waitFor({ state: "visible" });
  await defendWith(gm, lang, "dodge", "8");
  await demandTally(party, { StrikeResolved: 1 });
  expect(await leftForPlayers(party, "Fighter")).not.toContain(en("Slot.maneuver"));
  await go(party, fighter, FIGHTER, [5, 11]);
  // What is left of the step turns it, a sixth a key: now the east lies to its side.
  await fighter.board.press(FIGHTER, "]", "]");
  for (const seat of [gm, fighter, party.archer]) await looks(seat, FIGHTER, "sw", 30);
  await pressFoot(fighter, FIGHTER, "End turn");
  await everybodySeesTurnOf(party, "Goblin");
}

/** Hurt and in a hurry it misses; nobody is asked. */
async function runAndMiss(party: Party, lang: Lang): Promise<void> {
  const { gm } = party;
  await gm.board.target(FIGHTER);
  await choose(gm, GOBLIN, sentence(lang, "gurps4e.Action.move-and-attack"));
  await gm.queueDice(4, 4, 4);
  await gm.board.drag(GOBLIN, [6, 11]);
  await everybodySees(party, GOBLIN, [6, 11]);
  await demandTally(party, { StrikeResolved: 2, WindowOpened: 1 });
  expect(await leftForPlayers(party, "Goblin")).not.toContain(en("Slot.dodge"));
  await nextTurn(party);
  await everybodySeesTurnOf(party, "Archer");
}

/** For the so-manieth turn in a row. */
async function aim(party: Party, turns: number): Promise<void> {
  const { archer } = party;
  await attack(archer, ARCHER, GOBLIN, "Longbow", en("Action.aim"));
  const form = turns === 1 ? "one" : "other";
  await flagged([archer], "en", "Archer", `Prepared.aim.${form}`, { name: "Goblin", count: String(turns) });
  await pressFoot(archer, ARCHER, "End turn");
  await everybodySeesTurnOf(party, "Ogre");
}

/** It comes within reach by the step of its Wait; what it waits for, players don't read. */
async function waitForTheArcher(party: Party, lang: Lang): Promise<void> {
  const { gm } = party;
  const words = (key: string): string => sentence(lang, `Ready.${key}`);
  const when = words("Trigger.on-attack");
  const then = `Tree trunk: ${sentence(lang, "gurps4e.Action.attack")}`;
  await gm.board.target(ARCHER);
  await choose(gm, OGRE, sentence(lang, "gurps4e.Action.wait"), () =>
    answerDialog(gm, { [words("when")]: when, [words("whose")]: "Archer", [words("then")]: then }, words("confirm")),
  );
  const done = `Tree trunk, ${sentence(lang, "gurps4e.Action.attack")}`;
  const flag = sentence(lang, "Ready.sentence", { who: "Archer", what: when, then: done });
  await gm.page.locator("#combat").getByRole("img", { name: flag }).waitFor({ state: "visible" });
  await go(party, gm, OGRE, [7, 7]);
  await nextTurn(party);
  await everybodySeesTurnOf(party, "Fighter");
}

/** Round 3: an All-Out Defense with the shield, and the fighter's player meets the goblin's blow with it. */
async function defendBehindTheShield(party: Party, lang: Lang): Promise<void> {
  const { gm, fighter } = party;
  await choose(fighter, FIGHTER, en("Action.all-out-defense"), () =>
    fighter.click(en("Variant.increased-block"), fighter.page.locator("dialog.tempo-choice")),
  );
  await pressFoot(fighter, FIGHTER, "End turn");
  await everybodySeesTurnOf(party, "Goblin");
  await gm.queueDice(3, 3, 3);
  await attack(gm, GOBLIN, FIGHTER, "Short sword", sentence(lang, "gurps4e.Action.attack"));
  await fighter.queueDice(4, 4, 4);
  // Where to, is pointed out on the map among the hexes farther off.
  const where = defences(fighter).getByLabel(sentence("en", "Prompt.whereBack"));
  await where.waitFor({ state: "visible" });
  expect(await where.locator("option").allInnerTexts()).toEqual(
    ["w", "nw", "sw"].map((way) => sentence("en", `Facing.${way}`)),
  );
  const { x, y } = await fighter.board.pointOf([5, 12]);
  await fighter.page.mouse.click(x, y);
  await waitFor("the hex to be chosen", async () => (await where.inputValue()) === "2");
  // 11, and 2 for the manoeuvre, less 2 for whom it meets from the side; 1 more for the step back.
  await defendWith(fighter, "en", "block", "11", false);
  await defendWith(fighter, "en", "block", "12", true, true);
  await everybodySees(party, FIGHTER, [5, 12]);
  await demandTally(party, { StrikeResolved: 3, WindowOpened: 2 });
  expect(await leftForPlayers(party, "Fighter")).not.toContain(en("Slot.block"));
  await nextTurn(party);
  await everybodySeesTurnOf(party, "Archer");
}

/** The ogre's Wait comes before the arrow, and misses; the arrow can't be parried, and nothing is done against it. */
async function shootWithAim(party: Party, lang: Lang): Promise<void> {
  const { gm, archer } = party;
  await archer.queueDice(5, 5, 5, 1);
  await attack(archer, ARCHER, GOBLIN, "Longbow", en("Action.attack"));
  const panel = defences(gm);
  await gm.queueDice(5, 5, 5);
  await panel.getByRole("button", { name: sentence(lang, "Prompt.strike"), exact: true }).click();
  await panel.getByRole("button", { name: sentence(lang, "Prompt.undefended"), exact: true }).waitFor();
  expect(
    await panel
      .getByRole("button")
      .filter({ hasText: sentence(lang, "gurps4e.Action.parry") })
      .count(),
  ).toBe(0);
  await panel.getByRole("button", { name: sentence(lang, "Prompt.undefended"), exact: true }).click();
  await demandTally(party, { StrikeResolved: 5, WindowOpened: 4 });
  await nextTurn(party);
  await everybodySeesTurnOf(party, "Ogre");
}

/** By the token's HUD, which says what that takes. */
async function kneel(party: Party, lang: Lang): Promise<void> {
  const { gm } = party;
  const hud = await openHud(gm, OGRE);
  const kneel = hud.getByRole("button", { name: sentence(lang, "gurps4e.Variant.kneeling"), exact: true });
  expect(await kneel.getAttribute("aria-description")).toBe(sentence(lang, "gurps4e.Slot.maneuver"));
  await kneel.click();
  await waitFor("the ogre to kneel", async () => (await kneel.getAttribute("aria-pressed")) === "true");
  await readsOnSheet(gm, OGRE, sentence(lang, "gurps4e.Posture.kneeling"));
  await demandTally(party, { TurnStarted: 12 });
}

/** The panel in which somebody is asked how an attack is met, in any language. */
const defences = ({ page }: Seat) => page.locator("#battle-tempo-reactions");

/** Answers with the defence of that name, or only sees that it is there; its number has to be this. */
async function defendWith(
  seat: Seat,
  lang: Lang,
  defence: string,
  value: string,
  press = true,
  steppingBack = false,
): Promise<void> {
  const action = sentence(lang, `gurps4e.Action.${defence}`);
  const what = steppingBack ? sentence(lang, "Prompt.steppingBack", { name: action }) : action;
  const name = sentence(lang, "Prompt.atMost", { name: what, value });
  const button = defences(seat).getByRole("button", { name, exact: true });
  await (press ? button.click() : button.waitFor({ state: "visible" }));
}

async function readsOnSheet(seat: Seat, token: string, text: string): Promise<void> {
  const sheet = await openSheet(seat, token);
  await seat.waitForText(text, sheet.locator(".tempo-stats"));
  await closeSheet(sheet);
}

/** Waits until a creature looks there in the fight, and its token on the map. */
async function looks(seat: Seat, token: string, facing: string, rotation: number): Promise<void> {
  interface FacingPage {
    game: {
      combats: { contents: [{ combatants: { contents: { id: string; tokenId: string }[] } }] };
      scenes: { contents: { tokens: { get(id: string): { rotation: number } | undefined } }[] };
      system: {
        api: {
          sessionOf(combat: unknown): { viewed: { encounter: { creatures: Record<string, Placed | undefined> } } };
        };
      };
    };
  }
  interface Placed {
    position: { facing: string | null } | null;
  }
  const seen = (): Promise<string> =>
    seat.page.evaluate((wanted) => {
      const { game } = globalThis as unknown as FacingPage;
      const [combat] = game.combats.contents;
      const { id = "" } = combat.combatants.contents.find(({ tokenId }) => tokenId === wanted) ?? {};
      const { position } = game.system.api.sessionOf(combat).viewed.encounter.creatures[id] ?? {};
      const shown = game.scenes.contents.flatMap(({ tokens }) => tokens.get(wanted) ?? [])[0];
      return `${String(position?.facing)} ${String(shown?.rotation)}`;
    }, token);
  await waitFor(`${token} to look ${facing}`, async () => (await seen()) === `${facing} ${String(rotation)}`, {
    tell: seen,
  });
}

async function go(party: Party, seat: Seat, token: string, to: Cell): Promise<void> {
  await seat.board.drag(token, to);
  await everybodySees(party, token, to);
}
