import { makeMetadata, type UserLike } from "../common/abstract/document.js";
import type { EmbeddedCollection } from "../common/abstract/embedded-collection.js";
import { type DataSchema, EmbeddedCollectionField, FilePathField, StringField } from "../common/data/fields/index.js";
import { ActiveEffect } from "./active-effect.js";
import type { Actor } from "./actor.js";
import { ClientDocument } from "./client-document.js";
import { primaryFields, typeFields } from "./common-fields.js";

/** A thing or ability, in the world or of an actor. */
export class Item extends ClientDocument {
  static override metadata = makeMetadata({
    name: "Item",
    collection: "items",
    label: "DOCUMENT.Item",
    labelPlural: "DOCUMENT.Items",
    coreTypes: [],
    hasTypeData: true,
    indexed: true,
    embedded: { ActiveEffect: "effects" },
    permissions: { create: "OWNER", update: "OWNER", delete: "OWNER" },
  });
  static DEFAULT_ICON = "icons/svg/item-bag.svg";

  declare name: string;
  declare type: string;
  declare img: string;
  declare sort: number;
  declare effects: EmbeddedCollection<ActiveEffect>;

  static override defineSchema(): DataSchema {
    return {
      ...primaryFields(),
      name: new StringField({ required: true, blank: false }),
      ...typeFields(this),
      img: new FilePathField({ categories: ["IMAGE"], initial: Item.DEFAULT_ICON }),
      effects: new EmbeddedCollectionField(ActiveEffect),
    };
  }

  get actor(): Actor | null {
    return this.parent?.documentName === "Actor" ? (this.parent as unknown as Actor) : null;
  }
  /** An item of an actor belongs to whom the actor belongs to. */
  override getUserLevel(user: UserLike | null = null): number {
    return this.parent ? this.parent.getUserLevel(user) : super.getUserLevel(user);
  }
  get isOwned(): boolean {
    return this.actor !== null;
  }
  get transferredEffects(): ActiveEffect[] {
    return this.effects.filter((effect) => effect.transfer);
  }
}
