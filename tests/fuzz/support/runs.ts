import process from "node:process";

/** How many inputs each door is tried with. */
export const INPUTS = process.env["BATTLE_TEMPO_MATRIX"] === "full" ? 100_000 : 1500;
/** The same where each input is played on in a whole fight. */
export const FIGHTS = process.env["BATTLE_TEMPO_MATRIX"] === "full" ? 20_000 : 250;
