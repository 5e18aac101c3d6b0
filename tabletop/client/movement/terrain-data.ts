import { DataModel } from "../common/abstract/data-model.js";
import { NumberField, type DataSchema } from "../common/data/fields/index.js";
import type { MovementCostFunction } from "./types.js";

/** What a region's behaviour says about the ground. */
export interface TerrainEffect {
  name: string;
  difficulty?: number | null;
}

/** What terrain a package may replace: how effects add up, and what a step then costs. */
export class BaseTerrainData extends DataModel {
  static resolveTerrainEffects(_effects: TerrainEffect[]): BaseTerrainData | null {
    return null;
  }
  static getMovementCostFunction(_token: unknown, _options: object = {}): MovementCostFunction {
    return (_from, _to, distance) => distance;
  }
  equals(other: unknown): boolean {
    return (
      other instanceof this.constructor &&
      JSON.stringify(this.toObject()) === JSON.stringify((other as DataModel).toObject())
    );
  }
}

/** Core's terrain: a factor on the distance; none at all means that nobody gets through. */
export class TerrainData extends BaseTerrainData {
  declare difficulty: number | null;

  static override defineSchema(): DataSchema {
    return { difficulty: new NumberField({ required: true, nullable: true, min: 0, initial: 1 }) };
  }

  /** The hardest ground wins. */
  static override resolveTerrainEffects(effects: TerrainEffect[]): TerrainData | null {
    const found = effects.filter(({ name }) => name === "difficulty").map(({ difficulty }) => difficulty ?? Infinity);
    if (found.length === 0) return null;
    const difficulty = Math.max(...found);
    return difficulty === 1 ? null : new this({ difficulty: Number.isFinite(difficulty) ? difficulty : null });
  }

  static override getMovementCostFunction(): MovementCostFunction {
    return (_from, _to, distance, { terrain }) => {
      if (!terrain || terrain.difficulty === undefined) return distance;
      return distance * (terrain.difficulty ?? Infinity);
    };
  }
}
