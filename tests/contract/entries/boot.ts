import { gm, player, type Entry } from "../page/entry.js";
import { fails, holds, rest, same, until } from "../page/demand.js";
import { heard, ID, listen, names, range, wordsHere } from "../page/fixtures.js";

export const BOOT: Entry[] = [
  {
    id: "boot.order",
    says: "The hooks of the boot come once each: init, i18nInit, setup, ready.",
    ground: "types",
    source: "api A1",
    kind: "single",
    run: () => {
      const order = ["init", "i18nInit", "setup", "ready"];
      const told = range().boot.map(({ hook }) => hook);
      same(
        told.filter((hook) => order.includes(hook)),
        order,
        "hooks of the boot",
      );
      holds(told.includes("canvasReady"), "the canvas was ready once");
    },
  },
  {
    id: "boot.settings-in-init",
    says: "A world setting can be read inside init once it is registered there.",
    ground: "seen",
    source: "api, corrections (dnd5e)",
    kind: "single",
    run: () => same(range().inInit, "calm", "what init read"),
  },
  {
    id: "boot.no-write-in-init",
    says: "A world setting can't be written before ready.",
    ground: "inferred",
    source: "api, corrections",
    kind: "single",
    run: () => {
      holds(range().writeInInit !== null && range().writeInInit !== "written", "the attempt in init failed");
      same(game.settings.get(ID, "amount"), 3, "the setting");
    },
  },
  {
    id: "boot.throwing-listener",
    says: "A listener that throws doesn't keep the others from being called.",
    ground: "inferred",
    source: "api A1",
    kind: "single",
    run: () => {
      let called = 0;
      listen("range.throws", () => {
        throw new Error("on purpose, a part of the contract");
      });
      listen("range.throws", () => (called += 1));
      Hooks.callAll("range.throws");
      same(called, 1, "calls of the second listener");
    },
  },
  {
    id: "boot.strict-false",
    says: "Hooks.call is stopped by a strict false alone, and then calls no further listener.",
    ground: "types",
    source: "api A1",
    kind: "single",
    run: () => {
      const answers: unknown[] = [undefined, null, 0, "", true];
      for (const answer of answers) listen("range.cancels", () => answer);
      const late = heard("range.cancels");
      holds(Hooks.call("range.cancels"), "nothing but false cancels");
      same(late.length, 1, "calls of the last listener");
      listen("range.stops", () => false);
      const never = heard("range.stops");
      same(Hooks.call("range.stops"), false, "a cancelled call");
      same(never.length, 0, "calls after the false");
    },
  },
  {
    id: "boot.call-all",
    says: "Hooks.callAll calls everybody and answers true, whatever they return.",
    ground: "types",
    source: "api A1",
    kind: "single",
    run: () => {
      listen("range.all", () => false);
      const calls = heard("range.all");
      same(Hooks.callAll("range.all", 1, "two"), true, "its answer");
      same(calls, [[1, "two"]], "what the second heard");
    },
  },
  {
    id: "boot.not-awaited",
    says: "A promise of false returned by a listener doesn't cancel.",
    ground: "types",
    source: "api 11.3",
    kind: "single",
    run: () => {
      listen("range.promises", async () => false);
      holds(Hooks.call("range.promises"), "the call goes through");
    },
  },
  {
    id: "boot.once-and-off",
    says: "A listener of Hooks.once is called once, and one taken off by its number never again.",
    ground: "types",
    source: "api A1",
    kind: "single",
    run: () => {
      let [once, off] = [0, 0];
      Hooks.once("range.once", () => (once += 1));
      const listener = Hooks.on("range.once", () => (off += 1));
      Hooks.callAll("range.once");
      Hooks.off("range.once", listener);
      Hooks.callAll("range.once");
      same([once, off], [1, 1], "calls");
    },
  },
  {
    id: "boot.words",
    says: "Nested and dotted language keys are both found, format fills in, and a missing key comes back as itself.",
    ground: "types",
    source: "api 10",
    kind: "single",
    run: () => {
      const { words } = names();
      const { plain, dotted, hello } = wordsHere();
      same(game.i18n.localize(`${words}.Plain`), plain, "a nested key");
      same(game.i18n.localize(`${words}.Dotted`), dotted, "a dotted key");
      same(game.i18n.format(`${words}.Greeting`, { name: "Ann" }), `${hello}Ann`, "format");
      same(game.i18n.localize(`${words}.Missing`), `${words}.Missing`, "a missing key");
      same([game.i18n.has(`${words}.Plain`), game.i18n.has(`${words}.Missing`)], [true, false], "has");
    },
  },
  {
    id: "settings.change-everywhere",
    says: "The onChange of a world setting runs on every client, once a change.",
    ground: "types",
    source: "api 5",
    kind: "pair",
    steps: [
      gm(async () => {
        await game.settings.set(ID, "mode", "wild");
        await until(() => range().settingChanges.length > 0, "the change here");
        same(range().settingChanges, ["wild"], "changes at the writer");
      }),
      player(async () => {
        await until(() => range().settingChanges.length > 0, "the change there");
        same(range().settingChanges, ["wild"], "changes at the player");
        same(game.settings.get(ID, "mode"), "wild", "the setting");
      }),
      gm(() => game.settings.set(ID, "mode", "calm")),
    ],
  },
  {
    id: "settings.player-refused",
    says: "A player can't write a world setting.",
    ground: "types",
    source: "api 5, 7",
    kind: "single",
    seat: "player",
    run: async () => {
      await fails(() => game.settings.set(ID, "mode", "mine"), "a player's write");
      await rest(50);
      same(game.settings.get(ID, "mode"), "calm", "the setting");
    },
  },
  {
    id: "settings.client-scope",
    says: "A setting of scope client stays with its client.",
    ground: "types",
    source: "api 5",
    kind: "pair",
    steps: [
      player(async () => {
        await game.settings.set(ID, "local", 7);
        same(game.settings.get(ID, "local"), 7, "here");
      }),
      gm(async () => {
        await rest(100);
        same(game.settings.get(ID, "local"), 1, "there");
      }),
      player(() => game.settings.set(ID, "local", 1)),
    ],
  },
];
