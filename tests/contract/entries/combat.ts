import { gm, player, type Entry } from "../page/entry.js";
import { holds, rest, same, until } from "../page/demand.js";
import { fightBy, heard, listen, makeFight, makeFighters, makeToken, range } from "../page/fixtures.js";
import type { Combat as CombatDocument, Data, Turn } from "../page/host.js";

/** The callbacks of one combat: those of the entry before may still be under way. */
const eventsOf = (combat: { id: string }) => range().turnEvents.filter((event) => event.combat === combat.id);
const namesOf = (combat: { id: string }): string[] => eventsOf(combat).map(({ name }) => name);
const startOver = (): void => void (range().turnEvents.length = 0);

/** A fight of two owned fighters that has begun. */
const begin = async (): Promise<string> => (await makeFighters(2, { start: true, owned: true })).combat.id;

export const COMBAT: Entry[] = [
  {
    id: "combat.order",
    says: "Turns go by initiative from high to low, and who has none comes last.",
    ground: "types",
    source: "api 3.1",
    kind: "single",
    run: async () => {
      const { combat, tokens } = await makeFighters(3);
      const [first, second, third] = combat.turns;
      await first?.update({ initiative: null });
      await third?.update({ initiative: 30.5 });
      same(
        combat.turns.map(({ id }) => id),
        [third?.id, second?.id, first?.id],
        "the order",
      );
      same(combat.turns.length, tokens.length, "their number");
    },
  },
  {
    id: "combat.start",
    says: "Starting sets round 1 and turn 0; combatStart comes before, when the combat has not started yet.",
    ground: "docs",
    source: "api 3.2 (#9664)",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(2);
      const before: unknown[] = [];
      listen("combatStart", (document: CombatDocument, data: Data) => before.push([document.started, data]));
      await combat.startCombat();
      same(before, [[false, { round: 1, turn: 0 }]], "what combatStart told");
      same([combat.round, combat.turn, combat.started], [1, 0, true], "the combat");
    },
  },
  {
    id: "combat.turn-hook",
    says: "The next turn is told by combatTurn before the update, with its direction and a number of seconds.",
    ground: "docs",
    source: "api 3.2",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(2, { start: true });
      const calls = heard<[CombatDocument, Data, { direction: number; worldTime: { delta: number } }]>("combatTurn");
      const rounds = heard("combatRound");
      const turns: unknown[] = [];
      listen("combatTurn", (told: CombatDocument) => void turns.push(told.turn));
      await combat.nextTurn();
      same(turns, [0], "the turn while it is told");
      const [call] = calls;
      same([call?.[1]["round"], call?.[1]["turn"], call?.[2].direction], [1, 1, 1], "forward");
      holds(typeof call?.[2].worldTime.delta === "number", "seconds");
      await combat.previousTurn();
      same(calls.at(-1)?.[2].direction, -1, "back");
      same(rounds.length, 0, "rounds told");
    },
  },
  {
    id: "combat.round-hook",
    says: "From the last turn the next one is the first of the next round, told by combatRound.",
    ground: "docs",
    source: "api 3.2",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(2, { start: true });
      await combat.nextTurn();
      const rounds = heard<[CombatDocument, Data, Data]>("combatRound");
      await combat.nextTurn();
      same([combat.round, combat.turn], [2, 0], "the combat");
      same([rounds.length, rounds[0]?.[2]["direction"]], [1, 1], "told, with its direction");
    },
  },
  {
    id: "combat.turn-events",
    says: "Turn callbacks come in the order end of turn, end of round, start of round, start of turn, each awaited.",
    ground: "types",
    source: "api 3.2",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(2, { start: true });
      await until(() => namesOf(combat).includes("startTurn"), "the first turn");
      await combat.nextTurn();
      await until(() => namesOf(combat).filter((name) => name === "startTurn").length === 2, "the second turn");
      startOver();
      const [first, second] = combat.turns;
      await combat.nextTurn();
      await until(() => namesOf(combat).includes("startTurn"), "the next round");
      same(namesOf(combat), ["endTurn", "endRound", "startRound", "startTurn"], "the order");
      same([eventsOf(combat)[0]?.combatant, eventsOf(combat)[3]?.combatant], [second?.id, first?.id], "whose");
      same(eventsOf(combat)[0]?.context?.["round"], 1, "the round that ended");
    },
  },
  {
    id: "combat.events-on-gm",
    says: "When a player ends the turn, combatTurn runs at the player's, the callbacks on the one game master's client.",
    ground: "types",
    source: "api 3.2",
    kind: "pair",
    steps: [
      gm(async () => {
        const id = await begin();
        await until(() => namesOf(fightBy(id)).includes("startTurn"), "the first turn");
        startOver();
        Object.assign(globalThis, { rangeTurns: heard("combatTurn") });
        return id;
      }),
      player(async (id: string) => {
        const [pre, post] = [heard("combatTurn"), heard("combatTurnChange")];
        await until(() => game.combats.get(id)?.started, "the fight");
        startOver();
        await fightBy(id).nextTurn();
        await until(() => post.length > 0, "combatTurnChange");
        same(
          [pre.length, fightBy(id).turn, namesOf(fightBy(id))],
          [1, 1, []],
          "hook, turn and callbacks at the player's",
        );
      }),
      gm(async (id: string) => {
        await until(() => namesOf(fightBy(id)).includes("startTurn"), "the callbacks");
        same([namesOf(fightBy(id)), fightBy(id).turn], [["endTurn", "startTurn"], 1], "callbacks and turn");
        holds(
          eventsOf(fightBy(id)).every((event) => event.gm),
          "on the active game master",
        );
        same((globalThis as unknown as { rangeTurns: unknown[] }).rangeTurns.length, 0, "combatTurn here");
      }),
    ],
  },
  {
    id: "combat.rewind",
    says: "Going back a turn calls no turn callback, but combatTurnChange tells of it, with where it was and is.",
    ground: "types",
    source: "api 3.2 (#11997)",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(2, { start: true });
      await combat.nextTurn();
      await until(() => namesOf(combat).filter((name) => name === "startTurn").length === 2, "the second turn");
      startOver();
      const changes = heard<[CombatDocument, Turn, Turn]>("combatTurnChange");
      await combat.previousTurn();
      await until(() => changes.length > 0, "combatTurnChange");
      await rest(60);
      same(namesOf(combat), [], "callbacks");
      const [, prior, current] = changes[0] ?? [];
      same([prior?.turn, current?.turn], [1, 0], "prior and current turn");
      same([prior?.combatantId, current?.combatantId], [combat.turns[1]?.id, combat.turns[0]?.id], "whose");
    },
  },
  {
    id: "combat.turn-events-off",
    says: "An update with turnEvents false wakes neither callbacks nor combatTurnChange, even where the turn changes.",
    ground: "types",
    source: "audit 3",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(2, { start: true });
      await until(() => namesOf(combat).includes("startTurn"), "the first turn");
      startOver();
      const changes = heard("combatTurnChange");
      await combat.update({ turn: 1 }, { turnEvents: false });
      await rest(60);
      same([combat.turn, namesOf(combat), changes.length], [1, [], 0], "turn, callbacks, combatTurnChange");
    },
  },
  {
    id: "combat.plain-update-events",
    says: "A plain update of round and turn wakes the callbacks and combatTurnChange on every client.",
    ground: "seen",
    source: "audit 3",
    kind: "pair",
    steps: [
      gm(begin),
      player(async (id: string) => {
        await until(() => game.combats.get(id)?.started, "the fight");
        Object.assign(globalThis, { rangeChanges: heard("combatTurnChange") });
      }),
      gm(async (id: string) => {
        await until(() => namesOf(fightBy(id)).includes("startTurn"), "the first turn");
        startOver();
        await fightBy(id).update(
          { turn: 1, system: { ledger: { folded: 4 } } },
          { direction: 1, worldTime: { delta: 0 } },
        );
        await until(() => namesOf(fightBy(id)).includes("startTurn"), "the callbacks");
        same(
          [namesOf(fightBy(id)), fightBy(id).system["ledger"]],
          [["endTurn", "startTurn"], { folded: 4, records: {} }],
          "told",
        );
      }),
      player(async () => {
        const { rangeChanges } = globalThis as unknown as { rangeChanges: unknown[] };
        await until(() => rangeChanges.length === 1, "combatTurnChange there");
      }),
    ],
  },
  {
    id: "combat.enter-exit",
    says: "Who joins and who leaves is told to one game master's client, and the turn stays with its combatant.",
    ground: "types",
    source: "api 3.2",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(3, { start: true });
      await combat.nextTurn();
      const current = combat.combatant?.id;
      startOver();
      await combat.deleteEmbeddedDocuments("Combatant", [combat.turns[0]?.id ?? ""]);
      await until(() => namesOf(combat).includes("exit"), "the exit");
      await until(() => combat.turn === 0, "the turn's new number");
      same(combat.combatant?.id, current, "whose turn it is");
      startOver();
      const token = await makeToken({ at: [8, 8] });
      const data = { tokenId: token.id, sceneId: canvas.scene.id, actorId: token.actor?.id };
      await combat.createEmbeddedDocuments("Combatant", [data]);
      await until(() => namesOf(combat).includes("enter"), "the entry");
    },
  },
  {
    id: "combat.viewed-and-active",
    says: "Several combats may exist; one of them is active, game.combat is the one that this client views.",
    ground: "types",
    source: "api 3.1, 11.15",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const first = await makeFight([token]);
      const second = await makeFight([token], { active: false });
      same([first.isActive, second.isActive], [true, false], "which is active");
      await second.activate();
      same([game.combats.active?.id, first.isActive], [second.id, false], "after the other was activated");
      same(game.combat?.id, game.combats.viewed?.id, "game.combat is the viewed one");
      same(first.getCombatantsByToken(token.id).length, 1, "a token's combatants in a combat");
    },
  },
  {
    id: "combat.initiative",
    says: "rollInitiative rolls with the data of the actor and stores the total.",
    ground: "types",
    source: "api 3.1",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(1);
      const [fighter] = combat.turns;
      await fighter?.actor?.update({ "system.hp": 8 });
      await combat.rollInitiative([fighter?.id ?? ""], { formula: "1d1 + @hp + 0.25" });
      same(fighter?.initiative, 9.25, "the total");
      await combat.setInitiative(fighter?.id ?? "", 4);
      same(fighter?.initiative, 4, "set by hand");
    },
  },
  {
    id: "combat.defeated-skipped",
    says: "With skipDefeated the next turn passes over the defeated.",
    ground: "types",
    source: "api 3.4",
    kind: "single",
    run: async () => {
      const config = game.settings.get("core", "combatTrackerConfig") as Data;
      await game.settings.set("core", "combatTrackerConfig", { ...config, skipDefeated: true });
      try {
        const { combat } = await makeFighters(3, { start: true });
        await combat.turns[1]?.update({ defeated: true });
        await combat.nextTurn();
        same([combat.round, combat.turn], [1, 2], "round and turn");
      } finally {
        await game.settings.set("core", "combatTrackerConfig", { ...config, skipDefeated: false });
      }
    },
  },
  {
    id: "combat.previous",
    says: "After a turn has changed, previous holds where the combat was and current where it is.",
    ground: "types",
    source: "api 3.1",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(2, { start: true });
      await combat.nextTurn();
      const [first, second] = combat.turns;
      same([combat.previous?.turn, combat.previous?.combatantId], [0, first?.id], "previous");
      same([combat.current.turn, combat.current.combatantId], [1, second?.id], "current");
    },
  },
  {
    id: "combat.delete",
    says: "Deleting a combat tells every client and leaves none active.",
    ground: "types",
    source: "api 4",
    kind: "pair",
    steps: [
      gm(begin),
      player(async (id: string) => {
        await until(() => game.combats.get(id)?.started, "the fight");
        Object.assign(globalThis, { rangeDeleted: heard("deleteCombat") });
      }),
      gm((id: string) => fightBy(id).delete()),
      player(async (id: string) => {
        const { rangeDeleted } = globalThis as unknown as { rangeDeleted: unknown[] };
        await until(() => rangeDeleted.length === 1, "the hook");
        same([game.combats.has(id), game.combat ?? null], [false, null], "what is left");
      }),
    ],
  },
];
