import type { Json, JsonObject } from "../../kernel/json.js";
import type { Detail } from "../face.js";
import { t } from "../i18n/localize.js";

/** A question for the details of an act. */
export interface DetailQuestion {
  /** The game in whose words it is asked. */
  readonly ruleset: string;
  /** Language key of the title, and of the button that goes on. */
  readonly title: string;
  readonly confirm: string;
  readonly details: readonly Detail[];
  /** What would come of it as it is said so far, a line each; missing: nothing is foretold. */
  readonly foretell?: (options: JsonObject) => readonly string[];
}

/** Asks for the details of an act, as its options; null: nothing after all. */
export async function askDetails({
  ruleset,
  title,
  confirm,
  details,
  foretell,
}: DetailQuestion): Promise<JsonObject | null> {
  const label = (detail: Detail): string => t(`BATTLETEMPO.${ruleset}.Detail.${detail.name}`);
  const content = document.createElement("div");
  content.append(...details.map((detail) => fieldOf(detail, label(detail))));
  if (foretell) content.append(forecastLine());
  const tell = (form: HTMLFormElement): void => {
    const line = form.querySelector("[data-foretold]");
    const lines = foretell?.(readDetails(details, form)) ?? [];
    line?.replaceChildren(...lines.map(paragraph));
  };
  const answer: unknown = await foundry.applications.api.DialogV2.wait({
    window: { title },
    content,
    classes: ["battle-tempo", "tempo-choice"],
    buttons: [
      {
        action: "go",
        label: confirm,
        default: true,
        callback: (_event: Event, { form }: HTMLButtonElement) => (form ? readDetails(details, form) : null),
      },
    ],
    render: (_event: Event, dialog: foundry.applications.api.DialogV2) => {
      const form = dialog.element.querySelector("form");
      if (!form) return;
      form.addEventListener("input", () => {
        tell(form);
      });
      tell(form);
    },
    rejectClose: false,
  });
  return typeof answer === "object" ? (answer as JsonObject | null) : null;
}

/** What the fields of a form say; what is left blank isn't said. */
function readDetails(details: readonly Detail[], form: HTMLFormElement): JsonObject {
  const said = new FormData(form);
  return Object.fromEntries(
    details.flatMap((detail): [string, Json][] => {
      const value = said.get(detail.name);
      if (typeof value !== "string" || value.trim() === "") return [];
      switch (detail.kind) {
        case "flag":
          return [[detail.name, detail.says ?? true]];
        case "text":
          return [[detail.name, value.trim()]];
        case "number": {
          const number = Math.trunc(Number(value));
          return Number.isFinite(number) ? [[detail.name, Math.min(detail.max, Math.max(detail.min, number))]] : [];
        }
      }
    }),
  );
}

function fieldOf(detail: Detail, label: string): HTMLElement {
  const group = document.createElement("label");
  group.className = "tempo-field tempo-field--wide";
  const words = document.createElement("span");
  words.textContent = label;
  group.append(words, inputOf(detail));
  return group;
}

function inputOf(detail: Detail): HTMLInputElement {
  const input = document.createElement("input");
  input.name = detail.name;
  input.type = detail.kind === "flag" ? "checkbox" : detail.kind;
  if (detail.kind !== "number") return input;
  input.min = String(detail.min);
  input.max = String(detail.max);
  // The attribute, since what a dialog is given may be copied.
  input.setAttribute("value", String(detail.initial));
  return input;
}

function forecastLine(): HTMLElement {
  const line = document.createElement("div");
  line.className = "tempo-details";
  line.dataset.foretold = "";
  line.setAttribute("role", "status");
  return line;
}

function paragraph(text: string): HTMLElement {
  const line = document.createElement("p");
  line.textContent = text;
  return line;
}
