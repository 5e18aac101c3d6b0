import { describe, expect, it } from "vitest";
import { agreedEvents } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import { importSample, readAndBegin, sampleToken } from "./support/sample-fight.js";
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
  /** The game master strikes. */
  readonly master?: true;
  /** Where the struck defend themselves: how, and their dice, which the game master throws. */
  readonly defence?: string;
  readonly against?: readonly number[];
}

const STRIKES: readonly FirstStrike[] = [
  {
    ...{ ruleset: "pf1", lang: "en", generation: 14, by: "marsh-cutter", at: ["rada", "1"], master: true },
    ...{ weapon: { en: "Short sword", ru: "Короткий меч" }, action: "attack-melee", dice: [18, 3] },
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
    ...{ ruleset: "gurps4e", lang: "en", generation: 13, by: "maris", at: ["reaver", "1"] },
    ...{ weapon: { en: "Short sword", ru: "Короткий меч" }, action: "attack", dice: [3, 3, 3, 4] },
    ...{ defence: "dodge", against: [5, 5, 5] },
  },
];

/** Each game is played to its first strike in the full matrix, one of them every day. */
const PLAYED = FULL ? STRIKES : STRIKES.filter(({ ruleset }) => ruleset === "dnd5e2024");

describe.each(PLAYED)("the sample fight of $ruleset on $generation, in $lang", (strike) => {
  const { ruleset, lang, generation, by, at, weapon, action, dice, defence, against = [], master } = strike;
  const table = useTable({ ruleset, generation, names: lang });

  it("comes out of its compendium with scene, heroes and guide, and is begun and fought from there", async () => {
    const party = await importSample(table(), strike);
    await readAndBegin(party, strike, action);
    const { gm, fighter } = party;
    const striker = master ? gm : fighter;
    await striker.board.target(sampleToken(ruleset, ...at));
    await striker.queueDice(...dice);
    await gm.queueDice(...against);
    const name = new RegExp(`^${sentence(lang, `${ruleset}.Action.${action}`)}`);
    await act(striker, sampleToken(ruleset, by), name, weapon[lang]);
    if (defence !== undefined) {
      const way = new RegExp(`^${sentence(lang, `${ruleset}.Action.${defence}`)}`);
      await gm.page.getByRole("button", { name: way }).first().click();
    }
    await waitFor("the strike", async () => (await agreedEvents(party)).some(({ type }) => type === "StrikeResolved"));
    expect([await fighter.remainingDice(), await gm.remainingDice()]).toEqual([0, 0]);
  });
});
