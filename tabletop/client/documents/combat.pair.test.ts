import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Combat } from "./combat.js";
import type { HeadlessClient } from "./testing/headless-client.js";
import { HeadlessTable, idOf, until } from "./testing/headless-table.js";

let table: HeadlessTable;
let gm: HeadlessClient;
let player: HeadlessClient;
let log: string[];

/** Notes the callbacks of turns, by client. */
function watch(client: HeadlessClient, name: string): void {
  const prototype = client.documentClass("Combat").prototype as unknown as Record<string, unknown>;
  for (const event of ["_onEndTurn", "_onEndRound", "_onStartRound", "_onStartTurn"]) {
    prototype[event] = async (first: { name?: string; round?: number }) =>
      void log.push(`${name} ${event} ${first.name ?? first.round}`);
  }
  for (const hook of ["combatStart", "combatTurn", "combatRound", "combatTurnChange"])
    client.Hooks.on(hook, () => void log.push(`${name} ${hook}`));
}

const combatOf = (client: HeadlessClient): Combat => client.game.combats.contents.at(-1) as Combat;
const order = (client: HeadlessClient): string[] => combatOf(client).turns.map(({ name }) => name);

async function settle(): Promise<void> {
  await until(
    () =>
      player.game.combats.size === gm.game.combats.size &&
      combatOf(player).round === combatOf(gm).round &&
      combatOf(player).turn === combatOf(gm).turn,
    "both clients at the same turn",
  );
  await new Promise((resolve) => setTimeout(resolve, 30));
}

beforeEach(async () => {
  table = await HeadlessTable.open();
  log = [];
  [gm, player] = [await table.enter("gm"), await table.enter("player1")];
  const combat = (await gm.documentClass("Combat").create({})) as Combat;
  await combat.createEmbeddedDocuments(
    "Combatant",
    ["archer", "fighter", "goblin"].map((id, index) => ({ actorId: idOf(id), initiative: 30 - 10 * index })),
  );
  await combat.activate();
  for (const [client, name] of [
    [gm, "gm"],
    [player, "player"],
  ] as const)
    watch(client, name);
});
afterEach(() => table.close());

describe("turns", () => {
  it("run callbacks on the game master only, hooks before the update on the initiator, the change on all", async () => {
    await combatOf(gm).startCombat();
    await settle();
    expect(log).toEqual(
      [
        "gm combatStart",
        "gm _onStartRound 1",
        "player combatTurnChange",
        "gm _onStartTurn Archer",
        "gm combatTurnChange",
      ].sort((a, b) => log.indexOf(a) - log.indexOf(b)),
    );
    expect(log).toHaveLength(5);
  });
  it("that a player ends run the hook there and the callbacks at the game master's", async () => {
    await combatOf(gm).startCombat();
    await settle();
    log.length = 0;
    await combatOf(player).nextTurn();
    await settle();
    expect(log.filter((line) => line.includes("combatTurn") && !line.includes("Change"))).toEqual([
      "player combatTurn",
    ]);
    expect(log.filter((line) => line.startsWith("gm _"))).toEqual(["gm _onEndTurn Archer", "gm _onStartTurn Fighter"]);
    expect(log.filter((line) => line.startsWith("player _"))).toEqual([]);
  });
  it("end the round after the last, in the documented order, and run nothing backwards", async () => {
    const combat = combatOf(gm);
    await combat.update({ round: 1, turn: 2 }, { turnEvents: false });
    await settle();
    expect(log).toEqual([]);
    await combat.nextTurn();
    await settle();
    expect(log.filter((line) => line.startsWith("gm _"))).toEqual([
      "gm _onEndTurn Goblin",
      "gm _onEndRound 1",
      "gm _onStartRound 2",
      "gm _onStartTurn Archer",
    ]);
    log.length = 0;
    await combat.previousTurn();
    await settle();
    expect(log.filter((line) => line.startsWith("gm _"))).toEqual([]);
    expect(log).toContain("gm combatTurnChange");
    expect([combat.round, combat.turn]).toEqual([1, 2]);
  });
  it("skip the defeated when the tracker says so", async () => {
    await gm.game.settings.set("core", "combatTrackerConfig", { resource: "", skipDefeated: true, turnMarker: {} });
    const combat = combatOf(gm);
    await combat.turns[1]?.update({ defeated: true });
    await combat.startCombat();
    await combat.nextTurn();
    expect(combat.combatant?.name).toBe("Goblin");
  });
});

describe("order", () => {
  it("is by initiative, the highest first, those without one last", async () => {
    const combat = combatOf(gm);
    expect(order(gm)).toEqual(["Archer", "Fighter", "Goblin"]);
    await combat.setInitiative(combat.turns[2]?.id as string, 99);
    await combat.turns[1]?.update({ initiative: null });
    await until(() => order(player).join() === order(gm).join(), "the same order");
    expect(order(gm)).toEqual(["Goblin", "Fighter", "Archer"]);
  });
  it("keeps the turn with its creature when somebody comes before it", async () => {
    const combat = combatOf(gm);
    await combat.startCombat();
    await combat.nextTurn();
    await settle();
    log.length = 0;
    await combat.createEmbeddedDocuments("Combatant", [{ actorId: idOf("ogre"), initiative: 50 }]);
    await until(() => combatOf(player)._source["turn"] === 2, "the written turn");
    expect([combatOf(gm).combatant?.name, combatOf(player).combatant?.name]).toEqual(["Fighter", "Fighter"]);
    expect(log.filter((line) => line.includes("_on"))).toEqual([]);
  });
  it("gives the turn on when its creature is removed", async () => {
    const combat = combatOf(gm);
    await combat.startCombat();
    await settle();
    await combat.deleteEmbeddedDocuments("Combatant", [combat.combatant?.id as string]);
    await settle();
    expect([combatOf(gm).combatant?.name, combatOf(player).combatant?.name]).toEqual(["Fighter", "Fighter"]);
    expect(log).toContain("gm _onStartTurn Fighter");
  });
});

describe("permission", () => {
  it("lets a player change the turn, but nothing else", async () => {
    await combatOf(gm).startCombat();
    await settle();
    const combat = combatOf(player);
    expect(combat.canUserModify(player.game.user as never, "update", { turn: 1 })).toBe(true);
    expect(combat.canUserModify(player.game.user as never, "update", { flags: {} })).toBe(false);
    await expect(combat.update({ turn: 1, "flags.x.y": 1 })).rejects.toThrow(/permission/);
  });
  it("can be narrowed by the system", async () => {
    await combatOf(gm).startCombat();
    await settle();
    const prototype = player.documentClass("Combat").prototype as unknown as { _canChangeTurn(): boolean };
    prototype._canChangeTurn = () => false;
    await combatOf(player).nextTurn();
    expect(combatOf(player).turn).toBe(0);
  });
});

describe("initiative", () => {
  it("is rolled with the queued faces, written once, and told in the chat", async () => {
    const combat = combatOf(gm);
    await combat.resetAll();
    gm.queueFaces([5, 15, 10]);
    await combat.rollAll();
    expect(combat.turns.map(({ name, initiative }) => [name, initiative]).sort()).toEqual([
      ["Archer", 5],
      ["Fighter", 15],
      ["Goblin", 10],
    ]);
    expect([gm.remainingFaces(), gm.game.messages.size]).toEqual([0, 3]);
  });
});
