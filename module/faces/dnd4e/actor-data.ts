import { choice, integer, openNumber, slugs } from "../../foundry/documents/model-fields.js";
import { SIZE_CHOICES } from "../../foundry/documents/size-choices.js";
import { asideField, StoredModel } from "../../foundry/documents/stored-model.js";
import { initiativeBonus, surgeValue } from "./profile.js";

const ROLES = ["pc", "npc"] as const;
/** The largest size of this game. */
const SIZES = SIZE_CHOICES.filter((size) => size !== "colossal");

const defineSchema = () => {
  const { SchemaField, HTMLField } = foundry.data.fields;
  return {
    role: choice(ROLES, "npc"),
    level: integer(1, { min: 0 }),
    size: choice(SIZES, "medium"),
    hp: new SchemaField({ value: integer(20), max: integer(20, { min: 0 }), temp: integer(0, { min: 0 }) }),
    /** `max`: after a night, open where nobody has said; `worth`: what one gives back, open: a quarter of the full hit points. */
    surges: new SchemaField({
      value: integer(0, { min: 0 }),
      max: openNumber({ min: 0 }),
      worth: openNumber({ min: 0 }),
    }),
    actionPoints: integer(0, { min: 0 }),
    defences: new SchemaField({
      ac: integer(10, { min: 0 }),
      fort: integer(10, { min: 0 }),
      ref: integer(10, { min: 0 }),
      will: integer(10, { min: 0 }),
    }),
    abilities: new SchemaField({
      str: integer(10),
      con: integer(10),
      dex: integer(10),
      int: integer(10),
      wis: integer(10),
      cha: integer(10),
    }),
    /** Total bonuses; open: half the level and the ability's modifier. */
    skills: new SchemaField({ acrobatics: openNumber(), athletics: openNumber() }),
    initiativeBonus: integer(0),
    /** Squares by mode; open: it has no such movement. */
    speeds: new SchemaField({
      walk: integer(6, { min: 0 }),
      fly: openNumber({ min: 0 }),
      swim: openNumber({ min: 0 }),
      climb: openNumber({ min: 0 }),
      burrow: openNumber({ min: 0 }),
      teleport: openNumber({ min: 0 }),
    }),
    space: openNumber({ min: 1 }),
    freeHands: openNumber({ min: 0 }),
    features: slugs(),
    notes: new HTMLField({ required: true, initial: "" }),
    aside: asideField(),
  };
};

type Dnd4eSchema = ReturnType<typeof defineSchema>;

interface Derived extends Record<string, unknown> {
  /** What is added to the initiative die. */
  initiative: number;
  /** Hit points that one surge gives back. */
  surgeValue: number;
  /** At which number of hit points it is bloodied. */
  bloodied: number;
}

/** A creature of this game, player's or not. */
export class Dnd4eActorData extends StoredModel<Dnd4eSchema, Actor.Implementation, Record<string, never>, Derived> {
  static override storedAs = "Actor.dnd4e";
  static override LOCALIZATION_PREFIXES = ["BATTLETEMPO.dnd4e.Actor"];

  static override defineSchema(): Dnd4eSchema {
    return defineSchema();
  }

  override prepareDerivedData(): void {
    this.initiative = initiativeBonus(this);
    this.surgeValue = surgeValue(this);
    this.bloodied = Math.floor(this.hp.max / 2);
  }
}

/** The model of an actor of this game; null for any other. */
export function dnd4eData(actor: Actor.Implementation): Dnd4eActorData | null {
  const data: unknown = actor.system;
  return data instanceof Dnd4eActorData ? data : null;
}
