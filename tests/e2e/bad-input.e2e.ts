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
const [FIGHTER_FIGHTS, ARCHER_FIGHTS] = ["fighterFights", "archerFights"].map(idOf) as [string, string];

interface StoredFight {
  readonly system: { readonly ledger: { readonly records: object } };
}

const table = useTable({ ruleset: "pf1" });

/** A notice of the system's, on that screen; those of the game master stay until somebody dismisses them. */
const isTold = (seat: Seat, text: string): Promise<void> =>
  seat.waitForText(text, seat.page.locator("#notifications"), 15_000);

const systemOf = (seat: Seat): Promise<Record<string, unknown>> =>
  seat.page.evaluate((id) => {
    interface Combats {
      combats: { get(id: string): { toObject(): { system: Record<string, unknown> } } };
    }
    return (globalThis as unknown as { game: Combats }).game.combats.get(id).toObject().system;
  }, FIGHT);

describe("a ruleset that isn't there", () => {
  it("is told to everybody; the world loads, enforces nothing and loses nothing", async () => {
    await table().tamper("settings", idOf("rulesetSetting"), (setting) => {
      setting["value"] = JSON.stringify("no-such-game");
    });
    const before = JSON.stringify(table().server.store.all("actors"));
    const text = sentence("en", "Notice.unknown-ruleset", { id: "no-such-game" });
    table().complaints.expect(/no-such-game/);
    const gm = await table().enter("gm");
    await isTold(gm, text);
    const archer = await table().enter("player1");
    await isTold(archer, text);

    await gm.page.getByRole("tab", { name: "Combat" }).click();
    await gm.click("Begin combat");
    await waitFor("the fight to begin", () => combatField(table(), "round") === 1);
    await archer.board.drag(ARCHER, [2, 17]);
    await everybodySees({ gm, archer }, ARCHER, [2, 17]);
    const sheet = await openSheet(archer, ARCHER);
    await archer.waitForText("Archer", sheet.locator(".tempo-head__name"));
    await closeSheet(sheet);
    await table().server.settle();
    expect(JSON.stringify(table().server.store.all("actors"))).toBe(before);
  });
});

describe("a ledger with garbage in it", () => {
  it("goes on from its sound part, tells the game master, and keeps what it set aside", async () => {
    const first = await table().enter("gm");
    await beginFight({ gm: first }, [ARCHER, FIGHTER, GOBLIN, OGRE]);
    await first.board.drag(ARCHER, [5, 7]);
    await everybodySees({ gm: first }, ARCHER, [5, 7]);
    await waitFor("the move to be recorded", async () => (await agreedEvents({ gm: first })).some(isMove));
    const sound = await ledgerOf(first);
    await table().seeOff(first);
    await table().server.settle();

    const garbage = { [String(sound.length + 1)]: "{not json", [String(sound.length + 2)]: '{"seq":"x"}' };
    await table().tamper("combats", FIGHT, (combat) => {
      Object.assign((combat as unknown as StoredFight).system.ledger.records, garbage);
    });
    const values = { count: "2", revision: String(sound.length) };
    table().complaints.expect(/could not be read/);
    const gm = await table().enter("gm");
    await isTold(gm, sentence("en", "Notice.ledger-damaged", values));
    const archer = await table().enter("player1");
    const round: Round = { gm, archer };
    expect((await ledgerOf(gm)).slice(0, sound.length)).toEqual(sound);
    const aside = ((await systemOf(gm))["ledger"] as { aside: string[] }).aside;
    expect(aside).toHaveLength(2);
    expect(aside.join()).toContain("{not json");

    await archer.board.drag(ARCHER, [4, 7]);
    await everybodySees(round, ARCHER, [4, 7]);
    await waitFor(
      "the second move to be recorded",
      async () => (await agreedEvents(round)).filter(isMove).length === 2,
    );
  });
});

describe("a ledger of which nothing can be read", () => {
  it("is set aside whole, and the fight begins anew", async () => {
    const records = { "4": "[]", "5": "{not json", odd: "out of order" };
    await table().tamper("combats", FIGHT, (combat) => {
      Object.assign(combat, { round: 2, turn: 1, system: { ledger: { opening: "rubbish", folded: 3, records } } });
    });
    table().complaints.expect(/could not be read/);
    const gm = await table().enter("gm");
    await isTold(gm, sentence("en", "Notice.ledger-damaged", { count: "4", revision: "0" }));
    await waitFor("the fight to begin anew", async () => (await ledgerOf(gm)).length >= 2);
    const ledger = (await systemOf(gm))["ledger"] as { aside: string[]; records: Record<string, string> };
    for (const text of ["rubbish", "{not json", "out of order"]) expect(ledger.aside.join()).toContain(text);
    expect(ledger.aside).toHaveLength(4);
    expect(Object.keys(ledger.records)).not.toContain("odd");
    const standard = sentence("en", "pf1.Slot.standard");
    await waitFor("the archer's turn", async () => (await stripOfTracker(gm, "Archer")).includes(standard));
  });
});

describe("an actor of another ruleset", () => {
  it("can be read, is named to the game master, and takes no part in the fight", async () => {
    await table().tamper("actors", idOf("fighter"), (actor) => {
      Object.assign(actor, { type: "dnd5e2024", system: {} });
    });
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2");
    const round: Round = { gm, fighter };
    const sheet = await openSheet(fighter, FIGHTER);
    const game = sentence("en", "Ruleset.dnd5e2024");
    await fighter.waitForText(sentence("en", "Sheet.foreign", { game }), sheet);
    await closeSheet(sheet);
    await beginFight(round, [ARCHER, FIGHTER, GOBLIN, OGRE]);
    await isTold(gm, sentence("en", "Notice.not-of-this-game", { name: "Fighter" }));
    expect(await fightersOf(round)).not.toContain(FIGHTER_FIGHTS);
    await fighter.board.press(FIGHTER, "ArrowLeft");
    await everybodySees(round, FIGHTER, [5, 11]);
    expect((await agreedEvents(round)).some(isMove)).toBe(false);
  });
});

describe("a token without an actor", () => {
  it("is named to the game master, stands in the way, and takes no part in the fight", async () => {
    await table().tamper("scenes", idOf("ruin"), (scene) => {
      const tokens = scene["tokens"] as unknown as DocumentSource[];
      const archer = tokens.find(({ _id }) => _id === ARCHER);
      tokens.push({
        ...structuredClone(archer),
        _id: tokenIdOf("crate"),
        name: "Crate",
        actorId: null,
        x: 500,
        y: 800,
      });
    });
    await table().tamper("combats", FIGHT, (combat) => {
      const combatants = combat["combatants"] as unknown as DocumentSource[];
      const seats = { tokenId: tokenIdOf("crate"), sceneId: idOf("ruin"), actorId: null };
      combatants.push({ ...structuredClone(combatants[0]), _id: idOf("crateFights"), ...seats });
    });
    const gm = await table().enter("gm");
    const archer = await table().enter("player1");
    const round: Round = { gm, archer };
    await beginFight(round, [ARCHER, FIGHTER, GOBLIN, OGRE, tokenIdOf("crate")]);
    await isTold(gm, sentence("en", "Notice.without-actor", { name: "Crate" }));
    expect(await fightersOf(round)).toHaveLength(4);
    await archer.board.press(ARCHER, "ArrowLeft");
    await isTold(archer, sentence("en", "Refusal.occupied.plain"));
    await everybodySees(round, ARCHER, [6, 8]);
  });
});

describe("a combat without a scene", () => {
  it("LG-06: keeps the economy, and lets tokens go where they like", async () => {
    await table().tamper("combats", FIGHT, (combat) => {
      combat["scene"] = null;
      for (const combatant of combat["combatants"] as unknown as DocumentSource[])
        Object.assign(combatant, { tokenId: null, sceneId: null });
    });
    const gm = await table().enter("gm");
    const archer = await table().enter("player1");
    const round: Round = { gm, archer };
    await gm.page.evaluate(async (first) => {
      interface Fight {
        combatants: { contents: { id: string }[] };
        setInitiative(id: string, value: number): Promise<unknown>;
      }
      const { combat } = (globalThis as unknown as { game: { combat: Fight } }).game;
      for (const { id } of combat.combatants.contents) await combat.setInitiative(id, id === first ? 20 : 10);
    }, ARCHER_FIGHTS);
    await gm.page.getByRole("tab", { name: "Combat" }).click();
    await gm.click("Begin combat");
    await waitFor("the fight to begin", async () => (await ledgerOf(archer)).length >= 2);
    const standard = sentence("en", "pf1.Slot.standard");
    await waitFor("the archer's action", async () => (await stripOfTracker(archer, "Archer")).includes(standard));
    const sheet = await openSheet(archer, ARCHER);
    await actionButton(sheet, "en", "pf1", "total-defense").click();
    await closeSheet(sheet);
    await waitFor("the action to be spent", async () => !(await stripOfTracker(gm, "Archer")).includes(standard));
    expect(await stripOfTracker(archer, "Archer")).toBe(await stripOfTracker(gm, "Archer"));

    await archer.board.drag(ARCHER, [2, 17]);
    await everybodySees(round, ARCHER, [2, 17]);
    expect((await agreedEvents(round)).some(isMove)).toBe(false);
  });
});

const isMove = ({ type }: { type: string }): boolean => type === "Moved";

const combatField = (open: TestTable, key: string): unknown => open.server.store.get("combats", FIGHT)?.[key];

/** Ids of the combatants that the ledger let into the fight. */
async function fightersOf(round: Round): Promise<string[]> {
  const begun = (await agreedEvents(round)).find(({ type }) => type === "FightBegun");
  if (!begun) throw new Error("the fight has not begun");
  return begun["order"] as string[];
}
