import { mendFight } from "../combat/mend-fight.js";
import { LEDGER_VERSION } from "../combat/stored-ledger.js";
import { migrateSource } from "./stored-model.js";

const defineFightSchema = () => {
  const fields = foundry.data.fields;
  return {
    ledger: new fields.SchemaField({
      /** Shape of what follows; one of a later version is left alone. */
      version: new fields.NumberField({ required: true, nullable: false, integer: true, initial: LEDGER_VERSION }),
      /** Id of the rules that keep it; blank: it has no record yet. */
      game: new fields.StringField({ required: true, blank: true, initial: "" }),
      opening: new fields.StringField({ required: true, blank: true, initial: "" }),
      folded: new fields.NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 }),
      records: new fields.ObjectField({ required: true, initial: {} }),
      /** The same as it truly is, where that tells what no player may know: readable for game masters alone. */
      sealed: new fields.SchemaField({
        opening: new fields.StringField({ required: true, blank: true, initial: "" }),
        records: new fields.ObjectField({ required: true, initial: {} }),
      }),
      /** The last record whose changes of actors have been carried out, of those that have any. */
      applied: new fields.NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 }),
      /** What could not be read, as JSON texts: kept for whoever wants to look. */
      aside: new fields.ArrayField(new fields.StringField({ required: true })),
    }),
  };
};

type FightSchema = ReturnType<typeof defineFightSchema>;
type Source = Parameters<typeof foundry.abstract.TypeDataModel.migrateData>[0];
type CleanArgs = Parameters<typeof foundry.abstract.TypeDataModel.cleanData>;

/** Data of every combat (core creates combats of the type `base`): the fight's ledger. Only the active GM writes it. */
export class FightData extends foundry.abstract.TypeDataModel<FightSchema, Combat.Implementation> {
  static override defineSchema(): FightSchema {
    return defineFightSchema();
  }

  static override migrateData(source: Source) {
    return super.migrateData(migrateSource("Combat", source));
  }

  /** Of a whole source, what its fields can't hold is kept in a form that they can. */
  static override cleanData(...args: CleanArgs) {
    const [source, options] = args;
    const isChange = (options as { readonly partial?: boolean } | undefined)?.partial === true;
    if (source && !isChange) mendFight(migrateSource("Combat", source));
    return super.cleanData(...args);
  }
}
