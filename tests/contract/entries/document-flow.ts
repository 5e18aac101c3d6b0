import { gm, player, type Entry } from "../page/entry.js";
import { fails, holds, rest, same, until } from "../page/demand.js";
import { actorBy, CELL, heard, listen, makeActor, makeToken, names, thePlayer, tokenBy } from "../page/fixtures.js";
import type { Actor as ActorDocument, Data, Document } from "../page/host.js";

/** What is done to documents: hooks, batches, rights, and what embedded and unlinked ones do. */
export const DOCUMENT_FLOW: Entry[] = [
  {
    id: "documents.with-types",
    says: "Which documents take types of a system, and which don't, is written in their metadata.",
    ground: "types",
    source: "api 4 (hasTypeData)",
    kind: "single",
    run: () => {
      const typed = ["ActiveEffect", "Actor", "ChatMessage", "Combat", "Combatant", "CombatantGroup", "Item"];
      const more = ["JournalEntryPage", "RegionBehavior"];
      const plain = ["Token", "Scene", "User", "Region", "Macro", "Folder", "Setting"];
      const has = (name: string): boolean => CONFIG[name as "Actor"].documentClass.metadata.hasTypeData === true;
      same([...typed, ...more].filter(has), [...typed, ...more], "those that do");
      same(plain.filter(has), [], "those that don't");
    },
  },
  {
    id: "documents.base-type",
    says: "A document made without a type is of the type base.",
    ground: "types",
    source: "api 4 (BASE_DOCUMENT_TYPE)",
    kind: "single",
    run: async () => {
      const message = await ChatMessage.create({ content: "plain" });
      same([message.type, CONST.BASE_DOCUMENT_TYPE], ["base", "base"], "type and constant");
    },
  },
  {
    id: "documents.unknown-type",
    says: "A type that the manifest doesn't declare makes the creation fail.",
    ground: "types",
    source: "api 11.25",
    kind: "single",
    run: async () => {
      const before = game.actors.size;
      await fails(() => Actor.create({ name: "Odd", type: "unheardOf" }), "an undeclared type");
      same(game.actors.size, before, "actors");
    },
  },
  {
    id: "documents.create-hooks",
    says: "preCreate runs at the creator's with document, data, options and user; create on every client, with the id.",
    ground: "types",
    source: "api 4",
    kind: "pair",
    steps: [
      player(() => {
        const calls = { pre: heard("preCreateActor"), post: heard("createActor") };
        Object.assign(globalThis, { rangeCalls: calls });
      }),
      gm(async () => {
        const pre = heard<[ActorDocument, Data, Data, string]>("preCreateActor");
        const post = heard<[ActorDocument, Data, string]>("createActor");
        const { id } = await makeActor({ name: "Newcomer" });
        const [document, data, , userId] = pre[0] ?? [];
        same([document?.name, data?.["name"], userId], ["Newcomer", "Newcomer", game.userId], "preCreate");
        same([post[0]?.[0].id, post[0]?.[2]], [id, game.userId], "create");
        return [id, game.userId];
      }),
      player(async (...told: unknown[]) => {
        const [id, userId] = told[1] as string[];
        const { rangeCalls } = globalThis as unknown as {
          rangeCalls: { pre: unknown[]; post: [ActorDocument, Data, string][] };
        };
        const [document, , by] = await until(() => rangeCalls.post[0], "create there");
        same([document.id, by, rangeCalls.pre.length], [id, userId, 0], "create, and no preCreate");
      }),
    ],
  },
  {
    id: "documents.change-before",
    says: "What preCreate writes with updateSource is what is stored.",
    ground: "seen",
    source: "api 4 (crucible)",
    kind: "single",
    run: async () => {
      listen("preCreateActor", (document: ActorDocument) => void document.updateSource({ "system.hp": 4 }));
      const actor = await makeActor({ system: { hp: 9 } });
      same([actor.system["hp"], game.actors.get(actor.id)?.system["hp"]], [4, 4], "what came of it");
    },
  },
  {
    id: "documents.create-false",
    says: "False from preCreate keeps a document from being made.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => {
      const before = game.actors.size;
      listen("preCreateActor", () => false);
      const actor = (await makeActor()) as ActorDocument | undefined;
      same([actor ?? null, game.actors.size], [null, before], "what came of it");
    },
  },
  {
    id: "documents.delete-false",
    says: "False from preDelete keeps a document from being deleted.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      const listener = Hooks.on("preDeleteActor", () => false);
      await actor.delete();
      Hooks.off("preDeleteActor", listener);
      same(game.actors.has(actor.id), true, "still there");
      await actor.delete();
      same(game.actors.has(actor.id), false, "gone");
    },
  },
  {
    id: "documents.batch",
    says: "A batch of updates has a hook for each document; who is held back by one doesn't hold back the others.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => {
      const [a, b, c] = [await makeActor(), await makeActor(), await makeActor()];
      listen("preUpdateActor", (actor: ActorDocument) => actor.id !== b.id);
      const updates = heard<[ActorDocument]>("updateActor");
      await Actor.updateDocuments([a, b, c].map(({ id }) => ({ _id: id, "system.hp": 2 })));
      same(
        updates.map(([{ id }]) => id),
        [a.id, c.id],
        "updated",
      );
      same([a.system["hp"], b.system["hp"], c.system["hp"]], [2, 20, 2], "hit points");
    },
  },
  {
    id: "documents.options-everywhere",
    says: "Options of an update reach the hooks of every client.",
    ground: "types",
    source: "api 4, 1.7",
    kind: "pair",
    steps: [
      gm(async () => (await makeActor({ owned: true })).id),
      player(async (id: string) => {
        await until(() => game.actors.get(id), "the actor");
        Object.assign(globalThis, { rangeUpdates: heard("updateActor") });
      }),
      gm(async (id: string) => {
        listen("preUpdateActor", (_actor: ActorDocument, _changes: Data, options: Data) => {
          options["rangeAdded"] = 1;
        });
        await actorBy(id).update({ "system.hp": 3 }, { rangeWord: "kept" });
      }),
      player(async () => {
        const { rangeUpdates } = globalThis as unknown as { rangeUpdates: [ActorDocument, Data, Data][] };
        const [, , options] = await until(() => rangeUpdates[0], "the update");
        same([options["rangeWord"], options["rangeAdded"]], ["kept", 1], "options");
      }),
    ],
  },
  {
    id: "documents.no-diff",
    says: "With diff false an update that changes nothing is sent all the same.",
    ground: "types",
    source: "api 4 (operations)",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      const updates = heard("updateActor");
      await actor.update({ "system.hp": 20 });
      same(updates.length, 0, "with diff");
      await actor.update({ "system.hp": 20 }, { diff: false });
      same(updates.length, 1, "without");
    },
  },
  {
    id: "documents.changed-in-pre",
    says: "What a pre hook writes into the changes is stored with them.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      listen("preUpdateActor", (_actor: ActorDocument, changes: Data) => void (changes["name"] = "Renamed"));
      await actor.update({ "system.hp": 7 });
      same([actor.name, actor.system["hp"]], ["Renamed", 7], "both");
    },
  },
  {
    id: "documents.embedded",
    says: "Embedded documents have hooks of their own, and their parent; they go with it.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      const [made, updated, gone] = ["createItem", "updateItem", "deleteItem"].map((hook) => heard<[Document]>(hook));
      const [item] = await actor.createEmbeddedDocuments("Item", [{ name: "Rope", type: names().thing }]);
      if (!item) throw new Error("no item was made");
      holds(item.parent === actor && actor.items.get(item.id) === item, "parent and child");
      await item.update({ "system.weight": 4 });
      await actor.deleteEmbeddedDocuments("Item", [item.id]);
      same([made?.length, updated?.length, gone?.length, actor.items.size], [1, 1, 1, 0], "hooks, and what is left");
    },
  },
  {
    id: "documents.get-by-name",
    says: "A collection is a map whose iteration gives values; it finds by id, by name and by a test.",
    ground: "types",
    source: "api A1",
    kind: "single",
    run: async () => {
      const [a, b] = [await makeActor({ name: "Ann" }), await makeActor({ name: "Bea" })];
      holds(
        [...game.actors].every((actor) => typeof actor.id === "string"),
        "iterates over values",
      );
      holds(game.actors.get(a.id) === a && game.actors.getName("Bea") === b, "by id and by name");
      holds(game.actors.find(({ name }) => name === "Ann") === a, "by a test");
      same(game.actors.contents.length, game.actors.size, "contents");
    },
  },
  {
    id: "documents.clone",
    says: "A clone with changes is a document of its own that isn't stored.",
    ground: "types",
    source: "api 4 (Document#clone)",
    kind: "single",
    run: async () => {
      const actor = await makeActor({ system: { hp: 9 } });
      const before = game.actors.size;
      const copy = actor.clone({ "system.hp": 3 });
      same([copy.system["hp"], actor.system["hp"], game.actors.size], [3, 9, before], "copy, original, world");
    },
  },
  {
    id: "documents.temporary",
    says: "A document made by its class alone has its data prepared and isn't stored.",
    ground: "types",
    source: "api 12 (temporary documents)",
    kind: "single",
    run: () => {
      const before = game.actors.size;
      const actor = new Actor.implementation({ name: "Passing", type: names().creature, system: { hp: 4 } });
      same([actor.system["hp"], actor.system["wounded"], game.actors.size], [4, true, before], "data and world");
    },
  },
  {
    id: "documents.levels",
    says: "Levels of ownership have their numbers, and a test may ask for one exactly.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => {
      const { INHERIT, NONE, LIMITED, OBSERVER, OWNER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
      same([INHERIT, NONE, LIMITED, OBSERVER, OWNER], [-1, 0, 1, 2, 3], "numbers");
      const actor = await makeActor({ ownership: { default: 2 } });
      const test = (level: string, exact: boolean): boolean => actor.testUserPermission(thePlayer(), level, { exact });
      same([test("LIMITED", false), test("OBSERVER", false), test("OWNER", false)], [true, true, false], "at least");
      same([test("LIMITED", true), test("OBSERVER", true)], [false, true], "exactly");
    },
  },
  {
    id: "documents.may-modify",
    says: "canUserModify asks what the server would say.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => {
      const [own, other] = [await makeActor({ owned: true }), await makeActor()];
      const may = (actor: ActorDocument, action: string): boolean => actor.canUserModify(thePlayer(), action, {});
      same([may(own, "update"), may(other, "update"), may(own, "delete")], [true, false, false], "what a player may");
      same([game.user.isGM, own.canUserModify(game.user, "delete")], [true, true], "what a game master may");
    },
  },
  {
    id: "documents.player-makes-none",
    says: "A player can neither make an actor nor delete the own one, nor change its scene.",
    ground: "types",
    source: "api 4 (metadata), 7",
    kind: "pair",
    steps: [
      gm(async () => (await makeActor({ owned: true })).id),
      player(async (id: string) => {
        await until(() => game.actors.get(id), "the actor");
        await fails(() => makeActor(), "a new actor");
        await fails(() => actorBy(id).delete(), "the end of the own one");
        await fails(() => canvas.scene.update({ name: "Mine" }), "another name for the scene");
        await fails(() => canvas.scene.createEmbeddedDocuments("Region", [{ name: "Mine" }]), "a region");
        same([game.actors.has(id), canvas.scene.name === "Mine"], [true, false], "actor and scene");
      }),
    ],
  },
  {
    id: "documents.player-effects",
    says: "A player may put an effect on an owned actor, and toggle its statuses; not on another's.",
    ground: "types",
    source: "api 4.1, 7",
    kind: "pair",
    steps: [
      gm(async () => [(await makeActor({ owned: true })).id, (await makeActor()).id]),
      player(async ([own, other]: [string, string]) => {
        await until(() => game.actors.get(other), "the actors");
        await actorBy(own).toggleStatusEffect("dazed", { active: true });
        same(actorBy(own).statuses.has("dazed"), true, "the own one");
        await fails(() => actorBy(other).toggleStatusEffect("dazed", { active: true }), "another's");
        same(actorBy(other).statuses.has("dazed"), false, "another's statuses");
      }),
    ],
  },
  {
    id: "documents.toggle-answer",
    says: "toggleStatusEffect gives the effect that it made, true or false where there was nothing to do or it went.",
    ground: "types",
    source: "api 4.1",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      const made = (await actor.toggleStatusEffect("dazed")) as Document;
      same([made.id, [...actor.statuses]], ["dazed00000000000", ["dazed"]], "made, with the status's own id");
      same(await actor.toggleStatusEffect("dazed", { active: true }), true, "there already");
      same([await actor.toggleStatusEffect("dazed"), actor.statuses.size], [false, 0], "taken away");
    },
  },
  {
    id: "documents.special-statuses",
    says: "Statuses with a meaning of core's are named by CONFIG.specialStatusEffects.",
    ground: "types",
    source: "api 4.1",
    kind: "single",
    run: () => {
      const { DEFEATED, INVISIBLE, BLIND, BURROW, HOVER, FLY } = CONFIG.specialStatusEffects;
      same(
        [DEFEATED, INVISIBLE, BLIND, BURROW, HOVER, FLY],
        ["dead", "invisible", "blind", "burrow", "hover", "fly"],
        "names",
      );
    },
  },
  {
    id: "documents.token-status",
    says: "A token has the statuses of its actor.",
    ground: "types",
    source: "api 4.1",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      same(token.hasStatusEffect("dazed"), false, "before");
      await token.actor?.toggleStatusEffect("dazed", { active: true });
      same(token.hasStatusEffect("dazed"), true, "after");
    },
  },
  {
    id: "documents.disabled-effect",
    says: "An effect that is switched off gives no status.",
    ground: "types",
    source: "api 4.1",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      const data = { name: "Haze", img: "icons/svg/daze.svg", statuses: ["dazed"] };
      const [effect] = await actor.createEmbeddedDocuments("ActiveEffect", [data]);
      same([...actor.statuses], ["dazed"], "at first");
      await effect?.update({ disabled: true });
      same([...actor.statuses], [], "switched off");
    },
  },
  {
    id: "documents.synthetic",
    says: "The actor of an unlinked token names its token, has the token's uuid in its own, and knows its base.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => {
      const base = await makeActor();
      const token = await makeToken({ actor: base, actorLink: false });
      const { actor } = token;
      holds(actor !== null && actor !== base && token.baseActor === base, "two actors");
      same([actor?.token?.id, base.token], [token.id, null], "their tokens");
      same(actor?.uuid, `Scene.${canvas.scene.id}.Token.${token.id}.Actor.${base.id}`, "its uuid");
      holds((await fromUuid(actor?.uuid ?? "")) === actor, "found by it");
    },
  },
  {
    id: "documents.synthetic-hooks",
    says: "An update of an unlinked token's actor tells updateActor on every client, with that actor.",
    ground: "types",
    source: "api 4",
    kind: "pair",
    steps: [
      gm(async () => (await makeToken({ actorLink: false })).id),
      player(async (id: string) => {
        await until(() => canvas.scene.tokens.get(id)?.actor, "the token");
        Object.assign(globalThis, { rangeUpdates: heard("updateActor") });
      }),
      gm(async (id: string) => {
        const updates = heard<[ActorDocument]>("updateActor");
        const { actor } = tokenBy(id);
        await actor?.update({ "system.hp": 6 });
        holds(updates[0]?.[0] === actor, "the synthetic actor");
        same([actor?.system["hp"], tokenBy(id).baseActor?.system["hp"]], [6, 20], "hit points of both");
      }),
      player(async (id: string) => {
        const { rangeUpdates } = globalThis as unknown as { rangeUpdates: [ActorDocument][] };
        const [actor] = await until(() => rangeUpdates[0], "the hook");
        same([actor.token?.id, tokenBy(id).actor?.system["hp"]], [id, 6], "whose, and what");
      }),
    ],
  },
  {
    id: "documents.synthetic-embedded",
    says: "An effect on an unlinked token's actor is that token's alone.",
    ground: "types",
    source: "api 4, 11.17",
    kind: "single",
    run: async () => {
      const base = await makeActor();
      const [a, b] = [
        await makeToken({ actor: base, actorLink: false }),
        await makeToken({ actor: base, actorLink: false, at: [4, 4] }),
      ];
      await a.actor?.toggleStatusEffect("dazed", { active: true });
      const has = (actor: ActorDocument | null): boolean | undefined => actor?.statuses.has("dazed");
      same([has(a.actor), has(b.actor), has(base)], [true, false, false], "who is dazed");
    },
  },
  {
    id: "documents.last-writer",
    says: "The server writes down who changed a document last; a client can't claim to be another.",
    ground: "seen",
    source: "audit (further finds: air-bladder)",
    kind: "pair",
    steps: [
      gm(async () => [(await makeActor({ owned: true })).id, game.userId]),
      player(async ([id, master]: [string, string]) => {
        await until(() => game.actors.get(id), "the actor");
        await actorBy(id).update({ "system.hp": 3, "_stats.lastModifiedBy": master });
        return game.userId;
      }),
      gm(async (...told: unknown[]) => {
        const [id] = told[0] as string[];
        await until(() => actorBy(id ?? "").system["hp"] === 3, "the change");
        same((actorBy(id ?? "")._source["_stats"] as Data)["lastModifiedBy"], told[1], "who wrote last");
      }),
    ],
  },
  {
    id: "documents.delete-everywhere",
    says: "A deletion tells every client, and the document is gone from every collection.",
    ground: "types",
    source: "api 4",
    kind: "pair",
    steps: [
      gm(async () => (await makeActor({ owned: true })).id),
      player(async (id: string) => {
        await until(() => game.actors.get(id), "the actor");
        Object.assign(globalThis, { rangeDeleted: heard("deleteActor") });
      }),
      gm((id: string) => actorBy(id).delete()),
      player(async (id: string) => {
        const { rangeDeleted } = globalThis as unknown as { rangeDeleted: unknown[] };
        await until(() => rangeDeleted.length === 1, "the hook");
        same([game.actors.has(id), fromUuidSync(`Actor.${id}`)], [false, null], "collection and uuid");
      }),
    ],
  },
  {
    id: "documents.gone-meanwhile",
    says: "An update of a document that another client has deleted meanwhile fails.",
    ground: "inferred",
    source: "api 11.22",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      await actor.delete();
      await fails(() => actor.update({ "system.hp": 1 }), "a late update");
    },
  },
  {
    id: "documents.region-rights",
    says: "A player can't change what a region does.",
    ground: "types",
    source: "api 7",
    kind: "pair",
    steps: [
      gm(async () => {
        const shape = { type: "rectangle", x: 0, y: 0, width: CELL, height: CELL, rotation: 0, hole: false };
        const behaviors = [{ name: "Rubble", type: names().terrain }];
        const [region] = await canvas.scene.createEmbeddedDocuments("Region", [
          { name: "Patch", shapes: [shape], behaviors },
        ]);
        return region?.id;
      }),
      player(async (id: string) => {
        const region = await until(() => canvas.scene.regions.get(id), "the region");
        const [behavior] = region.behaviors.contents;
        await fails(() => behavior?.update({ disabled: true }), "switching a behaviour off");
        await rest(30);
        same(behavior?._source["disabled"], false, "still on");
      }),
    ],
  },
];
