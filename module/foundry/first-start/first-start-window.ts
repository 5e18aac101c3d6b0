import { PRESET_NAMES, presetOf, PRESETS } from "../../table/host.js";
import { KEYS, t } from "../i18n/localize.js";
import { enforcement } from "../settings/enforcement.js";
import { askForReload } from "../settings/reload.js";
import { saveLevels, saveRuleset } from "../settings/save-settings.js";
import { chosenRuleset, rulesetChoices } from "../settings/settings.js";
import { noteProgress, progress } from "./progress.js";
import { findSampleFight, openSampleFight } from "./sample-fight.js";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
const WindowBase = HandlebarsApplicationMixin(ApplicationV2);
type Window = InstanceType<typeof WindowBase>;

const WORDS = `${KEYS}.FirstStart`;

/** What a new world asks its game master first: which game, how strictly, and whether to lay out a sample fight. */
export class FirstStartWindow extends WindowBase {
  static override DEFAULT_OPTIONS = {
    id: "battle-tempo-first-start",
    tag: "form",
    classes: ["battle-tempo", "tempo-start"],
    window: { title: `${WORDS}.title`, icon: "fa-solid fa-flag", contentClasses: ["standard-form"] },
    position: { width: 680 },
    form: { closeOnSubmit: true, handler: FirstStartWindow.#onSubmit },
  };

  static override PARTS = {
    start: { template: "systems/battle-tempo/templates/settings/first-start.hbs" },
  };

  protected override async _prepareContext(...[options]: Parameters<Window["_prepareContext"]>) {
    const preset = presetOf(enforcement());
    return {
      ...(await super._prepareContext(options)),
      explained: ["turn", "strike", "undo"].map((what) => t(`${WORDS}.explained.${what}`)),
      rulesets: Object.entries(rulesetChoices()).map(([id, name]) => ({
        ...{ id, name: t(name), about: t(`${WORDS}.about.${id}`), chosen: id === chosenRuleset() },
      })),
      presets: [
        ...PRESET_NAMES.map((id) => ({ ...presetWords(id), id, chosen: id === preset })),
        // A matrix that the table has made itself stays, unless another one is chosen.
        ...(preset === null ? [{ ...presetWords("own"), id: "own", chosen: true }] : []),
      ],
    };
  }

  protected override async _onRender(...args: Parameters<Window["_onRender"]>): Promise<void> {
    await super._onRender(...args);
    this.element.addEventListener("change", () => {
      this.#showWhatFollows();
    });
    this.#showWhatFollows();
    this.element.querySelector<HTMLElement>("input[name=ruleset]:checked, input[name=ruleset]")?.focus();
  }

  /** Another game takes a reload, and has a sample fight or none. */
  #showWhatFollows(): void {
    const chosen = this.element.querySelector<HTMLInputElement>("input[name=ruleset]:checked")?.value ?? "";
    const status = this.element.querySelector("[role=status]");
    if (status) status.textContent = chosen === chosenRuleset() ? "" : t(`${WORDS}.reload`);
    const sample = this.element.querySelector<HTMLElement>("[data-sample]");
    if (sample) sample.hidden = findSampleFight(chosen) === null;
  }

  /** Whatever was answered, or nothing: it isn't asked again by itself. */
  protected override _onClose(...args: Parameters<Window["_onClose"]>): void {
    super._onClose(...args);
    if (progress() === "") void noteProgress("done");
  }

  static async #onSubmit(
    this: FirstStartWindow,
    _event: Event,
    _form: HTMLFormElement,
    data: foundry.applications.ux.FormDataExtended,
  ): Promise<void> {
    const { ruleset, preset, sample } = data.object as Readonly<Record<string, unknown>>;
    const levels = PRESET_NAMES.find((name) => name === preset);
    if (levels) await saveLevels(PRESETS[levels]);
    const isOther = await saveRuleset(ruleset);
    const fight = sample === true ? findSampleFight(String(ruleset)) : null;
    await noteProgress(fight && isOther ? "sample" : "done");
    if (isOther) askForReload();
    else if (fight) await openSampleFight(fight);
  }
}

const presetWords = (id: string) => ({
  ...{ name: t(`${KEYS}.Enforcement.preset.${id}`), text: t(`${KEYS}.Enforcement.presetText.${id}`) },
});
