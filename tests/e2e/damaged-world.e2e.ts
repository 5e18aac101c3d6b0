import { readFile } from "node:fs/promises";
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { DocumentSource } from "../../tabletop/protocol.js";
import { idOf, tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, ledgerOf, type Round } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { actionButton, closeSheet, openSheet, stripOfTracker } from "./support/sheet-window.js";
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

const table = useTable({ ruleset: "pf1" });

describe("a world with damage in it, stored in an earlier form", () => {
  it("is read, told of, rewritten and set right, and the fight in it can begin anew", async () => {
    await damage(table());
    table().complaints.expect(/could not be read/);
    const gm = await table().enter("gm");
    const told = gm.page.locator("#notifications");
    await gm.waitForText(/stored world could not be read: 10 \(Fighter; /, told, 15_000);
    await gm.waitForText(sentence("en", "Notice.migrated", { from: "0", to: "1", count: "1" }), told);
    const archer = await table().enter("player1");
    const round: Round = { gm, archer };
    expect(await archer.page.getByText("could not be read").count()).toBe(0);

    // What was of an earlier form is rewritten, what can't be read is left where it lies.
    await waitFor("the world's number", () => settingOf(table(), "dataVersion") === 1);
    expect(itemOf(table(), "archer", 0)).toMatchObject({
      game: { properties: ["light", "finesse"], crit: "19-20/x2" },
    });
    expect(systemOf(table(), "fighter")).toMatchObject({ hp: { value: "many", max: 30 }, abilities: null });
    const kept = JSON.parse(settingOf(table(), "backup") as string) as { data: { system: unknown } }[];
    expect(kept).toHaveLength(1);
    expect(kept[0]?.data.system).toMatchObject({ game: { properties: "light, finesse" } });

    const sheet = await openSheet(gm, FIGHTER);
    await gm.waitForText("Fighter", sheet.locator(".tempo-head__name"));
    await closeSheet(sheet);
    await beginFight(round, [ARCHER, FIGHTER, GOBLIN, OGRE]);
    await archer.board.drag(ARCHER, [5, 7]);
    await everybodySees(round, ARCHER, [5, 7]);
    await waitFor("the move to be recorded", async () => (await agreedEvents(round)).some(isMove));

    const window = await openDamage(gm);
    for (const part of ["hp.value", "abilities", "features.1", "kind", "enforcement.pc.actions", "windowSeconds"])
      await gm.waitForText(part, window);
    const [file] = await Promise.all([
      gm.page.waitForEvent("download"),
      gm.click(sentence("en", "Damage.download"), window),
    ]);
    expect(await readFile(await file.path(), "utf8")).toContain("many");

    await gm.click(sentence("en", "Damage.take.name"), window);
    await gm.click(sentence("en", "Damage.take.yes"));
    await gm.waitForText(sentence("en", "Damage.none"), window);
    await waitFor("the defaults to be stored", () => hpOf(table()) === 10);
    expect(systemOf(table(), "fighter")).toMatchObject({ hp: { max: 30 }, features: ["combat-reflexes"], aside: [] });
    expect(settingOf(table(), "backup")).toContain("many");

    await gm.click(sentence("en", "Damage.anew.name"), window);
    await gm.click(sentence("en", "Damage.anew.yes"));
    await waitFor("the record to begin anew", async () => !(await agreedEvents(round)).some(isMove));
    const standard = sentence("en", "pf1.Slot.standard");
    await waitFor("the archer's turn", async () => (await stripOfTracker(archer, "Archer")).includes(standard));
    const again = await openSheet(archer, ARCHER);
    await actionButton(again, "en", "pf1", "total-defense").click();
    await waitFor("the action to be spent", async () => !(await stripOfTracker(gm, "Archer")).includes(standard));
    expect((await ledgerOf(gm)).length).toBeGreaterThan(1);
  });
});

/** As many kinds of it as there are doors: actors, items, ground, settings, the combat; and one item of an earlier form. */
async function damage(open: TestTable): Promise<void> {
  await open.tamper("actors", idOf("fighter"), (fighter) => {
    Object.assign(fighter["system"] as object, {
      hp: { value: "many", max: 30 },
      abilities: null,
      features: ["combat-reflexes", { a: 1 }],
      level: 1e300,
    });
    Object.assign(itemIn(fighter, 0), { kind: "nonsense", bonus: "much" });
  });
  await open.tamper("actors", idOf("archer"), (archer) => {
    (itemIn(archer, 0)["game"] as Record<string, unknown>)["properties"] = "light, finesse";
  });
  await open.tamper("scenes", idOf("ruin"), (scene) => {
    const [region] = scene["regions"] as unknown as { behaviors: { system: object }[] }[];
    Object.assign(region?.behaviors[0]?.system ?? {}, { kind: "lava" });
  });
  await open.tamper("combats", FIGHT, (combat) => {
    combat["system"] = { ledger: { folded: "x", records: {}, aside: "words", applied: -3 } };
  });
  const draft = open.server.store.draft("settings");
  const levels = { pc: { actions: "shout" }, everybody: {} };
  for (const [key, value] of Object.entries({ enforcement: levels, windowSeconds: -5 }))
    draft.put({ _id: idOf(key), key: `battle-tempo.${key}`, value: JSON.stringify(value), user: null });
  await open.server.store.commit(draft);
}

const itemIn = (actor: DocumentSource, index: number): Record<string, unknown> =>
  (actor["items"] as unknown as { system: Record<string, unknown> }[])[index]?.system ?? {};

const systemOf = (open: TestTable, actor: string): unknown => open.server.store.get("actors", idOf(actor))?.["system"];

const hpOf = (open: TestTable): unknown => (systemOf(open, "fighter") as { hp: { value: unknown } }).hp.value;

function itemOf(open: TestTable, actor: string, index: number): unknown {
  const source = open.server.store.get("actors", idOf(actor));
  return source && itemIn(source, index);
}

function settingOf(open: TestTable, key: string): unknown {
  const stored = open.server.store.all("settings").find((each) => each["key"] === `battle-tempo.${key}`);
  return stored && (JSON.parse(stored["value"] as string) as unknown);
}

/** Opens the window by its name among the settings. */
async function openDamage(gm: Seat): Promise<Locator> {
  await gm.page.getByRole("tab", { name: "Settings" }).click();
  await gm.page.locator("[data-action=configureSettings]").click();
  const settings = gm.page.locator("#settings-config");
  await settings
    .locator(".form-group", { hasText: sentence("en", "Damage.title") })
    .getByRole("button", { name: sentence("en", "Damage.open"), exact: true })
    .click();
  const window = gm.page.locator("#battle-tempo-damage");
  await window.waitFor({ state: "visible" });
  return window;
}

const isMove = ({ type }: { type: string }): boolean => type === "Moved";
