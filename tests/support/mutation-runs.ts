import fc from "fast-check";

/** Few and always the same arbitrary fights: a mutant is judged by each test in every run alike, thousands of times. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 40, seed: 20_261_130 });
