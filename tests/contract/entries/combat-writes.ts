import { gm, player, type Entry } from "../page/entry.js";
import { fails, same, until } from "../page/demand.js";
import { fightBy, heard, makeFight, makeFighters, makeToken } from "../page/fixtures.js";
import type { Combat as CombatDocument, Data } from "../page/host.js";

/** A fight of two owned fighters that has begun. */
const begin = async (): Promise<string> => (await makeFighters(2, { start: true, owned: true })).combat.id;

/** Who may write what into a combat, and what reaches the others. */
export const COMBAT_WRITES: Entry[] = [
  {
    id: "combat.ledger-map",
    says: "A map in a combat's system grows by the keys of an update and reaches other clients by its diff.",
    ground: "seen",
    source: "audit 2, 9",
    kind: "pair",
    steps: [
      gm(begin),
      player(async (id: string) => {
        await until(() => game.combats.get(id)?.started, "the fight");
        Object.assign(globalThis, { rangeUpdates: heard("updateCombat") });
      }),
      gm(async (id: string) => {
        const quiet = { turnEvents: false, render: false };
        await fightBy(id).update({ system: { ledger: { records: { "1": "one" } } } }, quiet);
        await fightBy(id).update({ system: { ledger: { records: { "2": "two" } } } }, quiet);
        same((fightBy(id).system["ledger"] as Data)["records"], { "1": "one", "2": "two" }, "here");
      }),
      player(async (id: string) => {
        const { rangeUpdates } = globalThis as unknown as { rangeUpdates: [CombatDocument, Data, Data][] };
        const second = await until(() => rangeUpdates[1], "both updates");
        same((second[1]["system"] as Data)["ledger"], { records: { "2": "two" } }, "the second diff");
        same((fightBy(id).system["ledger"] as Data)["records"], { "1": "one", "2": "two" }, "there");
      }),
    ],
  },
  {
    id: "combat.player-turn-only",
    says: "A player's update of a combat may hold the turn; with flags or system in it all of it is refused.",
    ground: "tracker",
    source: "#10501, api 3.3",
    kind: "pair",
    steps: [
      gm(begin),
      player(async (id: string) => {
        await until(() => game.combats.get(id)?.started, "the fight");
        const combat = fightBy(id);
        await fails(() => combat.update({ turn: 1, flags: { core: { x: 1 } } }), "with flags");
        await fails(() => combat.update({ turn: 1, system: { ledger: { folded: 1 } } }), "with system");
        same([combat.turn, (combat.system["ledger"] as Data)["folded"]], [0, 0], "unchanged");
        await combat.update({ turn: 1 });
        same(combat.turn, 1, "the turn alone");
      }),
      gm(async (id: string) => {
        await until(() => fightBy(id).turn === 1, "the turn here");
      }),
    ],
  },
  {
    id: "combat.can-modify",
    says: "canUserModify tells a player that the turn may be changed and system may not.",
    ground: "types",
    source: "api 3.3",
    kind: "pair",
    steps: [
      gm(begin),
      player(async (id: string) => {
        await until(() => game.combats.get(id)?.started, "the fight");
        const may = (data: Data): boolean => fightBy(id).canUserModify(game.user, "update", data);
        same([may({ turn: 1 }), may({ turn: 1, system: {} })], [true, false], "what the player may");
      }),
    ],
  },
  {
    id: "combat.combatant-owner",
    says: "The owner of a combatant may write its initiative and its system; a stranger may not.",
    ground: "seen",
    source: "api 3.3 (#10501), audit 2",
    kind: "pair",
    steps: [
      gm(async () => {
        const [own, other] = [await makeToken({ owned: true }), await makeToken({ at: [3, 3] })];
        const { id } = await makeFight([own, other], { start: true });
        return { id, own: own.id };
      }),
      player(async ({ id, own }: { id: string; own: string }) => {
        await until(() => game.combats.get(id)?.turns.length === 2, "the fight");
        const mine = fightBy(id).combatants.find((each) => each.token?.id === own);
        const other = fightBy(id).combatants.find((each) => each.token?.id !== own);
        if (!mine || !other) throw new Error("a combatant is missing");
        await mine.update({ initiative: 3, system: { acted: true } });
        same([mine.initiative, mine.system["acted"]], [3, true], "the own one");
        await fails(() => other.update({ initiative: 99 }), "another's");
      }),
    ],
  },
];
