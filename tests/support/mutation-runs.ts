import fc from "fast-check";

/** Few and always the same arbitrary fights: a mutant is judged by each test in every run alike, thousands of times. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 40, seed: 20_261_130 });

/** Stryker's word of which mutant is alive. The one that was tried last mustn't be while the tests of the next one load. */
const stryker = (globalThis as { __stryker__?: { activeMutant?: string | undefined } }).__stryker__;
if (stryker !== undefined) stryker.activeMutant = undefined;
