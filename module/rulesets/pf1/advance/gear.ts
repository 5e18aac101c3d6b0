import type { Fact } from "../../../model/event.js";
import { gain, putAt } from "../../../rules/creature.js";
import type { Step } from "../../../rules/step.js";
import { findWeapon } from "../attack/weapon.js";
import { findFighter, hasCondition, statOf } from "../fighter.js";
import { textOption, type Case } from "../judge/case.js";
import { handled } from "../judge/gear.js";
import { changeTurn, type Gear, type TurnChange } from "../state.js";
import { askCheck, readCheck, type Check } from "./check.js";
import type { Performance } from "./drive.js";

/** What handling something changes. */
export function performGear(performance: Performance): Step {
  const { action } = performance;
  if (action.id === "fast-mount") return mountFast(performance);
  return { kind: "done", facts: EFFECTS[action.id]?.(performance) ?? [] };
}

/** PF1-MOVE-014: a Ride check of 20, or the move action is spent. */
function mountFast(performance: Performance): Step {
  const { actor, progress } = performance;
  const check: Check = { kind: "check", label: "ride", bonus: statOf(actor, "ride", 0), against: 20 };
  if (progress.rolled !== true) return askCheck(performance, check, { rolled: true });
  const { made, fact } = readCheck(performance, check);
  const price = made ? [] : [changeTurn(actor.id, { moveUsed: true })];
  return { kind: "done", facts: [fact, ...price, ...mount(performance)] };
}

const change = ({ actor }: Case, set: TurnChange): Fact[] => [changeTurn(actor.id, set)];

function setGear(judged: Case, ids: readonly (string | null)[], gear: Gear): Fact[] {
  const { actor } = judged;
  const changed = ids.flatMap((id) => (id === null ? [] : [[id, { ...actor.turn.gear[id], ...gear }] as const]));
  return change(judged, { gear: { ...actor.turn.gear, ...Object.fromEntries(changed) } });
}

/** An item comes to hand, or leaves the hand; hands and pack are followed only where they were given. */
function handle(judged: Case, item: string | null, into: "hands" | "inventory" | null): TurnChange {
  if (item === null) return {};
  const { hands, inventory } = judged.actor.turn;
  const without = (list: readonly string[]): readonly string[] => {
    const at = list.indexOf(item);
    return at < 0 ? list : list.toSpliced(at, 1);
  };
  return {
    ...(hands && { hands: into === "hands" ? [...without(hands), item] : without(hands) }),
    ...(inventory && { inventory: into === "inventory" ? [...without(inventory), item] : without(inventory) }),
  };
}

const handleItem =
  (into: "hands" | "inventory" | null) =>
  (judged: Case): Fact[] => {
    const item = textOption(judged.act, "item") ?? judged.act.with ?? null;
    const weapon = item !== null && findWeapon(judged.actor, item) !== null;
    const facts = change(judged, handle(judged, item, into));
    return weapon ? [...facts, ...setGear(judged, [item], { ready: into === "hands" })] : facts;
  };

function draw(judged: Case): Fact[] {
  const drawn = [handled(judged), textOption(judged.act, "second")];
  const { hands } = judged.actor.turn;
  const held = hands ? change(judged, { hands: [...hands, ...drawn.filter((id) => id !== null)] }) : [];
  return [...held, ...setGear(judged, drawn, { ready: true })];
}

function mount(judged: Case): Fact[] {
  const { situation, act, actor } = judged;
  if (hasCondition(actor, "mounted")) {
    return [
      { type: "ConditionLost", creature: actor.id, condition: "mounted" },
      ...change(judged, { dismounted: true }),
    ];
  }
  const steed = findFighter(situation, act.target);
  if (!steed) return [];
  const { position } = actor.state;
  const seat = steed.state.position;
  return [
    ...gain(actor, "mounted", { by: steed.id }),
    ...change(judged, { dismounted: null }),
    ...(position && seat ? putAt(actor, [position.cell, seat.cell], "mount", "forced") : []),
  ];
}

const EFFECTS: Readonly<Record<string, (judged: Case) => Fact[]>> = {
  "draw-weapon": draw,
  "draw-hidden-weapon": draw,
  "sheathe-weapon": (judged) => [
    ...change(judged, handle(judged, handled(judged), null)),
    ...setGear(judged, [handled(judged)], { ready: false }),
  ],
  "load-light-crossbow": (judged) => setGear(judged, [handled(judged)], { loaded: true }),
  "load-heavy-crossbow": (judged) => setGear(judged, [handled(judged)], { loaded: true }),
  "retrieve-stored-item": handleItem("hands"),
  "pick-up-item": handleItem("hands"),
  "stow-item": handleItem("inventory"),
  "drop-item": handleItem(null),
  "use-potion-oil": handleItem(null),
  "don-remove-shield": (judged) => {
    const { shield } = judged.actor.turn;
    return shield ? change(judged, { shield: { ...shield, worn: !shield.worn } }) : [];
  },
  "drop-unstrapped-shield": (judged) => change(judged, { shield: null, ...handle(judged, "shield", null) }),
  "mount-dismount": mount,
};
