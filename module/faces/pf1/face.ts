import { ITEM_MODELS } from "../../foundry/documents/item-data.js";
import { weaponsOf } from "../../foundry/documents/weapons.js";
import type { Face } from "../../foundry/face.js";
import { details } from "./details.js";
import { attackActions, common, triggers, variants } from "./actions.js";
import { pf1Data, Pf1ActorData } from "./actor-data.js";
import { conditions } from "./conditions.js";
import { initiative } from "./initiative.js";
import { featuresOf } from "./item-features.js";
import { baseBonus, toProfile } from "./profile.js";
import { sheet } from "./sheet.js";
import { statBlock } from "./stat-block.js";
import { vitalsOf, writeVital } from "./vitals.js";

/** Core's rule for diagonals: every second one counts double. */
const ALTERNATING_1 = 4;

/** What pf1 shows, and how its rules read Foundry's documents. */
export const pf1Face: Face = {
  id: "pf1",
  actorModel: Pf1ActorData,
  itemModels: ITEM_MODELS,
  conditions,
  initiative,
  scene: { shape: "square", distance: 5, units: "ft", diagonals: ALTERNATING_1 },
  profileOf: (actor) => {
    const data = pf1Data(actor);
    return data && toProfile(data, weaponsOf(actor), featuresOf(actor));
  },
  vitalsOf,
  writeVital,
  strip: ["standard", "move", "swift", "step", "aoo"],
  common,
  attackActions,
  baseBonus,
  terrainDegrees: { cover: ["partial", "cover", "improved", "total"], obscured: ["heavy"] },
  variants,
  details,
  ready: { action: "ready", triggers, heldAs: ["readied", "action"] },
  delay: { action: "delay", comeIn: "come-in" },
  quick: statBlock,
  reactions: ["attack-melee"],
  sheet,
};
