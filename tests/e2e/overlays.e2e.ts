import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight } from "./support/fight.js";
import { keys } from "./support/hands.js";
import type { Seat } from "./support/seat.js";
import { useTable } from "./support/table.js";
import { waitFor } from "./support/wait.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];

interface Drawn {
  readonly children?: readonly Drawn[];
  readonly geometry?: {
    readonly graphicsData?: readonly { readonly shape: { readonly points?: readonly number[] } }[];
  };
}

interface MapPage {
  canvas: { interface: Drawn; scene: { tokens: { get(id: string): { update(data: object): Promise<unknown> } } } };
}

/** How much is drawn in the last layer over the map: shapes of its graphics. */
const drawnShapes = (seat: Seat): Promise<number> =>
  seat.page.evaluate(() => {
    const last = (globalThis as unknown as MapPage).canvas.interface.children?.at(-1);
    return (last?.children ?? []).reduce((sum, child) => sum + (child.geometry?.graphicsData?.length ?? 0), 0);
  });

describe("overlays", () => {
  const table = useTable({ ruleset: "pf1" });

  it("are each user's own, by key and by button, and show nothing of what is hidden", async () => {
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2");
    await beginFight({ gm, fighter }, [FIGHTER, GOBLIN, ARCHER, OGRE]);

    await keys(fighter, "Home", "Shift+H");
    const button = fighter.page.getByRole("button", { name: "Show threatened cells" });
    await waitFor("the button to be pressed", async () => (await button.getAttribute("aria-pressed")) === "true");
    const all = await waitFor("threatened cells", () => drawnShapes(fighter));

    await gm.page.evaluate(
      (ids) => {
        const { tokens } = (globalThis as unknown as MapPage).canvas.scene;
        return Promise.all(ids.map((id) => tokens.get(id).update({ hidden: true })));
      },
      [GOBLIN, OGRE],
    );
    await waitFor("fewer of them", async () => (await drawnShapes(fighter)) < all);

    await button.click();
    await waitFor("nothing any more", async () => (await drawnShapes(fighter)) === 0);
    await keys(fighter, "Shift+R");
    await waitFor("cells in reach", () => drawnShapes(fighter));
    expect(await gm.page.getByRole("button", { name: "Show cells in reach" }).getAttribute("aria-pressed")).toBe(
      "false",
    );
  });
});
