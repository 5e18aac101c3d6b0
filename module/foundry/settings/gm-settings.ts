import { KEYS, plural, t } from "../i18n/localize.js";
import { wordsOfAll } from "../i18n/all-words.js";
import { activeGame } from "../port/active-game.js";
import { PRESET_NAMES } from "../../table/host.js";
import { showFound } from "../sheets/filter-actions.js";
import { fillInitial, isChanged, markAll, showPreset, takePreset } from "./gm-form.js";
import { levelRows, levelTexts } from "./level-rows.js";
import { optionRows } from "./option-rows.js";
import { askForReload } from "./reload.js";
import { saveSettings } from "./save-settings.js";
import { findText, type SettingGroup } from "./setting-row.js";
import { rulesetRow, tableRows } from "./table-rows.js";

const { ApplicationV2, DialogV2, HandlebarsApplicationMixin } = foundry.applications.api;
const MenuBase = HandlebarsApplicationMixin(ApplicationV2);
type Menu = InstanceType<typeof MenuBase>;

const WORDS = `${KEYS}.GmSettings`;

/** All that a game master settles for the table: grouped, searched by typing, and set back one by one or as a whole. */
export class GmSettings extends MenuBase {
  static override DEFAULT_OPTIONS = {
    id: "battle-tempo-settings",
    tag: "form",
    classes: ["battle-tempo", "tempo-settings"],
    window: {
      title: `${WORDS}.title`,
      icon: "fa-solid fa-scale-balanced",
      contentClasses: ["standard-form"],
      resizable: true,
    },
    position: { width: 680, height: 640 },
    actions: { reset: GmSettings.#onReset, resetAll: GmSettings.#onResetAll },
    form: { closeOnSubmit: true, handler: GmSettings.#onSubmit },
  };

  static override PARTS = {
    settings: { template: "systems/battle-tempo/templates/settings/gm.hbs", scrollable: [".tempo-settings__lists"] },
  };

  #asking = false;

  protected override async _prepareContext(...[options]: Parameters<Menu["_prepareContext"]>) {
    const languages = await wordsOfAll();
    const groups = groupsOfWorld().map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, find: `${group.title} ${findText(row, languages)}` })),
      isLevels: group.id === "levels",
    }));
    const presets = PRESET_NAMES.map((preset) => ({ value: preset, name: t(`${KEYS}.Enforcement.preset.${preset}`) }));
    return { ...(await super._prepareContext(options)), rootId: this.id, groups, presets, levels: levelTexts() };
  }

  protected override async _onRender(...args: Parameters<Menu["_onRender"]>): Promise<void> {
    await super._onRender(...args);
    this.element.addEventListener("input", (event) => {
      if (event.target instanceof HTMLSelectElement && event.target.matches("[data-preset]")) takePreset(this.element);
      this.#showState();
    });
    const search = this.element.querySelector<HTMLInputElement>("[data-search]");
    search?.addEventListener("input", () => {
      showFound(this.element, search.value);
    });
    search?.addEventListener("keydown", (event) => {
      // What is searched for is nothing to be saved.
      if (event.key === "Enter") event.preventDefault();
    });
    this.#showState();
    search?.focus();
  }

  #showState(): void {
    showPreset(this.element);
    const count = markAll(this.element);
    const told = this.element.querySelector("[data-changed]");
    if (told) told.textContent = count > 0 ? plural(`${WORDS}.differ`, count) : t(`${WORDS}.allDefault`);
  }

  #say(key: string): void {
    const status = this.element.querySelector("[data-said]");
    if (status) status.textContent = t(`${WORDS}.${key}`);
  }

  static #onReset(this: GmSettings, _event: Event, target: HTMLElement): void {
    const row = target.closest<HTMLElement>("[data-setting]");
    if (!row) return;
    fillInitial(row);
    this.#showState();
    // The button that was pressed is gone now.
    row.querySelector<HTMLElement>("select, input")?.focus();
    this.#say("filledIn");
  }

  static #onResetAll(this: GmSettings): void {
    fillInitial(this.element);
    this.#showState();
    this.#say("filledIn");
  }

  /** What was changed and not saved is asked about, once. */
  override async close(options: Parameters<Menu["close"]>[0] = {}): Promise<this> {
    if (options.submitted === true || !this.rendered || !isChanged(this.element)) return super.close(options);
    if (this.#asking) return this;
    this.#asking = true;
    const answer = await askAboutUnsaved().finally(() => {
      this.#asking = false;
    });
    if (answer === "discard") return super.close(options);
    if (answer === "save" && this.element instanceof HTMLFormElement) this.element.requestSubmit();
    return this;
  }

  static async #onSubmit(
    this: GmSettings,
    _event: Event,
    _form: HTMLFormElement,
    data: foundry.applications.ux.FormDataExtended,
  ): Promise<void> {
    if (await saveSettings(foundry.utils.expandObject(data.object))) askForReload();
  }
}

/** Where nothing can be played there are no options of its rules either. */
function groupsOfWorld(): SettingGroup[] {
  const ruleset = activeGame()?.ruleset;
  const group = (id: string, rows: SettingGroup["rows"]): SettingGroup => ({
    ...{ id, title: t(`${WORDS}.group.${id}.title`), intro: t(`${WORDS}.group.${id}.intro`), rows },
  });
  return [
    group("game", [rulesetRow()]),
    group("levels", levelRows()),
    group("table", tableRows()),
    group("options", ruleset ? optionRows(ruleset) : []),
  ].filter(({ rows }) => rows.length > 0);
}

async function askAboutUnsaved(): Promise<unknown> {
  return DialogV2.wait({
    window: { title: `${WORDS}.unsaved.title` },
    content: `<p>${t(`${WORDS}.unsaved.question`)}</p>`,
    classes: ["battle-tempo", "tempo-choice"],
    buttons: [
      { action: "save", label: `${WORDS}.save`, default: true },
      { action: "discard", label: `${WORDS}.unsaved.discard` },
      { action: "stay", label: `${WORDS}.unsaved.stay` },
    ],
    rejectClose: false,
  });
}
