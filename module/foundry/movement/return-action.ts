import { KEYS } from "../i18n/localize.js";

/**
 * Core's movement action with which a token is put back: a jump that costs nothing, stops at no wall and can't be
 * chosen. Its id is in saved histories and may never change.
 */
export const RETURN_ACTION = "battleTempoReturn";

/** In `init`, on every client: a token whose action isn't there can't move at all. */
export function registerReturnAction(): void {
  const action = {
    label: `${KEYS}.Movement.return`,
    icon: "fa-solid fa-rotate-left",
    order: 90,
    teleport: true,
    measure: false,
    walls: null,
    visualize: false,
    canSelect: () => false,
    getCostFunction: () => () => 0,
  };
  Object.assign(CONFIG.Token.movement.actions, { [RETURN_ACTION]: action });
}
