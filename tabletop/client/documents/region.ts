import { RegionBase } from "./region-base.js";

/** A region of a scene. The geometry is added here. */
export class RegionDocument extends RegionBase {}
