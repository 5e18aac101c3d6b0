import { seededUniform } from "../game/dice/random.js";
import { Roll } from "../game/dice/roll.js";
import { Die } from "../game/dice/terms.js";
import { CONFIG, documentConfig } from "./config.js";

const STATUSES = [
  "dead",
  "unconscious",
  "prone",
  "invisible",
  "blind",
  "stun",
  "restrain",
  "fear",
  "fly",
  "hover",
  "burrow",
];

/** Fills CONFIG with what the data half of the host brings; canvas and applications add their branches. */
export function configureDefaults(generation: 13 | 14): void {
  Object.assign(documentConfig("Combat"), {
    initiative: { formula: null, decimals: 2 },
    settings: {},
    fallbackTurnMarker: "",
    initiativeIcon: { icon: "", hover: "" },
    sounds: {},
  });
  Object.assign(documentConfig("ActiveEffect"), { legacyTransferral: false, phases: {}, expiryAction: "update" });
  Object.assign(documentConfig("ChatMessage"), {
    batchSize: 100,
    ...(generation === 14 ? { modes: messageModes() } : {}),
  });
  Object.assign(CONFIG, {
    debug: { hooks: false },
    compatibility: { mode: 1, includePatterns: [], excludePatterns: [] },
    Dice: {
      types: [Die],
      terms: { d: Die },
      termTypes: { Die },
      rolls: [Roll],
      rollModes: rollModes(),
      functions: {},
      fulfillment: { dice: {}, methods: {}, defaultMethod: "mersenne" },
      randomUniform: Math.random,
    },
    time: { turnTime: 0, roundTime: 0 },
    statusEffects: STATUSES.map((id) => ({
      id,
      name: `EFFECT.Status${id.charAt(0).toUpperCase()}${id.slice(1)}`,
      img: `icons/svg/${id}.svg`,
    })),
    specialStatusEffects: {
      DEFEATED: "dead",
      INVISIBLE: "invisible",
      BLIND: "blind",
      BURROW: "burrow",
      HOVER: "hover",
      FLY: "fly",
    },
    sounds: { dice: "sounds/dice.wav", lock: "", notification: "", combat: "" },
    supportedLanguages: { en: "English" },
    fontDefinitions: {},
    defaultFontFamily: "Signika",
  });
  CONFIG["queries"] ??= {};
}

function rollModes(): object {
  const mode = (label: string, icon: string): object => ({ label, icon });
  return {
    publicroll: mode("CHAT.RollPublic", "fa-globe"),
    gmroll: mode("CHAT.RollPrivate", "fa-user-secret"),
    blindroll: mode("CHAT.RollBlind", "fa-eye-slash"),
    selfroll: mode("CHAT.RollSelf", "fa-user"),
  };
}

function messageModes(): object {
  return {
    public: { label: "CHAT.RollPublic" },
    gm: { label: "CHAT.RollPrivate" },
    blind: { label: "CHAT.RollBlind" },
    self: { label: "CHAT.RollSelf" },
    ic: { label: "CHAT.RollPublic" },
  };
}

/** Makes the dice of this client repeatable. */
export function seedDice(seed: number): void {
  (CONFIG["Dice"] as { randomUniform: () => number }).randomUniform = seededUniform(seed);
}
