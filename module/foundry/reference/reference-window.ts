import { KEYS } from "../i18n/localize.js";
import { activeGame } from "../port/active-game.js";
import { showFound } from "../sheets/filter-actions.js";
import { toldActions, toldRules } from "./reference-context.js";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
const WindowBase = HandlebarsApplicationMixin(ApplicationV2);
type Window = InstanceType<typeof WindowBase>;

/** Rules at a glance: what this world's game only tells, and what each of its actions costs and provokes; with a search. */
export class ReferenceWindow extends WindowBase {
  static override DEFAULT_OPTIONS = {
    id: "battle-tempo-reference",
    classes: ["battle-tempo", "tempo-reference"],
    window: { title: `${KEYS}.Reference.title`, icon: "fa-solid fa-book-open", resizable: true },
    position: { width: 520, height: 640 },
  };

  static override PARTS = {
    reference: {
      template: "systems/battle-tempo/templates/reference/reference.hbs",
      scrollable: [".tempo-reference__lists"],
    },
  };

  protected override async _prepareContext(...[options]: Parameters<Window["_prepareContext"]>) {
    const ruleset = activeGame()?.ruleset;
    return {
      ...(await super._prepareContext(options)),
      rules: ruleset ? toldRules(ruleset) : [],
      groups: ruleset ? toldActions(ruleset) : [],
    };
  }

  protected override async _onRender(...args: Parameters<Window["_onRender"]>): Promise<void> {
    await super._onRender(...args);
    const search = this.element.querySelector<HTMLInputElement>("[data-search]");
    search?.addEventListener("input", () => {
      showFound(this.element, search.value);
    });
    search?.focus();
  }
}
