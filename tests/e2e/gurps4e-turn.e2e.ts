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

  it("two rounds on hexes: manoeuvres, active defences, aim, wait, posture", async () => {
    const party = await gather(table(), { gm: lang });
    await beginFight(party, [FIGHTER, GOBLIN, ARCHER, OGRE], { begin: BEGIN[lang] });
    await cutAndStepBack(party, lang);
    await runAndMiss(party, lang);
    await aim(party);
    await waitForTheFighter(party, lang);
    await defendBehindTheShield(party, lang);
    await shootWithAim(party, lang);
    await kneel(party, lang);
    for (const [token, hp] of Object.entries(AT_THE_END)) expect(await vitalOf(party.gm, token), token).toBe(hp);
  });
});

/** Round 1: the goblin chooses between its defences with their numbers, and fails; after the blow a step is left. */
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

async function aim(party: Party): Promise<void> {
  const { archer } = party;
  await attack(archer, ARCHER, GOBLIN, "Longbow", en("Action.aim"));
  await readsOnSheet(archer, ARCHER, en("Prepared.aim.one", { name: "Goblin", count: "1" }));
  await pressFoot(archer, ARCHER, "End turn");
  await everybodySeesTurnOf(party, "Ogre");
}

async function waitForTheFighter(party: Party, lang: Lang): Promise<void> {
  const { gm } = party;
  const words = (key: string): string => sentence(lang, `Ready.${key}`);
  const when = words("Trigger.on-adjacent");
  const then = `Tree trunk: ${sentence(lang, "gurps4e.Action.attack")}`;
  await choose(gm, OGRE, sentence(lang, "gurps4e.Action.wait"), () =>
    answerDialog(gm, { [words("when")]: when, [words("whose")]: "Fighter", [words("then")]: then }, words("confirm")),
  );
  await readsOnSheet(gm, OGRE, sentence(lang, "gurps4e.Prepared.wait", { who: "Fighter", when }));
  await nextTurn(party);
  await everybodySeesTurnOf(party, "Fighter");
}

/** Round 2: an All-Out Defense with the shield, and the fighter's player meets the goblin's blow with it. */
async function defendBehindTheShield(party: Party, lang: Lang): Promise<void> {
  const { gm, fighter } = party;
  await choose(fighter, FIGHTER, en("Action.all-out-defense"), () =>
    fighter.click(en("Variant.increased-block"), fighter.page.locator("dialog.tempo-choice")),
  );
  await pressFoot(fighter, FIGHTER, "End turn");
  await everybodySeesTurnOf(party, "Goblin");
  await gm.queueDice(3, 3, 3);
  await attack(gm, GOBLIN, FIGHTER, "Short sword", sentence(lang, "gurps4e.Action.attack"));
  await fighter.queueDice(3, 4, 4);
  // 11, and 2 for the manoeuvre, less 2 for whom it meets from the side.
  await defendWith(fighter, "en", "block", "11");
  await demandTally(party, { StrikeResolved: 3, WindowOpened: 2 });
  expect(await leftForPlayers(party, "Fighter")).not.toContain(en("Slot.block"));
  await nextTurn(party);
  await everybodySeesTurnOf(party, "Archer");
}

/** An arrow can't be parried; nothing is done against it. */
async function shootWithAim(party: Party, lang: Lang): Promise<void> {
  const { gm, archer } = party;
  await archer.queueDice(5, 5, 5, 1);
  await attack(archer, ARCHER, GOBLIN, "Longbow", en("Action.attack"));
  const panel = defences(gm);
  await panel.getByRole("button", { name: sentence(lang, "Prompt.undefended"), exact: true }).waitFor();
  expect(
    await panel
      .getByRole("button")
      .filter({ hasText: sentence(lang, "gurps4e.Action.parry") })
      .count(),
  ).toBe(0);
  await panel.getByRole("button", { name: sentence(lang, "Prompt.undefended"), exact: true }).click();
  await demandTally(party, { StrikeResolved: 4, WindowOpened: 3 });
  await nextTurn(party);
  await everybodySeesTurnOf(party, "Ogre");
}

/** Whoever waited in vain chooses anew. */
async function kneel(party: Party, lang: Lang): Promise<void> {
  const { gm } = party;
  await choose(gm, OGRE, sentence(lang, "gurps4e.Action.change-posture"), () =>
    gm.click(sentence(lang, "gurps4e.Variant.kneeling"), gm.page.locator("dialog.tempo-choice")),
  );
  await readsOnSheet(gm, OGRE, sentence(lang, "gurps4e.Posture.kneeling"));
  await demandTally(party, { TurnStarted: 8 });
}

/** The panel in which somebody is asked how an attack is met, in any language. */
const defences = ({ page }: Seat) => page.locator("#battle-tempo-reactions");

/** Answers with the defence of that name; its number has to be this. */
async function defendWith(seat: Seat, lang: Lang, defence: string, value: string): Promise<void> {
  const name = sentence(lang, "Prompt.atMost", { name: sentence(lang, `gurps4e.Action.${defence}`), value });
  await defences(seat).getByRole("button", { name, exact: true }).click();
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
