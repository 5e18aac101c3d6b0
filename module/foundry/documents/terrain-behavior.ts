import { TERRAIN_KINDS } from "../../table/host.js";
import { KEYS } from "../i18n/localize.js";
import { asideField, migrateSource, setAside } from "./stored-model.js";

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
    aside: asideField(),
  };
};

type TerrainSchema = ReturnType<typeof defineTerrainSchema>;

/** Terrain as a region behaviour: drawn with core's region tools, read by the board. */
export class TerrainBehavior extends foundry.data.regionBehaviors.RegionBehaviorType<TerrainSchema> {
  static override LOCALIZATION_PREFIXES = [`${KEYS}.Terrain`];

  static override defineSchema(): TerrainSchema {
    return defineTerrainSchema();
  }

  static override migrateData(source: Parameters<typeof foundry.abstract.TypeDataModel.migrateData>[0]) {
    return super.migrateData(migrateSource("RegionBehavior", source));
  }

  static override cleanData(...args: Parameters<typeof foundry.abstract.TypeDataModel.cleanData>) {
    setAside(this, "RegionBehavior", args);
    return super.cleanData(...args);
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
