/** Sizes that a creature may have, smallest first. */
export { SIZES as SIZE_CHOICES } from "../../table/host.js";
