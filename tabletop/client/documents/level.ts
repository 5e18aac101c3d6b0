import { makeMetadata } from "../common/abstract/document.js";
import {
  type DataSchema,
  HTMLField,
  IntegerSortField,
  NumberField,
  ObjectField,
  SchemaField,
  StringField,
} from "../common/data/fields/index.js";
import { ClientDocument } from "./client-document.js";
import { embeddedFields } from "./common-fields.js";

/** A storey of a scene, between two elevations; generation 14 alone. What is seen from it isn't modelled. */
export class Level extends ClientDocument {
  static override metadata = makeMetadata({
    name: "Level",
    collection: "levels",
    label: "DOCUMENT.Level",
    labelPlural: "DOCUMENT.Levels",
    permissions: { create: "ASSISTANT", update: "ASSISTANT", delete: "ASSISTANT" },
  });

  declare name: string;
  declare elevation: { bottom: number | null; top: number | null };

  static override defineSchema(): DataSchema {
    const bound = (): NumberField => new NumberField({ required: true, nullable: true, initial: null });
    return {
      ...embeddedFields(),
      name: new StringField({ required: true, blank: false }),
      elevation: new SchemaField({ bottom: bound(), top: bound() }),
      background: new ObjectField(),
      foreground: new ObjectField(),
      fog: new ObjectField(),
      textures: new ObjectField(),
      visibility: new ObjectField(),
      description: new HTMLField(),
      sort: new IntegerSortField(),
    };
  }
}
