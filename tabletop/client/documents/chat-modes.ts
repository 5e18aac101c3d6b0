import type { Data } from "../common/utils/types.js";
import { getGame } from "../globals/env.js";

const OLD_NAMES: Record<string, string> = { publicroll: "public", gmroll: "gm", blindroll: "blind", selfroll: "self" };

/** Writes the readers of a mode into message data; both generations' names of the modes are understood. */
export function applyMessageMode(data: Data, mode: string): Data {
  const name = mode === "roll" || mode === "current" ? currentMode() : (OLD_NAMES[mode] ?? mode);
  const gms = (): string[] => {
    const named = (data["whisper"] as string[] | undefined) ?? [];
    return named.length
      ? named
      : getGame()
          .users.filter((user) => user.isGM)
          .map((user) => user.id);
  };
  switch (name) {
    case "public":
    case "ic":
      return Object.assign(data, { whisper: [], blind: false });
    case "gm":
      return Object.assign(data, { whisper: gms(), blind: false });
    case "blind":
      return Object.assign(data, { whisper: gms(), blind: true });
    case "self":
      return Object.assign(data, { whisper: [getGame().userId], blind: false });
    default:
      throw new Error(`"${mode}" is not a mode of messages`);
  }
}

/** The mode that the user has chosen, by its name of generation 14. */
function currentMode(): string {
  const { settings, release } = getGame();
  const chosen = settings.get("core", release.generation === 14 ? "messageMode" : "rollMode") as string;
  return OLD_NAMES[chosen] ?? chosen;
}
