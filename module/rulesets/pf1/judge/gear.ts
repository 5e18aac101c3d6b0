import type { Reason } from "../../../model/refusal.js";
import { findWeapon, weaponsOf } from "../attack/weapon.js";
import { feetBetween } from "../distance.js";
import { hasEffect } from "../features.js";
import { findFighter, hasCondition, isEnemy } from "../fighter.js";
import { CELL } from "../movement/speed.js";
import { isSet, reason, textOption, when, type Case, type Judgement, type Price } from "./case.js";
import { payFrom, priceOf } from "./price.js";
import { chancesByTable } from "./simple.js";

/** Weapons, shields, items and mounts. */
export function judgeGear(judged: Case): Judgement {
  return {
    price: gearPrice(judged),
    reasons: REASONS[judged.action.id]?.(judged) ?? [],
    move: null,
    provocations: chancesByTable(judged),
  };
}

/** Mounting fast is free, but only while the move action for it is left (PF1-MOVE-014, PF1-MOVE-015). */
function gearPrice(judged: Case): Price {
  if (judged.action.id !== "fast-mount") return priceOf(judged);
  const ordinary = payFrom(judged, judged.actor, "move");
  return { ...payFrom(judged, judged.actor, "free"), reasons: ordinary.reasons };
}

/** The attack whose weapon is handled: the one named, else the first that fits. */
export function handled({ act, actor, action }: Case): string | null {
  if (act.with !== undefined) return act.with;
  const loading = action.id.startsWith("load-");
  const weapon = weaponsOf(actor).find(({ ready, loaded }) =>
    loading ? !loaded : action.id === "sheathe-weapon" ? ready : !ready,
  );
  return weapon?.id ?? null;
}

const hasWeapon = (judged: Case): Reason[] => {
  const id = handled(judged);
  return when(id === null || !findWeapon(judged.actor, id), "no-weapon", { with: id });
};

/** What is carried is known only where an inventory was given. */
const lacks = ({ actor }: Case, item: string | null): boolean =>
  item !== null &&
  actor.turn.inventory !== null &&
  ![...actor.turn.inventory, ...(actor.turn.hands ?? [])].includes(item);

const carries = (judged: Case): Reason[] => {
  const item = textOption(judged.act, "item");
  return when(lacks(judged, item), "no-resource", { of: item });
};

function mountReasons(judged: Case): Reason[] {
  const { situation, act, actor } = judged;
  if (hasCondition(actor, "mounted")) return [];
  const mount = findFighter(situation, act.target);
  if (!mount) return [reason("no-target")];
  const feet = feetBetween(situation, actor, mount);
  return [
    ...when(isEnemy(mount, actor) || mount.id === actor.id, "wrong-target", { creature: mount.id }),
    ...when(feet !== null && feet > CELL, "out-of-reach", { creature: mount.id, distance: feet }),
  ];
}

const REASONS: Readonly<Record<string, (judged: Case) => Reason[]>> = {
  "draw-weapon": (judged) => [
    ...hasWeapon(judged),
    // PF1-MOVE-011
    ...when(textOption(judged.act, "second") !== null && !hasEffect(judged.actor, "two-weapons"), "needs-feature", {
      feature: "two-weapon-fighting",
    }),
  ],
  "draw-hidden-weapon": hasWeapon,
  "sheathe-weapon": hasWeapon,
  "load-light-crossbow": hasWeapon,
  "load-heavy-crossbow": hasWeapon,
  "retrieve-stored-item": carries,
  "stow-item": carries,
  "use-potion-oil": carries,
  // PF1-FREE-008
  "prepare-components": ({ act }) => when(isSet(act, "bulky"), "components", { bulky: true }),
  "don-remove-shield": ({ actor }) => when(!actor.turn.shield, "no-weapon", { of: "shield" }),
  // PF1-MOVE-017
  "drop-unstrapped-shield": ({ actor }) => [
    ...when(!actor.turn.shield, "no-weapon", { of: "shield" }),
    ...when(actor.turn.shield?.worn === true, "wrong-slot", { slot: "free" }),
  ],
  "mount-dismount": mountReasons,
  "fast-mount": mountReasons,
};
