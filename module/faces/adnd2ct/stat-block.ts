import type { Face } from "../../foundry/face.js";
import { abilityPatterns, numberAfter, SIZE_WORD } from "../../foundry/quick/patterns.js";

type Rules = NonNullable<Face["quick"]>;
type Known = Parameters<Rules["fields"][number]["guess"]>[0];

/** Hit dice, at least one. */
const level = ({ level: known }: Known): number => (typeof known === "number" ? Math.max(1, known) : 1);

/** What a creature of this game needs; its stat blocks aren't read. */
export const statBlock: Rules = {
  fields: [
    { path: "size", kind: "size", patterns: [SIZE_WORD], guess: () => "medium" },
    { path: "level", kind: "number", patterns: [numberAfter("HD", "Hit Dice", "КХ")], guess: () => 1 },
    {
      path: "hp.max",
      kind: "number",
      patterns: [numberAfter("HP", "hp", "ПЗ")],
      guess: (known) => Math.floor(4.5 * level(known)),
    },
    {
      path: "thac0",
      kind: "number",
      patterns: [numberAfter("THAC0")],
      guess: (known) => Math.max(1, 20 - level(known)),
    },
    {
      path: "ac",
      kind: "number",
      patterns: [numberAfter("AC", "КБ")],
      guess: (known) => Math.max(0, 8 - Math.floor(level(known) / 2)),
    },
    { path: "speeds.walk", kind: "number", patterns: [numberAfter("MV", "Movement")], guess: () => 12 },
    ...(["str", "dex"] as const).map((ability) => ({
      path: `abilities.${ability}`,
      kind: "number" as const,
      patterns: abilityPatterns(0, [], ability),
      guess: () => 10,
    })),
  ],
};
