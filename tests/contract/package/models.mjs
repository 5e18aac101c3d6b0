/** Data models with every kind of field on which systems lean. */
export function makeModels(foundry) {
  const { fields, regionBehaviors } = foundry.data;
  const { TypeDataModel } = foundry.abstract;

  class Creature extends TypeDataModel {
    static defineSchema() {
      return {
        hp: new fields.NumberField({ required: true, nullable: false, integer: true, min: 0, max: 20, initial: 20 }),
        step: new fields.NumberField({ required: true, nullable: false, min: 0, step: 0.5, initial: 1 }),
        open: new fields.NumberField({ required: true, nullable: true, initial: null }),
        kind: new fields.StringField({ required: true, blank: false, choices: ["brute", "scout"], initial: "brute" }),
        notes: new fields.HTMLField({ required: true, blank: true, initial: "" }),
        list: new fields.ArrayField(new fields.StringField()),
        set: new fields.SetField(new fields.StringField()),
        senses: new fields.SchemaField({
          sight: new fields.NumberField({ required: true, nullable: false, initial: 6 }),
          smell: new fields.NumberField({ required: true, nullable: false, initial: 2 }),
        }),
        free: new fields.ObjectField(),
        byKey: new fields.TypedObjectField(new fields.NumberField({ min: 0 })),
        flag: new fields.BooleanField({ initial: false }),
      };
    }

    static migrateData(source) {
      if ("vigour" in source && !("hp" in source)) source.hp = source.vigour;
      return super.migrateData(source);
    }

    prepareBaseData() {
      this.order = ["base"];
      this.itemsAtBase = this.parent.items.size;
    }

    prepareDerivedData() {
      this.order.push("derived");
      this.wounded = this.hp < 20;
      // On purpose what a careless system does: the stored value is covered until data is prepared anew.
      this.open = (this._source.open ?? 0) + 100;
    }
  }

  class Thing extends TypeDataModel {
    static defineSchema() {
      return { weight: new fields.NumberField({ required: true, nullable: false, min: 0, initial: 1 }) };
    }
  }

  class Card extends TypeDataModel {
    static defineSchema() {
      return { round: new fields.NumberField({ required: true, nullable: false, integer: true, initial: 0 }) };
    }
  }

  class Fight extends TypeDataModel {
    static defineSchema() {
      return {
        ledger: new fields.SchemaField({
          folded: new fields.NumberField({ required: true, nullable: false, integer: true, initial: 0 }),
          records: new fields.ObjectField({ required: true, initial: {} }),
        }),
      };
    }
  }

  class Fighter extends TypeDataModel {
    static defineSchema() {
      return { acted: new fields.BooleanField({ initial: false }) };
    }
  }

  class Terrain extends regionBehaviors.RegionBehaviorType {
    static defineSchema() {
      return { kind: new fields.StringField({ required: true, blank: false, initial: "difficult" }) };
    }
  }

  class Gate extends regionBehaviors.RegionBehaviorType {
    static events = { tokenMoveIn: () => {}, tokenMoveOut: () => {} };
    static defineSchema() {
      return {};
    }
  }

  return { Creature, Thing, Card, Fight, Fighter, Terrain, Gate };
}
