import { choice, integer, openNumber, slugs } from "../../foundry/documents/model-fields.js";
import { SIZE_CHOICES } from "../../foundry/documents/size-choices.js";
import { asideField, StoredModel } from "../../foundry/documents/stored-model.js";
import { BASE_PHASES, BURDENS, GROUPS, ROLES } from "./profile.js";

const defineSchema = () => {
  const { SchemaField, HTMLField } = foundry.data.fields;
  return {
    role: choice(ROLES, "npc"),
    group: choice(GROUPS, "warrior"),
    level: integer(1, { min: 0 }),
    size: choice(SIZE_CHOICES, "medium"),
    hp: new SchemaField({ value: integer(8), max: integer(8, { min: 0 }) }),
    /** To hit armour class 0, with Strength and all that always counts. */
    thac0: integer(20),
    /** Blows of a round; 1.5 for three in two rounds. */
    attacks: openNumber({ min: 0 }),
    /** Descending: lower is better. */
    ac: integer(10),
    /** How much of that is dexterity's, and lost where nobody can dodge. */
    dexAc: integer(0, { min: 0 }),
    /** Numbers to reach or beat; open: nobody knows them, which counts as the worst. */
    saves: new SchemaField({ paralyzation: openNumber({ min: 0 }), death: openNumber({ min: 0 }) }),
    abilities: new SchemaField({
      str: integer(10, { min: 0 }),
      dex: integer(10, { min: 0 }),
      con: integer(10, { min: 0 }),
      int: integer(10, { min: 0 }),
      wis: integer(10, { min: 0 }),
      cha: integer(10, { min: 0 }),
    }),
    basePhase: choice(BASE_PHASES, "by-size"),
    encumbrance: choice(BURDENS, "none"),
    /** Fatigue points left; open: rested. */
    fatigue: openNumber(),
    /** Movement rate in squares by mode; open: it has no such movement. */
    speeds: new SchemaField({
      walk: integer(12, { min: 0 }),
      fly: openNumber({ min: 0 }),
      swim: openNumber({ min: 0 }),
      climb: openNumber({ min: 0 }),
      burrow: openNumber({ min: 0 }),
    }),
    features: slugs(),
    notes: new HTMLField({ required: true, initial: "" }),
    aside: asideField(),
  };
};

type Adnd2ctSchema = ReturnType<typeof defineSchema>;

/** A creature of this game, player's or not. */
export class Adnd2ctActorData extends StoredModel<Adnd2ctSchema, Actor.Implementation> {
  static override storedAs = "Actor.adnd2ct";
  static override LOCALIZATION_PREFIXES = ["BATTLETEMPO.adnd2ct.Actor"];

  static override defineSchema(): Adnd2ctSchema {
    return defineSchema();
  }
}

/** The model of an actor of this game; null for any other. */
export function adnd2ctData(actor: Actor.Implementation): Adnd2ctActorData | null {
  const data: unknown = actor.system;
  return data instanceof Adnd2ctActorData ? data : null;
}
