import { CATEGORIES, everywhere, ROLES, STRICT, type Enforcement } from "./enforcement.js";

/** Ready-made matrices, the mildest first; each holds everybody to everything alike. */
export const PRESETS = {
  relaxed: { pc: everywhere("tell"), npc: everywhere("tell") },
  normal: { pc: everywhere("warn"), npc: everywhere("warn") },
  strict: STRICT,
} as const satisfies Readonly<Record<string, Enforcement>>;
export type Preset = keyof typeof PRESETS;

/** The names of the ready-made matrices, the mildest first. */
export const PRESET_NAMES = Object.keys(PRESETS) as readonly Preset[];

/** The ready-made matrix that this one is; null: a table's own. */
export function presetOf(levels: Enforcement): Preset | null {
  const isSame = (preset: Preset): boolean =>
    ROLES.every((role) => CATEGORIES.every((category) => PRESETS[preset][role][category] === levels[role][category]));
  return PRESET_NAMES.find(isSame) ?? null;
}
