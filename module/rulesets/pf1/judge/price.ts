import type { Act } from "../../../model/act.js";
import type { Reason } from "../../../model/refusal.js";
import { isWhatWasReadied } from "../../../rules/readied.js";
import { ACTION_TYPES, type Action, type ActionType } from "../action.js";
import { isFlatFooted, isOutOfAction, limitOf } from "../conditions.js";
import { hasEffect } from "../features.js";
import { findFighter, statOf, type Fighter } from "../fighter.js";
import { readOption } from "../options.js";
import { opportunitiesLeft } from "../provoke/pool.js";
import { FREE_OF_CHARGE, reason, textOption, when, type Case, type Price } from "./case.js";

/** What is drawn on: a slot, or something that never runs out. */
export type Purse = "standard" | "move" | "double" | "full" | "swift" | "immediate" | "free" | "none";

const USUAL: Record<ActionType, Purse> = {
  standard: "standard",
  move: "move",
  "full-round": "full",
  swift: "swift",
  immediate: "immediate",
  free: "free",
  none: "none",
  varies: "standard",
};

/** The type of an action, or what an item, feat or ability names for itself (PF1-ECONOMY-016, PF1-ECONOMY-017). */
export function typeOf(action: Action, act: Act): ActionType {
  const named = action.ownPrice ? textOption(act, "actionType") : null;
  const usual = action.id === "use-feat" ? (FEAT_TYPES[act.variant ?? ""] ?? action.type) : action.type;
  return ACTION_TYPES.find((type) => type === named) ?? usual;
}

/** Feats with a price of their own: taking up a stance is part of the attacks that follow (PF1-FEAT-001). */
const FEAT_TYPES: Readonly<Partial<Record<string, ActionType>>> = {
  "arcane-strike": "swift",
  "combat-expertise": "none",
  "deadly-aim": "none",
  "power-attack": "none",
};

/** The price of an act by the table, or by the slot that it names. */
export function priceOf(judged: Case): Price {
  const { act, actor, action } = judged;
  if (act.pay === "aoo") return opportunityPrice(judged);
  if (act.pay === "readied" || isLettingOff(judged)) return readiedPrice(judged);
  const usual = USUAL[typeOf(action, act)];
  const purse = act.pay === undefined ? usual : purseFor(judged, usual);
  if (purse === null) return { ...FREE_OF_CHARGE, reasons: [reason("wrong-slot", { slot: act.pay ?? null })] };
  return payFrom(judged, actor, purse);
}

/** The purse that a named slot stands for, or null where it can't pay for this. */
function purseFor({ act, actor, action }: Case, usual: Purse): Purse | null {
  if (act.pay === usual || (act.pay === "swift" && usual === "immediate")) return usual;
  switch (act.pay) {
    case "standard": {
      const limited = action.whenLimited === true && limitOf(actor) === "one-action";
      return usual === "move" || limited ? "standard" : null;
    }
    case "double":
      return action.id === "move" ? "double" : null;
    case "free":
      return ridesAlong(action, actor) ? "none" : null;
    default:
      return null;
  }
}

/** PF1-MOVE-010, PF1-MOVE-016: part of a regular move at base attack +1; a quick drawer needs neither. */
function ridesAlong(action: Action, actor: Fighter): boolean {
  if (action.id === "draw-weapon" && hasEffect(actor, "quick-draw")) return true;
  return action.freeWithMove === true && actor.turn.movement?.action === "move" && statOf(actor, "bab", 0) >= 1;
}

/** Draws on a purse: what it spends, and why it can't. */
export function payFrom({ situation, action }: Case, actor: Fighter, purse: Purse): Price {
  const own = situation.encounter.active === actor.id;
  switch (purse) {
    case "standard":
      return { reasons: mainReasons(actor, purse), pays: ["standard"], spend: { standardUsed: true } };
    case "move":
      return { reasons: mainReasons(actor, purse), pays: ["move"], spend: { moveUsed: true } };
    // Two moves at one go: a second move action in place of the standard action.
    case "double":
      return {
        reasons: mainReasons(actor, "full"),
        pays: ["move", "standard"],
        spend: { standardUsed: true, moveUsed: true },
      };
    case "full":
      return {
        reasons: mainReasons(actor, purse),
        pays: ["standard", "move"],
        spend: { standardUsed: true, moveUsed: true, fullRoundUsed: true },
      };
    case "swift":
      return { reasons: swiftReasons(actor, own), pays: ["swift"], spend: { swiftUsed: true } };
    case "immediate":
      return {
        reasons: [...when(isFlatFooted(actor), "condition", { condition: "flat-footed" }), ...swiftReasons(actor, own)],
        pays: ["swift"],
        spend: own ? { swiftUsed: true } : { swiftDebt: true },
      };
    case "free":
      if (action.uncounted) return FREE_OF_CHARGE;
      return {
        reasons: freeReasons(actor, situation.options),
        pays: [],
        spend: { freeCount: actor.turn.freeCount + 1 },
      };
    case "none":
      return FREE_OF_CHARGE;
  }
}

/** PF1-ECONOMY-003, 005, 007, 008, 011. */
function mainReasons(actor: Fighter, slot: "standard" | "move" | "full"): Reason[] {
  const { standardUsed, moveUsed, fullRoundUsed } = actor.turn;
  const limit = limitOf(actor);
  const anything = standardUsed || moveUsed || fullRoundUsed;
  if (limit !== "none") {
    const barred = limit === "none-left" || anything || slot === "full" || (limit === "move-only" && slot !== "move");
    return when(barred, "limited", { limit, slot });
  }
  const used = slot === "full" ? anything : fullRoundUsed || (slot === "standard" ? standardUsed : moveUsed);
  return when(used, "no-slot", { slot });
}

/** PF1-SWIFT-001, PF1-IMMEDIATE-002 and 003: one before the next own turn ends; on the own turn a debt is paid off. */
function swiftReasons({ turn }: Fighter, own: boolean): Reason[] {
  if (turn.swiftDebt) return [reason("slot-debt", { slot: "swift" })];
  return when(own && turn.swiftUsed, "no-slot", { slot: "swift" });
}

/** PF1-FREE-002: a cap, where the world sets one. */
function freeReasons(actor: Fighter, options: Case["situation"]["options"]): Reason[] {
  const cap = readOption(options, "freeActionCap");
  return when(typeof cap === "number" && actor.turn.freeCount >= cap, "too-many", { limit: cap });
}

/** An attack of opportunity: out of its pool, and only as the answer to a chance (PF1-GAP-01). */
function opportunityPrice({ situation, act, actor }: Case): Price {
  const asked = answers(situation, actor, "aoo");
  const target = findFighter(situation, act.target);
  // Whoever was struck down meanwhile does no more of what provoked.
  const late = target !== null && isOutOfAction(target);
  return {
    reasons: [
      ...when(!asked, "no-trigger"),
      ...when(late, "too-late"),
      ...when(opportunitiesLeft(actor) === 0, "no-reaction", { slot: "aoo" }),
    ],
    pays: ["aoo"],
    spend: { aooUsed: actor.turn.aooUsed + 1 },
  };
}

/** What was readied is paid for already (PF1-ACTION-001). */
function readiedPrice(judged: Case): Price {
  const { situation, actor } = judged;
  const asked = isLettingOff(judged) || answers(situation, actor, "readied");
  return { reasons: when(!asked || !actor.turn.readied, "no-trigger"), pays: ["readied"], spend: { readied: null } };
}

/** Triggers that only the game master sees come true. */
const TOLD = ["other", "appear", "flank"];

/** The readied action itself, out of turn, when the game master says so. */
export function isLettingOff({ situation, act, actor }: Case): boolean {
  const { readied } = actor.turn;
  if (!readied || act.pay !== undefined || situation.encounter.active === actor.id) return false;
  const { on } = readied.trigger;
  return isWhatWasReadied(readied.action, act) && (typeof on !== "string" || TOLD.includes(on));
}

const answers = ({ encounter }: Case["situation"], actor: Fighter, slot: string): boolean =>
  encounter.windows.some((window) =>
    window.responders.some(
      ({ creature, option, answer }) => creature === actor.id && option.pays === slot && answer?.accept,
    ),
  );
