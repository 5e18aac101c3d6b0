import { gm, player, type Entry } from "../page/entry.js";
import { fails, holds, rest, same, until } from "../page/demand.js";
import {
  actorBy,
  heard,
  ID,
  listen,
  names,
  makeActor,
  makeToken,
  thePlayer,
  tokenBy,
  takeFlags,
} from "../page/fixtures.js";
import type { Actor as ActorDocument, Data } from "../page/host.js";

const notes = (): Data => ((globalThis as { rangeNotes?: Data }).rangeNotes ??= {});

export const DOCUMENTS: Entry[] = [
  {
    id: "documents.hooks-where",
    says: "Pre hooks run on the initiator alone, post hooks on every client with the initiator's id and the diff.",
    ground: "types",
    source: "api 4",
    kind: "pair",
    steps: [
      gm(async () => (await makeActor({ owned: true })).id),
      player(() => {
        notes()["pre"] = heard("preUpdateActor");
        notes()["post"] = heard("updateActor");
      }),
      gm(async (id: string) => {
        const [pre, post] = [heard("preUpdateActor"), heard("updateActor")];
        await actorBy(id).update({ name: "Subject", "system.hp": 5 }, { rangeWord: "kept" });
        same([pre.length, post.length], [1, 1], "hooks at the initiator");
      }),
      player(async (id: string) => {
        const { pre, post } = notes() as { pre: unknown[]; post: [ActorDocument, Data, Data, string][] };
        const call = await until(() => post[0], "the update");
        same(pre.length, 0, "pre hooks here");
        const { _id, ...changes } = call[1];
        same([_id, (changes["system"] as Data)["hp"], "name" in changes], [id, 5, false], "the diff");
        same(call[2]["rangeWord"], "kept", "an option of the caller's");
        same(game.users.find(({ id: user }) => user === call[3])?.isGM, true, "the initiator is the game master");
      }),
    ],
  },
  {
    id: "documents.pre-false",
    says: "A pre hook that returns false keeps its document from being updated, and no post hook follows.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => {
      const [kept, changed] = [await makeActor(), await makeActor()];
      listen("preUpdateActor", (document: ActorDocument) => document.id !== kept.id);
      const post = heard<[ActorDocument]>("updateActor");
      await kept.update({ name: "Changed" });
      await changed.update({ name: "Changed" });
      same([kept.name, changed.name], ["Subject", "Changed"], "names");
      same(
        post.map(([document]) => document.id === changed.id),
        [true],
        "post hooks",
      );
    },
  },
  {
    id: "documents.pre-async",
    says: "A pre hook's promise of false cancels nothing.",
    ground: "types",
    source: "api 11.3",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      listen("preUpdateActor", async () => false);
      await actor.update({ name: "Changed" });
      same(actor.name, "Changed", "the name");
    },
  },
  {
    id: "documents.empty-diff",
    says: "An update that changes nothing calls no hook.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => {
      const actor = await makeActor({ system: { hp: 4 } });
      const [pre, post] = [heard("preUpdateActor"), heard("updateActor")];
      await actor.update({ name: "Subject", "system.hp": 4 });
      await rest(50);
      same([pre.length, post.length], [0, 0], "hooks");
    },
  },
  {
    id: "documents.nothing-optimistic",
    says: "A document changes when the server has answered, not when update is called.",
    ground: "inferred",
    source: "api 4; bench, shape",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      const update = actor.update({ name: "Changed" });
      same(actor.name, "Subject", "right after the call");
      // However many steps of its own the client takes: no answer comes before it has waited for one.
      for (let steps = 0; steps < 500; steps++) await Promise.resolve();
      same(actor.name, "Subject", "before anything can have come from outside");
      await update;
      same(actor.name, "Changed", "after the answer");
    },
  },
  {
    id: "documents.unowned-refused",
    says: "An update by a user who doesn't own the document is refused, and nobody sees a change.",
    ground: "types",
    source: "api 7, A3",
    kind: "pair",
    steps: [
      gm(async () => (await makeActor()).id),
      player(async (id: string) => {
        await until(() => game.actors.get(id), "the actor");
        const message = await fails(() => actorBy(id).update({ name: "Mine" }), "the update");
        holds(message.includes("permission"), `the message speaks of permission: ${message}`);
        same(actorBy(id).name, "Subject", "here");
      }),
      gm((id: string) => same(actorBy(id).name, "Subject", "at the game master's")),
    ],
  },
  {
    id: "documents.owner-may",
    says: "A player may update an owned actor and its items, and the server notes who wrote last.",
    ground: "types",
    source: "api 7; audit, further finds",
    kind: "pair",
    steps: [
      gm(async () => (await makeActor({ owned: true })).id),
      player(async (id: string) => {
        await until(() => game.actors.get(id), "the actor");
        await actorBy(id).update({ "system.hp": 2 });
        await actorBy(id).createEmbeddedDocuments("Item", [{ name: "Rope", type: names().thing }]);
      }),
      gm(async (id: string) => {
        await until(() => actorBy(id).items.size === 1, "the item");
        same([actorBy(id).system["hp"], actorBy(id).items.contents[0]?.system["weight"]], [2, 1], "hp and weight");
        const stats = actorBy(id)._source["_stats"] as Data;
        same(stats["lastModifiedBy"], thePlayer().id, "who wrote last");
      }),
    ],
  },
  {
    id: "documents.ownership",
    says: "Ownership is judged by level, of the user's own entry before the default; a game master owns all.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => {
      const user = thePlayer();
      const actor = await makeActor({ ownership: { default: 0, [user.id]: 2 } });
      const may = ["LIMITED", "OBSERVER", "OWNER"].map((level) => actor.testUserPermission(user, level));
      same(may, [true, true, false], "what an observer may");
      same(actor.testUserPermission(user, "LIMITED", { exact: true }), false, "exactly limited");
      holds(actor.testUserPermission(game.user, "OWNER"), "the game master owns it");
    },
  },
  {
    id: "documents.unlinked",
    says: "The actor of an unlinked token is its own: an update goes to the token's delta, the world's actor stays.",
    ground: "types",
    source: "api 4, 11.17",
    kind: "pair",
    steps: [
      gm(async () => {
        const base = await makeActor();
        const token = await makeToken({ actor: base, actorLink: false });
        const { actor } = token;
        if (!actor) throw new Error("the token has no actor");
        const updates = heard<[ActorDocument]>("updateActor");
        await actor.update({ "system.hp": 6 });
        same([token.actor?.system["hp"], base.system["hp"]], [6, 20], "hp of the token's and the world's");
        same(
          updates.map(([document]) => document.uuid),
          [actor.uuid],
          "updateActor names the token's actor",
        );
        holds(actor.uuid.startsWith(token.uuid) && actor.uuid.endsWith(base.id), `its uuid: ${actor.uuid}`);
        holds(actor.token === token && token.baseActor === base, "token and base actor");
        return { id: token.id, uuid: actor.uuid };
      }),
      player(async ({ id, uuid }: { id: string; uuid: string }) => {
        await until(() => tokenBy(id).actor?.system["hp"] === 6, "the change");
        holds((await fromUuid(uuid)) === tokenBy(id).actor, "the uuid finds the token's actor");
      }),
    ],
  },
  {
    id: "documents.linked",
    says: "The actor of a linked token is the world's.",
    ground: "types",
    source: "api 4",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      holds(token.actor === game.actors.get(token.actor?.id ?? ""), "the same object");
      same(token.actor?.token ?? null, null, "its token");
    },
  },
  {
    id: "documents.uuid",
    says: "fromUuid promises, and fromUuidSync gives, the very document of the world or embedded in one.",
    ground: "types",
    source: "api A1",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      const [item] = await actor.createEmbeddedDocuments("Item", [{ name: "Rope", type: names().thing }]);
      same([actor.uuid, item?.uuid], [`Actor.${actor.id}`, `Actor.${actor.id}.Item.${item?.id}`], "uuids");
      holds(fromUuidSync(actor.uuid) === actor, "an actor");
      holds((await fromUuid(item?.uuid ?? "")) === item, "an item");
      same((await fromUuid("Actor.nobody0000000000")) ?? null, null, "nobody");
    },
  },
  {
    id: "documents.status",
    says: "toggleStatusEffect with active makes or removes one effect with the status's own id, however often.",
    ground: "types",
    source: "api 4.1",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      await actor.toggleStatusEffect("dazed", { active: true });
      await actor.toggleStatusEffect("dazed", { active: true });
      same([actor.effects.size, actor.statuses.has("dazed")], [1, true], "on");
      same(actor.effects.contents[0]?.id, "dazed00000000000", "its id");
      await actor.toggleStatusEffect("dazed", { active: false });
      await actor.toggleStatusEffect("dazed", { active: false });
      same([actor.effects.size, actor.statuses.has("dazed")], [0, false], "off");
    },
  },
  {
    id: "documents.status-everywhere",
    says: "The hooks of an effect run on every client, and statuses are rebuilt there.",
    ground: "types",
    source: "api 4, 4.1",
    kind: "pair",
    steps: [
      gm(async () => (await makeActor({ owned: true })).id),
      player(async (id: string) => {
        await until(() => game.actors.get(id), "the actor");
        notes()["effects"] = heard("createActiveEffect");
      }),
      gm(async (id: string) => {
        await actorBy(id).toggleStatusEffect("dazed", { active: true });
      }),
      player(async (id: string) => {
        await until(() => (notes()["effects"] as unknown[]).length > 0, "the hook");
        holds(actorBy(id).statuses.has("dazed"), "the status here");
        await actorBy(id).toggleStatusEffect("dazed", { active: false });
        same(actorBy(id).statuses.has("dazed"), false, "an owner may take it away");
      }),
      gm(async (id: string) => {
        await until(() => !actorBy(id).statuses.has("dazed"), "the status gone");
      }),
    ],
  },
  {
    id: "documents.json",
    says: "What crosses to another client crosses as JSON: no set, no function, no undefined.",
    ground: "inferred",
    source: "api 11.21",
    kind: "pair",
    steps: [
      gm(async () => (await makeActor({ owned: true })).id),
      player(async (id: string) => {
        await until(() => game.actors.get(id), "the actor");
        notes()["json"] = heard("updateActor");
      }),
      gm((id: string) =>
        actorBy(id).update({ name: "New" }, { rangeSet: new Set([1]), rangeAbsent: undefined, rangeNumber: 1 }),
      ),
      player(async () => {
        const calls = notes()["json"] as [ActorDocument, Data, Data, string][];
        const options = (await until(() => calls[0], "the update"))[2];
        same([options["rangeSet"], "rangeAbsent" in options, options["rangeNumber"]], [{}, false, 1], "options");
      }),
    ],
  },
  {
    id: "documents.same-order",
    says: "Two clients that write the same field end with the same value everywhere: the one that came last.",
    ground: "inferred",
    source: "api 7",
    kind: "pair",
    steps: [
      gm(async () => (await makeActor({ owned: true })).id),
      player(async (id: string) => {
        await until(() => game.actors.get(id), "the actor");
        await actorBy(id).update({ "system.hp": 3 });
      }),
      gm(async (id: string) => {
        await until(() => actorBy(id).system["hp"] === 3, "the player's value");
        await Promise.all([4, 5, 6].map((hp) => actorBy(id).update({ "system.hp": hp })));
        same(actorBy(id).system["hp"], 6, "the last of three");
      }),
      player(async (id: string) => {
        await until(() => actorBy(id).system["hp"] === 6, "the same there");
      }),
    ],
  },
  {
    id: "documents.own-flag",
    says: "A player may set flags of the own user, and of no other.",
    ground: "types",
    source: "api 7",
    kind: "single",
    seat: "player",
    run: async () => {
      const mark = foundry.utils.randomID();
      try {
        await game.user.setFlag(ID, "mark", mark);
        same(game.user.getFlag(ID, "mark"), mark, "the own flag");
        const other = game.users.find(({ id }) => id !== game.userId);
        await fails(() => other?.setFlag(ID, "mark", mark), "another's flag");
      } finally {
        await takeFlags(game.user);
      }
    },
  },
];
