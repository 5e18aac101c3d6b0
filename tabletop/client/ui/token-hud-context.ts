import type { Context } from "../apps/api/types.js";
import { host, localize } from "../apps/host.js";
import { word } from "../apps/words.js";
import type { CombatLike, TokenDocumentLike, TokenLike } from "./combat-types.js";

interface StatusConfig {
  id: string;
  name: string;
  img: string;
  hud?: boolean | { actorTypes?: string[] };
}

interface MovementAction {
  label: string;
  order?: number;
  canSelect?: boolean | ((document: TokenDocumentLike) => boolean);
}

/** Fields of the token HUD. */
export function prepareTokenContext(token: TokenLike): Context {
  const { document } = token;
  const isTargeted = findTargets()?.has(token) ?? false;
  const inCombat = isInCombat(document);
  const { hidden, elevation, name = "" } = document;
  return {
    hidden,
    inCombat,
    isTargeted,
    elevation,
    canToggleCombat: host.game.user.isGM || host.game.combat !== null,
    visibilityClass: hidden ? "active" : "",
    combatClass: inCombat ? "active" : "",
    targetClass: isTargeted ? "active" : "",
    statusEffects: prepareStatuses(token),
    movementActions: prepareMovementActions(document),
    labels: {
      title: word("tokenHud", { name }),
      elevation: word("elevation"),
      movementAction: word("movementAction"),
      visibility: word("toggleVisibility"),
      combat: word("toggleCombat"),
      target: word("toggleTarget"),
      effects: word("statusEffects"),
    },
  };
}

/** Whether the token takes part in the combat that is viewed. */
function isInCombat(document: TokenDocumentLike): boolean {
  return findCombatant(document) !== undefined;
}

/** The token's combatant in the viewed combat. */
export function findCombatant(document: TokenDocumentLike): { delete(): Promise<unknown> } | undefined {
  const combat = host.game.combat as CombatLike | null;
  return combat?.combatants.find((combatant) => combatant.tokenId === document.id);
}

function findTargets(): { has(token: unknown): boolean } | undefined {
  return (host.game.user as { targets?: { has(token: unknown): boolean } }).targets;
}

function prepareStatuses({ actor, document }: TokenLike): object[] {
  const config = (host.CONFIG["statusEffects"] ?? []) as StatusConfig[] | Record<string, StatusConfig>;
  const active = (actor ?? document.actor)?.statuses ?? new Set<string>();
  return Object.values(config)
    .filter((status) => isOffered(status, document))
    .map((status) => {
      const isActive = active.has(status.id);
      return {
        id: status.id,
        title: localize(status.name),
        src: status.img,
        isActive,
        cssClass: isActive ? "active" : "",
      };
    });
}

function isOffered({ hud = true }: StatusConfig, document: TokenDocumentLike): boolean {
  if (typeof hud === "boolean") return hud;
  return hud.actorTypes?.includes(document.actor?.type ?? "") ?? true;
}

function prepareMovementActions(document: TokenDocumentLike): object[] {
  const { movement } = (host.CONFIG["Token"] ?? {}) as { movement?: { actions: Record<string, MovementAction> } };
  const current = document.movementAction;
  return Object.entries(movement?.actions ?? {})
    .filter(([id, { canSelect = true }]) => {
      return id === current || (typeof canSelect === "function" ? canSelect(document) : canSelect);
    })
    .sort(([, a], [, b]) => (a.order ?? 0) - (b.order ?? 0))
    .map(([id, action]) => ({ id, label: action.label, isActive: id === current }));
}
