import { makeMetadata } from "../common/abstract/document.js";
import {
  ArrayField,
  type DataSchema,
  DocumentFlagsField,
  DocumentIdField,
  NumberField,
  ObjectField,
  StringField,
} from "../common/data/fields/index.js";
import { ClientDocument } from "./client-document.js";

const SENSES = [0, 10, 20, 30, 40];
const sense = (): NumberField => new NumberField({ required: true, nullable: false, choices: SENSES, initial: 20 });

/** A wall or door between two points of a scene. */
export class WallDocument extends ClientDocument {
  static override metadata = makeMetadata({
    name: "Wall",
    collection: "walls",
    label: "DOCUMENT.Wall",
    labelPlural: "DOCUMENT.Walls",
    permissions: { create: "ASSISTANT", update: "ASSISTANT", delete: "ASSISTANT" },
  });

  declare c: [number, number, number, number];
  declare move: number;
  declare sight: number;
  declare light: number;
  declare sound: number;
  declare dir: number;
  declare door: number;
  declare ds: number;

  static override defineSchema(): DataSchema {
    return {
      _id: new DocumentIdField(),
      c: new ArrayField(new NumberField({ required: true, integer: true, nullable: false }), {
        exact: 4,
        initial: undefined,
      }),
      light: sense(),
      move: new NumberField({ required: true, nullable: false, choices: [0, 20], initial: 20 }),
      sight: sense(),
      sound: sense(),
      dir: new NumberField({ required: true, nullable: false, choices: [0, 1, 2], initial: 0 }),
      door: new NumberField({ required: true, nullable: false, choices: [0, 1, 2], initial: 0 }),
      ds: new NumberField({ required: true, nullable: false, choices: [0, 1, 2], initial: 0 }),
      doorSound: new StringField({ required: false, blank: true, initial: undefined }),
      threshold: new ObjectField(),
      animation: new ObjectField({ nullable: true, initial: null }),
      flags: new DocumentFlagsField(),
    };
  }

  /** An open door lets everything through. */
  get isOpen(): boolean {
    return this.door > 0 && this.ds === 1;
  }
}
