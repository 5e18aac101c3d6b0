import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, gather, ledgerOf, seatsOf } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { act } from "./support/sheet.js";
import { useTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import { endUnused, everybodySeesTurnOf, leftOf, pressFoot } from "./support/turn.js";
import { holdsFor, waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const [FIGHTER, GOBLIN, ARCHER] = ["fighter", "goblin", "archer"].map(tokenIdOf) as [string, string, string];
const dialog = ({ page }: Seat): Locator => page.locator("dialog.tempo-choice");
const showCombat = ({ page }: Seat): Promise<void> => page.getByRole("tab", { name: /^Combat/ }).click();

interface FightPage {
  game: {
    time: { worldTime: number };
    combats: {
      contents: {
        combatants: { contents: CombatantOnPage[] };
        setInitiative(id: string, value: number): Promise<unknown>;
      }[];
    };
  };
}

interface CombatantOnPage {
  readonly id: string;
  readonly name: string;
  readonly initiative: number | null;
  readonly token: { readonly disposition: number } | null;
  readonly actor: {
    readonly system: { readonly ac: number };
    toggleStatusEffect(id: string, options: { readonly active: boolean }): Promise<unknown>;
  };
  update(change: { readonly defeated: boolean }): Promise<unknown>;
}

const worldTime = ({ page }: Seat): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as FightPage).game.time.worldTime);

const armourOf = ({ page }: Seat): Promise<number> =>
  page.evaluate(() => {
    const [combat] = (globalThis as unknown as FightPage).game.combats.contents;
    return combat?.combatants.contents.find(({ name }) => name === "Goblin")?.actor.system.ac ?? 0;
  });

/** Marks all hostile creatures as defeated. */
const defeatFoes = ({ page }: Seat): Promise<void> =>
  page.evaluate(async () => {
    const [combat] = (globalThis as unknown as FightPage).game.combats.contents;
    const foes = (combat?.combatants.contents ?? []).filter(({ token }) => token?.disposition === -1);
    for (const foe of foes) await foe.update({ defeated: true });
  });

const unrolled = (seat: Seat): Promise<string[]> =>
  seat.page.evaluate(() => {
    const [combat] = (globalThis as unknown as FightPage).game.combats.contents;
    return (combat?.combatants.contents ?? []).flatMap(({ name, initiative }) => (initiative === null ? [name] : []));
  });

/** Gives results to some by name, and to everybody else one that nobody shares. */
const setInitiatives = ({ page }: Seat, named: Readonly<Record<string, number>>): Promise<void> =>
  page.evaluate(async (results) => {
    const [combat] = (globalThis as unknown as FightPage).game.combats.contents;
    for (const [i, { id, name }] of (combat?.combatants.contents ?? []).entries())
      await combat?.setInitiative(id, results[name] ?? -i);
  }, named);

const hide = ({ page }: Seat, name: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    const [combat] = (globalThis as unknown as FightPage).game.combats.contents;
    const actor = combat?.combatants.contents.find((each) => each.name === wanted)?.actor;
    await actor?.toggleStatusEffect("hidden", { active: true });
  }, name);

describe("dnd5e2024: who has to decide is asked", () => {
  const table = useTable({ ruleset: "dnd5e2024", cast: { archer: [8, 4], fighter: [6, 11], goblin: [7, 11] } });

  it("before the first round the game master sees who has not rolled, and players roll for their own", async () => {
    const party = await gather(table());
    const { gm, archer, fighter } = party;
    await showCombat(gm);
    await gm.click("Begin combat");
    await gm.waitForText(/Initiative: missing: .*Fighter/, dialog(gm));
    await gm.click("Roll what is missing", dialog(gm));
    for (const seat of [archer, fighter]) await seat.click("Roll", dialog(seat));
    await waitFor("everybody to have rolled", async () => (await unrolled(gm)).length === 0);
    expect(await ledgerOf(gm)).toHaveLength(0);
    await setInitiatives(gm, { Archer: 20, Fighter: 15 });
    await gm.click("Begin combat");
    for (const seat of seatsOf(party))
      await waitFor("the fight to begin", async () => (await ledgerOf(seat)).length >= 2);
  });

  it("an ambush presets who is surprised, and equals are put in order before the first round", async () => {
    const party = await gather(table());
    const { gm } = party;
    await showCombat(gm);
    await setInitiatives(gm, { Archer: 12, Goblin: 12 });
    await hide(gm, "Archer");
    await gm.click("Begin combat");
    await gm.waitForText(/Surprised by an ambush: missing: .*Goblin/, dialog(gm));
    expect(await dialog(gm).getByRole("checkbox", { name: "Goblin" }).isChecked()).toBe(true);
    await dialog(gm)
      .getByLabel(/^First at 12/)
      .selectOption({ label: "Goblin" });
    await gm.click("Begin round 1", dialog(gm));
    for (const seat of seatsOf(party))
      await waitFor("the fight to begin", async () => (await ledgerOf(seat)).length >= 2);
    const [begun] = await agreedEvents(party);
    await everybodySeesTurnOf(party, "Goblin");
    expect(JSON.stringify(begun)).toContain("surprised");
  });

  it("a player with an unused action may dodge first; a round takes six seconds", async () => {
    const party = await gather(table());
    const { gm, archer } = party;
    await beginFight(party, [ARCHER, GOBLIN]);
    await endUnused(archer, ARCHER, "Dodge");
    await demandTally(party, { TurnEnded: 0 });
    expect(await leftOf(party, "Archer")).toBe("Left: bonus action, reaction, free interaction, movement 30 ft");
    await pressFoot(archer, ARCHER, "End turn");
    await everybodySeesTurnOf(party, "Goblin");
    const time = await worldTime(gm);
    await gm.click("Next round", gm.page.locator("#combat"));
    await everybodySeesTurnOf(party, "Archer");
    await waitFor("six seconds to pass", async () => (await worldTime(gm)) === time + 6);
  });

  it("what the game master rules in the wrench's panel counts for the next attack, once", async () => {
    const party = await gather(table());
    const { gm, fighter } = party;
    await beginFight(party, [FIGHTER, GOBLIN]);
    await gm.click(sentence("en", "Tracker.repairOf", { name: "Fighter" }));
    const cover = gm.page.locator(".tempo-repair").getByLabel("Cover of the target, next attack");
    await cover.selectOption({ label: "Half" });
    await waitFor("the ruling to stand", async () => (await ledgerOf(fighter)).join().includes("ruledCover"));
    await fighter.board.target(GOBLIN);
    await fighter.queueDice(2);
    await act(fighter, FIGHTER, /^Attack/, "Longsword");
    await demandTally(party, { StrikeResolved: 1 });
    const rolls = (await agreedEvents(party)).filter(({ type }) => type === "RollResolved");
    expect(rolls).toMatchObject([{ roll: { kind: "attack", against: (await armourOf(gm)) + 2 } }]);
    await waitFor("the ruling to be used up", async () => (await cover.inputValue()) === "");
  });

  it("the end of a decided fight is offered once, and nobody has to take it", async () => {
    const party = await gather(table());
    const { gm } = party;
    await beginFight(party, [FIGHTER, GOBLIN]);
    await defeatFoes(gm);
    await gm.click("Next turn", gm.page.locator("#combat"));
    await gm.click("Go on", dialog(gm));
    await gm.click("Next turn", gm.page.locator("#combat"));
    await holdsFor("nobody is asked again", 500, async () => (await dialog(gm).count()) === 0);
  });
});
