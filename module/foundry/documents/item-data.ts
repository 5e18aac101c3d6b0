import type { ItemType, ModelClass } from "../face.js";
import { ATTACK_KINDS } from "../../table/host.js";
import {
  HOME_DEEDS,
  HOME_ENDS,
  HOME_LIMITS,
  HOME_MOMENTS,
  HOME_NEEDS,
  HOME_SIDES,
  HOME_TARGETS,
} from "../../table/host.js";
import { choice, flag, gameData, integer, length, openNumber, text } from "./model-fields.js";
import { asideField, StoredModel } from "./stored-model.js";

const defineThingSchema = () => ({ notes: text(), game: gameData(), aside: asideField() });
type ThingSchema = ReturnType<typeof defineThingSchema>;

const defineGearSchema = () => ({ ...defineThingSchema(), quantity: integer(1, { min: 0 }), equipped: flag(true) });
type GearSchema = ReturnType<typeof defineGearSchema>;

const defineWeaponSchema = () => ({
  ...defineGearSchema(),
  kind: choice(ATTACK_KINDS, "melee"),
  /** Final attack bonus; open: the rules work it out. */
  bonus: openNumber(),
  /** Dice such as `1d8+3`; blank: a hit rolls no damage. */
  damage: text(),
  /** Reach in the game's unit of length; open: by size. */
  reach: new foundry.data.fields.SchemaField({ min: length(), max: length() }),
  /** Range (or its increment, where the game counts so) in the game's unit of length. */
  range: length(),
});
type WeaponSchema = ReturnType<typeof defineWeaponSchema>;

const defineProtectionSchema = () => ({ ...defineGearSchema(), bonus: integer(0) });
type ProtectionSchema = ReturnType<typeof defineProtectionSchema>;

const defineActionSchema = () => ({
  ...defineThingSchema(),
  /** What pays, by the word of the game that it is made for. */
  slot: text(),
  targets: choice(HOME_TARGETS, "enemy"),
  /** How far its target may be, in the game's unit of length; open: as far as it is seen. */
  range: length(),
  provokes: flag(false),
  limit: choice(HOME_LIMITS, "none"),
  /** Whether a roll decides, of what, and its bonus or difficulty. */
  test: new foundry.data.fields.SchemaField({
    kind: choice(["none", "attack", "save"], "none"),
    of: text(),
    value: integer(0),
  }),
  needs: new foundry.data.fields.ArrayField(
    new foundry.data.fields.SchemaField({
      who: choice(HOME_SIDES, "self"),
      is: choice(HOME_NEEDS, "has-condition"),
      of: text(),
    }),
  ),
  effects: new foundry.data.fields.ArrayField(
    new foundry.data.fields.SchemaField({
      to: choice(HOME_SIDES, "target"),
      when: choice(HOME_MOMENTS, "always"),
      does: choice(HOME_DEEDS, "damage"),
      amount: text(),
      of: text(),
      cells: integer(1, { min: 0 }),
      ends: choice(HOME_ENDS, "open"),
      turns: integer(1, { min: 1 }),
    }),
  ),
});
type ActionSchema = ReturnType<typeof defineActionSchema>;

const defineFeatureSchema = () => ({
  ...defineThingSchema(),
  adds: new foundry.data.fields.ArrayField(new foundry.data.fields.SchemaField({ to: text(), by: integer(1) })),
});
type FeatureSchema = ReturnType<typeof defineFeatureSchema>;

/** A weapon, natural ones included: one line of attack each. */
export class WeaponData extends StoredModel<WeaponSchema, Item.Implementation> {
  static override storedAs = "Item";
  static override LOCALIZATION_PREFIXES = ["BATTLETEMPO.Item"];

  static override defineSchema(): WeaponSchema {
    return defineWeaponSchema();
  }
}

/** Armour or shield. */
class ProtectionData extends StoredModel<ProtectionSchema, Item.Implementation> {
  static override storedAs = "Item";
  static override LOCALIZATION_PREFIXES = ["BATTLETEMPO.Item"];

  static override defineSchema(): ProtectionSchema {
    return defineProtectionSchema();
  }
}

/** Something carried. */
class GearData extends StoredModel<GearSchema, Item.Implementation> {
  static override storedAs = "Item";
  static override LOCALIZATION_PREFIXES = ["BATTLETEMPO.Item"];

  static override defineSchema(): GearSchema {
    return defineGearSchema();
  }
}

/** An action that a table has made for itself: read by the words of its game before the rules see it. */
export class ActionData extends StoredModel<ActionSchema, Item.Implementation> {
  static override storedAs = "Item";
  static override LOCALIZATION_PREFIXES = ["BATTLETEMPO.Item"];

  static override defineSchema(): ActionSchema {
    return defineActionSchema();
  }
}

/** What a creature is or has learnt: a feature of the rules, by its slug, and what it adds to numbers. */
export class FeatureData extends StoredModel<FeatureSchema, Item.Implementation> {
  static override storedAs = "Item";
  static override LOCALIZATION_PREFIXES = ["BATTLETEMPO.Item"];

  static override defineSchema(): FeatureSchema {
    return defineFeatureSchema();
  }
}

/** What isn't carried, and is no more than told: a power. */
class ThingData extends StoredModel<ThingSchema, Item.Implementation> {
  static override storedAs = "Item";
  static override LOCALIZATION_PREFIXES = ["BATTLETEMPO.Item"];

  static override defineSchema(): ThingSchema {
    return defineThingSchema();
  }
}

/** The models that all games share so far; what one game adds lies in `game`. */
export const ITEM_MODELS: Readonly<Record<ItemType, ModelClass>> = {
  weapon: WeaponData,
  armour: ProtectionData,
  shield: ProtectionData,
  power: ThingData,
  feature: FeatureData,
  gear: GearData,
  action: ActionData,
};
