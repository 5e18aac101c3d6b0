/** Rules that are only told: each has a title and a text in the language files (`Reference`), for the window that tells them. */
export const REFERENCES: readonly string[] = [
  "DND5-TURN-003",
  "DND5-MOVE-004",
  "DND5-TERR-002",
  "DND5-SPACE-002",
  "DND5-ATT-007",
];
