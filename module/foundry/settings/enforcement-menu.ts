import type { Category, Enforcement, Level, Role } from "../../model/enforcement.js";
import { CATEGORIES, LEVELS, ROLES } from "../../table/host.js";
import { KEYS, t } from "../i18n/localize.js";
import { SYSTEM_ID } from "../system-id.js";
import { enforcement, readEnforcement } from "./enforcement.js";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
const MenuBase = HandlebarsApplicationMixin(ApplicationV2);
type RenderArgs = Parameters<InstanceType<typeof MenuBase>["_prepareContext"]>;

/** The matrix as a table with a choice in each cell, and what each choice means. */
export class EnforcementMenu extends MenuBase {
  static override DEFAULT_OPTIONS = {
    id: "battle-tempo-enforcement",
    tag: "form",
    classes: ["battle-tempo", "tempo-enforcement"],
    window: {
      title: `${KEYS}.Enforcement.title`,
      icon: "fa-solid fa-scale-balanced",
      contentClasses: ["standard-form"],
    },
    position: { width: 640 },
    form: { closeOnSubmit: true, handler: EnforcementMenu.#onSubmit },
  };

  static override PARTS = {
    matrix: { template: "systems/battle-tempo/templates/settings/enforcement.hbs" },
  };

  protected override async _prepareContext(...[options]: RenderArgs) {
    return {
      ...(await super._prepareContext(options)),
      levels: LEVELS.map((level) => ({ name: levelName(level), text: t(`${KEYS}.Enforcement.level.${level}.text`) })),
      roles: ROLES.map((role) => roleName(role)),
      rows: CATEGORIES.map((category) => row(category, enforcement())),
    };
  }

  static async #onSubmit(
    this: EnforcementMenu,
    _event: Event,
    _form: HTMLFormElement,
    data: foundry.applications.ux.FormDataExtended,
  ): Promise<void> {
    const chosen = readEnforcement(foundry.utils.expandObject(data.object));
    await game.settings.set(SYSTEM_ID, "enforcement", { ...chosen });
  }
}

function row(category: Category, levels: Enforcement) {
  return {
    name: t(`${KEYS}.Enforcement.category.${category}.name`),
    text: t(`${KEYS}.Enforcement.category.${category}.text`),
    cells: ROLES.map((role) => ({
      field: `${role}.${category}`,
      label: `${t(`${KEYS}.Enforcement.category.${category}.name`)}: ${roleName(role)}`,
      choices: LEVELS.map((level) => ({
        value: level,
        name: levelName(level),
        chosen: levels[role][category] === level,
      })),
    })),
  };
}

const levelName = (level: Level): string => t(`${KEYS}.Enforcement.level.${level}.name`);

const roleName = (role: Role): string => t(`${KEYS}.Enforcement.role.${role}`);
