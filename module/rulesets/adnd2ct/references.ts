/** Rules that are only told: each has a title and a text in the language files (`Reference`), for the window that tells them. */
export const REFERENCES: readonly string[] = ["ADND-ACT-013", "ADND-INIT-011", "ADND-COVER-014", "ADND-AOO-002"];
