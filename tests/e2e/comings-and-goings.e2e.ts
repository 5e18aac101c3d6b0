import { describe, expect, it } from "vitest";
import { idOf, tokenIdOf } from "../../tabletop/world/documents.js";
import { byMacro, type Deed } from "./support/by-macro.js";
import { agreedEvents, beginFight, everybodySees, ledgerOf, vitalOf, type Round } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import type { Seat } from "./support/seat.js";
import { useTable } from "./support/table.js";
import { demandTally, seesPrompt } from "./support/trouble.js";
import { answerFor, everybodySeesTurnOf, leftOf, orderOfTracker, passTurn } from "./support/turn.js";
import { waitFor } from "./support/wait.js";

const [FIGHTER, GOBLIN, ARCHER, SECOND, OGRE] = ["fighter", "goblin", "archer", "goblin2", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
  string,
];
const WHOLE_TURN = "Left: action, bonus action, reaction, free interaction, movement 30 ft";
const GONE: Deed = { kind: "delete" };
const initiative = (value: number): Deed => ({ kind: "update", changes: { initiative: value } });

interface CombatPage {
  game: {
    combats: { contents: ClientCombat[]; get(id: string): ClientCombat | undefined };
    actors: { get(id: string): { getTokenDocument(data: object): Promise<{ toObject(): object }> } };
    scenes: { contents: ClientScene[]; get(id: string): ClientScene };
  };
  CONFIG: { Combat: { documentClass: { create(data: object): Promise<ClientCombat> } } };
}

interface ClientCombat {
  readonly id: string;
  createEmbeddedDocuments(name: string, data: object[]): Promise<{ id: string }[]>;
  startCombat(): Promise<unknown>;
  nextTurn(): Promise<unknown>;
  delete(): Promise<unknown>;
  readonly system: { toObject(): { ledger: { records: Record<string, string> } } };
}

interface ClientScene {
  readonly id: string;
  readonly grid: { readonly size: number };
  readonly tokens: { get(id: string): { readonly actorId: string; toObject(): object } | undefined };
  createEmbeddedDocuments(name: string, data: object[]): Promise<{ id: string; actorId: string }[]>;
}

/** Puts one more token like another onto a scene, and into a fight of that scene; tells its id. */
const addLike = (
  { page }: Seat,
  like: string,
  added: { name: string; cell: readonly [number, number]; initiative: number | null; scene?: string; combat?: string },
): Promise<string> =>
  page.evaluate(
    async ([id, { name, cell, initiative: rolled, scene: onto, combat: into }]) => {
      const { game } = globalThis as unknown as CombatPage;
      const from = game.scenes.contents.find(({ tokens }) => tokens.get(id) !== undefined);
      const scene = onto === undefined ? from : game.scenes.get(onto);
      const combat = into === undefined ? game.combats.contents[0] : game.combats.get(into);
      if (!scene || !combat) throw new Error("no scene, or no combat");
      const data = { ...from?.tokens.get(id)?.toObject(), name, x: cell[0] * 100, y: cell[1] * 100, _id: undefined };
      const [token] = await scene.createEmbeddedDocuments("Token", [data]);
      if (!token) throw new Error("no token was made");
      const seat = { tokenId: token.id, sceneId: scene.id, actorId: token.actorId, initiative: rolled };
      await combat.createEmbeddedDocuments("Combatant", [seat]);
      return token.id;
    },
    [like, added] as const,
  );

/** How often each creature's turn has begun, by the names of their tokens. */
async function turnsBegun(party: Round): Promise<string[]> {
  return (await agreedEvents(party)).flatMap(({ type, creature }) =>
    type === "TurnStarted" ? [String(creature)] : [],
  );
}

describe("dnd5e2024: a fight that never stays the same", () => {
  const table = useTable({
    ruleset: "dnd5e2024",
    cast: { fighter: [6, 11], goblin: [16, 11], archer: [3, 3], goblin2: [18, 11] },
  });

  it("LG-06: who comes, goes, hides or rolls anew in mid-round begins no turn again, and a newcomer has a whole one", async () => {
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2");
    const party: Round = { gm, fighter };
    await beginFight(party, [FIGHTER, GOBLIN, ARCHER, SECOND]);
    await fighter.board.drag(FIGHTER, [8, 11]);
    await everybodySees(party, FIGHTER, [8, 11]);
    const spent = await leftOf(party, "Fighter");

    const newcomer = await addLike(gm, GOBLIN, { name: "Newcomer", cell: [20, 11], initiative: 25 });
    await waitFor("the newcomer to be in the fight", async () => (await leftOf(party, "Newcomer")) === WHOLE_TURN);
    await everybodySeesTurnOf(party, "Fighter");
    expect((await orderOfTracker(fighter))[0]).toBe("Newcomer");
    expect(await byMacro(gm, "combatant", newcomer, { kind: "update", changes: { hidden: true } })).toBe(true);
    await waitFor("the player not to see it", async () => !(await orderOfTracker(fighter)).includes("Newcomer"));
    expect(await byMacro(gm, "combatant", SECOND, initiative(24))).toBe(true);
    await waitFor("the other goblin to come first", async () => (await orderOfTracker(fighter))[0] === "Goblin 2");
    expect(await byMacro(gm, "combatant", GOBLIN, GONE)).toBe(true);
    await waitFor("the goblin to be gone", async () => !(await orderOfTracker(fighter)).includes("Goblin"));
    expect(await leftOf(party, "Fighter")).toBe(spent);
    expect(await turnsBegun(party)).toHaveLength(1);

    await passTurn(party, "Archer");
    expect(await byMacro(gm, "combatant", newcomer, { kind: "update", changes: { hidden: false } })).toBe(true);
    // Whoever has the turn leaves: the next one has it, of the next round.
    expect(await byMacro(gm, "combatant", ARCHER, GONE)).toBe(true);
    await everybodySeesTurnOf(party, "Newcomer");
    await passTurn(party, "Fighter", "Previous turn");
    expect(await leftOf(party, "Fighter")).toBe(spent);
    await passTurn(party, "Newcomer");
    await passTurn(party, "Goblin 2");
    await passTurn(party, "Fighter");
    expect(await leftOf(party, "Fighter")).toBe(WHOLE_TURN);
    const begun = await turnsBegun(party);
    expect(begun.filter((id) => id === "fighterFights000")).toHaveLength(2);
    expect(begun.filter((id) => id === "goblin2Fights000")).toHaveLength(1);
    expect(begun).toHaveLength(5);
    await demandTally(party, { Moved: 1, RoundStarted: 1 });
  });

  it.runIf(FULL)("LG-04: two tokens of one linked actor share their wounds, and nothing of their turns", async () => {
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2");
    const party: Round = { gm, fighter };
    const other = await addLike(gm, FIGHTER, { name: "Double", cell: [10, 5], initiative: null });
    await beginFight(party, [FIGHTER, other, GOBLIN, ARCHER, SECOND]);
    await gm.board.drag(GOBLIN, [7, 11]);
    await seesGoblinOverruled(gm);
    await everybodySees(party, GOBLIN, [7, 11]);
    await fighter.board.press(FIGHTER, "ArrowLeft");
    await seesPrompt(gm);
    await gm.queueDice(19, 3);
    await answerFor(gm, "Goblin", "Strike");
    await everybodySees(party, FIGHTER, [5, 11]);
    for (const id of [FIGHTER, other]) expect(await vitalOf(fighter, id)).toBe(30 - 5);
    expect(await leftOf(party, "Fighter")).toContain("movement 25 ft");
    expect(await leftOf(party, "Double")).toBe(WHOLE_TURN);
    const wounds = (): Promise<unknown[]> => hpInLedger(gm);
    await waitFor("both to be wounded in the ledger", async () => (await wounds()).join() === "25,25");
    await gm.board.press(FIGHTER, "Control+z");
    await everybodySees(party, FIGHTER, [6, 11]);
    await waitFor("both to be whole in the ledger", async () => (await wounds()).join() === "30,30");
    await passTurn(party, "Double");
    expect(await leftOf(party, "Double")).toBe(WHOLE_TURN);
  });
});

describe("dnd5e2024: two fights at once", () => {
  const table = useTable({
    ruleset: "dnd5e2024",
    cast: { fighter: [6, 11], goblin: [16, 11], ogre: [3, 5] },
    aside: true,
  });

  it.runIf(FULL)("each keeps its own ledger; what is done in one costs nothing in the other", async () => {
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2");
    const party: Round = { gm, fighter };
    await beginFight(party, [FIGHTER, GOBLIN, OGRE]);
    const elsewhere = await beginElsewhere(gm, idOf("camp"));
    const stray = await addLike(gm, GOBLIN, {
      ...{ name: "Stray", cell: [2, 2], initiative: 12 },
      ...{ scene: idOf("camp"), combat: elsewhere },
    });
    await start(gm, elsewhere);
    await waitFor("the other fight to begin", async () => (await recordsOf(fighter, elsewhere)).length >= 2);
    const [here, there] = [await ledgerOf(gm), await recordsOf(gm, elsewhere)];
    expect(await byMacro(gm, "token", stray, { kind: "update", changes: { x: 400 } })).toBe(true);
    await waitFor(
      "the stray's move to be recorded",
      async () => (await recordsOf(gm, elsewhere)).length > there.length,
    );
    expect((await recordsOf(gm, elsewhere)).at(-1)).toContain('"Moved"');
    expect(await ledgerOf(gm)).toEqual(here);

    await fighter.board.drag(FIGHTER, [8, 11]);
    await everybodySees(party, FIGHTER, [8, 11]);
    await demandTally(party, { Moved: 1 });
    expect(await leftOf(party, "Fighter")).toContain("movement 20 ft");
    await end(gm, elsewhere);
    await passTurn(party, "Goblin");
    await passTurn(party, "Fighter", "Previous turn");
    expect(await leftOf(party, "Fighter")).toContain("movement 20 ft");
  });
});

const beginElsewhere = ({ page }: Seat, scene: string): Promise<string> =>
  page.evaluate(async (id) => {
    const { CONFIG } = globalThis as unknown as CombatPage;
    return (await CONFIG.Combat.documentClass.create({ scene: id })).id;
  }, scene);

const start = ({ page }: Seat, combat: string): Promise<void> =>
  page.evaluate(async (id) => {
    await (globalThis as unknown as CombatPage).game.combats.get(id)?.startCombat();
  }, combat);

const end = ({ page }: Seat, combat: string): Promise<void> =>
  page.evaluate(async (id) => {
    await (globalThis as unknown as CombatPage).game.combats.get(id)?.delete();
  }, combat);

const recordsOf = ({ page }: Seat, combat: string): Promise<string[]> =>
  page.evaluate((id) => {
    const found = (globalThis as unknown as CombatPage).game.combats.get(id);
    const records = found?.system.toObject().ledger.records ?? {};
    return Object.keys(records)
      .sort((a, b) => Number(a) - Number(b))
      .map((key) => records[key] ?? "");
  }, combat);

/** The hit points of the fighter and of its double as the ledger has them. */
const hpInLedger = ({ page }: Seat): Promise<(number | undefined)[]> =>
  page.evaluate(() => {
    interface LedgerPage {
      game: {
        combat: { combatants: { contents: { id: string; name: string }[] } };
        system: {
          api: { sessionOf(combat: unknown): { encounter: { creatures: Record<string, { vitals: { hp: number } }> } } };
        };
      };
    }
    const { game } = globalThis as unknown as LedgerPage;
    const { creatures } = game.system.api.sessionOf(game.combat).encounter;
    return ["Fighter", "Double"].map((wanted) => {
      const id = game.combat.combatants.contents.find(({ name }) => name === wanted)?.id ?? "";
      return creatures[id]?.vitals.hp;
    });
  });

/** Out of its turn the goblin goes by the game master's word. */
async function seesGoblinOverruled(gm: Seat): Promise<void> {
  await gm.page.getByRole("alertdialog").getByRole("button").first().click();
}
