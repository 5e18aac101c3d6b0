import { ProtectionData, GearData, ThingData, WeaponData } from "../documents/item-data.js";
import { editGroups, type FieldGroup, type FormModel } from "./edit-form.js";

const { HandlebarsApplicationMixin } = foundry.applications.api;
const { ItemSheetV2 } = foundry.applications.sheets;
const SheetBase = HandlebarsApplicationMixin(ItemSheetV2);
type Base = InstanceType<typeof SheetBase>;

const CARRIED = ["equipped", "quantity"];

/** The fields of an item, labelled; what only one game says of it stays as it is. */
export class ThingSheet extends SheetBase {
  static override DEFAULT_OPTIONS = {
    classes: ["battle-tempo", "tempo-sheet", "tempo-item"],
    position: { width: 460, height: "auto" as const },
    form: { submitOnChange: true },
  };

  static override PARTS = { fields: { template: "systems/battle-tempo/templates/sheets/item.hbs" } };

  protected override async _prepareContext(...args: Parameters<Base["_prepareContext"]>) {
    const data: unknown = this.item.system;
    const paths = pathsOf(data);
    const groups: FieldGroup[] = [{ legend: "BATTLETEMPO.Edit.item", paths }];
    return {
      ...(await super._prepareContext(...args)),
      name: this.item.name,
      groups: paths.length > 0 ? editGroups(data as FormModel, groups, "BATTLETEMPO.Item") : [],
    };
  }
}

function pathsOf(data: unknown): string[] {
  if (data instanceof WeaponData)
    return ["kind", "bonus", "damage", "reach.min", "reach.max", "range", ...CARRIED, "notes"];
  if (data instanceof ProtectionData) return ["bonus", ...CARRIED, "notes"];
  if (data instanceof GearData) return [...CARRIED, "notes"];
  return data instanceof ThingData ? ["notes"] : [];
}
