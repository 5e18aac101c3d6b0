import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, gather } from "./support/fight.js";
import { happens, hears, keys, openSheetByKey, tabTo, turnIsOver } from "./support/hands.js";
import { FULL } from "./support/matrix.js";
import { useTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import type { Seat } from "./support/seat.js";
import { passTurn } from "./support/turn.js";
import { holdsFor, waitFor } from "./support/wait.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const ORDER = [FIGHTER, GOBLIN, ARCHER, OGRE];
/** The fighter stands at 6,11, the goblin at 7,11: still beside it from here. */
const BESIDE = [6, 10] as const;

/** Games in which a step aside gives nobody a chance, with what is heard of it. */
const STEPS = [
  {
    ruleset: "pf1",
    away: "5 ft, 5 ft in all, 25 ft left.",
    step: "5-foot step.",
    gone: "5 ft, 5 ft in all, 0 ft left.",
    cost: 5,
  },
  {
    ruleset: "dnd4e",
    away: "1 square, 1 square in all, 4 squares left.",
    step: "Shift.",
    gone: "1 square, 1 square in all, 0 squares left.",
    cost: 1,
  },
] as const;

describe.each(FULL ? STEPS : STEPS.slice(0, 1))("$ruleset: a whole turn by keyboard alone", (game) => {
  const { ruleset, away, step, gone, cost } = game;
  const table = useTable({ ruleset });

  it("plans and says each step, steps, aims, strikes, and ends the turn", async () => {
    const party = await gather(table());
    const { fighter } = party;
    await beginFight(party, ORDER);

    await keys(fighter, "Home", "p");
    await hears(fighter, /^Planning: Fighter, (Move|Walk)\./);
    await keys(fighter, "ArrowLeft");
    await hears(fighter, `${away} May strike at step 1: Goblin.`);
    await holdsFor("nothing has moved yet", 300, async () => (await fighter.board.cellOf(FIGHTER))[0] === 6);
    await keys(fighter, "Backspace");
    await hears(fighter, "Back at the start.");

    await keys(fighter, "ArrowUp");
    for (let press = 0; press < 12 && !(await says(step)); press++) await keys(fighter, "t");
    await hears(fighter, `${step} ${gone}`);
    await keys(fighter, "Enter");
    await everybodySees(party, FIGHTER, BESIDE);

    await keys(fighter, "n");
    await hears(fighter, /^Target: Goblin, (5 ft|1 square)\.$/);
    await openSheetByKey(fighter);
    await tabTo(fighter, /^(Attack|Basic attack)/);
    await fighter.queueDice(15, 4);
    await keys(fighter, "Enter");
    await happens(party, "StrikeResolved");
    await demandTally(party, { Moved: 1, StrikeResolved: 1, WindowOpened: 0 });
    await keys(fighter, "Escape", "Shift+End");
    await turnIsOver(party.gm, FIGHTER);
    const moved = (await agreedEvents(party)).find(({ type }) => type === "Moved");
    expect(moved).toMatchObject({ cost });

    async function says(words: string): Promise<boolean> {
      return (await fighter.page.locator("#battle-tempo-live").textContent())?.startsWith(words) ?? false;
    }
  });
});

describe.runIf(FULL)("dnd5e2024: a whole turn by keyboard alone", () => {
  const table = useTable({ ruleset: "dnd5e2024" });

  it("plans and says each step, goes, aims, strikes, and ends the turn", async () => {
    const party = await gather(table());
    const { fighter } = party;
    await beginFight(party, ORDER);

    await keys(fighter, "Home", "p", "ArrowLeft");
    await hears(fighter, "5 ft, 5 ft in all, 25 ft left. May strike at step 1: Goblin.");
    await keys(fighter, "Backspace", "ArrowUp");
    await hears(fighter, "5 ft, 5 ft in all, 25 ft left.");
    await keys(fighter, "Enter");
    await everybodySees(party, FIGHTER, BESIDE);

    await keys(fighter, "n");
    await hears(fighter, "Target: Goblin, 5 ft.");
    await openSheetByKey(fighter);
    await tabTo(fighter, /^Attack/);
    await fighter.queueDice(15, 4);
    await keys(fighter, "Enter");
    await happens(party, "StrikeResolved");
    await demandTally(party, { Moved: 1, StrikeResolved: 1, WindowOpened: 0 });
    await keys(fighter, "Escape", "Shift+End");
    await turnIsOver(party.gm, FIGHTER);
  });
});

describe.runIf(FULL)("gurps4e: whole turns by keyboard alone", () => {
  const table = useTable({ ruleset: "gurps4e" });

  it("turns with the step of an Attack that is chosen for it, strikes, ends the turn, and kneels in the next", async () => {
    const party = await gather(table());
    const { gm, fighter } = party;
    await beginFight(party, ORDER);

    await keys(fighter, "Home", "]");
    await waitFor("the question how to turn to have the focus", () => focusedIn(fighter, ".tempo-question"));
    await keys(fighter, "Enter");
    await happens(party, "Moved");
    expect(await agreedEvents(party)).toContainEqual(
      expect.objectContaining({ type: "Moved", mode: "turn", to: expect.objectContaining({ facing: "se" }) as object }),
    );

    await keys(fighter, "n");
    await hears(fighter, /^Target: Goblin, 1 y/);
    await openSheetByKey(fighter);
    await tabTo(fighter, /^Attack/);
    await fighter.queueDice(6, 6, 5);
    await keys(fighter, "Enter");
    await happens(party, "StrikeResolved");
    await keys(fighter, "Escape", "Shift+End");
    await turnIsOver(gm, FIGHTER);

    for (const next of ["Archer", "Ogre", "Fighter"]) await passTurn(party, next);
    await openSheetByKey(fighter);
    await tabTo(fighter, /^Change Posture/);
    await keys(fighter, "Enter");
    await waitFor("the postures to be asked for", () => focusedIn(fighter, "dialog.tempo-choice"));
    await tabTo(fighter, /^Kneeling/);
    await keys(fighter, "Enter");
    await waitFor("the tracker to say that the fighter kneels", () =>
      fighter.page
        .locator("#combat li.combatant")
        .filter({ hasText: "Fighter" })
        .getByText("Kneeling")
        .first()
        .isVisible(),
    );
    await keys(fighter, "Escape", "Shift+End");
    await turnIsOver(gm, FIGHTER);
  });
});

const focusedIn = ({ page }: Seat, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector);
