import { describe, expect, it } from "vitest";
import { idOf, tokenIdOf } from "../../tabletop/world/documents.js";
import { byMacro, isTold } from "./support/by-macro.js";
import { EAVESDROP, heardBy, waitUntilHeard } from "./support/eavesdrop.js";
import { agreedEvents, beginFight, everybodySees, nextTurn, type Party } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import type { Seat } from "./support/seat.js";
import { trackSecrets } from "./support/secret-ids.js";
import { useTable, type TestTable } from "./support/table.js";
import { demandTally, prompt, readsCard } from "./support/trouble.js";
import { answerFor, rowOf } from "./support/turn.js";
import { takeAct } from "./support/take-act.js";
import { waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const [ARCHER, FIGHTER, LURKER, GHOST, STRANGER] = ["archer", "fighter", "goblin", "goblin2", "goblin3"].map(
  tokenIdOf,
) as [string, string, string, string, string];
const NAMES = { [LURKER]: "Zorblax", [GHOST]: "Vexmorn", [STRANGER]: "Quimby" };
const SECRETS = ["goblinFights0000", "goblin2Fights000", "goblin3Fights000"] as const;
const [LURKS, HAUNTS, STRANGE] = SECRETS;
const WEAPON = "Kharnyx";
/** What they add to their attacks: no total of theirs looks like anything else. */
const BONUS = 7300;
const START = [6, 8] as const;
const GOAL = [6, 11] as const;

/** Words that nobody but the game master may come across; the second list is what core itself shows of such creatures. */
const UNHEARD = [WEAPON, "Zorblax", "total-defense", "Total defense"];
const TOTAL = /\b73[0-4]\d\b/;

/** Before anybody sits down: one is hidden, one is of secret disposition, and all have words and numbers of their own. */
async function conceal(table: TestTable): Promise<void> {
  type Documents = Record<string, unknown>[];
  await table.tamper("scenes", idOf("ruin"), (scene) => {
    for (const token of scene["tokens"] as Documents) {
      const name = NAMES[token["_id"] as string];
      if (name !== undefined) Object.assign(token, { name, hidden: name === "Zorblax", displayName: 0 });
      if (name === "Quimby") token["disposition"] = -2;
    }
  });
  await table.tamper("combats", idOf("fight"), (combat) => {
    for (const combatant of combat["combatants"] as Documents)
      if (combatant["_id"] === LURKS || combatant["_id"] === STRANGE) combatant["hidden"] = true;
  });
  await table.tamper("actors", idOf("goblin"), (actor) => {
    const [weapon] = actor["items"] as { name: string; system: Record<string, unknown> }[];
    if (!weapon) throw new Error("goblins have a weapon");
    weapon.name = `${WEAPON} blade`;
    weapon.system["bonus"] = BONUS;
  });
}

describe("secrets of creatures that players may not know of, or don't perceive", () => {
  const table = useTable({
    ruleset: "pf1",
    cast: { archer: START, fighter: [3, 3], goblin: [7, 8], goblin2: [5, 8], goblin3: [7, 9] },
  });

  it("stay with the game master: on no screen, in no document, and in nothing that the server sends", async () => {
    await conceal(table());
    const gm = await table().enter("gm");
    const [archer, fighter] = await Promise.all(
      (["player1", "player2"] as const).map((user) => table().enter(user, { prepare: EAVESDROP })),
    );
    if (!archer || !fighter) throw new Error("nobody sits there");
    const party = { gm, archer, fighter };
    await byMacro(gm, "token", GHOST, { kind: "status", id: "invisible", active: true });
    for (const seat of [archer, fighter]) await waitUntilHeard(seat);
    await demandNothingTold(party);

    await beginFight(party, [LURKER, GHOST, STRANGER, ARCHER, FIGHTER]);
    await demandNothingTold(party);
    // The hidden one comes nearer and strikes.
    await byMacro(gm, "token", LURKER, { kind: "update", changes: { y: 700 } });
    await waitFor("its way to be recorded", async () =>
      (await agreedEvents(party)).some(({ type }) => type === "Moved"),
    );
    await gm.queueDice(17, 3);
    await takeAct(gm, LURKS, { action: "attack-melee", target: "archerFights0000" });
    await demandTally(party, { StrikeResolved: 1 });
    await readsCard({ gm: archer, archer, fighter }, /Somebody → Archer/);
    await readsCard({ gm, archer: gm, fighter: gm }, /Zorblax → Archer/);
    await demandNothingTold(party);

    // The invisible one readies a blow; the secret one does something of its own.
    await nextTurn(party);
    await takeAct(gm, HAUNTS, {
      action: "ready",
      trigger: { on: "adjacent", of: "archerFights0000" },
      then: { by: HAUNTS, action: "attack-melee", target: "archerFights0000" },
    });
    await nextTurn(party);
    await takeAct(gm, STRANGE, { action: "total-defense" });
    await nextTurn(party);
    await demandTally(party, { ActionTaken: 4 });
    await demandNothingTold(party);

    // All three may strike at the archer, who goes; one does.
    await archer.board.drag(ARCHER, GOAL);
    await rowOf(gm, "Zorblax").waitFor({ state: "visible" });
    for (const seat of [archer, fighter]) expect(await prompt(seat).count()).toBe(0);
    await demandNothingTold(party);
    // Whoever comes back finds all as it was: the players what they may know, the game master the rest.
    await Promise.all([gm.reload(), archer.reload()]);
    await demandNothingTold(party);
    for (const name of ["Vexmorn", "Quimby"]) if (await rowOf(gm, name).count()) await answerFor(gm, name, "Skip");
    await gm.queueDice(16, 2);
    await answerFor(gm, "Zorblax", "Strike");
    await everybodySees(party, ARCHER, GOAL);
    await demandTally(party, { StrikeResolved: 2 });
    await demandNothingTold(party);

    // Out of hiding: from now on everybody's ledger knows how it stands.
    expect(await knows(fighter, LURKS)).toBe(false);
    await byMacro(gm, "token", LURKER, { kind: "update", changes: { hidden: false } });
    await byMacro(gm, "combatant", LURKER, { kind: "update", changes: { hidden: false } });
    for (const seat of [archer, fighter])
      await waitFor(`${seat.name} to know of it`, () => knows(seat, LURKS), {
        tell: () => "its ledger has no state of it",
      });
    await byMacro(gm, "token", LURKER, { kind: "update", changes: { hidden: true } });
    for (const seat of [archer, fighter])
      await waitFor(`${seat.name} to know of it no more`, async () => !(await knows(seat, LURKS)));
  });
});

describe("what is sealed", () => {
  const table = useTable({
    ruleset: "pf1",
    cast: { archer: START, fighter: [3, 3], goblin: [7, 8] },
    secondGm: true,
  });

  it.runIf(FULL)(
    "is every game master's to read; in a browser without the key the fight goes on without it",
    async () => {
      await conceal(table());
      const gm = await table().enter("gm");
      const [gm2, archer] = await Promise.all([table().enter("gm2"), table().enter("player1")]);
      await beginFight({ gm, archer }, [ARCHER, LURKER]);
      await archer.board.drag(ARCHER, GOAL);
      for (const seat of [gm, gm2]) await rowOf(seat, "Zorblax").waitFor({ state: "visible" });
      await table().seeOff(gm);
      await gm2.queueDice(16, 2);
      await answerFor(gm2, "Zorblax", "Strike");
      await everybodySees({ gm: gm2, archer }, ARCHER, GOAL);
      await demandTally({ gm: gm2, archer }, { StrikeResolved: 1 });

      await archer.board.drag(ARCHER, START);
      await everybodySees({ gm: gm2, archer }, ARCHER, START);
      await table().seeOff(gm2);
      table().complaints.expect(/can’t be read in this browser/);
      const stranger = await table().enter("gm");
      await isTold(stranger, sentence("en", "Notice.seal-unreadable"));
      await waitFor("the hidden one to take part again", () => knows(stranger, LURKS));
      expect(await knows(archer, LURKS)).toBe(false);
      await nextTurn({ gm: stranger });
      await takeAct(stranger, LURKS, { action: "total-defense" });
      await demandTally({ gm: stranger, archer }, { StrikeResolved: 0, ActionTaken: 1 });
    },
  );
});

interface KnowingPage {
  game: {
    combats: { contents: [unknown] };
    system: { api: { sessionOf(combat: unknown): { encounter: { creatures: Record<string, unknown> } } } };
  };
}

/** Whether the ledger, as this client reads it, knows how that creature stands. */
const knows = (seat: Seat, creature: string): Promise<boolean> =>
  seat.page.evaluate((id) => {
    const { game } = globalThis as unknown as KnowingPage;
    return id in game.system.api.sessionOf(game.combats.contents[0]).encounter.creatures;
  }, creature);

/** Nothing that has come to the players' clients tells anything of what was done in secret. */
async function demandNothingTold({ archer, fighter }: Pick<Party, "archer" | "fighter">): Promise<void> {
  for (const seat of [archer, fighter]) await demandTold(seat);
}

async function demandTold(seat: Seat): Promise<void> {
  const { shown, sent, held, sounds } = await heardBy(seat);
  const tells = (text: string): boolean => UNHEARD.some((word) => text.includes(word)) || TOTAL.test(text);
  const leaks = {
    shown: shown.filter((text) => tells(text) || /(Vexmorn|Quimby).*→|→.*(Vexmorn|Quimby)/.test(text)),
    sent: sent.filter((text) => tells(text) || /Vexmorn|Quimby/.test(text)),
    held: Object.entries(held).flatMap(([where, text]) =>
      tells(text) || /Vexmorn|Quimby/.test(text) ? [`${where}: ${text}`] : [],
    ),
    ledger: Object.entries(held).flatMap(([where, text]) =>
      where.startsWith("combat ") ? trackSecrets(text, SECRETS) : [],
    ),
    sounds,
  };
  expect(leaks, `with ${seat.name}`).toEqual({ shown: [], sent: [], held: [], ledger: [], sounds: 0 });
}
