export { startTabletop, type Tabletop, type TabletopOptions } from "./tabletop.js";
export { buildWorld, type BuildWorldOptions } from "../world/build.js";
