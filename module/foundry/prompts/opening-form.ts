import { isAmbushed, tiesOf, type Opener, type StepLeft } from "../combat/opening-steps.js";
import { t } from "../i18n/localize.js";

/** What the game master has entered: whom to mark as surprised, and who of equals goes first. */
export interface OpeningChoice {
  readonly surprised: readonly string[];
  readonly first: readonly string[];
}

/** The list of steps; where something can be decided on the spot, the fields for it stand below the step. */
export function openingForm(left: readonly StepLeft[], openers: readonly Opener[]): HTMLDivElement {
  const list = document.createElement("ol");
  for (const { step, missing } of left) {
    const names = missing.join(", ");
    const item = document.createElement("li");
    const state = names === "" ? t("BATTLETEMPO.Opening.done") : t("BATTLETEMPO.Opening.missing", { names });
    item.append(t(`BATTLETEMPO.Opening.${step}`, { state }));
    if (step === "surprise") item.append(...surprisedFields(openers));
    if (step === "ties") item.append(...tieFields(openers));
    list.append(item);
  }
  const content = document.createElement("div");
  content.append(list);
  return content;
}

/** Preset for all who don't see an ambush; the game master may take the mark off. */
const surprisedFields = (openers: readonly Opener[]): HTMLElement[] =>
  openers
    .filter((opener) => !opener.surprised && isAmbushed(opener, openers))
    .map(({ id, name }) => {
      const box = document.createElement("input");
      box.type = "checkbox";
      box.name = "surprised";
      box.value = id;
      box.setAttribute("checked", "");
      return labelled(name, box, "after");
    });

const tieFields = (openers: readonly Opener[]): HTMLElement[] =>
  tiesOf(openers).map(({ initiative, tied, byPlayers }) => {
    const choice = document.createElement("select");
    choice.name = "first";
    choice.append(...tied.map(({ id, name }) => new Option(name, id)));
    const result = String(Math.floor(initiative));
    return labelled(t(`BATTLETEMPO.Opening.${byPlayers ? "firstByPlayers" : "first"}`, { result }), choice, "before");
  });

function labelled(text: string, field: HTMLElement, place: "before" | "after"): HTMLLabelElement {
  const label = document.createElement("label");
  label.append(...(place === "before" ? [`${text} `, field] : [field, ` ${text}`]));
  return label;
}

/** Reads the form of a button that was pressed. */
export function readOpening(form: HTMLFormElement | null): OpeningChoice {
  const data = form ? new FormData(form) : new FormData();
  const texts = (name: string): string[] =>
    data.getAll(name).flatMap((value) => (typeof value === "string" ? value : []));
  return { surprised: texts("surprised"), first: texts("first") };
}
