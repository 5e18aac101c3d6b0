import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { byMacro, cardsIn, hangIn } from "./support/by-macro.js";
import { agreedEvents, beginFight, everybodySees, vitalOf, type Round, nextTurn } from "./support/fight.js";
import { passOn } from "./support/gm-hands.js";
import { FULL } from "./support/matrix.js";
import type { Seat } from "./support/seat.js";
import { useTable, type TestTable } from "./support/table.js";
import { demandTally, prompt, seesPrompt } from "./support/trouble.js";
import { holdsFor, waitFor } from "./support/wait.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const FIGHTERS_TURN = [FIGHTER, GOBLIN, ARCHER, OGRE];
const START = [6, 11] as const;
const AWAY = [5, 11] as const;
/** A hit, and its damage. */
const HIT = [18, 3] as const;
const STRUCK_ONCE = {
  ActBegun: 2,
  WindowOpened: 1,
  WindowAnswered: 1,
  RollsGiven: 2,
  StrikeResolved: 1,
  VitalsChanged: 1,
  Moved: 1,
};

interface Both {
  /** Keeps the ledger while it is there. */
  readonly first: Round & { readonly fighter: Seat };
  /** The same round as the second game master's. */
  readonly second: Round & { readonly fighter: Seat };
}

async function twoGms(table: TestTable): Promise<Both> {
  const gm = await table.enter("gm");
  const [gm2, fighter] = await Promise.all([table.enter("gm2"), table.enter("player2")]);
  return { first: { gm, fighter }, second: { gm: gm2, fighter } };
}

async function stepAway({ gm, fighter }: Both["first"]): Promise<void> {
  await fighter.board.press(FIGHTER, "ArrowLeft");
  await seesPrompt(gm);
}

async function strike(gm: Seat): Promise<void> {
  await gm.queueDice(...HIT);
  await gm.click("Strike", prompt(gm));
}

/** Counts core's callback of a turn's start, which runs on one game master's client alone. */
const countTurnStarts = ({ page }: Seat): Promise<void> =>
  page.evaluate(() => {
    interface Counting {
      turnStarts: number;
      CONFIG: {
        Combat: {
          documentClass: { prototype: { _onStartTurn: (this: unknown, ...args: unknown[]) => Promise<void> } };
        };
      };
    }
    const here = globalThis as unknown as Counting;
    const { prototype } = here.CONFIG.Combat.documentClass;
    const original = prototype._onStartTurn;
    here.turnStarts = 0;
    prototype._onStartTurn = function (...args) {
      here.turnStarts += 1;
      return original.apply(this, args);
    };
  });

const turnStarts = ({ page }: Seat): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { turnStarts: number }).turnStarts);

const keeperIs = (seat: Seat, keeper: Seat): Promise<boolean> =>
  waitFor(`${seat.name} to know that ${keeper.name} keeps the ledger`, () =>
    seat.page.evaluate(
      (id) =>
        (globalThis as unknown as { game: { users: { activeGM: { id: string } | null } } }).game.users.activeGM?.id ===
        id,
      keeper.userId,
    ),
  );

describe("two game masters at one table", () => {
  const table = useTable({ ruleset: "pf1", secondGm: true });

  it.runIf(FULL)("each effect, card, prompt and turn comes once", async () => {
    const { first, second } = await twoGms(table());
    for (const { gm } of [first, second]) await countTurnStarts(gm);
    await beginFight(first, FIGHTERS_TURN);
    const before = await vitalOf(first.gm, FIGHTER);
    await stepAway(first);
    await strike(first.gm);
    await everybodySees(first, FIGHTER, AWAY);
    await demandTally(first, STRUCK_ONCE);
    await demandTally(second, STRUCK_ONCE);
    await nextTurn(second);
    await waitFor("the goblin's turn", async () => (await agreedEvents(second)).at(-1)?.["creature"] !== undefined);
    for (const seat of [first.gm, second.gm, first.fighter]) {
      expect(await vitalOf(seat, FIGHTER)).toBe(before - HIT[1]);
      expect(await cardsIn(seat, "strike")).toBe(1);
    }
    await waitFor("both turns to have been begun once", async () => {
      const [one, other] = [await turnStarts(first.gm), await turnStarts(second.gm)];
      return one + other === 2;
    });
    await demandTally(second, { TurnStarted: 2, TurnEnded: 1 });
  });

  it("one who leaves in the middle of a wait hands it over", async () => {
    const { first, second } = await twoGms(table());
    await beginFight(first, FIGHTERS_TURN);
    await stepAway(first);
    await table().seeOff(first.gm);
    await keeperIs(second.gm, second.gm);
    await everybodySees(second, FIGHTER, START);
    await strike(second.gm);
    await everybodySees(second, FIGHTER, AWAY);
    await demandTally(second, STRUCK_ONCE);
    expect(await cardsIn(second.fighter, "strike")).toBe(1);
  });

  it.runIf(FULL)("one who leaves while dice are asked hands them over", async () => {
    const { first, second } = await twoGms(table());
    await beginFight(first, FIGHTERS_TURN);
    await stepAway(first);
    await hangIn(first.gm, "Roll");
    await first.gm.click("Strike", prompt(first.gm));
    await second.gm.queueDice(...HIT);
    await waitFor("the dice to be asked", async () =>
      (await agreedEvents(second)).some(({ type }) => type === "RollsAsked"),
    );
    await table().seeOff(first.gm);
    await everybodySees(second, FIGHTER, AWAY);
    await demandTally(second, STRUCK_ONCE);
  });

  it.runIf(FULL)("one who leaves in the middle of a leg has it walked for them", async () => {
    const { first, second } = await twoGms(table());
    await beginFight(first, [GOBLIN, FIGHTER, ARCHER, OGRE]);
    await first.gm.board.press(GOBLIN, "ArrowRight");
    await seesPrompt(first.fighter);
    await hangIn(first.gm, "TokenDocument");
    await first.fighter.click("Skip", prompt(first.fighter));
    await waitFor("the move to be recorded", async () =>
      (await agreedEvents(second)).some(({ type }) => type === "Moved"),
    );
    await table().seeOff(first.gm);
    await everybodySees(second, GOBLIN, [8, 11]);
    await demandTally(second, { ActBegun: 1, WindowOpened: 1, WindowAnswered: 1, Moved: 1, Observed: 0 });
  });

  it.runIf(FULL)("what is on its way to one who leaves is addressed anew, and done once", async () => {
    const { first, second } = await twoGms(table());
    await beginFight(first, FIGHTERS_TURN);
    table().server.network.hold(first.gm.userId, "out");
    await first.fighter.board.press(FIGHTER, "ArrowLeft");
    await waitFor("the command to wait", () => table().server.network.waiting(first.gm.userId, "out") > 0);
    await table().seeOff(first.gm);
    await seesPrompt(second.gm);
    await strike(second.gm);
    await everybodySees(second, FIGHTER, AWAY);
    await demandTally(second, STRUCK_ONCE);
  });

  it.runIf(FULL)("one who comes back takes over from a slow one, and nothing is written over", async () => {
    const { first, second } = await twoGms(table());
    await beginFight(first, FIGHTERS_TURN);
    await table().seeOff(first.gm);
    await keeperIs(second.gm, second.gm);
    table().server.network.delay(second.gm.userId, 1500);
    await nextTurn(second);
    const back = { ...first, gm: await table().enter("gm") };
    await demandTally(back, { TurnStarted: 2, TurnEnded: 1 });
    await passOn(back, "Next turn");
    await waitFor(
      "the archer's turn",
      async () => (await agreedEvents(back)).filter(({ type }) => type === "TurnStarted").length === 3,
    );
    table().server.network.delay(second.gm.userId, 0);
    await demandTally({ ...second, fighter: first.fighter }, { TurnStarted: 3, TurnEnded: 2 });
  });
});

describe("the game master's page dies between the ledger and what it brings about", () => {
  const table = useTable({ ruleset: "pf1" });
  const enter = async (): Promise<Both["first"]> => {
    const gm = await table().enter("gm");
    return { gm, fighter: await table().enter("player2") };
  };

  it("damage, card and leg come about once, however often it comes back", async () => {
    const round = await enter();
    await beginFight(round, FIGHTERS_TURN);
    const before = await vitalOf(round.gm, FIGHTER);
    await stepAway(round);
    await hangIn(round.gm, "Actor");
    await hangIn(round.gm, "ChatMessage");
    await strike(round.gm);
    await waitFor("the damage to be recorded", async () =>
      (await agreedEvents(round)).some(({ type }) => type === "VitalsChanged"),
    );
    expect(await vitalOf(round.fighter, FIGHTER)).toBe(before);
    await table().seeOff(round.gm);
    const back = { ...round, gm: await table().enter("gm") };
    await everybodySees(back, FIGHTER, AWAY);
    await waitFor("the damage", async () => (await vitalOf(back.fighter, FIGHTER)) === before - HIT[1]);
    await back.gm.reload();
    await demandTally(back, { ...STRUCK_ONCE, Observed: 0 });
    expect(await vitalOf(back.gm, FIGHTER)).toBe(before - HIT[1]);
    expect(await cardsIn(back.fighter, "strike")).toBe(1);
  });

  it.runIf(FULL)("damage that is healed while no game master is there is not dealt again", async () => {
    const round = await enter();
    await beginFight(round, FIGHTERS_TURN);
    const before = await vitalOf(round.gm, FIGHTER);
    await stepAway(round);
    await strike(round.gm);
    await demandTally(round, STRUCK_ONCE);
    await table().seeOff(round.gm);
    expect(
      await byMacro(round.fighter, "actor", FIGHTER, { kind: "update", changes: { "system.hp.value": before } }),
    ).toBe(true);
    const back = { ...round, gm: await table().enter("gm") };
    await demandTally(back, { ...STRUCK_ONCE, Observed: 1 });
    await holdsFor("the fighter stays whole", 1000, async () => (await vitalOf(back.gm, FIGHTER)) === before);
  });
});
