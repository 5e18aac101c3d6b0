import { featureItemsOf } from "../../foundry/documents/feature-items.js";
import { ITEM_MODELS } from "../../foundry/documents/item-data.js";
import { weaponsOf } from "../../foundry/documents/weapons.js";
import type { Face } from "../../foundry/face.js";
import { t } from "../../foundry/i18n/localize.js";
import { attackActions, common, triggers, variants } from "./actions.js";
import { dnd4eData, Dnd4eActorData } from "./actor-data.js";
import { conditions } from "./conditions.js";
import { initiative } from "./initiative.js";
import { lineFacts, lineUse } from "./power-lines.js";
import { baseBonus, toProfile } from "./profile.js";
import { rests } from "./rests.js";
import { sheet } from "./sheet.js";
import { statBlock } from "./stat-block.js";
import { vitalsOf, writeVital } from "./vitals.js";
import { weaponFields } from "./weapon-fields.js";

/** Core's rule for diagonals: they cost like straight steps. */
const EQUIDISTANT = 0;

/** What dnd4e shows, and how its rules read Foundry's documents. */
export const dnd4eFace: Face = {
  id: "dnd4e",
  actorModel: Dnd4eActorData,
  itemModels: ITEM_MODELS,
  conditions,
  initiative,
  // Ways are counted in squares, heights in feet: a square is five of them.
  scene: { shape: "square", distance: 5, units: "ft", diagonals: EQUIDISTANT },
  profileOf: (actor) => {
    const data = dnd4eData(actor);
    if (!data) return null;
    const profile = toProfile(data, weaponsOf(actor), t("BATTLETEMPO.dnd4e.Unarmed"));
    return { ...profile, features: [...profile.features, ...featureItemsOf(actor)] };
  },
  vitalsOf,
  writeVital,
  strip: ["standard", "move", "minor", "immediate", "opportunity"],
  common,
  attackActions,
  lineUse,
  lineFacts,
  baseBonus,
  terrainDegrees: { cover: ["cover", "superior", "total"] },
  variants,
  rests,
  itemFields: { weapon: weaponFields },
  ready: { action: "ready", triggers, heldAs: ["readied", "action"] },
  delay: { action: "delay", comeIn: "end-delay" },
  quick: statBlock,
  reactions: ["opportunity-attack"],
  sheet,
};
