import { choice, integer, openNumber, slugs } from "../../foundry/documents/model-fields.js";
import { SIZE_CHOICES } from "../../foundry/documents/size-choices.js";
import { asideField, StoredModel } from "../../foundry/documents/stored-model.js";
import { initiativeDie } from "./initiative.js";
import { modifier } from "./profile.js";

const ROLES = ["pc", "npc"] as const;
/** The largest size of this game. */
const SIZES = SIZE_CHOICES.filter((size) => size !== "colossal");

const defineSchema = () => {
  const { SchemaField, HTMLField } = foundry.data.fields;
  return {
    role: choice(ROLES, "npc"),
    /** Gives the proficiency bonus. */
    level: integer(1, { min: 0 }),
    size: choice(SIZES, "medium"),
    hp: new SchemaField({ value: integer(10), max: integer(10, { min: 0 }), temp: integer(0, { min: 0 }) }),
    ac: integer(10, { min: 0 }),
    /** Attacks that the Attack action allows. */
    attacks: integer(1, { min: 1 }),
    abilities: new SchemaField({
      str: integer(10),
      dex: integer(10),
      con: integer(10),
      int: integer(10),
      wis: integer(10),
      cha: integer(10),
    }),
    /** Total bonuses; open: the ability's modifier. */
    saves: new SchemaField({
      str: openNumber(),
      dex: openNumber(),
      con: openNumber(),
      int: openNumber(),
      wis: openNumber(),
      cha: openNumber(),
    }),
    skills: new SchemaField({
      acrobatics: openNumber(),
      athletics: openNumber(),
      medicine: openNumber(),
      perception: openNumber(),
      stealth: openNumber(),
    }),
    /** Levels, 0 to 6. */
    exhaustion: integer(0, { min: 0, max: 6 }),
    /** Kinds of damage, by their slugs. */
    resistances: slugs(),
    vulnerabilities: slugs(),
    immunities: slugs(),
    initiativeBonus: integer(0),
    /** Feet by mode; open: it has no such movement. */
    speeds: new SchemaField({
      walk: integer(30, { min: 0 }),
      fly: openNumber({ min: 0 }),
      swim: openNumber({ min: 0 }),
      climb: openNumber({ min: 0 }),
      burrow: openNumber({ min: 0 }),
    }),
    space: openNumber({ min: 1 }),
    features: slugs(),
    notes: new HTMLField({ required: true, initial: "" }),
    aside: asideField(),
  };
};

type Dnd5e2024Schema = ReturnType<typeof defineSchema>;

interface Derived extends Record<string, unknown> {
  /** What is added to the initiative die. */
  initiative: number;
  /** The die itself: two where something is the matter. */
  initiativeDie: string;
}

/** A creature of this game, player's or not. */
export class Dnd5e2024ActorData extends StoredModel<
  Dnd5e2024Schema,
  Actor.Implementation,
  Record<string, never>,
  Derived
> {
  static override storedAs = "Actor.dnd5e2024";
  static override LOCALIZATION_PREFIXES = ["BATTLETEMPO.dnd5e2024.Actor"];

  static override defineSchema(): Dnd5e2024Schema {
    return defineSchema();
  }

  override prepareDerivedData(): void {
    this.initiative = modifier(this.abilities.dex) + this.initiativeBonus - 2 * this.exhaustion;
    this.initiativeDie = initiativeDie(this.parent.statuses);
  }
}

/** The model of an actor of this game; null for any other. */
export function dnd5e2024Data(actor: Actor.Implementation): Dnd5e2024ActorData | null {
  const data: unknown = actor.system;
  return data instanceof Dnd5e2024ActorData ? data : null;
}
