import type { Data } from "../utils/types.js";
import {
  AlphaField,
  AngleField,
  ColorField,
  FilePathField,
  NumberField,
  SchemaField,
  StringField,
} from "./fields/index.js";

/** Picture of a token or scene. */
export class TextureData extends SchemaField {
  constructor(options: object = {}, initial: Data = {}) {
    super(
      {
        src: new FilePathField({ categories: ["IMAGE", "VIDEO"], initial: initial["src"] ?? null }),
        anchorX: new NumberField({ nullable: false, initial: initial["anchorX"] ?? 0 }),
        anchorY: new NumberField({ nullable: false, initial: initial["anchorY"] ?? 0 }),
        offsetX: new NumberField({ nullable: false, integer: true, initial: 0 }),
        offsetY: new NumberField({ nullable: false, integer: true, initial: 0 }),
        fit: new StringField({
          initial: initial["fit"] ?? "fill",
          choices: ["fill", "contain", "cover", "width", "height"],
        }),
        scaleX: new NumberField({ nullable: false, initial: 1 }),
        scaleY: new NumberField({ nullable: false, initial: 1 }),
        rotation: new AngleField(),
        tint: new ColorField({ nullable: false, initial: "#ffffff" }),
        alphaThreshold: new AlphaField({ nullable: false, initial: initial["alphaThreshold"] ?? 0 }),
      },
      options,
    );
  }
}
