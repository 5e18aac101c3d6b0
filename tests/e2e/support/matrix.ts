import process from "node:process";

/** True in `npm run test:full`: variants that the everyday run leaves out, to stay within its bound. */
export const FULL = process.env["BATTLE_TEMPO_MATRIX"] === "full";
