import { makeMetadata } from "../common/abstract/document.js";
import {
  type DataSchema,
  DocumentOwnershipField,
  FilePathField,
  NumberField,
  StringField,
} from "../common/data/fields/index.js";
import { ClientDocument } from "./client-document.js";
import type { Combat } from "./combat.js";
import type { Combatant } from "./combatant.js";
import { embeddedFields, typeFields } from "./common-fields.js";

/** Combatants that belong together. */
export class CombatantGroup extends ClientDocument {
  static override metadata = makeMetadata({
    name: "CombatantGroup",
    collection: "groups",
    label: "DOCUMENT.CombatantGroup",
    labelPlural: "DOCUMENT.CombatantGroups",
    hasTypeData: true,
  });

  declare readonly parent: Combat | null;
  declare initiative: number | null;

  static override defineSchema(): DataSchema {
    return {
      ...embeddedFields(),
      ...typeFields(this, { initial: "base" }),
      name: new StringField(),
      img: new FilePathField({ categories: ["IMAGE"] }),
      initiative: new NumberField({ required: true }),
      ownership: new DocumentOwnershipField(),
    };
  }

  get members(): Set<Combatant> {
    return new Set(this.parent?.combatants.filter((combatant) => combatant._source["group"] === this.id) ?? []);
  }
  get defeated(): boolean {
    return this.members.size > 0 && [...this.members].every((member) => member.isDefeated);
  }
  get hidden(): boolean {
    return this.members.size > 0 && [...this.members].every((member) => member.hidden);
  }
  async clearMovementHistories(): Promise<void> {
    await this.parent?.clearMovementHistories(this.members);
  }
}
