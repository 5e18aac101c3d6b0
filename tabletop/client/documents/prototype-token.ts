import { DataModel } from "../common/abstract/data-model.js";
import { BooleanField, type DataSchema, StringField } from "../common/data/fields/index.js";
import { sharedTokenFields } from "./token-fields.js";

/** What the tokens of an actor begin with. */
export class PrototypeToken extends DataModel {
  static override defineSchema(): DataSchema {
    return {
      name: new StringField({ required: true, blank: true }),
      randomImg: new BooleanField(),
      ...sharedTokenFields(),
    };
  }
  get actor(): DataModel | null {
    return this.parent;
  }
}
