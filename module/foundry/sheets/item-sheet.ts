import { attackKindsOf, itemFields } from "./item-fields.js";

const { HandlebarsApplicationMixin } = foundry.applications.api;
const { ItemSheetV2 } = foundry.applications.sheets;

/** The rendering of parts adds nothing that is used here but its list of parts. */
const SheetBase = HandlebarsApplicationMixin(ItemSheetV2) as unknown as typeof ItemSheetV2;
type Base = InstanceType<typeof ItemSheetV2>;

/** The fields of an item, labelled by its model; what only one game says of it stays as it is. */
export class ThingSheet extends SheetBase {
  static override DEFAULT_OPTIONS = {
    classes: ["battle-tempo", "tempo-sheet", "tempo-item"],
    position: { width: 460, height: "auto" as const },
    form: { submitOnChange: true },
  };

  static PARTS = { fields: { template: "systems/battle-tempo/templates/sheets/item.hbs" } };

  protected override async _prepareContext(...args: Parameters<Base["_prepareContext"]>) {
    const context = await super._prepareContext(...args);
    return { ...context, gameFields: itemFields(this.document), attackKinds: attackKindsOf(this.document) };
  }
}
