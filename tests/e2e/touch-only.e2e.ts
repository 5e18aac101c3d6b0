import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees } from "./support/fight.js";
import { happens, hears, tap, tapCell, turnIsOver } from "./support/hands.js";
import { FULL } from "./support/matrix.js";
import { useTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const START = [6, 11] as const;
const GOBLINS_PLACE = [7, 11] as const;
const AWAY = [5, 11] as const;
/** Still beside the goblin. */
const BESIDE = [6, 10] as const;

/** A button is for fingers where it is at least so large, in CSS pixels. */
const FINGER = 44;

describe.each(FULL ? (["pf1", "dnd5e2024", "dnd4e"] as const) : (["pf1"] as const))(
  "%s: a whole turn by taps alone",
  (ruleset) => {
    const table = useTable({ ruleset });

    it("plans by tapping cells, goes, aims, strikes, and ends the turn", async () => {
      const gm = await table().enter("gm");
      const fighter = await table().enter("player2", { touch: true });
      const party = { gm, fighter };
      await beginFight(party, [FIGHTER, GOBLIN, ARCHER, OGRE]);

      await tapCell(fighter, START);
      await tap(fighter, "Plan a move");
      const bar = fighter.page.getByRole("region", { name: "Planning a move" });
      await bar.waitFor({ state: "visible" });
      for (const button of await bar.getByRole("button").all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(FINGER);
      }
      await tapCell(fighter, AWAY);
      await hears(fighter, /May strike at step 1: Goblin\.$/);
      await tap(fighter, "Step back", bar);
      await hears(fighter, "Back at the start.");
      await tapCell(fighter, BESIDE);
      await hears(fighter, /^(5 ft, 5 ft in all, 25 ft|1 square, 1 square in all, 4 squares) left\./);
      if (ruleset !== "dnd5e2024") await takeTheStep();
      await tap(fighter, "Go", bar);
      await everybodySees(party, FIGHTER, BESIDE);
      await bar.waitFor({ state: "detached" });

      await tap(fighter, /target/i, fighter.page.locator("#scene-controls"));
      await tapCell(fighter, GOBLINS_PLACE);
      await tap(fighter, "Open the sheet of the chosen token");
      const sheet = fighter.page.locator(".tempo-sheet");
      await fighter.queueDice(15, 4);
      await tap(fighter, /^(Attack|Basic attack)/, sheet.locator(".tempo-attack").first());
      await happens(party, "StrikeResolved");
      await demandTally(party, { Moved: 1, StrikeResolved: 1, WindowOpened: 0 });
      await tap(fighter, "End turn", sheet);
      await turnIsOver(gm, FIGHTER);
      expect((await agreedEvents(party)).find(({ type }) => type === "Moved")).toMatchObject({
        cost: ruleset === "dnd4e" ? 1 : 5,
      });

      /** Past the goblin a move would give it a strike: the button for another tactic leads to the step. */
      async function takeTheStep(): Promise<void> {
        const live = fighter.page.locator("#battle-tempo-live");
        for (let press = 0; press < 12 && !/^(5-foot step|Shift)\./.test((await live.textContent()) ?? ""); press++)
          await tap(fighter, "Another tactic", bar);
        await hears(fighter, /^(5-foot step|Shift)\. (5 ft|1 square), (5 ft|1 square) in all, 0 (ft|squares) left\.$/);
      }
    });
  },
);
