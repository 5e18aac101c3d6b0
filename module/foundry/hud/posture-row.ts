import type { Act } from "../../model/act.js";
import { sendOrTell } from "../combat/send-or-tell.js";
import type { PostureRule } from "../bearing.js";
import { t } from "../i18n/localize.js";
import { actionName, variantName } from "../i18n/terms.js";
import { tradesOf } from "../movement/other-tactics.js";
import { refusalTexts } from "../prompts/refusal-text.js";
import type { SessionSeat } from "../port/fight-session.js";
import { payText } from "../strip/pay-text.js";
import { rowButton, rowOf, showBelowToken } from "./rows-below.js";

/** In `init`: in games in which it counts how one stands or lies, a token's HUD changes that, by whatever may pay for it. */
export function showPostureInHud(): void {
  showBelowToken((seat) => {
    const { ruleset, face } = seat.session;
    const { posture } = face;
    if (!posture) return null;
    const buttons = posture.kinds.map((kind) => postureButton(seat, posture, kind));
    return rowOf(actionName(ruleset.id, posture.action), buttons);
  });
}

/** One posture, written out. */
function postureButton({ session, creature }: SessionSeat, posture: PostureRule, kind: string): HTMLButtonElement {
  const { id } = session.ruleset;
  const now = posture.now(session.viewed.encounter.creatures[creature]?.turn ?? {}) === kind;
  const usual: Act = { by: creature, action: posture.action, variant: kind };
  const { refusal } = session.forecast(usual);
  const act = refusal ? (tradesOf(session, usual)[0]?.act ?? usual) : usual;
  const plan = session.forecast(act);
  const why = now || !plan.refusal ? "" : refusalTexts(plan.refusal, session).join(" ");
  const cost = now || plan.refusal ? "" : payText(id, plan);
  const name = variantName(id, kind);
  const button = rowButton({ name, now, cost, why }, () => {
    void sendOrTell(session, { type: "TakeAction", act });
  });
  const shown = document.createElement("span");
  shown.textContent = name;
  button.append(shown);
  if (cost !== "") {
    const price = document.createElement("small");
    price.textContent = t("BATTLETEMPO.Prompt.cost", { cost });
    button.append(price);
  }
  return button;
}
