import type { Face } from "../../foundry/face.js";
import { numberAfter, SIZE_WORD } from "../../foundry/quick/patterns.js";

type Rules = NonNullable<Face["quick"]>;

/** What a creature of this game needs; nobody prints its creatures in a form that could be read whole. */
export const statBlock: Rules = {
  fields: [
    { path: "size", kind: "size", patterns: [SIZE_WORD], guess: () => "medium" },
    { path: "attributes.st", kind: "number", patterns: [numberAfter("ST", "СЛ")], guess: () => 10 },
    { path: "attributes.dx", kind: "number", patterns: [numberAfter("DX", "ЛВ")], guess: () => 10 },
    { path: "attributes.iq", kind: "number", patterns: [numberAfter("IQ", "ИН")], guess: () => 10 },
    { path: "attributes.ht", kind: "number", patterns: [numberAfter("HT", "ЗД")], guess: () => 10 },
    {
      path: "hp.max",
      kind: "number",
      patterns: [numberAfter("HP", "ЕЖ", "ПЗ")],
      // G4-GAP-08: as many as ST.
      guess: (known) => known["attributes.st"] ?? 10,
    },
    { path: "dr", kind: "number", patterns: [numberAfter("DR", "СП")], guess: () => 0 },
  ],
};
