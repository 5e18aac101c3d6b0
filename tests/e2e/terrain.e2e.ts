import { describe, expect, it } from "vitest";
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

  it("is chosen by the game master in a form that explains itself, and changes what the player's ruler and a drop say", async () => {
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

    await knows(fighter, "difficult");
    await foretells(fighter, /\b10 ft/);

    await form.getByRole("radio", { name: /Pit/ }).check();
    await form.getByText("Nobody walks in or out").waitFor();
    await knows(fighter, "pit");
    await foretells(fighter, /The way is barred/);
    const from = await fighter.board.cellOf(FIGHTER);
    await fighter.board.pickUp(FIGHTER);
    await fighter.board.carryTo(TO);
    await fighter.board.drop();
    await fighter.waitForText(/In the way: Pit/, fighter.page.locator("#notifications"));
    expect(await fighter.board.cellOf(FIGHTER)).toEqual(from);
  });
});

/** Until a client has got the kind that the game master chose. */
const knows = (seat: Seat, kind: string): Promise<unknown> =>
  waitFor(`the player's client to know of the ${kind}`, () =>
    seat.page.evaluate(
      (chosen) =>
        (globalThis as unknown as RegionPage).canvas.scene.regions.contents.some(({ behaviors }) =>
          behaviors.contents.some(({ system }) => system.kind === chosen),
        ),
      kind,
    ),
  );

/** What the ruler says of the step while the token is carried there; it is put back where it stood. */
async function foretells(seat: Seat, cost: RegExp): Promise<void> {
  await seat.board.pickUp(FIGHTER);
  await seat.board.carryTo(TO);
  await seat.waitForText(cost, seat.page.locator("#measurement, .token-ruler-labels, .waypoint-label"));
  await seat.board.carryTo(await seat.board.cellOf(FIGHTER));
  await seat.board.drop();
}
