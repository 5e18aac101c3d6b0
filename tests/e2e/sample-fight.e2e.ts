import { describe, expect, it } from "vitest";
import { idOf } from "../../tools/build/packs/ids.js";
import { agreedEvents, ledgerOf, type Round } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { act } from "./support/sheet.js";
import { useTable } from "./support/table.js";
import { waitFor } from "./support/wait.js";
import { sentence, type Lang } from "./support/words.js";

/** The first strike of a sample fight: who strikes whom, with what, by which action, and the dice that are thrown for it. */
interface FirstStrike {
  readonly ruleset: string;
  readonly lang: Lang;
  readonly generation: 13 | 14;
  readonly by: string;
  readonly at: readonly [who: string, number: string];
  readonly weapon: Readonly<Record<Lang, string>>;
  readonly action: string;
  readonly dice: readonly number[];
  /** Where the struck defend themselves: how, and their dice, which the game master throws. */
  readonly defence?: string;
  readonly against?: readonly number[];
}

const STRIKES: readonly FirstStrike[] = [
  {
    ...{ ruleset: "pf1", lang: "en", generation: 14, by: "rada", at: ["marsh-cutter", "1"] },
    ...{ weapon: { en: "Longsword", ru: "Длинный меч" }, action: "attack-melee", dice: [15, 4] },
  },
  {
    ...{ ruleset: "dnd5e2024", lang: "ru", generation: 13, by: "tala", at: ["goblin-warrior", "1"] },
    ...{ weapon: { en: "Longsword", ru: "Длинный меч" }, action: "attack", dice: [15, 4] },
  },
  {
    ...{ ruleset: "dnd4e", lang: "ru", generation: 14, by: "garda", at: ["ravine-runner", "1"] },
    ...{ weapon: { en: "Longsword", ru: "Длинный меч" }, action: "basic-attack", dice: [15, 4] },
  },
  {
    ...{ ruleset: "gurps4e", lang: "en", generation: 13, by: "alda", at: ["reaver", "1"] },
    ...{ weapon: { en: "Broadsword", ru: "Длинный меч" }, action: "attack", dice: [3, 3, 3, 1, 2] },
    ...{ defence: "dodge", against: [5, 5, 5] },
  },
];

const SIDEBAR = {
  en: { compendium: "Packs", import: "Import adventure", combat: "Combat", begin: "Begin combat" },
  ru: { compendium: "Сборники", import: "Импортировать приключение", combat: "Бой", begin: "Начать бой" },
} as const;

interface ScenesPage {
  game: { scenes: { active: { id: string } | null }; combat: { id: string; active: boolean } | null };
}

describe.each(STRIKES)("the sample fight of $ruleset on $generation, in $lang", (strike) => {
  const { ruleset, lang, generation, by, at, weapon, action, dice, defence, against = [] } = strike;
  const table = useTable({ ruleset, generation, names: lang });
  const tokenOf = (who: string, number = "1"): string => idOf(ruleset, "fight", "token", who, number);

  it("comes out of its compendium with scene, heroes and guide, and is begun and fought from there", async () => {
    const gm = await table().enter("gm", { lang });
    const fighter = await table().enter("player2", { lang });
    const party: Round = { gm, fighter };
    await importFrom(gm, `battle-tempo.${ruleset}-first-fight-${lang}`, lang);
    for (const seat of [gm, fighter]) await showsScene(seat, idOf(ruleset, "fight", "scene"));

    const guide = gm.page.locator(".journal-sheet");
    await gm.waitForText(sentence(lang, `${ruleset}.Action.${action}`), guide);
    await guide.locator("[data-action='close']").click();

    await gm.page.getByRole("tab", { name: SIDEBAR[lang].combat }).click();
    await gm.click(SIDEBAR[lang].begin);
    await waitFor("the fight to begin", async () => (await ledgerOf(gm)).length >= 2);

    await fighter.board.target(tokenOf(...at));
    await fighter.queueDice(...dice);
    const name = new RegExp(`^${sentence(lang, `${ruleset}.Action.${action}`)}`);
    await act(fighter, tokenOf(by), name, weapon[lang]);
    await gm.queueDice(...against);
    if (defence !== undefined) {
      const way = new RegExp(`^${sentence(lang, `${ruleset}.Action.${defence}`)}`);
      await gm.page.getByRole("button", { name: way }).first().click();
    }
    await waitFor("the strike", async () =>
      (await agreedEvents(party)).some(({ type, by: striker }) => type === "StrikeResolved" && striker !== undefined),
    );
    expect(await fighter.remainingDice()).toBe(0);
  });
});

/** Through the sidebar, as a person does: the pack, its document, the button. */
async function importFrom(gm: Seat, pack: string, lang: Lang): Promise<void> {
  await gm.page.getByRole("tab", { name: SIDEBAR[lang].compendium }).click();
  const shelf = gm.page.locator("#compendium");
  const place = shelf.locator(`details[data-pack="${pack}"]`);
  // Folders open from the outside in.
  for (const folder of await shelf.locator(`details:has(details[data-pack="${pack}"])`).all())
    await folder.locator("> summary").click();
  await place.locator("> summary").click();
  await place.getByRole("button").click();
  await gm.click(SIDEBAR[lang].import);
}

async function showsScene(seat: Seat, id: string): Promise<void> {
  await waitFor(`${seat.name} to see the sample scene`, () =>
    seat.page.evaluate((scene) => (globalThis as unknown as ScenesPage).game.scenes.active?.id === scene, id),
  );
  await waitFor(`${seat.name}'s canvas to show it`, () => seat.board.isOn(id));
  await seat.board.showScene();
}
