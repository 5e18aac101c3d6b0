import { belowToken } from "./below-token.js";
import { sessionOfToken } from "../port/session.js";
import type { SessionSeat } from "../port/fight-session.js";

/** A row of a token's HUD for whoever plays its creature; null: its game has no such thing. */
type RowOf = (seat: SessionSeat, token: TokenDocument.Implementation) => HTMLElement | null;

const NAME = "tempo-hud-below";
const rows: RowOf[] = [];
let open: { readonly app: foundry.applications.hud.TokenHUD; readonly element: HTMLElement } | null = null;

/** In `init`: a row below each token, in the order of asking, drawn anew as the fight goes on; the focus stays where it is. */
export function showBelowToken(row: RowOf): void {
  if (rows.length === 0) watch();
  rows.push(row);
}

function watch(): void {
  Hooks.on("renderTokenHUD", (app, element) => {
    open = { app, element };
    draw();
  });
  Hooks.on("battle-tempo.changed", draw);
}

function draw(): void {
  if (!open?.app.rendered || !open.element.isConnected) return;
  const { app, element } = open;
  const old = element.querySelector(`.${NAME}`);
  const focused = old?.contains(document.activeElement) ? [...old.querySelectorAll("button")] : [];
  const at = focused.findIndex((button) => button === document.activeElement);
  old?.remove();
  const { document: token } = app.object;
  const seat = token.isOwner ? sessionOfToken(token) : null;
  const built = seat ? rows.flatMap((row) => row(seat, token) ?? []) : [];
  if (built.length === 0) return;
  const box = document.createElement("div");
  box.className = NAME;
  box.append(...built);
  belowToken(element).prepend(box);
  box.querySelectorAll("button")[at]?.focus();
}

/** A group of buttons under a heading. */
export function rowOf(title: string, buttons: readonly HTMLElement[]): HTMLFieldSetElement {
  const row = document.createElement("fieldset");
  row.className = "battle-tempo tempo-hud-row";
  const legend = document.createElement("legend");
  legend.textContent = title;
  row.append(legend, ...buttons);
  return row;
}

/** What a button of such a row says besides its face. */
export interface RowButton {
  readonly name: string;
  /** It is so already. */
  readonly now: boolean;
  /** What it would take; empty: nothing to say. */
  readonly cost: string;
  /** What stands against it; empty: nothing. */
  readonly why: string;
}

/** A button with its name, cost and what stands against it on hover and for screen readers; pressed where it is so already. */
export function rowButton({ name, now, cost, why }: RowButton, press: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "tempo-button tempo-hud-row__button";
  button.setAttribute("aria-label", [name, why].filter(Boolean).join(". "));
  if (cost !== "") button.setAttribute("aria-description", cost);
  button.dataset.tooltipText = [[name, cost].filter(Boolean).join(" · "), why].filter(Boolean).join(". ");
  button.setAttribute("aria-pressed", String(now));
  if (why !== "") button.setAttribute("aria-disabled", "true");
  button.addEventListener("click", () => {
    if (!now) press();
  });
  return button;
}
