import type { ItemField } from "../../foundry/face.js";
import { formatNumber, t } from "../../foundry/i18n/localize.js";
import type { AttackProfile } from "../../model/profile.js";
import { BASE_PHASES } from "./profile.js";

/** Phases that a weapon may have of its own. */
const PHASE_WORDS: readonly string[] = BASE_PHASES.filter((phase) => phase !== "by-size");

/** What only this game says of a weapon. */
export const weaponFields: readonly ItemField[] = [
  { name: "speedPhase", kind: "text" },
  { name: "speedFactor", kind: "number" },
  { name: "size", kind: "text" },
  { name: "weapon", kind: "text" },
  { name: "magic", kind: "number" },
  { name: "rof", kind: "number" },
  { name: "mediumRange", kind: "number" },
  { name: "longRange", kind: "number" },
  { name: "volley", kind: "flag" },
  { name: "specialist", kind: "flag" },
  { name: "untrained", kind: "flag" },
  { name: "knockdown", kind: "text" },
];

/** When in a round a weapon strikes, and how often it shoots. */
export function lineFacts({ extra: { speedPhase, speedFactor, rof } }: AttackProfile): string[] {
  const phase = typeof speedPhase === "string" ? speedPhase : null;
  return [
    ...(phase !== null && PHASE_WORDS.includes(phase) ? [t(`BATTLETEMPO.adnd2ct.Phase.${phase}`)] : []),
    ...(phase === null && typeof speedFactor === "number"
      ? [t("BATTLETEMPO.adnd2ct.Line.speedFactor", { factor: formatNumber(speedFactor) })]
      : []),
    ...(typeof rof === "number" ? [t("BATTLETEMPO.adnd2ct.Line.rof", { shots: formatNumber(rof) })] : []),
  ];
}
