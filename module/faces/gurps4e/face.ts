import { featureItemsOf } from "../../foundry/documents/feature-items.js";
import { ITEM_MODELS } from "../../foundry/documents/item-data.js";
import { weaponsOf } from "../../foundry/documents/weapons.js";
import type { Face } from "../../foundry/face.js";
import { formatNumber, t } from "../../foundry/i18n/localize.js";
import { attackActions, common, triggers, variants } from "./actions.js";
import { gurps4eData, Gurps4eActorData } from "./actor-data.js";
import { conditions } from "./conditions.js";
import { damageText } from "./damage-text.js";
import { initiative } from "./initiative.js";
import { baseSkill, toProfile } from "./profile.js";
import { sheet } from "./sheet.js";
import { statBlock } from "./stat-block.js";
import { turnFlags } from "./turn-facts.js";
import { vitalsOf, writeVital } from "./vitals.js";
import { weaponFields } from "./weapon-fields.js";

/** Core's rule for diagonals; hexes have none. */
const EQUIDISTANT = 0;

/** What gurps4e shows, and how its rules read Foundry's documents. */
export const gurps4eFace: Face = {
  id: "gurps4e",
  actorModel: Gurps4eActorData,
  itemModels: ITEM_MODELS,
  conditions,
  initiative,
  scene: { shape: "hex", distance: 1, units: "yd", diagonals: EQUIDISTANT },
  facing: { turn: null, moving: true, option: "facing" },
  posture: {
    action: "change-posture",
    kinds: variants["change-posture"] ?? [],
    now: ({ posture }) => (typeof posture === "string" ? posture : "standing"),
  },
  profileOf: (actor) => {
    const data = gurps4eData(actor);
    if (!data) return null;
    const profile = toProfile(data, weaponsOf(actor), t("BATTLETEMPO.gurps4e.Unarmed"));
    return { ...profile, features: [...profile.features, ...featureItemsOf(actor)] };
  },
  vitalsOf,
  writeVital,
  strip: ["maneuver", "step", "attacks", "dodge", "parry", "block", "retreat"],
  common,
  attackActions,
  baseBonus: baseSkill,
  // A skill is a number to roll at most, no bonus.
  bonusText: formatNumber,
  damageText,
  variants,
  itemFields: { weapon: weaponFields },
  ready: { action: "wait", triggers, heldAs: ["wait", "act"] },
  delay: null,
  flagsOf: turnFlags,
  quick: statBlock,
  reactions: ["defence"],
  sheet,
};
