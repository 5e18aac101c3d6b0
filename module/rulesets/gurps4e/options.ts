import type { OptionDefinition } from "../../rules/definitions.js";
import type { Situation } from "../../rules/situation.js";

/** Attacks beyond the text that a world may offer (G4-GAP-15). */
const OPTIONAL_ATTACKS = [
  "rapid-strike",
  "deceptive-attack",
  "dual-weapon-attack",
  "hit-location",
  "committed-attack",
  "defensive-attack",
] as const;
export type OptionalAttack = (typeof OPTIONAL_ATTACKS)[number];

/** World options; the first value is the reading of the text, or what the inventory recommends where the text is silent. */
export const OPTIONS: readonly OptionDefinition[] = [
  { id: "moveAndAttackDefence", values: ["seed", "basic-set"], rules: ["G4-MOVEATTACK-004"] },
  { id: "facing", values: [true, false], rules: ["G4-GAP-07"] },
  { id: "evaluateReach", values: ["reach", "reach-and-step"], rules: ["G4-EVALUATE-001", "G4-GAP-17"] },
  { id: "optionalAttacks", values: ["none", ...OPTIONAL_ATTACKS], rules: ["G4-GAP-15"] },
];

/** Whether Move and Attack follows the published game: no parry and no retreat, instead of no dodge. */
export const isBasicSet = ({ options }: Pick<Situation, "options">): boolean =>
  options.moveAndAttackDefence === "basic-set";

export const evaluatesFarther = ({ options }: Situation): boolean => options.evaluateReach === "reach-and-step";

/** Whether the world offers such attacks: one word, or a list of them. */
export function isOffered({ options }: Situation, attack: OptionalAttack): boolean {
  const offered = options.optionalAttacks;
  return Array.isArray(offered) ? offered.includes(attack) : offered === attack;
}
