/** What every package of this folder has: one kind of creature, and notes on what happened at this client. */
export const ID = "known-bad";

/** What a package notes on its own client, for the test to look at. */
export const notes = (globalThis.notes = { heard: [], arrived: 0 });

/** Registers the creature; a package may add fields, and derive what it likes. */
export function registerCreature({ more = () => ({}), derive = () => undefined } = {}) {
  const { fields } = foundry.data;
  class Creature extends foundry.abstract.TypeDataModel {
    static defineSchema() {
      return {
        hp: new fields.NumberField({ required: true, nullable: false, integer: true, min: 0, max: 20, initial: 20 }),
        spent: new fields.NumberField({ required: true, nullable: false, min: 0, initial: 0 }),
        acted: new fields.BooleanField({ initial: false }),
        log: new fields.ArrayField(new fields.StringField()),
        byKey: new fields.ObjectField(),
        ...more(fields),
      };
    }
    prepareDerivedData() {
      derive(this);
    }
  }
  CONFIG.Actor.dataModels.creature = Creature;
}

/** Tells everybody at the table. */
export const say = (content, more = {}) => ChatMessage.create({ content, ...more });
