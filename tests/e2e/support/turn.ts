import type { Locator } from "playwright-core";
import { seatsOf, type Party, type Round } from "./fight.js";
import { passOn, type PassButton } from "./gm-hands.js";
import type { Seat } from "./seat.js";
import { closeSheet, openSheet, stripOfTracker } from "./sheet-window.js";
import { prompt } from "./trouble.js";
import { waitFor } from "./wait.js";

/**
 * Looks an action up on the creature's sheet, presses its button, says what else is asked, and closes the sheet. A
 * movement is armed by it, and then drawn on the map.
 */
export async function choose(
  seat: Seat,
  tokenId: string,
  name: string,
  say: (sheet: Locator) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const sheet = await openSheet(seat, tokenId);
  await sheet.getByRole("searchbox").fill(name);
  await actionNamed(sheet, name).click();
  await say(sheet);
  await sheet.getByRole("searchbox").fill("");
  await closeSheet(sheet);
}

/** The button of the action of just that name in the sheet's columns. */
const actionNamed = (sheet: Locator, name: string): Locator =>
  sheet
    .locator(".tempo-columns .tempo-act")
    .filter({ has: sheet.page().locator(".tempo-act__name").getByText(name, { exact: true }) });

/** Uses an attack of the sheet against a target that is pointed out on the map. */
export async function attack(seat: Seat, by: string, target: string, line: string, use: string): Promise<void> {
  await seat.board.target(target);
  const sheet = await openSheet(seat, by);
  const attackLine = sheet.locator("li.tempo-attack").filter({ hasText: line });
  await attackLine.getByRole("button", { name: new RegExp(`^\\s*${use}`) }).click();
  await closeSheet(sheet);
}

/** Chooses in an open dialog, and confirms. */
export async function answerDialog(
  seat: Seat,
  fields: Readonly<Record<string, string>>,
  confirm: string,
): Promise<void> {
  const dialog = seat.page.locator("dialog.tempo-choice");
  for (const [label, choice] of Object.entries(fields)) await dialog.getByLabel(label).selectOption({ label: choice });
  await dialog.getByRole("button", { name: confirm, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

/** A button at the foot of the creature's sheet; `say` answers what it asks. */
export async function pressFoot(
  seat: Seat,
  tokenId: string,
  name: string,
  say: (dialog: Locator) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const sheet = await openSheet(seat, tokenId);
  await sheet.locator(".tempo-foot").getByRole("button", { name, exact: true }).click();
  await say(seat.page.locator("dialog.tempo-choice"));
  await closeSheet(sheet);
}

/** Ends the creature's turn although its action is unused, or does the action named instead. */
export async function endUnused(seat: Seat, tokenId: string, instead = "End the turn"): Promise<void> {
  const sheet = await openSheet(seat, tokenId);
  await sheet.locator(".tempo-foot").getByRole("button", { name: "End turn", exact: true }).click();
  await answerDialog(seat, {}, instead);
  await closeSheet(sheet);
}

/** The game master lets the next one act, and everybody sees whose turn it is. */
export async function passTurn(party: Round, to: string, button: PassButton = "Next turn"): Promise<void> {
  await passOn(party, button);
  await everybodySeesTurnOf(party, to);
}

/** Those in whose tracker the fight stands. */
const watchersOf = (party: Round): Seat[] => seatsOf(party).filter(({ hasTracker }) => hasTracker);

/** Waits until the tracker of everybody who shows the fight marks that row. */
export async function everybodySeesTurnOf(party: Round, name: string): Promise<void> {
  for (const seat of watchersOf(party)) {
    await seat.page.getByRole("tab", { name: /^(Combat|Бой)/ }).click();
    const active = seat.page.locator("#combat li.combatant.active");
    await active.getByText(name, { exact: true }).waitFor({ state: "visible" });
  }
}

/** Names in the order of the tracker. */
export async function orderOfTracker(seat: Seat): Promise<string[]> {
  await seat.page.getByRole("tab", { name: /^(Combat|Бой)/ }).click();
  return seat.page.locator("#combat li.combatant .token-name .name").allInnerTexts();
}

/** Readings in a row that have to be the same: a tracker is drawn a moment after the ledger has changed. */
const STEADY = 4;

/** What a creature has left as all who show the fight read it in the tracker: the same on all screens, and drawn to the end. */
export async function leftOf(party: Round, name: string): Promise<string> {
  let seen: string[] = [];
  let steady = 0;
  await waitFor(
    `all screens to agree on what ${name} has left`,
    async () => {
      const before = seen[0];
      seen = await Promise.all(watchersOf(party).map((seat) => stripOfTracker(seat, name)));
      const agreed = seen.every((text) => text === seen[0] && text !== "");
      steady = agreed && seen[0] === before ? steady + 1 : 0;
      return steady >= STEADY - 1;
    },
    { tell: () => seen.join(" / ") },
  );
  return seen[0] ?? "";
}

/** The same as both players read it, where the game master reads another language than they do. */
export const leftForPlayers = ({ archer, fighter }: Party, name: string): Promise<string> =>
  leftOf({ gm: archer, fighter }, name);

/** The row of the panel in which somebody is asked for that creature. */
export const rowOf = (seat: Seat, name: string): Locator =>
  prompt(seat)
    .getByRole("listitem")
    .filter({ hasText: new RegExp(`${name} (?!\\d)`) });

/** Answers for one creature, and waits until the row is gone. */
export async function answerFor(seat: Seat, name: string, answer: "Strike" | "Skip"): Promise<void> {
  const row = rowOf(seat, name);
  // The next chance may be another's at this very creature, whose row names it as well.
  const key = await row.getAttribute("data-row");
  await row.getByRole("button", { name: answer, exact: true }).click();
  await waitFor(
    `the answer of ${name} to be taken`,
    async () =>
      (await prompt(seat)
        .locator(`[data-row="${String(key)}"]`)
        .count()) === 0,
  );
}
