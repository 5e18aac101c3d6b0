import { isJsonObject } from "../../table/host.js";
import { activeGame } from "../port/active-game.js";
import { actionContext, featureContext } from "./own-context.js";
import { ownPreview } from "./own-preview.js";

const { HandlebarsApplicationMixin } = foundry.applications.api;
const { ItemSheetV2 } = foundry.applications.sheets;

/** The rendering of parts adds nothing that is used here but its list of parts. */
const SheetBase = HandlebarsApplicationMixin(ItemSheetV2) as unknown as typeof ItemSheetV2;
type Base = InstanceType<typeof ItemSheetV2>;

/** Lists of rows that an item may have, and a row as it is added. */
const LISTS = {
  needs: { who: "self", is: "has-condition", of: "" },
  effects: { to: "target", when: "always", does: "damage", amount: "1d6", of: "", cells: 1, ends: "open", turns: 1 },
  adds: { to: "", by: 1 },
} as const;
type List = keyof typeof LISTS;

const isList = (name: string | undefined): name is List => name !== undefined && Object.hasOwn(LISTS, name);

type Row = Readonly<Record<string, unknown>>;

/** What a table has made for itself, an action or a feature: its rows, what is wrong with them, and what comes of it. */
export class OwnSheet extends SheetBase {
  static override DEFAULT_OPTIONS = {
    classes: ["battle-tempo", "tempo-sheet", "tempo-item", "tempo-own"],
    position: { width: 600, height: "auto" as const },
    window: { resizable: true },
    form: { submitOnChange: true },
    actions: { addRow: OwnSheet.#onAddRow, deleteRow: OwnSheet.#onDeleteRow },
  };

  static PARTS = { fields: { template: "systems/battle-tempo/templates/sheets/own.hbs", scrollable: [""] } };

  protected override async _prepareContext(...args: Parameters<Base["_prepareContext"]>) {
    const context = await super._prepareContext(...args);
    const active = activeGame();
    const isAction = (this.document.type as string) === "action";
    return {
      ...context,
      rootId: this.id,
      action: active && isAction ? actionContext(active, this.document) : null,
      feature: active && !isAction ? featureContext(active, this.document) : null,
      preview: active && isAction ? ownPreview(active, this.document) : null,
    };
  }

  /** Rows come out of a form by their numbers; what of a row the form doesn't show stays as it was. */
  protected override _processFormData(...args: Parameters<Base["_processFormData"]>) {
    const data = super._processFormData(...args);
    const system: unknown = Reflect.get(data, "system");
    if (!isJsonObject(system)) return data;
    const lists = (Object.keys(LISTS) as List[]).filter((name) => system[name] !== undefined);
    const rows = Object.fromEntries(lists.map((name) => [name, merged(this.#rows(name), system[name])]));
    return Object.assign(data, { system: { ...system, ...rows } });
  }

  #rows(name: List): Row[] {
    const rows: unknown = foundry.utils.getProperty(this.document.toObject(), `system.${name}`);
    return Array.isArray(rows) ? rows.filter((row) => isJsonObject(row)) : [];
  }

  async #write(name: List, rows: readonly Row[]): Promise<void> {
    await this.document.update({ system: { [name]: rows } });
  }

  static async #onAddRow(this: OwnSheet, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const { list } = dataset;
    if (!isList(list)) return;
    await this.submit();
    await this.#write(list, [...this.#rows(list), LISTS[list]]);
    const selects = this.element.querySelectorAll<HTMLElement>(`[data-list="${list}"] [data-row] select`);
    [...selects].findLast((select) => select.closest("[data-row]")?.querySelector("select") === select)?.focus();
  }

  static async #onDeleteRow(this: OwnSheet, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const { list, at } = dataset;
    if (!isList(list)) return;
    await this.submit();
    await this.#write(
      list,
      this.#rows(list).filter((_, i) => i !== Number(at)),
    );
    this.element.querySelector<HTMLElement>(`[data-action="addRow"][data-list="${list}"]`)?.focus();
  }
}

function merged(before: readonly Row[], sent: unknown): unknown {
  const rows: readonly unknown[] = Array.isArray(sent) ? sent : isJsonObject(sent) ? Object.values(sent) : [];
  return rows.map((row, i) => (isJsonObject(row) ? { ...before[i], ...row } : row));
}
