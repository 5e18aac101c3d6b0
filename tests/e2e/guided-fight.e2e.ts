import { describe, expect, it } from "vitest";
import { agreedEvents, everybodySees, nextTurn } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import { importSample, readAndBegin, sampleToken } from "./support/sample-fight.js";
import { act } from "./support/sheet.js";
import { useTable } from "./support/table.js";
import { demandTally, seesPrompt } from "./support/trouble.js";
import { attack, choose, pressFoot } from "./support/turn.js";
import { waitFor } from "./support/wait.js";

/** What the guides promise has to be so: each is walked through as far as the dice can be laid. */
describe.runIf(FULL)("the guide of dnd5e2024", () => {
  const table = useTable({ ruleset: "dnd5e2024" });
  const [TALA, WREN, GOBLIN, ILVA, SECOND, HORSE] = [
    sampleToken("dnd5e2024", "tala"),
    sampleToken("dnd5e2024", "wren"),
    sampleToken("dnd5e2024", "goblin-warrior", "1"),
    sampleToken("dnd5e2024", "ilva"),
    sampleToken("dnd5e2024", "goblin-warrior", "2"),
    sampleToken("dnd5e2024", "warhorse"),
  ] as const;

  it("says truly what is seen: the answered way out, the free one, dear ground", async () => {
    const party = await importSample(table(), { ruleset: "dnd5e2024", lang: "en" });
    await readAndBegin(party, { ruleset: "dnd5e2024", lang: "en" }, "attack");
    const { gm, fighter } = party;

    await fighter.queueDice(15, 2);
    await attack(fighter, TALA, GOBLIN, "Longsword", "Attack");
    await demandTally(party, { StrikeResolved: 1 });
    await fighter.board.drag(TALA, [5, 7]);
    await seesPrompt(gm);
    await gm.queueDice(2);
    await gm.click("Strike");
    await everybodySees(party, TALA, [5, 7]);
    await pressFoot(fighter, TALA, "End turn");

    await fighter.board.drag(WREN, [8, 8]);
    await everybodySees(party, WREN, [8, 8]);
    await fighter.queueDice(2);
    await attack(fighter, WREN, GOBLIN, "Shortsword", "Attack");
    await demandTally(party, { StrikeResolved: 3 });
    await act(fighter, WREN, /^Disengage/);
    await fighter.board.drag(WREN, [6, 9]);
    await everybodySees(party, WREN, [6, 9]);
    await demandTally(party, { WindowOpened: 1 });
    expect(await agreedEvents(party)).toContainEqual(expect.objectContaining({ action: "disengage", pays: ["bonus"] }));
    await pressFoot(fighter, WREN, "End turn");

    await gm.board.drag(GOBLIN, [9, 10]);
    await everybodySees(party, GOBLIN, [9, 10]);
    // Two open squares, and one of the scree.
    expect((await agreedEvents(party)).filter(({ type }) => type === "Moved").at(-1)).toMatchObject({ cost: 20 });
  });

  it("says truly what is seen: the hedge, the horse", async () => {
    const party = await importSample(table(), { ruleset: "dnd5e2024", lang: "en" });
    await readAndBegin(party, { ruleset: "dnd5e2024", lang: "en" }, "mount");
    const { fighter } = party;
    // Tala, Wren and the goblin let their turns go by.
    for (let turn = 0; turn < 3; turn++) await nextTurn(party);

    await fighter.queueDice(2);
    await attack(fighter, ILVA, SECOND, "Longbow", "Attack");
    await demandTally(party, { StrikeResolved: 1 });
    const shot = (await agreedEvents(party)).filter(({ type }) => type === "RollResolved").at(-1);
    expect(shot).toMatchObject({ roll: { against: 17 } });
    await fighter.board.target(HORSE);
    await choose(fighter, ILVA, "Mount");
    await waitFor("Ilva to sit on her horse", async () =>
      (await agreedEvents(party)).some(
        ({ type, condition }) => type === "ConditionGained" && (condition as { id: string }).id === "mounted",
      ),
    );
  });
});

describe.runIf(FULL)("the guide of pf1", () => {
  const table = useTable({ ruleset: "pf1" });
  const [RADA, KESSA, CUTTER] = [
    sampleToken("pf1", "rada"),
    sampleToken("pf1", "kessa"),
    sampleToken("pf1", "marsh-cutter", "1"),
  ] as const;

  it("says truly what is seen: the second blow, the free step, the answered way, the flank", async () => {
    const party = await importSample(table(), { ruleset: "pf1", lang: "en" });
    await readAndBegin(party, { ruleset: "pf1", lang: "en" }, "full-attack");
    const { gm, fighter } = party;
    // The cutter, which is first, only gets ready.
    await nextTurn(party);
    for (const round of [1, 2]) {
      await fighter.queueDice(2);
      await attack(fighter, RADA, CUTTER, "Longsword", "Full attack");
      await demandTally(party, { StrikeResolved: round });
    }
    await choose(fighter, RADA, "5-foot step");
    await fighter.board.drag(RADA, [8, 7]);
    await everybodySees(party, RADA, [8, 7]);
    await demandTally(party, { WindowOpened: 0 });
    await pressFoot(fighter, RADA, "End turn");

    await fighter.board.drag(KESSA, [10, 9]);
    await seesPrompt(gm);
    await gm.queueDice(2);
    await gm.click("Strike");
    await everybodySees(party, KESSA, [10, 9]);
    await fighter.queueDice(15, 3, 1, 1, 1);
    await attack(fighter, KESSA, CUTTER, "Rapier", "Attack");
    await demandTally(party, { StrikeResolved: 4 });
    // Three dice of precision were thrown, for nobody can watch both.
    expect(await fighter.remainingDice()).toBe(0);
  });
});

describe.runIf(FULL)("the guide of dnd4e", () => {
  const table = useTable({ ruleset: "dnd4e" });
  const [GARDA, RUNNER] = [sampleToken("dnd4e", "garda"), sampleToken("dnd4e", "ravine-runner", "1")] as const;

  it("says truly what is seen: the push over the edge, the action point", async () => {
    const party = await importSample(table(), { ruleset: "dnd4e", lang: "en" });
    await readAndBegin(party, { ruleset: "dnd4e", lang: "en" }, "use-power");
    const { gm, fighter } = party;
    await fighter.queueDice(15, 2);
    await gm.queueDice(12);
    await attack(fighter, GARDA, RUNNER, "Driving blow", "Use a power");
    const where = fighter.page.getByRole("region", { name: "Where to?" });
    await where.getByRole("combobox").selectOption("1 right, 1 up");
    await where.getByRole("button", { name: "Move", exact: true }).click();
    await demandTally(party, { StrikeResolved: 1, WindowOpened: 1 });
    expect(JSON.stringify(await agreedEvents(party))).toContain("edge");
    await choose(fighter, GARDA, "Spend an action point", () =>
      fighter.click("Standard action", fighter.page.locator("dialog.tempo-choice")),
    );
    await waitFor("the action point", async () =>
      (await agreedEvents(party)).some(({ action }) => action === "action-point"),
    );
  });
});
