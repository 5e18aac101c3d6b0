import type { ItemType, ModelClass } from "../face.js";
import { ATTACK_KINDS } from "../../table/host.js";
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

/** What isn't carried: a power, a feature, a home-made action. */
export class ThingData extends StoredModel<ThingSchema, Item.Implementation> {
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
  feature: ThingData,
  gear: GearData,
  action: ThingData,
};
