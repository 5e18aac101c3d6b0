/** How faces say where a number stands in a stat block. */
export { abilityPatterns, numberAfter, SIZE_WORD } from "../../table/host.js";
