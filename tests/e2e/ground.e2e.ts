import { describe, expect, it } from "vitest";
import { idOf } from "../../tabletop/world/documents.js";
import { keys } from "./support/hands.js";
import type { Seat } from "./support/seat.js";
import { useTable, type TestTable } from "./support/table.js";
import { waitFor } from "./support/wait.js";
import { sentence, type Lang } from "./support/words.js";

interface Drawn {
  readonly name?: string | null;
  readonly children?: readonly Drawn[];
  readonly geometry?: { readonly graphicsData?: readonly unknown[] };
}

interface MapPage {
  canvas: {
    interface: Drawn;
    scene: { regions: { get(id: string): { behaviors: { contents: { update(data: object): Promise<unknown> }[] } } } };
  };
}

interface RegionSource {
  _id: string;
  behaviors: { _id: string; system: object }[];
}

/** A pond that everybody may know of, and a pit that is the game master's secret. */
const dig = (table: TestTable): Promise<void> =>
  table.tamper("scenes", idOf("ruin"), (scene) => {
    const regions = scene["regions"] as unknown as RegionSource[];
    const [rubble] = regions;
    if (!rubble) throw new Error("no rubble lies there");
    const another = (name: string, column: number, visibility: number, system: object): RegionSource => ({
      ...structuredClone(rubble),
      ...{ _id: idOf(name), name, visibility },
      ...{
        shapes: [{ type: "rectangle", x: column * 100, y: 300, width: 200, height: 200, rotation: 0, hole: false }],
      },
      behaviors: rubble.behaviors.map((behavior) => ({ ...behavior, _id: idOf(`${name}Ground`), system })),
    });
    const pond = another("pond", 18, 0, { kind: "water", multiplier: null, degree: "", depth: 10 });
    const trap = another("trap", 22, 1, { kind: "pit", multiplier: null, degree: "", depth: 20 });
    scene["regions"] = [...regions, pond, trap] as never;
  });

/** Marks and borders of the ground. */
const drawnMarks = ({ page }: Seat): Promise<number> =>
  page.evaluate(() => {
    const layers = (globalThis as unknown as MapPage).canvas.interface.children ?? [];
    const ground = layers.find(({ name }) => name === "battle-tempo-ground");
    return (ground?.children ?? []).reduce((sum, child) => sum + (child.geometry?.graphicsData?.length ?? 0), 0);
  });

const word = (lang: Lang, key: string): string => sentence(lang, `Terrain.${key}`);
const legendOf = ({ page }: Seat, lang: Lang) => page.getByRole("region", { name: word(lang, "legend") });
const rowsOf = async (seat: Seat, lang: Lang): Promise<string[]> => {
  const names = legendOf(seat, lang).getByRole("listitem").locator("strong");
  return (await names.allInnerTexts()).map((name) => name.trim());
};

describe("the ground", () => {
  const table = useTable({ ruleset: "pf1", cast: { fighter: [6, 11], archer: [3, 3] } });

  it("is marked on the map with a legend, by button and key, for each user what that user may know", async () => {
    await dig(table());
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2", { lang: "ru" });
    const [rubble, water, pit] = ["difficult", "water", "pit"].map((kind) => `kind.${kind}`) as [
      string,
      string,
      string,
    ];

    await gm.page.getByRole("button", { name: sentence("en", "Overlay.ground") }).click();
    const button = fighter.page.getByRole("button", { name: sentence("ru", "Overlay.ground") });
    await keys(fighter, "Shift+G");
    await waitFor("the button to be pressed", async () => (await button.getAttribute("aria-pressed")) === "true");
    await legendOf(fighter, "ru").waitFor({ state: "visible" });
    expect(await rowsOf(fighter, "ru")).toEqual([word("ru", rubble), word("ru", water)]);
    await legendOf(gm, "en").waitFor({ state: "visible" });
    expect(await rowsOf(gm, "en")).toEqual([word("en", rubble), word("en", water), word("en", pit)]);
    await gm.waitForText("20 ft", legendOf(gm, "en"));
    const marks = legendOf(gm, "en").locator("li svg");
    const shapes = await marks.evaluateAll((all) => all.map((svg) => svg.innerHTML));
    expect(new Set(shapes).size).toBe(3);
    const [all, known] = [await drawnMarks(gm), await drawnMarks(fighter)];
    expect(known).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(known);

    // What the game master makes of the pond, every legend says.
    await gm.page.evaluate(async (id) => {
      const { regions } = (globalThis as unknown as MapPage).canvas.scene;
      await regions.get(id).behaviors.contents[0]?.update({ system: { kind: "obscured", depth: null } });
    }, idOf("pond"));
    await waitFor("the mist to be in the legend", async () =>
      (await rowsOf(fighter, "ru")).includes(word("ru", "kind.obscured")),
    );
    expect(await rowsOf(fighter, "ru")).toEqual([word("ru", rubble), word("ru", "kind.obscured")]);

    await fighter.click(word("ru", "hideLegend"), legendOf(fighter, "ru"));
    await legendOf(fighter, "ru").waitFor({ state: "detached" });
    await waitFor("the button to be up", async () => (await button.getAttribute("aria-pressed")) === "false");
    await waitFor("nothing to be drawn any more", async () => (await drawnMarks(fighter)) === 0);
    expect(await rowsOf(gm, "en")).toHaveLength(3);
  });
});
