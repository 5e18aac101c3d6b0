import type { Cell } from "./board.js";
import { everybodySees, nextTurn, type Party } from "./fight.js";
import type { Seat } from "./seat.js";
import { waitFor } from "./wait.js";
import { sentence, type Lang } from "./words.js";

interface TokenPage {
  game: {
    combats: { contents: [{ combatants: { contents: { id: string; name: string }[] } }] };
    scenes: { contents: { tokens: { get(id: string): RotatedToken | undefined } }[] };
    system: { api: { sessionOf(combat: unknown): { viewed: { encounter: { creatures: Record<string, Placed> } } } } };
  };
}

interface RotatedToken {
  rotation: number;
  update(changes: object): Promise<unknown>;
}

interface Placed {
  position: { facing: string | null } | null;
}

/** Tokens are turned with core's tool by which nothing constrains the game master, as one who sets a scene does. */
export const setScene = (gm: Seat, rotations: Readonly<Record<string, number>>): Promise<void> =>
  gm.page.evaluate(async (wanted) => {
    const { game, ui } = globalThis as unknown as TokenPage & {
      ui: { controls: { controls: { tokens: { tools: { unconstrainedMovement: { active: boolean } } } } } };
    };
    const tool = ui.controls.controls.tokens.tools.unconstrainedMovement;
    tool.active = true;
    for (const [id, rotation] of Object.entries(wanted))
      for (const { tokens } of game.scenes.contents) await tokens.get(id)?.update({ rotation });
    tool.active = false;
  }, rotations);

export const rotationOf = (seat: Seat, token: string): Promise<number | undefined> =>
  seat.page.evaluate(
    (id) =>
      (globalThis as unknown as TokenPage).game.scenes.contents.flatMap(({ tokens }) => tokens.get(id) ?? [])[0]
        ?.rotation,
    token,
  );

/** Where a creature looks in the fight as this client may know it. */
export const facingOf = (seat: Seat, name: string): Promise<string | null> =>
  seat.page.evaluate((wanted) => {
    const { game } = globalThis as unknown as TokenPage;
    const [combat] = game.combats.contents;
    const id = combat.combatants.contents.find((each) => each.name === wanted)?.id ?? "";
    return game.system.api.sessionOf(combat).viewed.encounter.creatures[id]?.position?.facing ?? null;
  }, name);

/** The panel of declarations. */
export const panelOf = ({ page }: Seat) => page.locator("#battle-tempo-declarations");

/** Declares in the panel, by its select and its button; with `stays` the panel does, too. */
export async function declare(seat: Seat, lang: Lang, name: string, action: string, stays = true): Promise<void> {
  const row = panelOf(seat).locator("[data-creature]").filter({ hasText: name });
  await row
    .getByLabel(sentence(lang, "Declare.action"))
    .selectOption({ label: sentence(lang, `adnd2ct.Action.${action}`) });
  const button = row.getByRole("button", { name: sentence(lang, "Declare.declareFor", { name }), exact: true });
  await button.click();
  if (stays) await waitFor(`${name} to have declared`, () => button.isDisabled());
}

/** The game master goes on, and everybody is in that phase. */
export async function goOnTo(party: Party, phase: string): Promise<void> {
  await nextTurn(party);
  await everybodyIsIn(party, phase);
}

/** Waits until the lanes of all trackers mark that phase. */
export async function everybodyIsIn({ gm, archer, fighter }: Party, phase: string): Promise<void> {
  for (const { page } of [gm, archer, fighter]) {
    await page.getByRole("tab", { name: /^(Combat|Бой)/ }).click();
    await page.locator(`#combat .tempo-lane[data-phase=${phase}][aria-current=step]`).waitFor({ state: "visible" });
  }
}

/** Drags a token; everybody sees it arrive. */
export async function go(party: Party, seat: Seat, token: string, to: Cell): Promise<void> {
  await seat.board.drag(token, to);
  await everybodySees(party, token, to);
}
