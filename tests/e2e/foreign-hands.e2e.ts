import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { byMacro, isTold, type Deed } from "./support/by-macro.js";
import { agreedEvents, beginFight, everybodySees, seatsOf, vitalOf, type Round } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import type { Seat } from "./support/seat.js";
import { useTable } from "./support/table.js";
import { demandTally, prompt, seesPrompt } from "./support/trouble.js";
import { everybodySeesTurnOf, leftOf } from "./support/turn.js";
import { waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];
const START = [6, 11] as const;
const AWAY = [5, 11] as const;
const ELSEWHERE = [12, 3] as const;
/** A hit, and its damage. */
const HIT = [18, 3] as const;
const CELL = 100;

const hp = (value: number): Deed => ({ kind: "update", changes: { "system.hp.value": value } });

/** Puts a token somewhere else past all rules, as core's teleport does. */
const displace = ({ page }: Seat, tokenId: string, [column, row]: readonly [number, number]): Promise<void> =>
  page.evaluate(
    async ([id, x, y]) => {
      interface Displacing {
        game: {
          scenes: {
            active: { tokens: { get(id: string): { move(waypoints: object[], options: object): Promise<unknown> } } };
          };
        };
      }
      const { scenes } = (globalThis as unknown as Displacing).game;
      await scenes.active.tokens.get(id).move([{ x, y, action: "displace" }], { showRuler: false });
    },
    [tokenId, column * CELL, row * CELL] as const,
  );

/** The question to a game master whose undo finds what other hands have set. */
const question = ({ page }: Seat) => page.locator("dialog.tempo-choice");

async function answer(gm: Seat, word: "keep" | "restore" | "cancel"): Promise<void> {
  await gm.click(sentence("en", `Foreign.${word}`), question(gm));
  await question(gm).waitFor({ state: "detached" });
}

const isNoted = (party: Round, count: number): Promise<boolean> =>
  waitFor(`${String(count)} observations`, async () => {
    const events = await agreedEvents(party);
    return events.filter(({ type }) => type === "Observed").length === count;
  });

async function everybodySeesHp(party: Round, tokenId: string, value: number): Promise<void> {
  for (const seat of seatsOf(party)) {
    const seen = (): Promise<number> => vitalOf(seat, tokenId);
    await waitFor(`${seat.name} to see ${String(value)} hit points`, async () => (await seen()) === value, {
      tell: async () => String(await seen()),
    });
  }
}

async function stepAway(party: Round & { readonly fighter: Seat }): Promise<void> {
  await party.fighter.board.press(FIGHTER, "ArrowLeft");
  await seesPrompt(party.gm);
}

async function strike(gm: Seat): Promise<void> {
  await gm.queueDice(...HIT);
  await gm.click("Strike", prompt(gm));
}

describe("other hands on a fight", () => {
  const table = useTable({ ruleset: "pf1", cast: { fighter: START, goblin: [7, 11], archer: [20, 17] } });
  const enter = async (): Promise<Round & { readonly fighter: Seat }> => ({
    gm: await table().enter("gm"),
    fighter: await table().enter("player2"),
  });

  it("are asked about by an undo that would write over them: left, kept, set back, a player's too", async () => {
    const party = await enter();
    const { gm, fighter } = party;
    await beginFight(party, [FIGHTER, GOBLIN]);
    await stepAway(party);
    await strike(gm);
    await everybodySees(party, FIGHTER, AWAY);
    await everybodySeesHp(party, FIGHTER, 27);
    expect(await byMacro(gm, "actor", FIGHTER, hp(20))).toBe(true);
    await isNoted(party, 1);

    await gm.board.press(FIGHTER, "Control+z");
    await gm.waitForText("Fighter, hit points: 20 now, 30 before", question(gm));
    await answer(gm, "cancel");
    await demandTally(party, { StrikeResolved: 1, Moved: 1 });
    await gm.board.press(FIGHTER, "Control+z");
    await answer(gm, "keep");
    await everybodySees(party, FIGHTER, START);
    await everybodySeesHp(party, FIGHTER, 20);
    await demandTally(party, { StrikeResolved: 0, Moved: 0 });

    // Struck, wounded and put elsewhere: all of it comes back.
    await stepAway(party);
    await strike(gm);
    await everybodySees(party, FIGHTER, AWAY);
    await everybodySeesHp(party, FIGHTER, 17);
    expect(await byMacro(gm, "actor", FIGHTER, hp(2))).toBe(true);
    await displace(gm, FIGHTER, ELSEWHERE);
    await isNoted(party, 3);
    await gm.board.press(FIGHTER, "Control+z");
    await gm.waitForText("Fighter: column 13, row 4 now, column 7, row 12 before", question(gm));
    await gm.waitForText("Fighter, hit points: 2 now, 20 before", question(gm));
    await answer(gm, "restore");
    await everybodySees(party, FIGHTER, START);
    await everybodySeesHp(party, FIGHTER, 20);

    // A player's own undo waits for the game master's word, and the player is told so.
    await displace(gm, GOBLIN, [20, 3]);
    await isNoted(party, 4);
    await fighter.board.press(FIGHTER, "ArrowUp");
    await everybodySees(party, FIGHTER, [6, 10]);
    await seesNoQuestion(gm);
    await displace(gm, FIGHTER, ELSEWHERE);
    await isNoted(party, 5);
    await fighter.board.press(FIGHTER, "Control+z");
    await isTold(fighter, sentence("en", "Refusal.undo-asks.plain"));
    await answer(gm, "restore");
    await everybodySees(party, FIGHTER, START);
    await demandTally(party, { Moved: 0 });
    expect(await leftOf(party, "Fighter")).toContain(sentence("en", "pf1.Slot.move"));
  });

  it.runIf(FULL)("in the middle of a wait: noted, the answer counts on what they have made of it", async () => {
    const party = await enter();
    const { gm } = party;
    await beginFight(party, [FIGHTER, GOBLIN]);
    await stepAway(party);
    expect(await byMacro(gm, "actor", FIGHTER, hp(12))).toBe(true);
    expect(await byMacro(gm, "token", FIGHTER, { kind: "status", id: "shaken", active: true })).toBe(true);
    expect(await byMacro(gm, "combatant", GOBLIN, { kind: "update", changes: { initiative: 25 } })).toBe(true);
    expect(await byMacro(gm, "combat", FIGHTER, { kind: "update", changes: { turn: 1 } })).toBe(true);
    await isNoted(party, 2);
    await everybodySeesTurnOf(party, "Fighter");
    await strike(gm);
    await everybodySees(party, FIGHTER, AWAY);
    await everybodySeesHp(party, FIGHTER, 12 - HIT[1]);
    await demandTally(party, { StrikeResolved: 1, Moved: 1, Observed: 2, OrderChanged: 1, TurnStarted: 1 });
    // What came before the blow stands, what the blow did comes back, and nobody is asked.
    await gm.board.press(FIGHTER, "Control+z");
    await everybodySees(party, FIGHTER, START);
    await everybodySeesHp(party, FIGHTER, 12);
    await demandTally(party, { StrikeResolved: 0, Moved: 0, Observed: 2 });
    await seesNoQuestion(gm);
  });

  it.runIf(FULL)("that move whoever is asked about: the act ends where they have put it", async () => {
    const party = await enter();
    const { gm } = party;
    await beginFight(party, [FIGHTER, GOBLIN]);
    await stepAway(party);
    await displace(gm, FIGHTER, ELSEWHERE);
    await isNoted(party, 1);
    await gm.click("Skip", prompt(gm));
    await demandTally(party, { Moved: 0, Interrupted: 1, StrikeResolved: 0 });
    await everybodySees(party, FIGHTER, ELSEWHERE);
    await party.fighter.board.press(FIGHTER, "ArrowLeft");
    await everybodySees(party, FIGHTER, [11, 3]);
  });

  it.runIf(FULL)("in the middle of a leg: the token ends where the ledger has it, on all screens", async () => {
    const party = await enter();
    const { gm, fighter } = party;
    const { network } = table().server;
    await beginFight(party, [FIGHTER, GOBLIN]);
    await stepAway(party);
    network.hold(fighter.userId, "in");
    await gm.click("Skip", prompt(gm));
    await waitFor("the leg to be on its way", () => network.waiting(fighter.userId, "in") > 0);
    expect(await byMacro(gm, "actor", FIGHTER, hp(11))).toBe(true);
    await displace(gm, FIGHTER, ELSEWHERE);
    network.release(fighter.userId, "in");
    await demandTally(party, { Moved: 1 });
    const place = async (): Promise<readonly number[]> => {
      const seen = (await agreedEvents(party)).findLast(
        ({ type, position }) => type === "Moved" || (type === "Observed" && position !== undefined),
      );
      const { cell } = (seen?.["to"] ?? seen?.["position"]) as { cell: number[] };
      return cell;
    };
    await waitFor("the token to stand where the ledger has it", async () => {
      const cells = await Promise.all(seatsOf(party).map(({ board }) => board.cellOf(FIGHTER)));
      const goal = (await place()).join();
      return cells.every((cell) => cell.join() === goal);
    });
    await everybodySeesHp(party, FIGHTER, 11);
    const [column = 0, row = 0] = await place();
    await fighter.board.press(FIGHTER, "ArrowLeft");
    await everybodySees(party, FIGHTER, [column - 1, row]);
  });
});

/** An undo of nothing but the act's own asks nobody. */
async function seesNoQuestion(gm: Seat): Promise<void> {
  expect(await question(gm).count()).toBe(0);
}
