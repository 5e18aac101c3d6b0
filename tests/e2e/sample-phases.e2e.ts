import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { nextTurn } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import { importSample, readAndBegin, sampleToken } from "./support/sample-fight.js";
import type { Seat } from "./support/seat.js";
import { useTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import { attack } from "./support/turn.js";
import { waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const SAMPLE = { ruleset: "adnd2ct", lang: "ru" } as const;
const ru = (key: string, values?: Record<string, string>): string => sentence("ru", key, values);
const [OSWIN, BRIGAND] = [sampleToken("adnd2ct", "oswin"), sampleToken("adnd2ct", "brigand", "1")] as const;

/** As the others (`sample-fight`), but that this game's rounds begin with declarations and go by phases. */
describe.runIf(FULL)("the sample fight of adnd2ct", () => {
  const table = useTable({ ruleset: "adnd2ct", names: "ru" });

  it("is imported, declared, and fought up to its first strike in the phase of the weapon", async () => {
    const party = await importSample(table(), SAMPLE);
    const { gm, fighter } = party;
    await readAndBegin(party, { ...SAMPLE, records: 1 }, "attack");
    await declare(fighter, "Освин Привратник", "attack");
    for (const name of ["Джаспер Два Ножа", "Хедда Тетива", "Матушка Линда"]) await declare(fighter, name, "parry");
    for (const name of ["Разбойник 1", "Разбойник 2", "Лучник-разбойник", "Каменоломный великан"])
      await declare(gm, name, "parry");
    await fighter.queueDice(2);
    await gm.queueDice(7);
    await gm.click(ru("Declare.roll"), panelOf(gm));
    await gm.click(ru("Declare.begin"), panelOf(gm));
    for (const phase of ["very-fast", "fast", "average"]) {
      await laneOf(gm, phase).waitFor({ state: "visible" });
      if (phase !== "average") await nextTurn(party);
    }
    await fighter.queueDice(19, 4);
    await attack(fighter, OSWIN, BRIGAND, "Длинный меч", ru("adnd2ct.Action.attack"));
    await demandTally(party, { StrikeResolved: 1 });
    expect(await fighter.remainingDice()).toBe(0);
  });
});

const panelOf = ({ page }: Seat): Locator => page.locator("#battle-tempo-declarations");

const laneOf = ({ page }: Seat, phase: string): Locator =>
  page.locator(`#combat .tempo-lane[data-phase=${phase}][aria-current=step]`);

/** Declares in the panel, by its select and its button. */
async function declare(seat: Seat, name: string, action: string): Promise<void> {
  const row = panelOf(seat).locator("[data-creature]").filter({ hasText: name });
  await row.getByLabel(ru("Declare.action")).selectOption({ label: ru(`adnd2ct.Action.${action}`) });
  const button = row.getByRole("button", { name: ru("Declare.declareFor", { name }), exact: true });
  await button.click();
  await waitFor(`${name} to have declared`, () => button.isDisabled());
}
