import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { COLLECTIONS, type CollectionName, type DocumentSource } from "../../tabletop/protocol.js";
import { idOf, tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, type Round } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import type { Seat } from "./support/seat.js";
import { setWorld } from "./support/settings.js";
import { useTable, type TestTable } from "./support/table.js";
import { waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const FIGHT = idOf("fight");

const table = useTable({ ruleset: "pf1", secondGm: true });

describe.runIf(FULL)("a world that a later version has stored", () => {
  it("is told to the game master, plays by core alone, and nothing of it is written", async () => {
    await store(table(), "dataVersion", 99);
    await table().tamper("combats", FIGHT, (combat) => {
      combat["system"] = { ledger: { version: 7, opening: "later", records: { "1": "later" } } };
    });
    const before = dump(table());
    table().complaints.expect(/stored by a later version/);
    const gm = await table().enter("gm");
    const told = gm.page.locator("#notifications");
    await gm.waitForText(sentence("en", "Notice.world-of-future", { stored: "99", known: "1" }), told);
    const archer = await table().enter("player1");
    await table().server.settle();
    expect(dump(table())).toBe(before);
    await archer.board.drag(ARCHER, [2, 17]);
    await everybodySees({ gm, archer }, ARCHER, [2, 17]);
  });
});

describe.runIf(FULL)("a record of a fight that isn't this build's", () => {
  it.each([
    ["future", { version: 7, opening: "later", records: { "1": "later" } }],
    ["other-game", { version: 1, game: "dnd4e", opening: "", records: {} }],
  ])("is told of, left alone, and can begin anew: %s", async (kind, ledger) => {
    await table().tamper("combats", FIGHT, (combat) => {
      combat["system"] = { ledger };
    });
    table().complaints.expect(/neither read nor changed/);
    const gm = await table().enter("gm");
    const name = "Ruined watchtower";
    await gm.waitForText(sentence("en", `Notice.combat-${kind}`, { name }), gm.page.locator("#notifications"));
    await gm.page.getByRole("tab", { name: "Combat" }).click();
    await gm.click("Begin combat");
    await waitFor("core to begin", () => table().server.store.get("combats", FIGHT)?.["round"] === 1);
    await gm.board.drag(ARCHER, [2, 17]);
    await everybodySees({ gm }, ARCHER, [2, 17]);
    await table().server.settle();
    expect(ledgerIn(table())).toMatchObject(ledger);

    const window = await openDamage(gm);
    await gm.waitForText(sentence("en", `Damage.combat.${kind}`), window);
    await gm.click(sentence("en", "Damage.anew.name"), window);
    await gm.click(sentence("en", "Damage.anew.yes"));
    await waitFor("the fight to begin", () => Object.keys(ledgerIn(table())["records"] as object).length > 1);
    expect(ledgerIn(table())).toMatchObject({ version: 1, game: "pf1" });
    expect((ledgerIn(table())["aside"] as string[]).join()).toContain(kind === "future" ? "later" : "dnd4e");
  });
});

describe.runIf(FULL)("a migration in whose midst the page dies", () => {
  it("is finished by whoever is game master next, from the same originals", async () => {
    for (const actor of ["archer", "fighter", "goblin", "ogre"])
      await table().tamper("actors", idOf(actor), (source) => {
        const [item] = source["items"] as unknown as { system: { game: Record<string, unknown> } }[];
        if (item) item.system.game = { ...item.system.game, properties: `light, of ${actor}` };
      });
    const gm = await table().enter("gm");
    await waitFor("the world's number", () => setting(table(), "dataVersion") === 1);
    await table().seeOff(gm);
    // As if the page had died before the third document and the number: these are as they were.
    for (const actor of ["goblin", "ogre"])
      await table().tamper("actors", idOf(actor), (source) => {
        const [item] = source["items"] as unknown as { system: { game: Record<string, unknown> } }[];
        if (item) item.system.game = { ...item.system.game, properties: `light, of ${actor}` };
      });
    await store(table(), "dataVersion", 0);
    const kept = setting(table(), "backup");
    const second = await table().enter("gm2");
    await waitFor("the world's number", () => setting(table(), "dataVersion") === 1);
    const count = { from: "0", to: "1", count: "2" };
    await second.waitForText(sentence("en", "Notice.migrated", count), second.page.locator("#notifications"));
    for (const actor of ["archer", "fighter", "goblin", "ogre"])
      expect(propertiesOf(table(), actor)).toEqual(["light", `of ${actor}`]);
    expect(setting(table(), "backup")).toBe(kept);
  });
});

describe.runIf(FULL)("a running fight in a world that turns to another game", () => {
  it("is kept out of it, and goes on when the world turns back", async () => {
    const gm = await table().enter("gm");
    const round: Round = { gm };
    await beginFight(round, [ARCHER, FIGHTER, GOBLIN, OGRE]);
    await gm.board.drag(ARCHER, [5, 7]);
    await everybodySees(round, ARCHER, [5, 7]);
    await waitFor("the move to be recorded", async () => (await agreedEvents(round)).some(isMove));
    await setWorld(gm, "ruleset", "dnd5e2024");
    await table().server.settle();
    const before = JSON.stringify(ledgerIn(table()));
    table().complaints.expect(/neither read nor changed/);
    await gm.reload();
    await gm.waitForText(/kept by the rules of another game/, gm.page.locator("#notifications"));
    await gm.board.drag(ARCHER, [2, 17]);
    await everybodySees(round, ARCHER, [2, 17]);
    await table().server.settle();
    expect(JSON.stringify(ledgerIn(table()))).toBe(before);
    await setWorld(gm, "ruleset", "pf1");
    await gm.reload();
    await waitFor("the fight to be read", async () => (await agreedEvents(round)).some(isMove));
  });
});

describe.runIf(FULL)("a token's own actor on generation 14, in Russian", () => {
  const table14 = useTable({ ruleset: "pf1", generation: 14, names: "ru" });

  it("is rewritten and set right in its token alone, and goes on inheriting the rest", async () => {
    await table14().tamper("scenes", idOf("ruin"), (scene) => {
      const goblin = (scene["tokens"] as unknown as DocumentSource[]).find(({ _id }) => _id === GOBLIN);
      const knife = { _id: idOf("ownKnife"), name: "Нож", type: "weapon", sort: 9 };
      const system = { kind: "melee", game: { properties: "light", crit: "x2", huge: 1e300 } };
      const delta = { system: { hp: { value: "много" } }, items: [{ ...knife, system }] };
      Object.assign(goblin?.["delta"] as unknown as object, delta);
    });
    table14().complaints.expect(/нечитаемые места/);
    const gm = await table14().enter("gm", { lang: "ru" });
    await waitFor("the world's number", () => setting(table14(), "dataVersion") === 1);
    const rewritten = { from: "0", to: "1", count: "1" };
    await gm.waitForText(sentence("ru", "Notice.migrated", rewritten), gm.page.locator("#notifications"));
    expect(deltaIn(table14())).toMatchObject({
      system: { hp: { value: "много" } },
      items: [{ system: { game: { properties: ["light"] } } }],
    });

    const window = await openDamage(gm);
    for (const part of ["hp.value", "game.huge", "Развалины башни, Гоблин"]) await gm.waitForText(part, window);
    await gm.click(sentence("ru", "Damage.take.name"), window);
    await gm.click(sentence("ru", "Damage.take.yes"));
    await gm.waitForText(sentence("ru", "Damage.none"), window);
    await waitFor("the default to be stored", () => deltaIn(table14()).system.hp.value === 10);
    expect(Object.keys(deltaIn(table14()).system).sort()).toEqual(["aside", "hp"]);
    expect(deltaIn(table14()).items[0]?.system.game).toEqual({ properties: ["light"], crit: "x2" });
    await gm.reload();
    expect(await gm.page.getByText("нечитаемые места").count()).toBe(0);
  });
});

interface Delta {
  system: { hp: { value: unknown } };
  items: { system: { game: object } }[];
}

function deltaIn({ server }: TestTable): Delta {
  const tokens = server.store.get("scenes", idOf("ruin"))?.["tokens"] as unknown as DocumentSource[];
  return tokens.find(({ _id }) => _id === GOBLIN)?.["delta"] as unknown as Delta;
}

/** The window of stored data, as its button in the settings opens it. */
async function openDamage(gm: Seat): Promise<Locator> {
  await gm.page.evaluate(() => {
    interface Menus {
      game: { settings: { menus: Map<string, { type: new () => { render(options: object): unknown } }> } };
    }
    const menu = (globalThis as unknown as Menus).game.settings.menus.get("battle-tempo.damageMenu");
    if (menu) new menu.type().render({ force: true });
  });
  const window = gm.page.locator("#battle-tempo-damage");
  await window.waitFor({ state: "visible" });
  return window;
}

/** Puts a setting into the store of a table at which nobody sits. */
async function store({ server }: TestTable, key: string, value: unknown): Promise<void> {
  const draft = server.store.draft("settings");
  const known = server.store.all("settings").find((each) => each["key"] === `battle-tempo.${key}`);
  const text = JSON.stringify(value);
  draft.put({ _id: idOf(key), user: null, ...known, key: `battle-tempo.${key}`, value: text });
  await server.store.commit(draft);
}

function setting({ server }: TestTable, key: string): unknown {
  const stored = server.store.all("settings").find((each) => each["key"] === `battle-tempo.${key}`);
  return stored && (JSON.parse(stored["value"] as string) as unknown);
}

/** Everything that is stored but who is there, which comes and goes. */
const dump = ({ server }: TestTable): string =>
  JSON.stringify(
    (Object.keys(COLLECTIONS) as CollectionName[])
      .filter((name) => name !== "users")
      .map((name) => server.store.all(name)),
  );

const ledgerIn = ({ server }: TestTable): Record<string, unknown> =>
  (server.store.get("combats", FIGHT) as unknown as { system: { ledger: Record<string, unknown> } }).system.ledger;

function propertiesOf({ server }: TestTable, actor: string): unknown {
  const source = server.store.get("actors", idOf(actor));
  const [item] = (source?.["items"] ?? []) as unknown as { system: { game: Record<string, unknown> } }[];
  return item?.system.game["properties"];
}

const isMove = ({ type }: { type: string }): boolean => type === "Moved";
