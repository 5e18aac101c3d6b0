import type { Context } from "../apps/api/types.js";
import { escapeHTML } from "../apps/dom.js";
import { host } from "../apps/host.js";
import { word } from "../apps/words.js";
import type { CombatantLike, CombatLike } from "./combat-types.js";

interface EffectContext {
  name: string;
  img: string;
}

/** One row of the tracker. */
export interface TurnContext {
  id: string;
  name: string;
  img: string;
  active: boolean;
  hidden: boolean;
  isDefeated: boolean;
  isOwner: boolean;
  canPing: boolean;
  initiative: number | null;
  hasDecimals: boolean;
  resource: unknown;
  css: string;
  effects: { icons: EffectContext[]; tooltip: string };
  [key: string]: unknown;
}

/** Fields of the header and the footer. */
export function prepareCombatContext(combat: CombatLike | null, combats: CombatLike[]): Context {
  const index = combat ? combats.indexOf(combat) : -1;
  const isPlayerTurn = combat?.combatant?.players?.some((user) => user.isSelf) ?? combat?.combatant?.isOwner ?? false;
  return {
    combat,
    hasCombat: combat !== null,
    combats: combats.map((entry, place) => ({ id: entry.id, label: place + 1, active: entry === combat })),
    control: Boolean(combat && isPlayerTurn && combat.canUserModify(host.game.user, "update", { turn: 0 })),
    css: "",
    currentIndex: index + 1,
    displayCycle: host.game.user.isGM && combats.length > 1,
    previousId: combats[index - 1]?.id ?? null,
    nextId: combats[index + 1]?.id ?? null,
    initiativeIcon: "fa-solid fa-dice-d20",
    link: combat?.scene !== null,
    labels: prepareLabels(combat, index + 1, combats.length),
  };
}

function prepareLabels(combat: CombatLike | null, index: number, count: number): Record<string, string> {
  const title = !combat
    ? word("noCombat")
    : combat.round > 0
      ? word("round", { round: combat.round })
      : word("notStarted");
  return {
    title,
    scope: combat?.scene?.name ?? "",
    encounter: word("encounterOf", { index, count }),
    create: word("createCombat"),
    previousEncounter: word("previousEncounter"),
    nextEncounter: word("nextEncounter"),
    rollAll: word("rollAll"),
    rollNPC: word("rollNPC"),
    reset: word("resetInitiative"),
    start: word("startCombat"),
    end: word("endCombat"),
    endTurn: word("endTurn"),
    nextTurn: word("nextTurn"),
    previousTurn: word("previousTurn"),
    nextRound: word("nextRound"),
    previousRound: word("previousRound"),
    combatants: word("combatants"),
    toggleHidden: word("toggleHidden"),
    toggleDefeated: word("toggleDefeated"),
    ping: word("pingCombatant"),
    pan: word("panToCombatant"),
    roll: word("rollInitiative"),
  };
}

/** Fields of one row; its css tells what the row's state is. */
export function prepareTurnContext(combat: CombatLike, combatant: CombatantLike, index: number): TurnContext {
  const { id, name = "", img = "", hidden, isDefeated, isOwner, initiative } = combatant;
  const active = index === combat.turn && combat.started;
  const icons = prepareEffects(combatant);
  const isDecimal = combat.turns.some((turn) => turn.initiative !== null && !Number.isInteger(turn.initiative));
  const states = { active, hide: hidden, defeated: isDefeated };
  return {
    id,
    name,
    img,
    active,
    hidden,
    isDefeated,
    isOwner,
    initiative,
    canPing: combatant.token?.parent?.id === currentSceneId() && host.game.user.isGM,
    hasDecimals: isDecimal,
    hasInitiative: initiative !== null && initiative !== undefined,
    initiativeText:
      initiative === null || initiative === undefined ? "" : initiative.toFixed(isDecimal ? decimals() : 0),
    initiativeLabel: word("initiativeOf", { name }),
    resource: isOwner ? (combatant.resource ?? null) : null,
    css: Object.entries(states)
      .filter(([, is]) => is)
      .map(([key]) => key)
      .join(" "),
    effects: { icons, tooltip: formatEffects(icons) },
  };
}

/** A list of effects as the row's tooltip. */
export function formatEffects(effects: readonly EffectContext[]): string {
  if (effects.length === 0) return "";
  const items = effects.map(
    ({ img, name }) => `<li><img src="${escapeHTML(img)}" alt=""><span>${escapeHTML(name)}</span></li>`,
  );
  return `<ul class="effects-tooltip plain">${items.join("")}</ul>`;
}

function prepareEffects({ actor }: CombatantLike): EffectContext[] {
  const { DEFEATED = "dead" } = (host.CONFIG["specialStatusEffects"] ?? {}) as { DEFEATED?: string };
  const effects = [...(actor?.effects ?? [])].filter(({ disabled, statuses }) => {
    return !disabled && (statuses?.size ?? 0) > 0 && !statuses?.has(DEFEATED);
  });
  return effects.map(({ name, img }) => ({ name, img }));
}

function decimals(): number {
  const { initiative } = (host.CONFIG["Combat"] ?? {}) as { initiative?: { decimals?: number } };
  return initiative?.decimals ?? 2;
}

function currentSceneId(): string | undefined {
  return (host.canvas as { scene?: { id: string } | null } | undefined)?.scene?.id;
}
