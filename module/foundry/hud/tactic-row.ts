import type { ActionId } from "../../model/ids.js";
import { t } from "../i18n/localize.js";
import { armedTactic, armTactic } from "../movement/armed-tactic.js";
import { tacticsFor, tacticText } from "../planning/cycle-tactic.js";
import { startPlanning } from "../planning/planner.js";
import type { SessionSeat } from "../port/fight-session.js";
import { sessionOfToken } from "../port/session.js";

const NAME = "tempo-tactics";

/** In `init`: the tactics of a token in a fight stand in its HUD, to be armed with one press or by the arrow keys. */
export function showTacticsInHud(): void {
  Hooks.on("renderTokenHUD", (app, element) => {
    addRow(element, app.object.document, () => void app.close());
  });
  Hooks.on("battle-tempo.armed", markArmed);
}

function addRow(element: HTMLElement, token: TokenDocument.Implementation | null, close: () => void): void {
  element.querySelector(`.${NAME}`)?.remove();
  const seat = token?.isOwner ? sessionOfToken(token) : null;
  if (!token?.id || !seat) return;
  const row = document.createElement("fieldset");
  row.className = `battle-tempo ${NAME}`;
  row.dataset.token = token.id;
  const legend = document.createElement("legend");
  legend.textContent = t("BATTLETEMPO.Hud.tactics");
  const choices = [null, ...tacticsFor(seat, null)].map((tactic) => choice(seat, token.id ?? "", tactic));
  row.append(legend, ...choices, planButton(token, close));
  // What is chosen here is no field of the token's, which the HUD would write.
  row.addEventListener("change", (event) => {
    event.stopPropagation();
  });
  row.addEventListener("input", (event) => {
    event.stopPropagation();
  });
  element.append(row);
}

/** For a finger, which has no key: the way is then laid by taps, so the HUD makes room. */
function planButton(token: TokenDocument.Implementation, close: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "tempo-button tempo-tactics__plan";
  button.textContent = t("BATTLETEMPO.Keys.plan");
  button.addEventListener("click", () => {
    close();
    startPlanning(token);
  });
  return button;
}

function choice(seat: SessionSeat, tokenId: string, tactic: ActionId | null): HTMLLabelElement {
  const radio = document.createElement("input");
  radio.type = "radio";
  radio.name = NAME;
  // Belongs to no form: the HUD is one, and would count it among the token's fields.
  radio.setAttribute("form", "");
  radio.value = tactic ?? "";
  radio.checked = armedTactic(tokenId) === tactic;
  radio.addEventListener("change", () => {
    armTactic(tokenId, tactic);
  });
  const label = document.createElement("label");
  label.append(radio, tacticText(seat, tactic));
  return label;
}

/** What was armed elsewhere, or used up, is shown in the row that is open; the focus stays where it is. */
function markArmed(tokenId: string, tactic: string | null): void {
  for (const row of document.querySelectorAll<HTMLElement>(`.${NAME}[data-token="${CSS.escape(tokenId)}"]`))
    for (const radio of row.querySelectorAll("input")) radio.checked = radio.value === (tactic ?? "");
}
