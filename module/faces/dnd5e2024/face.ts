import { featureItemsOf } from "../../foundry/documents/feature-items.js";
import { ITEM_MODELS } from "../../foundry/documents/item-data.js";
import { weaponsOf } from "../../foundry/documents/weapons.js";
import { t } from "../../foundry/i18n/localize.js";
import type { Face } from "../../foundry/face.js";
import { attackActions, common, triggers, variants } from "./actions.js";
import { dnd5e2024Data, Dnd5e2024ActorData } from "./actor-data.js";
import { conditions } from "./conditions.js";
import { intents } from "./intents.js";
import { initiative } from "./initiative.js";
import { baseBonus, toProfile } from "./profile.js";
import { weaponFields } from "./weapon-fields.js";
import { mountOf } from "./mount-of.js";
import { sheet } from "./sheet.js";
import { statBlock } from "./stat-block.js";
import { vitalsOf, writeVital } from "./vitals.js";

/** Core's rule for diagonals: they cost like straight steps. */
const EQUIDISTANT = 0;

/** What dnd5e2024 shows, and how its rules read Foundry's documents. */
export const dnd5e2024Face: Face = {
  id: "dnd5e2024",
  actorModel: Dnd5e2024ActorData,
  itemModels: ITEM_MODELS,
  conditions,
  initiative,
  opening: ["places", "surprise", "initiative", "ties"],
  scene: { shape: "square", distance: 5, units: "ft", diagonals: EQUIDISTANT },
  profileOf: (actor) => {
    const data = dnd5e2024Data(actor);
    if (!data) return null;
    const profile = toProfile(data, weaponsOf(actor), t("BATTLETEMPO.dnd5e2024.Unarmed"));
    return { ...profile, features: [...profile.features, ...featureItemsOf(actor)] };
  },
  vitalsOf,
  writeVital,
  strip: ["action", "bonus", "interaction", "reaction"],
  common,
  attackActions,
  baseBonus,
  terrainDegrees: { cover: ["half", "three-quarters", "total"] },
  variants,
  intents,
  mountOf,
  itemFields: { weapon: weaponFields },
  ready: { action: "ready", triggers, heldAs: ["readied", "action"] },
  delay: null,
  quick: statBlock,
  reactions: ["opportunity-attack"],
  sheet,
};
