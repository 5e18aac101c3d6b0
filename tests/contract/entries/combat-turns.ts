import { gm, player, type Entry } from "../page/entry.js";
import { fails, holds, rest, same, until } from "../page/demand.js";
import { fightBy, heard, listen, makeActor, makeFight, makeFighters, makeToken, range } from "../page/fixtures.js";
import type { Combat as CombatDocument, Combatant, Data, Turn } from "../page/host.js";

const eventsOf = (combat: { id: string }) => range().turnEvents.filter((event) => event.combat === combat.id);
const namesOf = (combat: { id: string }): string[] => eventsOf(combat).map(({ name }) => name);
const startOver = (): void => void (range().turnEvents.length = 0);
const firstTurn = (combat: CombatDocument) => until(() => namesOf(combat).includes("startTurn"), "the first turn");

/** A fight that has begun, when the callbacks of its first turn are over. */
async function begun(count: number): Promise<CombatDocument> {
  const { combat } = await makeFighters(count, { start: true });
  await firstTurn(combat);
  startOver();
  return combat;
}

/** The run of turns and rounds, and what can be asked of a combat. */
export const COMBAT_TURNS: Entry[] = [
  {
    id: "combat.new",
    says: "A new combat is in round 0 and has not started.",
    ground: "types",
    source: "api 3.1",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(2);
      same([combat.round, combat.started, combat.type], [0, false, "base"], "round, started, type");
      same([combat.turns.length, combat.combatants.size], [2, 2], "whoever takes part");
    },
  },
  {
    id: "combat.next",
    says: "combatant is whose turn it is, nextCombatant who comes after, the first one after the last.",
    ground: "types",
    source: "api 3.1",
    kind: "single",
    run: async () => {
      const combat = await begun(2);
      const [first, second] = combat.turns;
      same([combat.combatant?.id, combat.nextCombatant?.id], [first?.id, second?.id], "in the first turn");
      await combat.nextTurn();
      same([combat.combatant?.id, combat.nextCombatant?.id], [second?.id, first?.id], "in the last turn");
    },
  },
  {
    id: "combat.rounds",
    says: "nextRound goes to the first turn of the next round, previousRound back, told by combatRound with direction.",
    ground: "types",
    source: "api 3.1, 3.2",
    kind: "single",
    run: async () => {
      const combat = await begun(2);
      const rounds = heard<[CombatDocument, Data, { direction: number }]>("combatRound");
      await combat.nextTurn();
      await combat.nextRound();
      same([combat.round, combat.turn], [2, 0], "the next round");
      await combat.previousRound();
      same(combat.round, 1, "the round before");
      same(
        rounds.map(([, , { direction }]) => direction),
        [1, -1],
        "directions",
      );
    },
  },
  {
    id: "combat.rounds-callbacks",
    says: "nextRound ends the running turn and begins the first of the new round.",
    ground: "types",
    source: "api 3.2",
    kind: "single",
    run: async () => {
      const combat = await begun(2);
      await combat.nextRound();
      await firstTurn(combat);
      const told = namesOf(combat);
      same([told[0], told.at(-1)], ["endTurn", "startTurn"], "the first and the last callback");
      holds(told.indexOf("endRound") < told.indexOf("startRound"), "the round ends before the next begins");
      same(eventsOf(combat).at(-1)?.context?.["round"], 2, "the round that began");
    },
  },
  {
    id: "combat.callback-context",
    says: "Turn callbacks are told round, turn and whether it was skipped.",
    ground: "types",
    source: "api 3.2",
    kind: "single",
    run: async () => {
      const combat = await begun(2);
      await combat.nextTurn();
      await firstTurn(combat);
      same(
        eventsOf(combat).map(({ name, context }) => [name, context]),
        [
          ["endTurn", { round: 1, turn: 0, skipped: false }],
          ["startTurn", { round: 1, turn: 1, skipped: false }],
        ],
        "contexts",
      );
    },
  },
  {
    id: "combat.start-callbacks",
    says: "The start of a combat begins its first round and its first turn, and ends none.",
    ground: "types",
    source: "api 3.2",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(2);
      startOver();
      await combat.startCombat();
      await firstTurn(combat);
      same(namesOf(combat), ["startRound", "startTurn"], "callbacks");
    },
  },
  {
    id: "combat.hook-changes",
    says: "What a listener of combatTurn writes into the update data is what is stored.",
    ground: "docs",
    source: "api 3.2 (the object may be changed)",
    kind: "single",
    run: async () => {
      const combat = await begun(3);
      listen("combatTurn", (_combat: CombatDocument, data: Data) => void (data["turn"] = 2));
      await combat.nextTurn();
      same(combat.turn, 2, "the turn");
    },
  },
  {
    id: "combat.hook-no-veto",
    says: "No listener of combatTurn or combatRound can stop a turn from coming.",
    ground: "docs",
    source: "api 3.2 (not cancellable)",
    kind: "single",
    run: async () => {
      const combat = await begun(2);
      for (const hook of ["combatTurn", "combatRound"]) listen(hook, () => false);
      await combat.nextTurn();
      same(combat.turn, 1, "the next turn");
      await combat.nextTurn();
      same(combat.round, 2, "the next round");
    },
  },
  {
    id: "combat.change-fields",
    says: "combatTurnChange tells round, turn, token and combatant of before and of now.",
    ground: "docs",
    source: "api 3.2 (CombatHistoryData)",
    kind: "single",
    run: async () => {
      const combat = await begun(2);
      const changes = heard<[CombatDocument, Turn, Turn]>("combatTurnChange");
      await combat.nextTurn();
      const [, prior, current] = await until(() => changes[0], "the hook");
      const told = (index: number, { round, turn, tokenId, combatantId }: Turn): unknown[] => {
        const fighter = combat.turns[index];
        return [round, turn, tokenId === fighter?.token?.id, combatantId === fighter?.id];
      };
      same(told(0, prior), [1, 0, true, true], "before");
      same(told(1, current), [1, 1, true, true], "now");
    },
  },
  {
    id: "combat.history",
    says: "current and previous follow every turn on every client.",
    ground: "types",
    source: "api 3.1",
    kind: "pair",
    steps: [
      gm(async () => (await begun(2)).id),
      player(async (id: string) => void (await until(() => game.combats.get(id)?.started, "the fight"))),
      gm(async (id: string) => {
        await fightBy(id).nextTurn();
        return fightBy(id).turns.map((fighter) => fighter.id);
      }),
      player(async (...told: unknown[]) => {
        const [first, second] = told[2] as string[];
        const combat = fightBy(String(told[0]));
        await until(() => combat.turn === 1, "the turn");
        same([combat.previous?.combatantId, combat.current.combatantId], [first, second], "previous and current");
      }),
    ],
  },
  {
    id: "combat.resort",
    says: "Who has the turn keeps it when initiatives change; the turn's number follows.",
    ground: "types",
    source: "api 3.2 (order changes)",
    kind: "single",
    run: async () => {
      const combat = await begun(3);
      const current = combat.combatant?.id;
      await combat.setInitiative(combat.turns[2]?.id ?? "", 99);
      await until(() => combat.turn === 1, "the new number");
      same([combat.combatant?.id, namesOf(combat)], [current, []], "whose turn it is, and callbacks");
    },
  },
  {
    id: "combat.resort-quiet",
    says: "With turnEvents false a new order leaves the turn's number, and another has the turn.",
    ground: "seen",
    source: "audit 3",
    kind: "single",
    run: async () => {
      const combat = await begun(3);
      const last = combat.turns[2];
      await combat.updateEmbeddedDocuments("Combatant", [{ _id: last?.id, initiative: 99 }], { turnEvents: false });
      same([combat.turn, combat.combatant?.id], [0, last?.id], "number, and whose turn");
      await rest(60);
      same(namesOf(combat), [], "callbacks");
    },
  },
  {
    id: "combat.one-update",
    says: "A game master may write combatants, turn, round and system in one update of the combat.",
    ground: "seen",
    source: "audit 3 (lancer)",
    kind: "single",
    run: async () => {
      const combat = await begun(2);
      const combatants = combat.turns.map(({ id }, index) => ({ _id: id, initiative: 5 + index }));
      await combat.update({ combatants, round: 2, turn: 0, system: { ledger: { folded: 7 } } });
      same([combat.round, combat.turn, (combat.system["ledger"] as Data)["folded"]], [2, 0, 7], "the combat");
      same(
        combat.turns.map(({ initiative }) => initiative),
        [6, 5],
        "initiatives, in order",
      );
    },
  },
  {
    id: "combat.one-update-player",
    says: "A player's update of a combat with combatants in it is refused.",
    ground: "tracker",
    source: "#10501",
    kind: "pair",
    steps: [
      gm(async () => (await makeFighters(2, { start: true, owned: true })).combat.id),
      player(async (id: string) => {
        await until(() => game.combats.get(id)?.started, "the fight");
        const combat = fightBy(id);
        const combatants = combat.turns.map((fighter) => ({ _id: fighter.id, initiative: 1 }));
        await fails(() => combat.update({ turn: 1, combatants }), "combatants in it");
        same([combat.turn, combat.turns[0]?.initiative], [0, 20], "unchanged");
      }),
    ],
  },
  {
    id: "combat.turn-null",
    says: "The turn may be null in a running round: nobody has it, no turn is begun, and the next one follows.",
    ground: "seen",
    source: "audit 12 (lancer, robotech)",
    kind: "single",
    run: async () => {
      const combat = await begun(2);
      await combat.update({ turn: null });
      same([combat.started, combat.turn, combat.combatant ?? null], [true, null, null], "nobody");
      await rest(80);
      same(namesOf(combat).includes("startTurn"), false, "a turn begun");
      startOver();
      await combat.update({ turn: 1 });
      await firstTurn(combat);
      same(combat.combatant?.id, combat.turns[1]?.id, "whose turn it is then");
    },
  },
  {
    id: "combat.remove-current",
    says: "When whoever has the turn is taken out, the turn goes to the one who comes next.",
    ground: "types",
    source: "api 3.2",
    kind: "single",
    run: async () => {
      const combat = await begun(3);
      const next = combat.turns[1]?.id;
      await combat.deleteEmbeddedDocuments("Combatant", [combat.turns[0]?.id ?? ""]);
      await until(() => combat.turns.length === 2, "the smaller fight");
      same([combat.turn, combat.combatant?.id], [0, next], "number, and whose turn");
    },
  },
  {
    id: "combat.join-before",
    says: "Who joins with a higher initiative moves the turn's number on, not the turn.",
    ground: "types",
    source: "api 3.2",
    kind: "single",
    run: async () => {
      const combat = await begun(2);
      const current = combat.combatant?.id;
      const token = await makeToken({ at: [8, 8] });
      const data = { tokenId: token.id, sceneId: canvas.scene.id, actorId: token.actor?.id, initiative: 50 };
      await combat.createEmbeddedDocuments("Combatant", [data]);
      await until(() => combat.turn === 1, "the new number");
      same(combat.combatant?.id, current, "whose turn it is");
    },
  },
  {
    id: "combat.sort-override",
    says: "The order is the one of _sortCombatants, which a system may override.",
    ground: "seen",
    source: "api 3.1 (crucible)",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(3);
      const before = combat.turns.map(({ id }) => id);
      range().sort = (a: Combatant, b: Combatant) => (a.initiative ?? 0) - (b.initiative ?? 0);
      combat.setupTurns();
      same(
        combat.turns.map(({ id }) => id),
        before.reverse(),
        "from low to high",
      );
    },
  },
  {
    id: "combat.ties",
    says: "Equal initiatives stand in the same order on every client.",
    ground: "inferred",
    source: "api 3.1 (ties by id or name)",
    kind: "pair",
    steps: [
      gm(async () => {
        const { combat } = await makeFighters(4);
        const updates = combat.turns.map(({ id }) => ({ _id: id, initiative: 10 }));
        await combat.updateEmbeddedDocuments("Combatant", updates);
        return { id: combat.id, order: combat.turns.map((fighter) => fighter.id) };
      }),
      player(async ({ id, order }: { id: string; order: string[] }) => {
        const equal = (): boolean => game.combats.get(id)?.turns.every(({ initiative }) => initiative === 10) === true;
        await until(() => equal() && fightBy(id).turns.length === 4, "the fight");
        same(
          fightBy(id).turns.map((fighter) => fighter.id),
          order,
          "the order there",
        );
      }),
    ],
  },
  {
    id: "combat.reset",
    says: "resetAll takes away every initiative.",
    ground: "types",
    source: "api 3.1",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(2);
      await combat.resetAll();
      same(
        combat.turns.map(({ initiative }) => initiative),
        [null, null],
        "initiatives",
      );
    },
  },
  {
    id: "combat.roll-all",
    says: "rollAll rolls for those who haven't rolled, rollNPC for those alone whom no player owns.",
    ground: "types",
    source: "api 3.1",
    kind: "single",
    run: async () => {
      const tokens = [
        await makeToken({ owned: true }),
        await makeToken({ at: [1, 3] }),
        await makeToken({ at: [1, 5] }),
      ];
      const combat = await makeFight(tokens);
      const [hero, goblin, rolled] = tokens.map((token) => combat.getCombatantsByToken(token)[0]);
      await combat.updateEmbeddedDocuments("Combatant", [
        { _id: hero?.id, initiative: null },
        { _id: goblin?.id, initiative: null },
        { _id: rolled?.id, initiative: 3 },
      ]);
      same([hero?.isNPC, goblin?.isNPC], [false, true], "who is a player's");
      await combat.rollNPC({ formula: "7" });
      same([hero?.initiative, goblin?.initiative, rolled?.initiative], [null, 7, 3], "after rollNPC");
      await combat.rollAll({ formula: "8" });
      same([hero?.initiative, goblin?.initiative, rolled?.initiative], [8, 7, 3], "after rollAll");
    },
  },
  {
    id: "combat.initiative-roll",
    says: "getInitiativeRoll gives the system's formula as a roll that isn't evaluated yet.",
    ground: "types",
    source: "api 3.1",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(1);
      const roll = combat.turns[0]?.getInitiativeRoll();
      holds(roll instanceof Roll, "a roll");
      same([roll?.formula.replaceAll(" ", ""), roll?._evaluated], ["1d20+20", false], "formula, and evaluated");
      same(combat.turns[0]?.getInitiativeRoll("3d6").formula, "3d6", "another formula");
    },
  },
  {
    id: "combat.by-actor",
    says: "getCombatantsByActor and getCombatantsByToken give everybody of that actor or token, as arrays.",
    ground: "types",
    source: "api 3.1",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      const tokens = [
        await makeToken({ actor, actorLink: true }),
        await makeToken({ actor, actorLink: true, at: [3, 3] }),
      ];
      const combat = await makeFight(tokens);
      same(combat.getCombatantsByActor(actor).length, 2, "of the actor");
      same(combat.getCombatantsByActor(actor.id).length, 2, "of its id");
      same(
        combat.getCombatantsByToken(tokens[0] ?? "").map(({ token }) => token?.id),
        [tokens[0]?.id],
        "of one token",
      );
      same(combat.getCombatantsByToken("unheardOf0000000"), [], "of nobody");
    },
  },
  {
    id: "combat.combatant-words",
    says: "A combatant tells its combat, token, actor and players, and shows their name and picture.",
    ground: "types",
    source: "api 3.1",
    kind: "single",
    run: async () => {
      const token = await makeToken({ owned: true, name: "Named" });
      const combat = await makeFight([token]);
      const [fighter] = combat.turns;
      holds(fighter?.combat === combat && fighter.token === token && fighter.actor === token.actor, "the very objects");
      same([fighter?.name, fighter?.players.length, fighter?.isNPC], ["Named", 1, false], "name and players");
      holds(token.combatant === fighter, "the token's combatant");
    },
  },
  {
    id: "combat.defeated-by-status",
    says: "Who bears the status of the defeated is defeated, whatever the combatant's own mark says.",
    ground: "types",
    source: "api 3.1, 4.1",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(1);
      const [fighter] = combat.turns;
      await fighter?.actor?.toggleStatusEffect("dead", { active: true });
      same([fighter?.defeated, fighter?.isDefeated], [false, true], "mark, and whether defeated");
    },
  },
  {
    id: "combat.groups",
    says: "Groups are embedded in the combat; a combatant's group is the document, its members are the combatants.",
    ground: "types",
    source: "api 3.1",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(2);
      const [group] = await combat.createEmbeddedDocuments("CombatantGroup", [{ name: "Pack", initiative: 12 }]);
      const [first, second] = combat.turns;
      await first?.update({ group: group?.id, hidden: true, defeated: true });
      const pack = combat.groups.get(group?.id ?? "");
      same(
        [...(pack?.members ?? [])].map(({ id }) => id),
        [first?.id],
        "members",
      );
      same([pack?.hidden, pack?.defeated, pack?.initiative], [true, true, 12], "all hidden, all defeated, initiative");
      await second?.update({ group: group?.id });
      same([pack?.hidden, pack?.defeated], [false, false], "with one who is neither");
    },
  },
  {
    id: "combat.scene-link",
    says: "toggleSceneLink frees a combat from its scene and binds it to the viewed one again.",
    ground: "types",
    source: "api 3.1",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(1);
      await combat.toggleSceneLink();
      same(combat._source["scene"], null, "freed");
      await combat.toggleSceneLink();
      same(combat._source["scene"], canvas.scene.id, "bound");
    },
  },
  {
    id: "combat.end-asks",
    says: "endCombat asks before it deletes the combat.",
    ground: "types",
    source: "api 3.1",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(1, { start: true });
      const press = async (action: string): Promise<void> => {
        const ended = combat.endCombat();
        const button = `dialog [data-action="${action}"], .dialog [data-action="${action}"]`;
        (await until(() => document.querySelector<HTMLElement>(button), `the button ${action}`)).click();
        await ended;
        await until(() => document.querySelector(button) === null, "the dialog gone");
      };
      await press("no");
      same(game.combats.has(combat.id), true, "after no");
      await press("yes");
      await until(() => !game.combats.has(combat.id), "after yes");
    },
  },
  {
    id: "combat.may-change",
    says: "What _canChangeTurn and _canChangeRound answer decides whether a user may change them.",
    ground: "seen",
    source: "api 3.3 (draw-steel)",
    kind: "pair",
    steps: [
      gm(async () => (await makeFighters(2, { start: true, owned: true })).combat.id),
      player(async (id: string) => {
        await until(() => game.combats.get(id)?.started, "the fight");
        const may = (data: Data): boolean => fightBy(id).canUserModify(game.user, "update", data);
        same([may({ turn: 1 }), may({ round: 2 })], [true, true], "by default");
        range().mayChange = { turn: true, round: false };
        same([may({ turn: 1 }), may({ round: 2, turn: 0 })], [true, false], "rounds forbidden");
        // Whether the update is refused or just doesn't come about isn't written anywhere.
        await fightBy(id)
          .update({ round: 2, turn: 0 })
          .catch(() => undefined);
        same([fightBy(id).round, fightBy(id).turn], [1, 0], "unchanged");
      }),
    ],
  },
  {
    id: "combat.player-creates-none",
    says: "A player can neither make nor delete a combat.",
    ground: "types",
    source: "api 7",
    kind: "pair",
    steps: [
      gm(async () => [(await makeFighters(1)).combat.id, game.combats.size]),
      player(async ([id, count]: [string, number]) => {
        await until(() => game.combats.get(id), "the fight");
        await fails(() => Combat.create({ scene: canvas.scene.id }), "a new combat");
        await fails(() => fightBy(id).delete(), "its end");
        same([game.combats.size, game.combats.has(id)], [count, true], "combats");
      }),
    ],
  },
  {
    id: "combat.by-another-route",
    says: "A combatant's update reaches every client as updateCombatant, and the order is made anew there.",
    ground: "types",
    source: "api 3.1, 4",
    kind: "pair",
    steps: [
      gm(async () => (await makeFighters(2)).combat.id),
      player(async (id: string) => {
        await until(() => game.combats.get(id)?.turns.length === 2, "the fight");
        Object.assign(globalThis, { rangeFighters: heard<[Combatant, Data]>("updateCombatant") });
      }),
      gm(async (id: string) => {
        const last = fightBy(id).turns[1];
        await last?.update({ initiative: 44 });
        return last?.id;
      }),
      player(async (...told: unknown[]) => {
        const { rangeFighters } = globalThis as unknown as { rangeFighters: [Combatant, Data][] };
        const [fighter, changed] = await until(() => rangeFighters[0], "the hook");
        same([fighter.id, changed["initiative"]], [told[2], 44], "who, and what");
        same(fightBy(String(told[0])).turns[0]?.id, told[2], "the first in order");
      }),
    ],
  },
  {
    id: "combat.time",
    says: "A turn hook's worldTime delta is what the world's clock goes on by.",
    ground: "types",
    source: "api 3.2",
    kind: "single",
    run: async () => {
      const combat = await begun(2);
      const before = game.time.worldTime;
      listen("combatTurn", (_combat: CombatDocument, _data: Data, options: { worldTime: { delta: number } }) => {
        options.worldTime.delta = 6;
      });
      await combat.nextTurn();
      await until(() => game.time.worldTime === before + 6, "six seconds more");
      await game.time.advance(-6);
    },
  },
];
