import { showFacingInHud } from "../hud/facing-row.js";
import { registerFacingKeys } from "../keys/facing-keys.js";
import { markFacing } from "./facing-marks.js";
import { watchRotation } from "./watch-rotation.js";

/** In `init`: where creatures look is shown on their tokens, and turned by token, HUD and keys. */
export function watchFacing(): void {
  watchRotation();
  markFacing();
  showFacingInHud();
  registerFacingKeys();
}
