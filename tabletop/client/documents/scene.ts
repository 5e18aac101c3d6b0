import { makeMetadata } from "../common/abstract/document.js";
import type { EmbeddedCollection } from "../common/abstract/embedded-collection.js";
import {
  AlphaField,
  ArrayField,
  BooleanField,
  ColorField,
  type DataSchema,
  EmbeddedCollectionField,
  FilePathField,
  HTMLField,
  NumberField,
  ObjectField,
  SchemaField,
  StringField,
} from "../common/data/fields/index.js";
import { TextureData } from "../common/data/shared-schemas.js";
import type { Data } from "../common/utils/types.js";
import { getGame, peekGame } from "../globals/env.js";
import { Hooks } from "../globals/hooks.js";
import type { BaseGrid } from "../grid/base-grid.js";
import { createGrid } from "../grid/create-grid.js";
import { ClientDocument } from "./client-document.js";
import { primaryFields } from "./common-fields.js";
import { Level } from "./level.js";
import { RegionDocument } from "./region.js";
import { TokenDocument } from "./token.js";
import { WallDocument } from "./wall.js";

type ManifestGrid = { type?: number; distance?: number; units?: string } | undefined;

function manifestGrid(): ManifestGrid {
  return peekGame()?.system?.["grid"] as ManifestGrid;
}

function gridField(): SchemaField {
  return new SchemaField({
    type: new NumberField({
      required: true,
      nullable: false,
      choices: [0, 1, 2, 3, 4, 5],
      initial: () => manifestGrid()?.type ?? 1,
    }),
    size: new NumberField({ required: true, nullable: false, integer: true, min: 20, initial: 100 }),
    style: new StringField({ required: true, blank: false, initial: "solidLines" }),
    thickness: new NumberField({ required: true, nullable: false, positive: true, integer: true, initial: 1 }),
    color: new ColorField({ required: true, nullable: false, initial: "#000000" }),
    alpha: new AlphaField({ initial: 0.2 }),
    distance: new NumberField({
      required: true,
      nullable: false,
      positive: true,
      initial: () => manifestGrid()?.distance ?? 1,
    }),
    units: new StringField({ required: true, initial: () => manifestGrid()?.units ?? "" }),
  });
}

/** Pixel measures of a scene, the padding included. */
export interface SceneDimensions {
  width: number;
  height: number;
  size: number;
  distance: number;
  distancePixels: number;
  sceneX: number;
  sceneY: number;
  sceneWidth: number;
  sceneHeight: number;
  maxR: number;
  ratio: number;
  rows: number;
  columns: number;
}

/** A place with tokens, walls and regions. */
export class Scene extends ClientDocument {
  static override metadata = makeMetadata({
    name: "Scene",
    collection: "scenes",
    label: "DOCUMENT.Scene",
    labelPlural: "DOCUMENT.Scenes",
    indexed: true,
    embedded: { Token: "tokens", Wall: "walls", Region: "regions", Level: "levels" },
  });

  declare readonly parent: null;
  declare name: string;
  declare active: boolean;
  declare width: number;
  declare height: number;
  declare padding: number;
  declare background: Data;
  declare backgroundColor: unknown;
  declare grid: BaseGrid;
  declare dimensions: SceneDimensions;
  declare tokens: EmbeddedCollection<TokenDocument>;
  declare walls: EmbeddedCollection<WallDocument>;
  declare regions: EmbeddedCollection<RegionDocument>;

  static override defineSchema(): DataSchema {
    return {
      ...primaryFields(),
      name: new StringField({ required: true, blank: false }),
      active: new BooleanField(),
      navigation: new BooleanField({ initial: true }),
      navOrder: new NumberField({ required: true, nullable: false, integer: true, initial: 0 }),
      navName: new HTMLField(),
      background: new TextureData(),
      foreground: new FilePathField({ categories: ["IMAGE", "VIDEO"] }),
      foregroundElevation: new NumberField({ required: false, positive: true, integer: true }),
      thumb: new FilePathField({ categories: ["IMAGE"] }),
      width: new NumberField({ required: true, nullable: false, integer: true, positive: true, initial: 4000 }),
      height: new NumberField({ required: true, nullable: false, integer: true, positive: true, initial: 3000 }),
      padding: new NumberField({ required: true, nullable: false, min: 0, max: 0.5, step: 0.05, initial: 0.25 }),
      initial: new ObjectField(),
      backgroundColor: new ColorField({ nullable: false, initial: "#999999" }),
      grid: gridField(),
      tokenVision: new BooleanField({ initial: true }),
      fog: new ObjectField(),
      environment: new ObjectField(),
      tokens: new EmbeddedCollectionField(TokenDocument),
      walls: new EmbeddedCollectionField(WallDocument),
      regions: new EmbeddedCollectionField(RegionDocument),
      ...(peekGame()?.release.generation === 14 ? { levels: new EmbeddedCollectionField(Level) } : {}),
      ...Object.fromEntries(
        ["drawings", "lights", "notes", "sounds", "templates", "tiles"].map((name) => [
          name,
          new ArrayField(new ObjectField()),
        ]),
      ),
      weather: new StringField({ required: true }),
    };
  }

  override prepareBaseData(): void {
    const source = this._source["grid"] as {
      type: number;
      size: number;
      distance: number;
      units: string;
      color: string;
    };
    const diagonals = peekGame()?.settings.peek("core", "gridDiagonals") as number | undefined;
    this.grid = createGrid({ ...source, ...(diagonals === undefined ? {} : { diagonals }) });
    this.dimensions = this.getDimensions();
  }

  /** Measures of the scene with its padding, which is whole grid spaces. */
  getDimensions(): SceneDimensions {
    const { sizeX, sizeY, size, distance } = this.grid;
    const padX = Math.ceil((this.padding * this.width) / sizeX) * sizeX;
    const padY = Math.ceil((this.padding * this.height) / sizeY) * sizeY;
    const [width, height] = [this.width + 2 * padX, this.height + 2 * padY];
    return {
      width,
      height,
      size,
      distance,
      distancePixels: size / distance,
      sceneX: padX,
      sceneY: padY,
      sceneWidth: this.width,
      sceneHeight: this.height,
      maxR: Math.hypot(width, height),
      ratio: width / height,
      rows: Math.ceil(height / sizeY),
      columns: Math.ceil(width / sizeX),
    };
  }

  /** True when this client shows the scene. */
  get isView(): boolean {
    return getGame().scenes.viewed === this;
  }

  /** Shows the scene on this client. */
  async view(): Promise<this> {
    await getGame().scenes.viewScene(this);
    return this;
  }

  async activate(): Promise<this | undefined> {
    return this.update({ active: true });
  }

  override _onUpdate(changed: Data, options: Data, userId: string): void {
    super._onUpdate(changed, options, userId);
    if (changed["active"] === true) void getGame().scenes.onActivate(this);
    if (this.isView) Hooks.callAll("tabletopSceneChanged", this, changed);
  }

  /** The linked tokens of an actor on this scene. */
  getTokensOfActor(actorId: string): TokenDocument[] {
    return this.tokens.filter((token) => token.actorId === actorId);
  }

  /** Clears the recorded movement of all tokens of the scene. */
  async clearMovementHistories(): Promise<void> {
    const updates = this.tokens
      .filter((token) => token._movementHistory.length > 0)
      .map((token) => ({ _id: token.id, _movementHistory: [] }));
    if (updates.length)
      await this.updateEmbeddedDocuments("Token", updates, { diff: false, _clearMovementHistory: true });
  }
}
