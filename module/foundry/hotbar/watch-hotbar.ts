import type { Json } from "../../kernel/json.js";
import { tellFault } from "../hooks/notices.js";
import { putOnHotbar, readDragged } from "./act-macro.js";

/** In `init`: an action dropped on the hotbar becomes a macro in that slot. Core is told at once that it is seen to. */
export function watchHotbar(): void {
  Hooks.on("hotbarDrop", (_hotbar, data, slot) => {
    const act = readDragged(data as unknown as Json);
    if (!act) return undefined;
    putOnHotbar(act, slot).catch((error: unknown) => {
      tellFault("hotbar", error);
    });
    return false;
  });
}
