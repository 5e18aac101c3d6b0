/** What can be laid over the map; each is this user's own to show or not. */
export const OVERLAYS = ["reachable", "threatened", "reach", "aim", "arcs", "ground"] as const;
export type OverlayKind = (typeof OVERLAYS)[number];

/** Key (with Shift) and icon of each; the keys are where the host has none of its own. */
export const OVERLAY_LOOKS: Readonly<Record<OverlayKind, { readonly key: string; readonly icon: string }>> = {
  reachable: { key: "KeyR", icon: "fa-solid fa-shoe-prints" },
  threatened: { key: "KeyH", icon: "fa-solid fa-triangle-exclamation" },
  reach: { key: "KeyV", icon: "fa-solid fa-ruler-combined" },
  ground: { key: "KeyG", icon: "fa-solid fa-mountain" },
  arcs: { key: "KeyB", icon: "fa-solid fa-compass" },
  aim: { key: "KeyF", icon: "fa-solid fa-crosshairs" },
};
