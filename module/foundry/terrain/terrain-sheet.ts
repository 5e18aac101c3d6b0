import { activeGame } from "../port/active-game.js";
import { fillSwatches } from "./ground-legend.js";
import { terrainContext } from "./terrain-context.js";

const { DocumentSheetV2, HandlebarsApplicationMixin } = foundry.applications.api;

const SheetBase = HandlebarsApplicationMixin(DocumentSheetV2);
type Base = foundry.applications.api.DocumentSheetV2<RegionBehavior.Implementation>;

/** What lies on the ground of a region: a choice of kinds, each explained, saved with each click. */
export class TerrainSheet extends SheetBase<RegionBehavior.Implementation> {
  static override DEFAULT_OPTIONS = {
    classes: ["battle-tempo", "tempo-terrain"],
    window: { icon: "fa-solid fa-mountain" },
    position: { width: 600, height: "auto" as const },
    form: { submitOnChange: true },
  };

  static override PARTS = { kinds: { template: "systems/battle-tempo/templates/terrain/terrain.hbs" } };

  protected override async _prepareContext(...args: Parameters<Base["_prepareContext"]>) {
    const context = await super._prepareContext(...args);
    const { system } = this.document.toObject() as unknown as { system: { kind: string; degree: string } };
    return { ...context, ...terrainContext(system, activeGame()) };
  }

  protected override async _onRender(...args: Parameters<Base["_onRender"]>): Promise<void> {
    await super._onRender(...args);
    fillSwatches(this.element);
  }
}
