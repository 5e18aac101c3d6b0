/** Rules that are only told: each has a title and a text in the language files (`Reference`), for the window that tells them. */
export const REFERENCES: readonly string[] = ["DND4-OA-001", "DND4-ACT-001"];
