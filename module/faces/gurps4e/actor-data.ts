import { choice, integer, openNumber, slugs } from "../../foundry/documents/model-fields.js";
import { SIZE_CHOICES } from "../../foundry/documents/size-choices.js";
import { basicSpeed, dodge } from "./profile.js";

const ROLES = ["pc", "npc"] as const;

const defineSchema = () => {
  const { SchemaField, HTMLField } = foundry.data.fields;
  return {
    role: choice(ROLES, "npc"),
    size: choice(SIZE_CHOICES, "medium"),
    hp: new SchemaField({ value: integer(10), max: integer(10, { min: 0 }) }),
    attributes: new SchemaField({
      st: integer(10, { min: 0 }),
      dx: integer(10, { min: 0 }),
      iq: integer(10, { min: 0 }),
      ht: integer(10, { min: 0 }),
    }),
    /** Open: IQ. */
    will: openNumber({ min: 0 }),
    /** Open: a quarter of DX and HT. */
    basicSpeed: openNumber({ min: 0 }),
    /** Open: by Basic Speed, by the weapon, and none without a shield. */
    defences: new SchemaField({
      dodge: openNumber({ min: 0 }),
      parry: openNumber({ min: 0 }),
      block: openNumber({ min: 0 }),
    }),
    /** Damage resistance. */
    dr: integer(0, { min: 0 }),
    /** Yards a turn by mode; on foot open: Basic Speed without fractions. */
    speeds: new SchemaField({
      walk: openNumber({ min: 0 }),
      fly: openNumber({ min: 0 }),
      swim: openNumber({ min: 0 }),
    }),
    features: slugs(),
    notes: new HTMLField({ required: true, initial: "" }),
  };
};

type Gurps4eSchema = ReturnType<typeof defineSchema>;

interface Derived extends Record<string, unknown> {
  /** Basic Speed, by which turns are taken. */
  initiative: number;
  /** Dodge without any situation. */
  dodge: number;
}

/** A creature of this game, player's or not. */
export class Gurps4eActorData extends foundry.abstract.TypeDataModel<
  Gurps4eSchema,
  Actor.Implementation,
  Record<string, never>,
  Derived
> {
  static override LOCALIZATION_PREFIXES = ["BATTLETEMPO.gurps4e.Actor"];

  static override defineSchema(): Gurps4eSchema {
    return defineSchema();
  }

  override prepareDerivedData(): void {
    this.initiative = basicSpeed(this);
    this.dodge = dodge(this);
  }
}

/** The model of an actor of this game; null for any other. */
export function gurps4eData(actor: Actor.Implementation): Gurps4eActorData | null {
  const data: unknown = actor.system;
  return data instanceof Gurps4eActorData ? data : null;
}
