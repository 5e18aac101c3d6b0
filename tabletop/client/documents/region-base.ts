import { makeMetadata } from "../common/abstract/document.js";
import type { EmbeddedCollection } from "../common/abstract/embedded-collection.js";
import {
  AngleField,
  ArrayField,
  BooleanField,
  ColorField,
  type DataSchema,
  DocumentFlagsField,
  DocumentIdField,
  EmbeddedCollectionField,
  NumberField,
  SchemaField,
  StringField,
  TypedSchemaField,
} from "../common/data/fields/index.js";
import type { Data } from "../common/utils/types.js";
import { ClientDocument } from "./client-document.js";
import { RegionBehavior } from "./region-behavior.js";
import type { Scene } from "./scene.js";

const number = (options: object = {}): NumberField =>
  new NumberField({ required: true, nullable: false, initial: 0, ...options });

function shapeFields(type: string, fields: DataSchema): DataSchema {
  return {
    type: new StringField({ required: true, blank: false, initial: type, choices: [type] }),
    hole: new BooleanField(),
    ...fields,
  };
}

function shapeTypes(): Record<string, DataSchema> {
  return {
    rectangle: shapeFields("rectangle", {
      x: number(),
      y: number(),
      width: number({ initial: 1, positive: true }),
      height: number({ initial: 1, positive: true }),
      rotation: new AngleField(),
    }),
    circle: shapeFields("circle", { x: number(), y: number(), radius: number({ initial: 1, positive: true }) }),
    ellipse: shapeFields("ellipse", {
      x: number(),
      y: number(),
      radiusX: number({ initial: 1, positive: true }),
      radiusY: number({ initial: 1, positive: true }),
      rotation: new AngleField(),
    }),
    polygon: shapeFields("polygon", { points: new ArrayField(number()) }),
  };
}

/** A region without its geometry: schema and behaviours. RegionDocument adds the geometry. */
export class RegionBase extends ClientDocument {
  static override metadata = makeMetadata({
    name: "Region",
    collection: "regions",
    label: "DOCUMENT.Region",
    labelPlural: "DOCUMENT.Regions",
    embedded: { RegionBehavior: "behaviors" },
    permissions: { create: "ASSISTANT", update: "ASSISTANT", delete: "ASSISTANT" },
  });

  declare readonly parent: Scene | null;
  declare name: string;
  declare shapes: Data[];
  declare elevation: { bottom: number | null; top: number | null };
  declare behaviors: EmbeddedCollection<RegionBehavior>;
  declare visibility: number;
  declare locked: boolean;

  static override defineSchema(): DataSchema {
    return {
      _id: new DocumentIdField(),
      name: new StringField({ required: true, blank: false }),
      color: new ColorField({ required: true, nullable: false, initial: "#cc8844" }),
      shapes: new ArrayField(new TypedSchemaField(shapeTypes())),
      elevation: new SchemaField(
        { bottom: new NumberField({ required: true }), top: new NumberField({ required: true }) },
        {},
      ),
      behaviors: new EmbeddedCollectionField(RegionBehavior),
      visibility: new NumberField({ required: true, nullable: false, initial: 0, choices: [0, 1, 2] }),
      locked: new BooleanField(),
      flags: new DocumentFlagsField(),
    };
  }

  static override validateJoint(data: Data): void {
    const { bottom = null, top = null } = (data["elevation"] ?? {}) as { bottom?: number | null; top?: number | null };
    if (bottom !== null && top !== null && top < bottom)
      throw new Error("elevation.top may not be less than elevation.bottom");
  }
}
