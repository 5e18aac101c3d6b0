import type { ActionConfig } from "./types.js";

const LABELS = "TOKEN.MOVEMENT.ACTIONS";

/** The ways of moving that every world has. `getSpeed` reads the configured animation speed when it is needed. */
export function createDefaultActions(getSpeed: () => number): Record<string, ActionConfig> {
  const slowly = { getAnimationOptions: () => ({ movementSpeed: getSpeed() / 2 }) };
  const instantly = { getAnimationOptions: () => ({ duration: 0 }) };
  const twice = { getCostFunction: () => (cost: number) => cost * 2 };
  const asWalked = { deriveTerrainDifficulty: ({ walk = 1 }: Record<string, number>) => walk };
  const unhindered = { deriveTerrainDifficulty: () => 1 };
  const bySwiftest = ({ walk = 1, fly = 1 }: Record<string, number>): number => Math.max(walk, fly);
  return {
    walk: { label: `${LABELS}.walk.label`, icon: "fa-solid fa-person-walking", order: 0 },
    fly: { label: `${LABELS}.fly.label`, icon: "fa-solid fa-person-fairy", order: 1 },
    swim: { label: `${LABELS}.swim.label`, icon: "fa-solid fa-person-swimming", order: 2, ...slowly },
    burrow: { label: `${LABELS}.burrow.label`, icon: "fa-solid fa-person-digging", order: 3 },
    crawl: {
      label: `${LABELS}.crawl.label`,
      icon: "fa-solid fa-person-praying",
      order: 4,
      ...slowly,
      ...asWalked,
      ...twice,
    },
    climb: {
      label: `${LABELS}.climb.label`,
      icon: "fa-solid fa-person-through-window",
      order: 5,
      ...slowly,
      ...asWalked,
      ...twice,
    },
    jump: {
      label: `${LABELS}.jump.label`,
      icon: "fa-solid fa-person-running-fast",
      order: 6,
      deriveTerrainDifficulty: bySwiftest,
      ...twice,
    },
    blink: {
      label: `${LABELS}.blink.label`,
      icon: "fa-solid fa-person-from-portal",
      order: 7,
      teleport: true,
      ...instantly,
      ...unhindered,
    },
    displace: {
      label: `${LABELS}.displace.label`,
      icon: "fa-solid fa-transporter-1",
      order: 8,
      teleport: true,
      measure: false,
      walls: null,
      visualize: false,
      canSelect: () => false,
      getCostFunction: () => () => 0,
      ...instantly,
      ...unhindered,
    },
  };
}

/** An action with its defaults; an unknown id moves as if it were plain walking. */
export function resolveAction(
  actions: Record<string, ActionConfig>,
  id: string,
): Required<Omit<ActionConfig, "icon" | "img" | "costMultiplier">> & ActionConfig {
  return {
    order: 0,
    teleport: false,
    measure: true,
    walls: "move",
    visualize: true,
    getAnimationOptions: () => ({}),
    canSelect: () => true,
    deriveTerrainDifficulty: null,
    getCostFunction: () => (cost) => cost,
    ...(actions[id] ?? { label: id }),
  };
}
