/** Rules that are only told: each has a title and a text in the language files (`Reference`), for the window that tells them. */
export const REFERENCES: readonly string[] = [
  "PF1-ECONOMY-001",
  "PF1-ECONOMY-017",
  "PF1-FREE-007",
  "PF1-SWIFT-003",
  "PF1-FULLROUND-009",
  "PF1-MOVE-007",
  "PF1-RUN-006",
  "PF1-FEAT-001",
];
