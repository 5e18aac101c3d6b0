import { gm, player } from "../../page/entry.js";
import { rest, until } from "../../page/demand.js";
import { fightBy, fighterBy, heard, ID, makeFighters, range, thePlayer } from "../../page/fixtures.js";
import type { Combat as CombatDocument, Data, Turn } from "../../page/host.js";
import { outcomeOf, type OpenPoint } from "./point.js";

type Change = [CombatDocument, Turn, Turn];

const turnOf = (turn: Turn | null | undefined): unknown => (turn ? [turn.round, turn.turn] : "nothing");
const told = (changes: readonly Change[]): unknown[] =>
  changes.map(([, prior, current]) => [turnOf(prior), turnOf(current)]);

/** What is open of rights, questions and turns. */
export const OPEN_TABLE: OpenPoint[] = [
  {
    id: "open.4-keys-of-owners",
    steps: [
      gm(async () => {
        const { combat } = await makeFighters(2, { start: true, owned: true });
        return [combat.id, combat.turns[0]?.id];
      }),
      player(async ([id, own]: [string, string]) => {
        const combat = await until(() => game.combats.get(id), "the fight");
        const fighter = await until(() => combat.combatants.get(own), "the own combatant");
        const writes: Record<string, Data> = {
          ...{ initiative: { initiative: 3 }, defeated: { defeated: true }, hidden: { hidden: true } },
          ...{ name: { name: "Mine" }, flags: { flags: { [ID]: { mine: 1 } } }, system: { system: { acted: true } } },
        };
        const ofCombat: Record<string, Data> = {
          ...{ turn: { turn: 1 }, round: { round: 2, turn: 0 }, flags: { flags: { [ID]: { mine: 1 } } } },
          system: { system: { ledger: { folded: 1 } } },
        };
        const seen: Data = {};
        for (const [key, write] of Object.entries(writes))
          seen[`combatant ${key}`] = await outcomeOf(() => fighterBy(fightBy(id), own).update(write));
        for (const [key, write] of Object.entries(ofCombat))
          seen[`combat ${key}`] = await outcomeOf(() => fightBy(id).update(write));
        // What was written stands in the documents, whatever the promise said.
        const { initiative, defeated, hidden, name, system } = fighter;
        const { round, turn } = combat;
        return { seen, combatant: { initiative, defeated, hidden, name, system }, combat: { round, turn } };
      }),
    ],
  },
  {
    id: "open.6-failing-queries",
    steps: [
      player(() => null),
      gm(async () => {
        const absent = game.users.find(({ active }) => !active);
        return {
          throwing: await outcomeOf(() => thePlayer().query(`${ID}.fail`, {})),
          unknown: await outcomeOf(() => thePlayer().query(`${ID}.unheardOf`, {})),
          absentInHalfASecond: await outcomeOf(() => absent?.query(`${ID}.double`, { value: 1 }, { timeout: 500 })),
          absent: await outcomeOf(() => absent?.query(`${ID}.double`, { value: 1 })),
        };
      }),
    ],
  },
  {
    id: "open.8-turn-changes",
    steps: [
      gm(async () => {
        const { combat } = await makeFighters(3);
        const changes = heard<Change>("combatTurnChange");
        await combat.startCombat();
        await rest(300);
        const start = told(changes.splice(0));
        await combat.combatant?.delete();
        await rest(300);
        return { start, currentDeleted: told(changes), now: turnOf(combat.current), previous: turnOf(combat.previous) };
      }),
    ],
  },
  {
    id: "open.9-context-of-reorder",
    steps: [
      gm(async () => {
        const { combat } = await makeFighters(3, { start: true });
        await combat.nextTurn();
        await rest(300);
        range().turnEvents.length = 0;
        // The last one comes first: the same number is another's turn.
        await combat.turns[2]?.update({ initiative: 99 });
        await rest(500);
        const called = range().turnEvents.map(({ name, context }) => [name, typeof context, context]);
        return {
          called,
          now: turnOf(combat.current),
          who: combat.combatant?.id === combat.turns[combat.turn ?? -1]?.id,
        };
      }),
    ],
  },
];
