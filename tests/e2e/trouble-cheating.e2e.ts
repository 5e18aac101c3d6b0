import { describe, expect, it } from "vitest";
import { idOf, tokenIdOf } from "../../tabletop/world/documents.js";
import { byMacro, isTold, type Deed, type MacroWorld } from "./support/by-macro.js";
import { beginFight, everybodySees, gather, ledgerOf, type Party } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import type { Seat } from "./support/seat.js";
import { useTable } from "./support/table.js";
import { demandTally, prompt, seesPrompt } from "./support/trouble.js";
import { waitFor } from "./support/wait.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const FIGHTERS_TURN = [FIGHTER, GOBLIN, ARCHER, OGRE];
const START = [6, 11] as const;
const AWAY = [5, 11] as const;
const CELL = 100;

/** An update of a token that its own client neither judges nor stops. */
const jump = ([column, row]: readonly [number, number], mark?: object): Deed => ({
  kind: "update",
  changes: { x: column * CELL, y: row * CELL },
  options: mark ? { "battle-tempo": { [FIGHTER]: mark } } : {},
});

/** From now on this client lets through whatever its user likes. */
const cheats = ({ page }: Seat): Promise<void> =>
  page.evaluate(() => {
    interface Cheating {
      CONFIG: { Token: { documentClass: { prototype: { _preUpdateMovement: unknown } } } };
      Hooks: { events?: Record<string, unknown>; off(name: string, id: number): void };
    }
    const here = globalThis as unknown as Cheating;
    here.CONFIG.Token.documentClass.prototype._preUpdateMovement = () => Promise.resolve(undefined);
  });

const forge = ({ page }: Seat, gmId: string, message: object): Promise<void> =>
  page.evaluate(
    ([to, forged]) => {
      (globalThis as unknown as MacroWorld).game.socket.emit("system.battle-tempo", forged, { recipients: [to] });
    },
    [gmId, message] as const,
  );

const forgeCommand = (party: Party, id: string, command: object, revision = 0): Promise<void> =>
  forge(party.fighter, party.gm.userId, {
    type: "command",
    combat: idOf("fight"),
    user: party.gm.userId,
    envelope: { id, revision, user: party.gm.userId, command },
  });

const PUT_BACK = /Fighter was moved past the rules by Player 2/;

describe("a client that cheats", () => {
  const table = useTable({ ruleset: "pf1" });

  it("moves nowhere while somebody is asked, by whatever the move calls itself, and is named", async () => {
    const party = await gather(table());
    await beginFight(party, FIGHTERS_TURN);
    await party.fighter.board.press(FIGHTER, "ArrowLeft");
    await seesPrompt(party.gm);
    await cheats(party.fighter);
    const { length } = await ledgerOf(party.gm);
    await byMacro(party.fighter, "token", FIGHTER, jump([2, 11], { kind: "leg", revision: length }));
    await isTold(party.gm, PUT_BACK);
    await everybodySees(party, FIGHTER, START);
    await party.gm.click("Skip", prompt(party.gm));
    await everybodySees(party, FIGHTER, AWAY);
    await demandTally(party, { ActBegun: 1, Moved: 1, Observed: 0 });
  });

  it.runIf(FULL)("uses no permit twice, no record for another move, and no plain update past the rules", async () => {
    const party = await gather(table());
    await beginFight(party, FIGHTERS_TURN);
    await party.fighter.board.press(FIGHTER, "ArrowLeft");
    await seesPrompt(party.gm);
    await party.gm.click("Skip", prompt(party.gm));
    await everybodySees(party, FIGHTER, AWAY);
    await demandTally(party, { Moved: 1 });
    await party.fighter.board.press(FIGHTER, "ArrowLeft");
    await everybodySees(party, FIGHTER, [4, 11]);
    await demandTally(party, { Moved: 2 });
    const records = (await ledgerOf(party.gm)).map((text) => JSON.parse(text) as { seq: number; command: string });
    await cheats(party.fighter);
    const last = records.at(-1);
    const marks = [
      { kind: "move", command: last?.command, action: "move", revision: (last?.seq ?? 1) - 1 },
      { kind: "leg", revision: 1 },
      { kind: "free" },
      undefined,
    ];
    for (const mark of marks) {
      await byMacro(party.fighter, "token", FIGHTER, jump([20, 3], mark));
      await isTold(party.gm, PUT_BACK);
      await everybodySees(party, FIGHTER, [4, 11]);
      for (const notice of await party.gm.page.locator("#notifications").getByText(PUT_BACK).all())
        await notice.click();
      await party.gm.page.locator("#notifications").getByText(PUT_BACK).waitFor({ state: "detached" });
    }
    await demandTally(party, { Moved: 2, Observed: 0 });
  });

  it.runIf(FULL)("neither forges nor replays commands, nor touches what is others'", async () => {
    const party = await gather(table());
    await beginFight(party, FIGHTERS_TURN);
    const before = await ledgerOf(party.gm);
    const goblin = idOf("goblinFights");
    await forgeCommand(party, "forged1", { type: "TakeAction", act: { by: goblin, action: "total-defense" } });
    await forgeCommand(party, "forged2", { type: "Observe", creature: idOf("fighterFights"), vitals: { hp: 99 } });
    await forgeCommand(party, "forged3", { type: "Repair", creature: idOf("fighterFights"), turn: {} });
    await forgeCommand(party, "forged4", { type: "EndTurn", creature: goblin });
    await forgeCommand(party, "forged5", { type: "Undo", creature: null, reach: "turn" });
    const first = JSON.parse(before[0] ?? "{}") as { command: string };
    await forgeCommand(party, first.command, { type: "StartTurn", creature: goblin }, 1);
    // Nothing on this client keeps its token from being moved: what refuses is the server.
    await cheats(party.fighter);
    const update = (changes: object): Deed => ({ kind: "update", changes, options: { noHook: true } });
    for (const [thing, id, changes] of [
      ["combat", FIGHTER, { "system.ledger.records.99": "{}" }],
      ["combat", FIGHTER, { "flags.battle-tempo.x": 1 }],
      ["actor", GOBLIN, { "system.hp.value": 0 }],
      ["token", GOBLIN, { x: 0 }],
      ["combatant", GOBLIN, { initiative: -5 }],
    ] as const)
      expect(await byMacro(party.fighter, thing, id, update(changes)), `${thing} ${JSON.stringify(changes)}`).toBe(
        false,
      );
    await party.fighter.reload();
    // What comes after them has found them dealt with.
    await party.fighter.board.press(FIGHTER, "ArrowLeft");
    await seesPrompt(party.gm);
    await party.gm.click("Skip", prompt(party.gm));
    await everybodySees(party, FIGHTER, AWAY);
    await demandTally(party, { ActBegun: 1, Moved: 1, TurnStarted: 1, Observed: 0 });
  });

  it.runIf(FULL)("keeps neither a turn nor an initiative that it gave itself, and is named", async () => {
    const party = await gather(table());
    await beginFight(party, FIGHTERS_TURN);
    await byMacro(party.fighter, "combat", FIGHTER, { kind: "update", changes: { turn: 3 } });
    await isTold(party.gm, /Player 2 moved the turn past the fight/);
    const turn = (): Promise<boolean> =>
      party.archer.page.evaluate(() => (globalThis as unknown as MacroWorld).game.combats.contents[0]?.turn === 0);
    await waitFor("the turn to be the fight's again", turn);
    await byMacro(party.fighter, "combatant", FIGHTER, {
      kind: "update",
      changes: { initiative: 99 },
      options: { noHook: true },
    });
    await isTold(party.gm, /Fighter: Player 2 changed the initiative past the fight/);
    await demandTally(party, { TurnStarted: 1, OrderChanged: 0 });
  });
});
