import type { PlaceableDocument } from "../placeables/placeable-object.js";
import { Region, type RegionDocumentLike } from "../placeables/region.js";
import { PlaceablesLayer } from "./placeables-layer.js";

/** The regions of the viewed scene. */
export class RegionLayer extends PlaceablesLayer<Region> {
  static override documentName = "Region";

  static override get layerOptions(): { name: string; zIndex: number } {
    return { name: "regions", zIndex: 20 };
  }
  get documentCollection(): Iterable<PlaceableDocument> {
    return (this.canvas.scene?.regions as unknown as Iterable<PlaceableDocument> | undefined) ?? [];
  }
  createObject(document: PlaceableDocument): Region {
    return new Region(document as RegionDocumentLike);
  }

  /** Regions are seen by everybody only where their visibility says always; the tools show them all. */
  protected override _activate(): void {
    for (const region of this.placeables) region.renderFlags.set({ refreshState: true });
  }
  protected override _deactivate(): void {
    for (const region of this.placeables) region.renderFlags.set({ refreshState: true });
  }

  /** Makes a region of a rectangle that was drawn by hand. */
  async createRectangle(x: number, y: number, width: number, height: number): Promise<unknown> {
    const shape = { type: "rectangle", x, y, width, height, rotation: 0, hole: false };
    const count = this.placeables.length + 1;
    const data = { name: `Region ${count}`, shapes: [shape], color: "#cc8844" };
    const [region] = (await this.canvas.scene?.createEmbeddedDocuments("Region", [data], {})) ?? [];
    (region as { sheet?: { render(options: object): unknown } | null } | undefined)?.sheet?.render({ force: true });
    return region;
  }
}
