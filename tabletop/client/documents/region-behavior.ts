import { makeMetadata } from "../common/abstract/document.js";
import { TypeDataModel } from "../common/abstract/type-data-model.js";
import {
  BooleanField,
  type DataSchema,
  DocumentFlagsField,
  DocumentIdField,
  DocumentStatsField,
  DocumentTypeField,
  SetField,
  StringField,
  TypeDataField,
} from "../common/data/fields/index.js";
import type { Document, DocumentClass } from "../common/abstract/document.js";
import type { Data } from "../common/utils/types.js";
import { ClientDocument } from "./client-document.js";

/** What a region does to what is in it; the types come from the system. */
export class RegionBehavior extends ClientDocument {
  static override metadata = makeMetadata({
    name: "RegionBehavior",
    collection: "behaviors",
    label: "DOCUMENT.RegionBehavior",
    labelPlural: "DOCUMENT.RegionBehaviors",
    coreTypes: [],
    hasTypeData: true,
    permissions: { create: "ASSISTANT", update: "ASSISTANT", delete: "ASSISTANT" },
  });

  declare type: string;
  declare disabled: boolean;

  static override defineSchema(): DataSchema {
    return {
      _id: new DocumentIdField(),
      name: new StringField({ required: true, blank: true }),
      type: new DocumentTypeField(this as unknown as DocumentClass),
      system: new TypeDataField(this as unknown as DocumentClass),
      disabled: new BooleanField(),
      flags: new DocumentFlagsField(),
      _stats: new DocumentStatsField(),
    };
  }

  get region(): ClientDocument | null {
    return this.parent;
  }
  get scene(): Document | null {
    return this.parent?.parent ?? null;
  }
  /** Active unless switched off. */
  get active(): boolean {
    return !this.disabled;
  }

  /** Hands a region event to the model, if it has subscribed to it. */
  async _handleRegionEvent(event: Data & { name: string }): Promise<void> {
    const model = this.system as unknown as RegionBehaviorType;
    const handler = (model.constructor as typeof RegionBehaviorType).events[event.name];
    if (handler) await handler.call(model, event);
    else if (model.events?.has(event.name)) await model._handleRegionEvent(event);
  }
}

/** Base of the models of region behaviours. */
export class RegionBehaviorType extends TypeDataModel {
  static events: Record<string, (this: RegionBehaviorType, event: Data) => unknown> = {};
  declare events?: Set<string>;

  static _createEventsField(options: { events?: string[]; initial?: string[] } = {}): SetField {
    const choices = options.events;
    return new SetField(new StringField({ required: true, ...(choices ? { choices } : {}) }), {
      initial: options.initial ?? [],
    });
  }

  get behavior(): RegionBehavior {
    return this.parent as unknown as RegionBehavior;
  }
  get region(): ClientDocument | null {
    return this.behavior.region;
  }
  get scene(): Document | null {
    return this.behavior.scene;
  }
  async _handleRegionEvent(_event: Data): Promise<void> {}
  _getTerrainEffects(_token: Document, _segment: Data): Data[] {
    return [];
  }
}
