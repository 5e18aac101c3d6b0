import { featureItemsOf } from "../../foundry/documents/feature-items.js";
import { ITEM_MODELS } from "../../foundry/documents/item-data.js";
import { weaponsOf } from "../../foundry/documents/weapons.js";
import type { Face } from "../../foundry/face.js";
import { t } from "../../foundry/i18n/localize.js";
import { attackActions, common, hudActs, lineUse } from "./actions.js";
import { adnd2ctData, Adnd2ctActorData } from "./actor-data.js";
import { conditions } from "./conditions.js";
import { fields, fits } from "./declare.js";
import { initiative } from "./initiative.js";
import { baseBonus, toProfile } from "./profile.js";
import { stancesOf } from "./stances.js";
import { sheet } from "./sheet.js";
import { statBlock } from "./stat-block.js";
import { vitalsOf, writeVital } from "./vitals.js";
import { lineFacts, weaponFields } from "./weapon-fields.js";

/** Core's rule for diagonals: they cost like straight steps. */
const EQUIDISTANT = 0;

/** What adnd2ct shows, and how its rules read Foundry's documents. */
export const adnd2ctFace: Face = {
  id: "adnd2ct",
  actorModel: Adnd2ctActorData,
  itemModels: ITEM_MODELS,
  conditions,
  initiative,
  opening: ["places"],
  // Ways are counted in squares, heights in feet: a square is five of them.
  scene: { shape: "square", distance: 5, units: "ft", diagonals: EQUIDISTANT },
  facing: { turn: "facing-change" },
  profileOf: (actor) => {
    const data = adnd2ctData(actor);
    if (!data) return null;
    const profile = toProfile(data, weaponsOf(actor), t("BATTLETEMPO.adnd2ct.Unarmed"));
    return { ...profile, features: [...profile.features, ...featureItemsOf(actor)] };
  },
  vitalsOf,
  writeVital,
  strip: ["action", "opportunity"],
  common,
  attackActions,
  hudActs,
  lineUse,
  lineFacts,
  baseBonus,
  terrainDegrees: { cover: ["half", "three-quarters"] },
  variants: {},
  itemFields: { weapon: weaponFields },
  stancesOf,
  declare: { action: "declare", fits, fields },
  ready: null,
  delay: null,
  quick: statBlock,
  reactions: ["opportunity-attack", "guard"],
  sheet,
};
