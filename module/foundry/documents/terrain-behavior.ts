import { TERRAIN_KINDS } from "../../table/host.js";
import { KEYS } from "../i18n/localize.js";

const defineTerrainSchema = () => {
  const fields = foundry.data.fields;
  const choices = Object.fromEntries(TERRAIN_KINDS.map((kind) => [kind, `${KEYS}.Terrain.kind.${kind}`]));
  return {
    kind: new fields.StringField({ required: true, blank: false, initial: "difficult", choices }),
    /** Cost factor of entering; empty: the kind's own. */
    multiplier: new fields.NumberField({ required: true, nullable: true, initial: null, min: 0 }),
    degree: new fields.StringField({ required: true, blank: true, initial: "" }),
    /** Of pits and water, in the game's unit. */
    depth: new fields.NumberField({ required: true, nullable: true, initial: null, min: 0 }),
  };
};

type TerrainSchema = ReturnType<typeof defineTerrainSchema>;

/** Terrain as a region behaviour: drawn with core's region tools, read by the board. */
export class TerrainBehavior extends foundry.data.regionBehaviors.RegionBehaviorType<TerrainSchema> {
  static override LOCALIZATION_PREFIXES = [`${KEYS}.Terrain`];

  static override defineSchema(): TerrainSchema {
    return defineTerrainSchema();
  }

  /** Planned paths are drawn with the old costs until told. */
  protected override _onUpdate(
    ...args: Parameters<foundry.data.regionBehaviors.RegionBehaviorType<TerrainSchema>["_onUpdate"]>
  ): void {
    super._onUpdate(...args);
    const tokens = canvas.tokens as { recalculatePlannedMovementPaths?: () => void } | undefined;
    tokens?.recalculatePlannedMovementPaths?.();
  }
}
