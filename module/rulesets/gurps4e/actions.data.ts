import type { Action, Maneuver, Variant } from "./action.js";

const MAIN = { family: "maneuver", group: "main" } as const;
const QUIET = { attacks: 0, keeps: [], bars: [], variants: [] } as const;
const TABLE = { group: "free", targeting: "none", unlisted: true } as const;
const DEFENCE = { family: "defence", group: "reaction", targeting: "none", unlisted: true } as const;

const stepping = (deed: NonNullable<Maneuver["deed"]>, keeps: Maneuver["keeps"] = []): Maneuver => ({
  ...QUIET,
  stride: "step",
  deed,
  keeps,
});

/** G4-ALLOUTATTACK-003 to 008: four ways in melee, two with ranged weapons. */
const ALL_OUT_ATTACKS: readonly Variant[] = [
  { id: "determined-melee", weapons: "melee", hit: 4 },
  { id: "double", weapons: "melee", attacks: 2 },
  { id: "feint", weapons: "melee" },
  { id: "strong", weapons: "melee", muscle: true, damage: "strong" },
  { id: "determined-ranged", weapons: "ranged", hit: 1 },
  { id: "suppression-fire", weapons: "ranged", rof: 5, attacks: 0 },
];

/** G4-ALLOUTDEFENSE-002 to 004. */
const ALL_OUT_DEFENSES: readonly Variant[] = [
  { id: "increased-block", defence: { block: 2 } },
  { id: "increased-parry", defence: { parry: 2 } },
  { id: "increased-dodge", defence: { dodge: 2 }, stride: "half" },
  { id: "double-defense", tries: 2 },
];

/** G4-GAP-15: attacks that the published game has beyond the text. */
const OPTIONAL: readonly Variant[] = [
  { id: "rapid-strike", optional: "rapid-strike", weapons: "melee", attacks: 2, hit: -6 },
  { id: "dual-weapon-attack", optional: "dual-weapon-attack", weapons: "melee", attacks: 2, hit: -4, apart: true },
  {
    id: "committed-attack",
    optional: "committed-attack",
    weapons: "melee",
    hit: 2,
    defence: { dodge: -2, parry: -2, block: -2 },
    exposed: true,
  },
  {
    id: "defensive-attack",
    optional: "defensive-attack",
    weapons: "melee",
    defence: { parry: 1, block: 1 },
    damage: "weak",
  },
];

/** Manoeuvres, defences and what is done to a creature; ids are the words of scenario files (G4-ECONOMY-002). */
export const ACTION_ROWS: readonly Action[] = [
  { id: "aim", ...MAIN, targeting: "creature", attack: true, maneuver: stepping("aim", ["aim"]) },
  {
    id: "all-out-attack",
    ...MAIN,
    targeting: "creature",
    attack: true,
    tactic: true,
    maneuver: {
      stride: "forward",
      deed: "attack",
      attacks: 1,
      keeps: ["aim", "evaluate"],
      bars: ["dodge", "parry", "block"],
      variants: ALL_OUT_ATTACKS,
    },
  },
  {
    id: "all-out-defense",
    ...MAIN,
    targeting: "none",
    tactic: true,
    maneuver: { ...QUIET, stride: "step", deed: null, variants: ALL_OUT_DEFENSES },
  },
  {
    id: "attack",
    ...MAIN,
    targeting: "creature",
    attack: true,
    tactic: true,
    maneuver: { ...QUIET, stride: "step", deed: "attack", attacks: 1, keeps: ["aim", "evaluate"], variants: OPTIONAL },
  },
  { id: "change-posture", ...MAIN, targeting: "none", maneuver: { ...QUIET, stride: "none", deed: "posture" } },
  { id: "concentrate", ...MAIN, targeting: "none", maneuver: stepping("concentrate", ["concentrate"]) },
  { id: "do-nothing", ...MAIN, targeting: "none", maneuver: { ...QUIET, stride: "none", deed: "nothing" } },
  { id: "evaluate", ...MAIN, targeting: "creature", attack: true, maneuver: stepping("evaluate", ["evaluate"]) },
  { id: "feint", ...MAIN, targeting: "creature", attack: true, maneuver: stepping("feint", ["evaluate"]) },
  { id: "move", ...MAIN, targeting: "path", tactic: true, maneuver: { ...QUIET, stride: "full", deed: null } },
  {
    id: "move-and-attack",
    ...MAIN,
    targeting: "path",
    attack: true,
    tactic: true,
    maneuver: { ...QUIET, stride: "full", deed: "attack", attacks: 1, keeps: ["evaluate"], bars: ["dodge"] },
  },
  { id: "ready", ...MAIN, targeting: "none", attack: true, maneuver: stepping("ready") },
  { id: "wait", ...MAIN, targeting: "none", maneuver: stepping("wait", ["evaluate"]) },
  { id: "step", family: "step", group: "move", targeting: "path", tactic: true },
  { id: "dodge", ...DEFENCE },
  { id: "parry", ...DEFENCE, attack: true },
  { id: "block", ...DEFENCE },
  // What is done to a creature, its place in the order, and what its turn begins with
  { id: "stay-conscious", ...TABLE, family: "recover" },
  { id: "roll-initiative", ...TABLE, family: "initiative" },
  { id: "teleport", ...TABLE, family: "given", targeting: "path" },
  { id: "forced", ...TABLE, family: "given", targeting: "path" },
  { id: "harm", ...TABLE, family: "amend" },
  { id: "mend", ...TABLE, family: "amend" },
];
