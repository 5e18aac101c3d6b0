import { peekGame } from "../../globals/env.js";
import { DataModel, type ModelContext } from "./data-model.js";
import type { Document, UserLike } from "./document.js";
import type { Data } from "../utils/types.js";

/** The model of the `system` of a document type. */
export class TypeDataModel extends DataModel {
  declare readonly parent: Document;

  constructor(data: object = {}, context: ModelContext = {}) {
    super(data, context);
  }

  /** The package that provides the model; here it can only be the system. */
  get modelProvider(): object | null {
    return peekGame()?.system ?? null;
  }

  prepareBaseData(): void {}
  prepareDerivedData(): void {}
  async _preCreate(_data: Data, _options: Data, _user: UserLike): Promise<boolean | void> {}
  _onCreate(_data: Data, _options: Data, _userId: string): void {}
  async _preUpdate(_changes: Data, _options: Data, _user: UserLike): Promise<boolean | void> {}
  _onUpdate(_changed: Data, _options: Data, _userId: string): void {}
  async _preDelete(_options: Data, _user: UserLike): Promise<boolean | void> {}
  _onDelete(_options: Data, _userId: string): void {}
  toEmbed(): Promise<HTMLElement | null> {
    return Promise.resolve(null);
  }
  /** Values for roll formulas; the model itself by default. */
  getRollData?(): Data;
}
