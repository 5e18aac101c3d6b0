import { KEYS, t } from "../i18n/localize.js";
import { dropBackup } from "../migration/backup.js";
import { damageContext, damageFile } from "./damage-context.js";
import { findDamage } from "./find-damage.js";
import { beginRecordAnew, takeDefaults } from "./set-right.js";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
const WindowBase = HandlebarsApplicationMixin(ApplicationV2);
type Window = InstanceType<typeof WindowBase>;

const WORDS = `${KEYS}.Damage`;

/** What of the stored world could not be read, what was kept of it, and what a game master can do about either. */
export class DamageWindow extends WindowBase {
  static override DEFAULT_OPTIONS = {
    id: "battle-tempo-damage",
    classes: ["battle-tempo", "tempo-damage"],
    window: { title: `${WORDS}.title`, icon: "fa-solid fa-file-circle-exclamation", resizable: true },
    position: { width: 560, height: 560 },
    actions: {
      download: DamageWindow.#onDownload,
      take: DamageWindow.#onTake,
      drop: DamageWindow.#onDrop,
      anew: DamageWindow.#onAnew,
    },
  };

  static override PARTS = {
    damage: { template: "systems/battle-tempo/templates/damage/damage.hbs", scrollable: [".tempo-damage__lists"] },
  };

  protected override async _prepareContext(...[options]: Parameters<Window["_prepareContext"]>) {
    return { ...(await super._prepareContext(options)), ...damageContext() };
  }

  static #onDownload(this: DamageWindow): void {
    foundry.utils.saveDataToFile(damageFile(), "application/json", `battle-tempo-${game.world.id}.json`);
  }

  static async #onTake(this: DamageWindow): Promise<void> {
    if (!(await isSure("take"))) return;
    await takeDefaults(findDamage());
    await this.render();
  }

  static async #onDrop(this: DamageWindow): Promise<void> {
    if (!(await isSure("drop"))) return;
    await dropBackup();
    await this.render();
  }

  static async #onAnew(this: DamageWindow, _event: Event, target: HTMLElement): Promise<void> {
    const combat = game.combats.get(target.dataset.combat ?? "");
    if (!combat || !(await isSure("anew"))) return;
    await beginRecordAnew(combat);
    await this.render();
  }
}

/** Each of the three writes over something, so each asks. */
async function isSure(what: "take" | "drop" | "anew"): Promise<boolean> {
  const chosen: unknown = await foundry.applications.api.DialogV2.wait({
    window: { title: `${WORDS}.${what}.name` },
    content: `<p>${t(`${WORDS}.${what}.question`)}</p>`,
    classes: ["battle-tempo", "tempo-choice"],
    buttons: [
      { action: "yes", label: `${WORDS}.${what}.yes` },
      { action: "no", label: `${WORDS}.cancel`, default: true },
    ],
    rejectClose: false,
  });
  return chosen === "yes";
}
