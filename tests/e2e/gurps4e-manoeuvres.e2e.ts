import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight, everybodySees, gather, type Party } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import type { Seat } from "./support/seat.js";
import { stripOfSheet } from "./support/sheet-window.js";
import { useTable } from "./support/table.js";
import { armInHud } from "./support/token-hud.js";
import { choose, leftOf, passTurn } from "./support/turn.js";
import { waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const en = (key: string): string => sentence("en", `gurps4e.${key}`);
const MANOEUVRE = en("Slot.maneuver");

describe("gurps4e: manoeuvres", () => {
  const table = useTable({ ruleset: "gurps4e" });

  it.runIf(FULL)("LG-07: are one a combatant, the same in every view, and last until its next turn", async () => {
    const party = await gather(table());
    const { gm, archer, fighter } = party;
    await beginFight(party, [FIGHTER, GOBLIN, ARCHER, OGRE]);
    expect(await doNothing(archer, "archerFights0000")).toBe(false);

    await choose(fighter, FIGHTER, en("Action.all-out-defense"), () =>
      fighter.click(en("Variant.increased-dodge"), fighter.page.locator("dialog.tempo-choice")),
    );
    await chosen(party, { Fighter: true, Goblin: false, Archer: false });
    for (const seat of [gm, fighter]) expect(await stripOfSheet(seat, FIGHTER)).toBe(await leftOf(party, "Fighter"));
    expect(await doNothing(fighter, "fighterFights000")).toBe(false);

    await passTurn(party, "Goblin");
    expect(await doNothing(gm, "goblinFights0000")).toBe(true);
    await chosen(party, { Fighter: true, Goblin: true, Archer: false });
    await passTurn(party, "Archer");
    await armInHud(archer, ARCHER, en("Action.move"));
    await archer.board.drag(ARCHER, [3, 8]);
    await everybodySees(party, ARCHER, [3, 8]);
    await chosen(party, { Fighter: true, Goblin: true, Archer: true });

    await passTurn(party, "Ogre");
    await passTurn(party, "Fighter");
    await chosen(party, { Fighter: false, Goblin: true, Archer: true });
    await passTurn(party, "Goblin");
    await chosen(party, { Goblin: false, Archer: true });
  });
});

/** Waits until the trackers of all say of each whether it has chosen its manoeuvre. */
async function chosen(party: Party, wanted: Readonly<Record<string, boolean>>): Promise<void> {
  for (const [name, has] of Object.entries(wanted)) {
    const left = (): Promise<string> => leftOf(party, name);
    await waitFor(
      `${name} to have ${has ? "chosen" : "not chosen"}`,
      async () => !(await left()).includes(MANOEUVRE) === has,
      {
        tell: left,
      },
    );
  }
}

/** The manoeuvre of doing nothing, by a macro. */
const doNothing = ({ page }: Seat, by: string): Promise<boolean> =>
  page.evaluate(async (creature) => {
    interface MacroPage {
      game: {
        combat: unknown;
        system: { api: { sessionOf(combat: unknown): { send(command: object): Promise<{ ok: boolean }> } } };
      };
    }
    const { game } = globalThis as unknown as MacroPage;
    const act = { by: creature, action: "do-nothing" };
    return (await game.system.api.sessionOf(game.combat).send({ type: "TakeAction", act })).ok;
  }, by);
