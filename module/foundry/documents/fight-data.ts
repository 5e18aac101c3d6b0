const VERSION = 1;

const defineFightSchema = () => {
  const fields = foundry.data.fields;
  return {
    ledger: new fields.SchemaField({
      /** Shape of what follows; a later one is migrated here. */
      version: new fields.NumberField({ required: true, nullable: false, integer: true, initial: VERSION }),
      opening: new fields.StringField({ required: true, blank: true, initial: "" }),
      folded: new fields.NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 }),
      records: new fields.ObjectField({ required: true, initial: {} }),
      /** The last record whose changes of actors have been carried out, of those that have any. */
      applied: new fields.NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 }),
      /** What could not be read, as JSON texts: kept for whoever wants to look. */
      aside: new fields.ArrayField(new fields.StringField({ required: true })),
    }),
  };
};

type FightSchema = ReturnType<typeof defineFightSchema>;

/** Data of every combat (core creates combats of the type `base`): the fight's ledger. Only the active GM writes it. */
export class FightData extends foundry.abstract.TypeDataModel<FightSchema, Combat.Implementation> {
  static override defineSchema(): FightSchema {
    return defineFightSchema();
  }
}
