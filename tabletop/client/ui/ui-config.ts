import { ApplicationV2 } from "../apps/api/application.js";
import type { Context, RenderOptions } from "../apps/api/types.js";
import { makeElement } from "../apps/dom.js";
import { createFormGroup, createNumberInput, createSelectInput } from "../apps/forms/fields.js";
import { host } from "../apps/host.js";
import type { FormDataExtended } from "../apps/ux/form-data-extended.js";
import { word } from "../apps/words.js";
import { SettingsConfig } from "./settings-config.js";
import { readTheme } from "./theme.js";

/** The dialog of the look: light or dark for windows and interface, and the font size. */
export class UIConfig extends ApplicationV2 {
  static override DEFAULT_OPTIONS: object = {
    id: "ui-config",
    tag: "form",
    window: { contentClasses: ["standard-form"] },
    position: { width: 480 },
    form: { closeOnSubmit: true, handler: saveTheme },
  };

  override get title(): string {
    return word("appearance");
  }

  protected override async _renderHTML(_context: Context, _options: RenderOptions): Promise<HTMLElement[]> {
    const { colorScheme, fontScale } = readTheme();
    const choices = { "": word("schemeAuto"), light: word("schemeLight"), dark: word("schemeDark") };
    const select = (name: string, value: string): HTMLElement => createSelectInput({ name, value, choices });
    const font = createNumberInput({ name: "fontScale", value: fontScale, min: 1, max: 10, step: 1, type: "range" });
    return [
      ...makeLanguageRow(),
      createFormGroup({ label: word("colorScheme"), input: select("interface", colorScheme.interface) }),
      createFormGroup({
        label: word("colorSchemeApplications"),
        input: select("applications", colorScheme.applications),
      }),
      createFormGroup({ label: word("fontSize"), input: font }),
      makeElement("footer", { class: "form-footer" }, makeElement("button", { type: "submit" }, word("save"))),
    ];
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }
}

async function saveTheme(this: UIConfig, _event: Event, _form: HTMLFormElement, data: FormDataExtended): Promise<void> {
  const { interface: frame, applications, fontScale } = data.object;
  const colorScheme = { interface: frame ?? "", applications: applications ?? "" };
  await host.game.settings.set("core", "uiConfig", { ...readTheme(), fontScale, colorScheme });
  const { language } = data.object;
  if (typeof language !== "string" || language === host.game.i18n.lang) return;
  await host.game.settings.set("core", "language", language);
  rewriteAddress(language);
  void SettingsConfig.reloadConfirm();
}

/** The address may name a language too, and wins on loading: it has to name the new one. */
function rewriteAddress(language: string): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.set("lang", language);
  window.history.replaceState(null, "", address);
}

/** The choice among the languages that the system comes in; nothing where there is no choice. */
function makeLanguageRow(): HTMLElement[] {
  const languages = [...(host.game.system?.languages ?? [])];
  const choices = Object.fromEntries(languages.map(({ lang, name }) => [lang, name]));
  if (Object.keys(choices).length < 2 || !host.game.settings.settings.has("core.language")) return [];
  const input = createSelectInput({ name: "language", value: host.game.i18n.lang, choices });
  return [createFormGroup({ label: word("language"), input })];
}
