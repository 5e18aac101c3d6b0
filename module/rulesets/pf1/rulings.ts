/**
 * What is the game master's to decide: what the next climbing or swimming has to reach (PF1-MOVE-003, PF1-MOVE-004). A key of
 * turn state; it holds until the creature's turn ends.
 */
export const RULINGS = [{ id: "ruledDifficulty", values: ["5", "10", "15", "20", "25", "30"] }] as const;
