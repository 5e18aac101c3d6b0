import { choice, flag, integer, openNumber, slugs } from "../../foundry/documents/model-fields.js";
import { SIZE_CHOICES } from "../../foundry/documents/size-choices.js";
import { asideField, StoredModel } from "../../foundry/documents/stored-model.js";

const ROLES = ["pc", "npc"] as const;
const ARMOUR_WEIGHTS = ["light", "medium", "heavy"] as const;

const defineAbilities = () =>
  new foundry.data.fields.SchemaField({
    str: integer(10),
    dex: integer(10),
    con: integer(10),
    int: integer(10),
    wis: integer(10),
    cha: integer(10),
  });

const defineSchema = () => {
  const { SchemaField, HTMLField } = foundry.data.fields;
  return {
    role: choice(ROLES, "npc"),
    level: integer(1, { min: 0 }),
    size: choice(SIZE_CHOICES, "medium"),
    hp: new SchemaField({ value: integer(10), max: integer(10, { min: 0 }), temp: integer(0, { min: 0 }) }),
    nonlethal: integer(0, { min: 0 }),
    abilities: defineAbilities(),
    bab: integer(0),
    saves: new SchemaField({ fort: integer(0), ref: integer(0), will: integer(0) }),
    /** Parts of the armour class above 10; size adds its own. */
    ac: new SchemaField({
      armor: integer(0),
      shield: integer(0),
      natural: integer(0),
      dex: integer(0),
      deflection: integer(0),
      misc: integer(0),
    }),
    armorWeight: choice(ARMOUR_WEIGHTS, "light"),
    /** Added to the Dexterity modifier. */
    initiativeBonus: integer(0),
    /** Open: by base attack, Strength and size. */
    cmb: openNumber(),
    cmd: openNumber(),
    concentration: integer(0),
    /** Open: by the ability alone. */
    skills: new SchemaField({
      climb: integer(0),
      ride: integer(0),
      swim: integer(0),
      bluff: openNumber(),
      senseMotive: openNumber(),
      heal: openNumber(),
      escapeArtist: openNumber(),
    }),
    /** Feet by mode; open: it has no such movement. */
    speeds: new SchemaField({
      walk: integer(30, { min: 0 }),
      fly: openNumber({ min: 0 }),
      swim: openNumber({ min: 0 }),
      climb: openNumber({ min: 0 }),
      burrow: openNumber({ min: 0 }),
    }),
    /** Cells a side, where the size doesn't say. */
    space: openNumber({ min: 1 }),
    features: slugs(),
    /** Arrows and bolts left, where they are counted. */
    countsArrows: flag(false),
    arrows: integer(0, { min: 0 }),
    notes: new HTMLField({ required: true, initial: "" }),
    aside: asideField(),
  };
};

type Pf1Schema = ReturnType<typeof defineSchema>;

interface Derived extends Record<string, unknown> {
  /** What is added to the initiative die. */
  initiative: number;
}

/** A creature of this game, player's or not. */
export class Pf1ActorData extends StoredModel<Pf1Schema, Actor.Implementation, Record<string, never>, Derived> {
  static override storedAs = "Actor.pf1";
  static override LOCALIZATION_PREFIXES = ["BATTLETEMPO.pf1.Actor"];

  static override defineSchema(): Pf1Schema {
    return defineSchema();
  }

  override prepareDerivedData(): void {
    this.initiative = Math.floor((this.abilities.dex - 10) / 2) + this.initiativeBonus;
  }
}

/** The model of an actor of this game; null for any other. */
export function pf1Data(actor: Actor.Implementation): Pf1ActorData | null {
  const data: unknown = actor.system;
  return data instanceof Pf1ActorData ? data : null;
}
