import { describe, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { useTable } from "./support/table.js";
import { waitFor } from "./support/wait.js";

const FIGHTER = tokenIdOf("fighter");
/** Clear ground above the fighter, until the game master draws on it. */
const TO = [6, 10] as const;

interface RegionPage {
  canvas: {
    scene: {
      grid: { size: number };
      createEmbeddedDocuments(name: string, data: object[]): Promise<{ object: { control(): unknown } }[]>;
      regions: { contents: { behaviors: { contents: { type: string; system: { kind: string } }[] } }[] };
    };
  };
}

describe("terrain", () => {
  const table = useTable({ ruleset: "pf1" });

  it("is chosen by the game master in a form that explains itself, and doubles the cost on the player's ruler", async () => {
    const gm = await table().enter("gm", { lang: "en" });
    const fighter = await table().enter("player2", { lang: "en" });
    await beginFight({ gm, fighter }, [FIGHTER]);
    await foretells(fighter, /\b5 ft/);

    await gm.page.getByRole("button", { name: "Region controls" }).click();
    await gm.page.evaluate(async ([column, row]) => {
      const { canvas } = globalThis as unknown as RegionPage;
      const { size } = canvas.scene.grid;
      const shape = { type: "rectangle", x: column * size, y: row * size, width: size, height: size, rotation: 0 };
      const [region] = await canvas.scene.createEmbeddedDocuments("Region", [{ name: "Ruins", shapes: [shape] }]);
      await new Promise((resolve) => setTimeout(resolve, 300));
      region?.object.control();
    }, TO);
    await gm.page.getByRole("button", { name: "Terrain of the region" }).click();
    const form = gm.page.locator(".tempo-terrain");
    await form.getByText("Entering a square costs 10 ft, 15 ft diagonally").waitFor();
    await form.getByRole("radio", { name: /Low wall/ }).check();
    await form.getByRole("radio", { name: /Rubble/ }).check();

    await waitFor("the player's client to know of the rubble", () =>
      fighter.page.evaluate(() =>
        (globalThis as unknown as RegionPage).canvas.scene.regions.contents.some(({ behaviors }) =>
          behaviors.contents.some(({ system }) => system.kind === "difficult"),
        ),
      ),
    );
    await foretells(fighter, /\b10 ft/);
  });
});

/** What the ruler says of the step while the token is carried there; it is put back where it stood. */
async function foretells(seat: Seat, cost: RegExp): Promise<void> {
  await seat.board.pickUp(FIGHTER);
  await seat.board.carryTo(TO);
  await seat.waitForText(cost, seat.page.locator("#measurement, .token-ruler-labels, .waypoint-label"));
  await seat.board.carryTo(await seat.board.cellOf(FIGHTER));
  await seat.board.drop();
}
