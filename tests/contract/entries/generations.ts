import { gm, player, type Entry } from "../page/entry.js";
import { holds, rest, same, until } from "../page/demand.js";
import { cellOf, cellsOf, heard, listen, makeActor, makeToken, names, range, to, tokenBy } from "../page/fixtures.js";
import type { Data, Message, Movement, Token } from "../page/host.js";

const global = globalThis as Record<string, unknown>;

/** A planned movement to cell 4,1, and the promise that `move` has answered. */
async function plan(token: Token): Promise<{ whole: Promise<boolean>; id: string }> {
  const whole = token.move(to(4, 1), { planned: true });
  await until(() => token.movement.state === "planned", "the plan");
  return { whole, id: token.movement.id };
}

async function menuOf(entries: Data[]): Promise<HTMLElement> {
  const box = document.createElement("div");
  box.id = "range-menu-box";
  box.innerHTML = "<button class='range-menu'>Menu</button>";
  document.body.append(box);
  const { ContextMenu } = foundry.applications.ux;
  const menu = new ContextMenu(box, ".range-menu", entries, { jQuery: false });
  const target = box.querySelector<HTMLElement>(".range-menu");
  if (!target) throw new Error("no button");
  await menu.render(target);
  return until(() => document.querySelector<HTMLElement>("#context-menu"), "the menu");
}

/** Clicks the first item of a menu with one entry; answers what the entry was told. */
async function clickMenu(entry: (note: (...told: unknown[]) => void) => Data): Promise<unknown[]> {
  const told: unknown[] = [];
  const element = await menuOf([entry((...args) => told.push(...args))]);
  try {
    element.querySelector<HTMLElement>("li.context-item")?.click();
    await until(() => told.length > 0, "the call");
    return told;
  } finally {
    document.getElementById("range-menu-box")?.remove();
  }
}

/** What differs between the two generations for which a system is built. */
export const GENERATIONS: Entry[] = [
  {
    id: "generation.number-13",
    says: "game.release.generation tells the generation; on 13 planned movement doesn't exist.",
    ground: "docs",
    source: "api 12",
    generation: 13,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      same([game.release.generation, "startMovement" in token], [13, false], "number and method");
      same("moveTokens" in canvas.scene, false, "moveTokens of a scene");
    },
  },
  {
    id: "generation.number-14",
    says: "On 14 tokens start planned movements, and scenes move several tokens at once.",
    ground: "tracker",
    source: "#13639, #13580",
    generation: 14,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      same([game.release.generation, typeof token.startMovement], [14, "function"], "number and method");
      same(typeof canvas.scene.moveTokens, "function", "moveTokens of a scene");
    },
  },
  {
    id: "planned.promise-14",
    says: "The promise of a planned move settles when it is started and has ended, not before.",
    ground: "tracker",
    source: "#13639",
    generation: 14,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const { whole, id } = await plan(token);
      let settled = false;
      void whole.then(() => (settled = true));
      await rest(80);
      same([settled, cellOf(token)], [false, "1,1"], "while planned");
      void token.startMovement?.(id);
      same([await whole, cellOf(token), token.movement.state], [true, "4,1", "completed"], "started");
    },
  },
  {
    id: "planned.discarded-14",
    says: "stopMovement discards a plan: nothing moves, and its promise says so.",
    ground: "seen",
    source: "api 1.3 (crucible)",
    generation: 14,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const moved = heard("moveToken");
      const { whole } = await plan(token);
      await token.stopMovement();
      same([await whole, cellOf(token), moved.length], [false, "1,1", 0], "answer, place, movements");
      holds(token.movement.state !== "planned", "no plan any more");
    },
  },
  {
    id: "planned.everywhere-14",
    says: "A plan is told to every client by planToken, and shown there by the token's movement.",
    ground: "tracker",
    source: "#13639, api 1.2",
    generation: 14,
    kind: "pair",
    steps: [
      gm(async () => (await makeToken({ owned: true })).id),
      player(async (id: string) => {
        await until(() => canvas.scene.tokens.get(id), "the token");
        Object.assign(globalThis, { rangePlans: heard("planToken"), rangeMoved: heard("moveToken") });
      }),
      gm(async (id: string) => void (await plan(tokenBy(id)))),
      player(async (id: string) => {
        const { rangePlans, rangeMoved } = globalThis as unknown as { rangePlans: unknown[]; rangeMoved: unknown[] };
        await until(() => rangePlans.length === 1, "the hook");
        const { state, passed, pending } = tokenBy(id).movement;
        same([state, cellsOf([...passed.waypoints, ...pending.waypoints]).at(-1)], ["planned", "4,1"], "the plan");
        same([rangeMoved.length, cellOf(tokenBy(id))], [0, "1,1"], "nothing has moved");
      }),
      gm((id: string) => void tokenBy(id).stopMovement()),
    ],
  },
  {
    id: "planned.started-by-owner-14",
    says: "A planned movement may be started by another client that owns the token.",
    ground: "tracker",
    source: "#13639",
    generation: 14,
    kind: "pair",
    steps: [
      gm(async () => {
        const token = await makeToken({ owned: true });
        const { whole, id } = await plan(token);
        Object.assign(globalThis, { rangeWhole: whole });
        return [token.id, id];
      }),
      player(async ([id, movementId]: [string, string]) => {
        await until(() => canvas.scene.tokens.get(id)?.movement.state === "planned", "the plan");
        void tokenBy(id).startMovement?.(movementId);
        await until(() => cellOf(tokenBy(id)) === "4,1", "the movement");
      }),
      gm(async ([id]: [string, string]) => {
        same(
          await (globalThis as unknown as { rangeWhole: Promise<boolean> }).rangeWhole,
          true,
          "the planner's answer",
        );
        same(cellOf(tokenBy(id)), "4,1", "the place");
      }),
    ],
  },
  {
    id: "planned.judged-14",
    says: "A plan is judged when it is started, and a veto then keeps the token where it is.",
    ground: "tracker",
    source: "#13639",
    generation: 14,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      let judged = 0;
      range().judge = () => {
        judged += 1;
        return false;
      };
      const { whole, id } = await plan(token);
      same(judged, 0, "judgements of the plan");
      void token.startMovement?.(id);
      same([await whole, judged, cellOf(token)], [false, 1, "1,1"], "answer, judgements, place");
    },
  },
  {
    id: "planned.replaced-14",
    says: "A movement that comes before the start takes the place of a plan, whose promise then says no.",
    ground: "inferred",
    source: "api 1.3 (settles only when started or discarded)",
    generation: 14,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const { whole } = await plan(token);
      await token.move(to(1, 3));
      same([await whole, cellOf(token)], [false, "1,3"], "answer and place");
    },
  },
  {
    id: "planned.interactive-14",
    says: "On 14 a drawn token can ask its user for a way, by planMovement.",
    ground: "seen",
    source: "api 1.3 (crucible)",
    generation: 14,
    // A tool of the mouse with options of its own, which no product of this build uses.
    notModelled: "Token#planMovement",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const drawn = await until(() => token.object, "the drawn token");
      const job = drawn.planMovement?.({});
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", code: "Escape" }));
      same(await job, null, "cancelled");
    },
  },
  {
    id: "movement.move-tokens-14",
    says: "On 14 a scene moves several tokens in one operation and answers for each.",
    ground: "tracker",
    source: "#13580",
    generation: 14,
    kind: "single",
    run: async () => {
      const [a, b] = [await makeToken(), await makeToken({ at: [1, 4] })];
      range().judge = (token) => token.id !== b.id;
      const answer = await canvas.scene.moveTokens?.({
        [a.id]: { waypoints: [to(3, 1)] },
        [b.id]: { destination: to(3, 4) },
      });
      same(answer, { [a.id]: true, [b.id]: false }, "answers");
      same([cellOf(a), cellOf(b)], ["3,1", "1,4"], "places");
    },
  },
  {
    id: "movement.max-cost-14",
    says: "On 14 maxCost and maxDistance end a way before it gets dearer or longer.",
    ground: "docs",
    source: "api 1.5",
    generation: 14,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      await token.move(to(8, 1), { constrainOptions: { maxCost: 15 } });
      same([cellOf(token), token.movement.constrained], ["4,1", true], "by cost");
      await token.move(to(4, 9, { action: "crawl" }), { constrainOptions: { maxDistance: 10 } });
      same([cellOf(token), token.movement.constrained], ["4,3", true], "by distance");
    },
  },
  {
    id: "movement.max-cost-13",
    says: "On 13 core enforces no finite budget: an option maxCost rides along and stops nothing.",
    ground: "types",
    source: "api 1.5, 12",
    generation: 13,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      await token.move(to(8, 1), { constrainOptions: { maxCost: 15 } });
      same([cellOf(token), token.movement.constrainOptions["maxCost"]], ["8,1", 15], "place and option");
    },
  },
  {
    id: "movement.top-level-options-14",
    says: "On 14 constrainOptions may stand at the top of an update's operation, for all its tokens.",
    ground: "seen",
    source: "api 1.2 (dnd5e)",
    generation: 14,
    kind: "single",
    run: async () => {
      const token = await makeToken({ at: [8, 1] });
      await token.update(to(11, 1), { constrainOptions: { ignoreWalls: true } });
      same(cellOf(token), "11,1", "through the wall");
    },
  },
  {
    id: "movement.split-14",
    says: "On 14 split cuts no way into pieces; it begins a new sub-path, which the waypoints name.",
    ground: "tracker",
    source: "#13985",
    generation: 14,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const moved = heard<[Token, Movement]>("moveToken");
      await token.move(to(4, 1), { split: true });
      same([moved.length, moved[0]?.[1].split], [1, true], "movements, and the mark");
      const first = moved[0]?.[1].subpathId;
      holds(typeof first === "string" && first !== "", "a sub-path");
      holds(
        moved[0]?.[1].passed.waypoints.every(({ subpathId }) => subpathId === first),
        "every waypoint names it",
      );
      await token.move(to(6, 1), { split: true });
      holds(moved[1]?.[1].subpathId !== first, "the next movement has another");
    },
  },
  {
    id: "movement.fields-14",
    says: "On 14 an operation tells how it was measured and whether it is split, and has promises of its picture.",
    ground: "docs",
    source: "api 1.1",
    generation: 14,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const moved = heard<[Token, Movement]>("moveToken");
      await token.move(to(3, 1));
      const movement = moved[0]?.[1];
      same([movement?.measureOptions, movement?.terrainOptions, movement?.split], [{}, {}, false], "options");
      const { started, ended } = movement?.animation ?? {};
      holds(started instanceof Promise && ended instanceof Promise, "promises of the picture");
      await ended;
    },
  },
  {
    id: "movement.fields-13",
    says: "On 13 an operation has none of what came later: no promise of its end, no sub-path, no animation.",
    ground: "types",
    source: "api 1.1, 12",
    generation: 13,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const moved = heard<[Token, Movement]>("moveToken");
      await token.move(to(3, 1));
      const later = ["finished", "animation", "split", "subpathId", "measureOptions", "terrainOptions"];
      same(
        later.filter((key) => moved[0]?.[1] && key in moved[0][1]),
        [],
        "fields",
      );
    },
  },
  {
    id: "levels.token-14",
    says: "On 14 a token has a depth and a level, and a waypoint carries both.",
    ground: "docs",
    source: "api 1.1, 4.3",
    generation: 14,
    kind: "single",
    run: async () => {
      const [level] = await canvas.scene.createEmbeddedDocuments("Level", [
        { name: "Cellar", elevation: { bottom: -10, top: 0 } },
      ]);
      try {
        const token = await makeToken({ level: level?.id });
        same([token.depth, token.level], [1, level?.id], "depth and level");
        const moved = heard<[Token, Movement]>("moveToken");
        await token.move(to(2, 1));
        const [waypoint] = moved[0]?.[1].passed.waypoints ?? [];
        same([waypoint?.["depth"], waypoint?.["level"]], [1, level?.id], "of the waypoint");
        same([moved[0]?.[1].origin["depth"], moved[0]?.[1].origin["level"]], [1, level?.id], "of the origin");
      } finally {
        await canvas.scene.deleteEmbeddedDocuments("Level", [level?.id ?? ""]);
      }
    },
  },
  {
    id: "levels.scene-14",
    says: "On 14 a scene has levels, each with a name and a bottom and a top.",
    ground: "types",
    source: "api 4.3",
    generation: 14,
    kind: "single",
    run: async () => {
      const data = { name: "Attic", elevation: { bottom: 10, top: 20 } };
      const [level] = await canvas.scene.createEmbeddedDocuments("Level", [data]);
      try {
        const stored = canvas.scene.levels?.get(level?.id ?? "");
        same([stored?.name, (stored as unknown as Data)["elevation"]], ["Attic", data.elevation], "name and height");
      } finally {
        await canvas.scene.deleteEmbeddedDocuments("Level", [level?.id ?? ""]);
      }
    },
  },
  {
    id: "levels.elevation-14",
    says: "On 14 a change of elevation alone changes no level; a change of level is a movement.",
    ground: "tracker",
    source: "#14276, api 1.1",
    generation: 14,
    kind: "single",
    run: async () => {
      const levels = await canvas.scene.createEmbeddedDocuments("Level", [
        { name: "Ground", elevation: { bottom: 0, top: 10 } },
        { name: "Roof", elevation: { bottom: 10, top: 20 } },
      ]);
      const [ground, roof] = levels.map(({ id }) => id);
      try {
        const token = await makeToken({ level: ground });
        await token.update({ elevation: 15 });
        same([token.elevation, token.level], [15, ground], "after a rise");
        const moved = heard<[Token, Movement]>("moveToken");
        await token.update({ level: roof });
        same([token.level, moved.length, moved[0]?.[1].destination["level"]], [roof, 1, roof], "after a change");
      } finally {
        await canvas.scene.deleteEmbeddedDocuments(
          "Level",
          levels.map(({ id }) => id),
        );
      }
    },
  },
  {
    id: "levels.none-13",
    says: "On 13 scenes have no levels, and tokens neither depth nor level.",
    ground: "types",
    source: "api 4.3, 12",
    generation: 13,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      same(["levels" in canvas.scene, "level" in token, "depth" in token], [false, false, false], "fields");
    },
  },
  {
    id: "effects.shape-13",
    says: "On 13 an effect has its changes with a mode each, and a duration in rounds, turns and seconds.",
    ground: "types",
    source: "api 4.2",
    generation: 13,
    kind: "single",
    run: async () => {
      const changes = [{ key: "system.step", mode: CONST.ACTIVE_EFFECT_MODES["ADD"], value: "2" }];
      const actor = await makeActor();
      const data = { name: "Swift", changes, duration: { rounds: 3 } };
      const [effect] = await actor.createEmbeddedDocuments("ActiveEffect", [data]);
      const [change] = effect?._source["changes"] as Data[];
      same([change?.["key"], change?.["mode"], change?.["value"]], ["system.step", 2, "2"], "the change");
      same((effect?._source["duration"] as Data)["rounds"], 3, "rounds");
      same([actor.system["step"], (actor._source["system"] as Data)["step"]], [3, 1], "prepared, and stored");
    },
  },
  {
    id: "effects.modes",
    says: "The modes of changes have their numbers.",
    ground: "types",
    source: "api 4.2",
    generation: 13,
    kind: "single",
    run: () => {
      const { CUSTOM, MULTIPLY, ADD, DOWNGRADE, UPGRADE, OVERRIDE } = CONST.ACTIVE_EFFECT_MODES;
      same([CUSTOM, MULTIPLY, ADD, DOWNGRADE, UPGRADE, OVERRIDE], [0, 1, 2, 3, 4, 5], "numbers");
    },
  },
  {
    id: "effects.shape-14",
    says: "On 14 an effect's changes stand in its system, with a type each, and its duration has value and units.",
    ground: "docs",
    source: "api 4.2 (#13740, #13566)",
    generation: 14,
    kind: "single",
    run: async () => {
      const changes = [{ key: "system.step", type: "add", value: "2" }];
      const actor = await makeActor();
      const data = { name: "Swift", system: { changes }, duration: { value: 3, units: "rounds" } };
      const [effect] = await actor.createEmbeddedDocuments("ActiveEffect", [data]);
      const [change] = (effect?._source["system"] as Data)["changes"] as Data[];
      same([change?.["key"], change?.["type"], change?.["phase"]], ["system.step", "add", "initial"], "the change");
      const { value, units, expiry } = effect?._source["duration"] as Data;
      same([value, units, expiry ?? null], [3, "rounds", null], "the duration");
      same([actor.system["step"], (actor._source["system"] as Data)["step"]], [3, 1], "prepared, and stored");
    },
  },
  {
    id: "effects.old-path-14",
    says: "On 14 an effect's changes are still read and written where they were on 13.",
    ground: "tracker",
    source: "#13740 (shimmed to 16)",
    generation: 14,
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      const data = { name: "Swift", changes: [{ key: "system.step", mode: 2, value: "2" }] };
      const [effect] = await actor.createEmbeddedDocuments("ActiveEffect", [data]);
      const system = effect?._source["system"] as Data;
      same(
        (system["changes"] as Data[]).map(({ type }) => type),
        ["add"],
        "by the new name",
      );
      same(
        ((effect as unknown as Data)["changes"] as Data[]).map(({ key }) => key),
        ["system.step"],
        "by the old one",
      );
      same(actor.system["step"], 3, "applied");
    },
  },
  {
    id: "effects.untouched-14",
    says: "On 14 an effect without duration and expiry outlasts every turn.",
    ground: "tracker",
    source: "#13667, audit 14",
    generation: 14,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      await token.actor?.toggleStatusEffect("dazed", { active: true });
      const combat = await Combat.create({ scene: canvas.scene.id, active: true });
      await combat.createEmbeddedDocuments("Combatant", [
        { tokenId: token.id, sceneId: canvas.scene.id, initiative: 1 },
      ]);
      await combat.startCombat();
      for (let turn = 0; turn < 3; turn++) await combat.nextTurn();
      await rest(50);
      const effect = token.actor?.effects.contents[0];
      same([token.actor?.statuses.has("dazed"), effect?._source["disabled"]], [true, false], "the status");
    },
  },
  {
    id: "menu.entries-13",
    says: "On 13 an entry of a context menu has a name, a condition, and a callback with the element.",
    ground: "types",
    source: "api 12",
    generation: 13,
    kind: "single",
    run: async () => {
      const told = await clickMenu((note) => ({
        ...{ name: "Old", icon: '<i class="fa-solid fa-star"></i>', condition: true },
        callback: (target: unknown) => note(target instanceof HTMLElement),
      }));
      same(told, [true], "what the callback was told");
    },
  },
  {
    id: "menu.entries-14",
    says: "On 14 an entry has a label, an icon's classes, and onClick with event and element.",
    ground: "tracker",
    source: "api 12",
    generation: 14,
    kind: "single",
    run: async () => {
      const told = await clickMenu((note) => ({
        ...{ label: "New", icon: "fa-solid fa-star", visible: true },
        onClick: (event: unknown, target: unknown) => note(event instanceof Event, target instanceof HTMLElement),
      }));
      same(told, [true, true], "what onClick was told");
    },
  },
  {
    id: "menu.old-entries-14",
    says: "On 14 entries in the shape of 13 still work.",
    ground: "seen",
    source: "api 12 (dnd5e ships them)",
    generation: 14,
    kind: "single",
    run: async () => {
      const told = await clickMenu((note) => ({
        ...{ name: "Old", icon: '<i class="fa-solid fa-star"></i>', condition: () => true },
        callback: (target: unknown) => note(target instanceof HTMLElement),
      }));
      same(told, [true], "what the callback was told");
    },
  },
  {
    id: "words.localize-13",
    says: "On 13 localize fills nothing in, and there is no _loc.",
    ground: "types",
    source: "api 10, 12",
    generation: 13,
    kind: "single",
    run: () => {
      const key = `${names().words}.Greeting`;
      holds(game.i18n.localize(key, { name: "Ann" }).includes("{name}"), "not filled in");
      same("_loc" in global, false, "_loc");
    },
  },
  {
    id: "words.localize-14",
    says: "On 14 localize fills in too, and _loc is its short name.",
    ground: "tracker",
    source: "#13357",
    generation: 14,
    kind: "single",
    run: () => {
      const key = `${names().words}.Greeting`;
      const filled = game.i18n.format(key, { name: "Ann" });
      same(game.i18n.localize(key, { name: "Ann" }), filled, "localize");
      same((global["_loc"] as (key: string, data: Data) => string)(key, { name: "Ann" }), filled, "_loc");
    },
  },
  {
    id: "words.missing-format-14",
    says: "On 14 format of a key without words gives the key, with nothing filled in.",
    ground: "seen",
    source: "api 10 (symbaroum#745)",
    generation: 14,
    kind: "single",
    run: () => same(game.i18n.format("No {name} here", { name: "Ann" }), "No {name} here", "the key"),
  },
  {
    id: "data.replace-key-13",
    says: "On 13 a value is replaced whole by its name with == before it.",
    ground: "tracker",
    source: "#13090, api 4",
    generation: 13,
    kind: "single",
    run: async () => {
      const actor = await makeActor({ system: { free: { deep: { a: 1, b: 2 } } } });
      await actor.update({ system: { free: { "==deep": { c: 3 } } } });
      same(actor.system["free"], { deep: { c: 3 } }, "what is left");
    },
  },
  {
    id: "data.replace-operator-14",
    says: "On 14 a value is replaced whole by the operator _replace.",
    ground: "tracker",
    source: "#13090, api 4",
    generation: 14,
    kind: "single",
    run: async () => {
      const replace = global["_replace"] as (value: unknown) => unknown;
      const actor = await makeActor({ system: { free: { deep: { a: 1, b: 2 } } } });
      await actor.update({ system: { free: { deep: replace({ c: 3 }) } } });
      same(actor.system["free"], { deep: { c: 3 } }, "what is left");
    },
  },
  {
    id: "data.old-keys-14",
    says: "On 14 the keys of 13 that delete and replace still work.",
    ground: "tracker",
    source: "#13090 (deprecated until 16)",
    generation: 14,
    kind: "single",
    run: async () => {
      const actor = await makeActor({ system: { free: { a: 1, b: 2, deep: { x: 1 } } } });
      await actor.update({ system: { free: { "-=a": null, "==deep": { y: 2 } } } });
      same(actor.system["free"], { b: 2, deep: { y: 2 } }, "what is left");
    },
  },
  {
    id: "data.no-operators-13",
    says: "On 13 there are no operators _del and _replace.",
    ground: "tracker",
    source: "#13090",
    generation: 13,
    kind: "single",
    run: () => same(["_del" in global, "_replace" in global], [false, false], "globals"),
  },
  {
    id: "documents.batch-13",
    says: "On 13 there is no modifyBatch.",
    ground: "tracker",
    source: "#11898",
    generation: 13,
    kind: "single",
    run: () => same("modifyBatch" in foundry.documents, false, "modifyBatch"),
  },
  {
    id: "documents.batch-14",
    says: "On 14 modifyBatch does several operations on unrelated documents in one request.",
    ground: "tracker",
    source: "#11898, #14174",
    generation: 14,
    kind: "single",
    run: async () => {
      const [actor, token] = [await makeActor(), await makeToken()];
      await foundry.documents.modifyBatch?.([
        { action: "update", documentName: "Actor", updates: [{ _id: actor.id, "system.hp": 4 }] },
        { action: "create", documentName: "ChatMessage", data: [{ content: "batched" }] },
        { action: "delete", documentName: "Token", ids: [token.id], parent: canvas.scene },
      ]);
      same(actor.system["hp"], 4, "the update");
      same(game.messages.contents.at(-1)?.content, "batched", "the creation");
      same(canvas.scene.tokens.has(token.id), false, "the deletion");
    },
  },
  {
    id: "chat.modes-13",
    says: "On 13 the mode of a roll sets who sees a message, by the names publicroll, gmroll, blindroll and selfroll.",
    ground: "tracker",
    source: "api 6 (#11442)",
    generation: 13,
    kind: "single",
    run: () => messageModes("rollMode", { publicroll: [0, false], gmroll: [1, false], blindroll: [1, true] }),
  },
  {
    id: "chat.modes-14",
    says: "On 14 the mode of a message sets who sees it, by the names public, gm, blind and self.",
    ground: "docs",
    source: "api 6",
    generation: 14,
    kind: "single",
    run: async () => {
      await messageModes("messageMode", { public: [0, false], gm: [1, false], blind: [1, true] });
      const known = Object.keys(CONFIG.ChatMessage.modes ?? {});
      same(
        ["public", "gm", "blind", "self"].filter((mode) => known.includes(mode)),
        ["public", "gm", "blind", "self"],
        "CONFIG.ChatMessage.modes",
      );
    },
  },
  {
    id: "chat.no-mode",
    says: "A message made without a mode is public, whatever mode the client has chosen.",
    ground: "tracker",
    source: "#11442",
    generation: 13,
    kind: "single",
    run: async () => {
      const before = game.settings.get("core", "rollMode");
      await game.settings.set("core", "rollMode", "gmroll");
      try {
        same((await ChatMessage.create({ content: "open" })).whisper, [], "recipients");
      } finally {
        await game.settings.set("core", "rollMode", before);
      }
    },
  },
  {
    id: "canvas.layer-class-13",
    says: "On 13 the class of the layer of tokens stands in CONFIG.Token and in CONFIG.Canvas.",
    ground: "seen",
    source: "api 12 (dnd5e)",
    generation: 13,
    kind: "single",
    run: () => {
      const { layerClass } = CONFIG.Canvas.layers.tokens;
      holds(canvas.tokens instanceof layerClass, "CONFIG.Canvas.layers.tokens");
      same(typeof CONFIG.Token.layerClass, "function", "CONFIG.Token.layerClass");
    },
  },
  {
    id: "canvas.layer-class-14",
    says: "On 14 the class of the layer of tokens stands in CONFIG.Canvas alone.",
    ground: "seen",
    source: "api 12 (dnd5e)",
    generation: 14,
    kind: "single",
    run: () => {
      const { layerClass } = CONFIG.Canvas.layers.tokens;
      holds(canvas.tokens instanceof layerClass, "CONFIG.Canvas.layers.tokens");
      same("layerClass" in CONFIG.Token, false, "CONFIG.Token.layerClass");
    },
  },
  {
    id: "hud.elevation-14",
    says: "On 14 the elevation set in a token's HUD is a movement of method hud.",
    ground: "docs",
    source: "api 1.1",
    generation: 14,
    kind: "single",
    run: () => setElevationInHud("hud"),
  },
  {
    id: "movement.methods-13",
    says: "On 13 there is no method hud: what the HUD sets is a movement of another name.",
    ground: "types",
    source: "api 1.1",
    generation: 13,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const moved = heard<[Token, Movement]>("moveToken");
      await setElevation(token);
      const movement = await until(() => moved[0]?.[1], "the movement");
      same([token.elevation, movement.method === "hud"], [15, false], "elevation, and whether it is hud");
    },
  },
  {
    id: "combat.context-entries-13",
    says: "On 13 getCombatantContextOptions gets the tracker and its entries, each with a name.",
    ground: "types",
    source: "api 3.4, 12",
    generation: 13,
    kind: "single",
    run: () => trackerEntries("name"),
  },
  {
    id: "combat.context-entries-14",
    says: "On 14 getCombatantContextOptions gets the tracker and its entries, each with a label.",
    ground: "tracker",
    source: "api 3.4, 12",
    generation: 14,
    kind: "single",
    run: () => trackerEntries("label"),
  },
];

async function messageModes(option: string, expected: Record<string, [number, boolean]>): Promise<void> {
  const masters = ChatMessage.getWhisperRecipients("GM").length;
  for (const [mode, [whispered, blind]] of Object.entries(expected)) {
    const message: Message = await ChatMessage.create({ content: mode }, { [option]: mode });
    same([message.whisper.length, message.blind], [whispered * masters, blind], mode);
  }
}

/** Binds the HUD to a token and writes a number where its elevation is shown. */
async function setElevation(token: Token): Promise<void> {
  const drawn = await until(() => token.object, "the drawn token");
  drawn.control({ releaseOthers: true });
  const { hud } = canvas.tokens;
  await hud.bind(drawn);
  const selector = 'input[name="elevation"]';
  const input = await until(() => hud.element?.querySelector<HTMLInputElement>(selector), "the field for elevation");
  input.value = "15";
  input.dispatchEvent(new Event("change", { bubbles: true }));
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", code: "Enter", bubbles: true }));
  await until(() => token.elevation === 15, "the new elevation");
  hud.clear();
  drawn.release();
}

async function setElevationInHud(method: string): Promise<void> {
  const token = await makeToken();
  const moved = heard<[Token, Movement]>("moveToken");
  await setElevation(token);
  same(moved[0]?.[1].method, method, "the method");
}

/** Entries of the tracker's menu are asked for when the tracker is first rendered. */
async function trackerEntries(key: string): Promise<void> {
  let entries: Data[] = [];
  listen("getCombatantContextOptions", (_app: unknown, found: Data[]) => void (entries = found));
  const tracker = new CONFIG.ui.combat();
  try {
    await tracker.render({ force: true });
    await until(() => entries.length > 0, "the entries");
    holds(
      entries.every((entry) => typeof entry[key] === "string"),
      `each has a ${key}`,
    );
  } finally {
    await tracker.close({ force: true });
  }
}
