import type { SlotShape } from "../../model/economy.js";
import type { ActionId, CreatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import type { Question } from "../../model/question.js";
import { creatureId, inTurnOf, isJsonObject, situationOf } from "../../table/host.js";
import { viewFor } from "../../table/viewer.js";
import type { FightSession, SessionSeat } from "../port/fight-session.js";

/** Cells that mean one thing: with a border of their own, and a mark in each that tells them apart without colour. */
export interface CellLayer {
  readonly meaning: "within" | "slot" | "enemies" | "own" | "struck" | "forced" | "chosen" | "front" | "flank" | "rear";
  /** The slot that ending there takes, as the strip draws it; null: none. */
  readonly shape: SlotShape | null;
  readonly cells: readonly Cell[];
}

/** A tactic, and the movement mode where that is not the tactic's own. */
export interface Going {
  readonly action: ActionId;
  readonly mode: string | null;
}

/** How a creature stands to the one it would strike. */
export interface AimView {
  readonly target: CreatureId;
  /** Those together with whom it flanks the target. */
  readonly partners: readonly CreatureId[];
  /** The ruleset's word for the target's cover; null: none, or no rule. */
  readonly cover: string | null;
}

type Asked = Pick<FightSession, "ruleset" | "viewed" | "perceives">;

/**
 * Where a creature could end its next movement with that action, moving as core says that its token moves; a layer for
 * each slot that it would take.
 */
export function reachableLayers({ session, creature }: SessionSeat, { action, mode }: Going): CellLayer[] {
  const { encounter, scene } = session.viewed;
  const asked = { kind: "reach", by: creature, action, ...(mode === null ? {} : { mode }) } as const;
  const found = session.ruleset.ask(situationOf(inTurnOf(encounter, creature), scene), asked);
  const bySlot = new Map<string | null, Cell[]>();
  for (const each of Array.isArray(found) ? found : []) {
    if (!isJsonObject(each) || !isCell(each.cell)) continue;
    const opens = typeof each.opens === "string" ? each.opens : null;
    bySlot.set(opens, [...(bySlot.get(opens) ?? []), each.cell]);
  }
  return [...bySlot].map(([opens, cells]): CellLayer => {
    const shape = session.ruleset.slots.find(({ id }) => id === opens)?.shape ?? null;
    return { meaning: opens === null ? "within" : "slot", shape, cells };
  });
}

/** The cells threatened by those who are no friends of that side, and those threatened by its own. */
export function threatLayers(session: Asked, side: string): CellLayer[] {
  const { encounter, scene } = session.viewed;
  const present = [...scene.profiles.values()].filter(
    ({ id }) => encounter.creatures[id]?.out === false && session.perceives(id),
  );
  const cellsOf = (own: boolean): Cell[] =>
    union(present.filter((profile) => (profile.side === side) === own).map(({ id }) => threatenedBy(session, id)));
  return [
    { meaning: "enemies", shape: null, cells: cellsOf(false) },
    { meaning: "own", shape: null, cells: cellsOf(true) },
  ];
}

/** What one creature threatens from where it stands; nothing of one that this user may not know. */
export const reachLayers = (session: Asked, creature: CreatureId): CellLayer[] => [
  { meaning: "struck", shape: null, cells: session.perceives(creature) ? threatenedBy(session, creature) : [] },
];

/** The game's words for where something lies, as they are drawn. */
const ARCS = { front: "front", flank: "flank", side: "flank", rear: "rear", back: "rear" } as const;

/** How the cells next to a creature lie as it looks; nothing where the game doesn't ask, or this user may not know. */
export function arcLayers(session: Asked, of: CreatureId): CellLayer[] {
  const found = session.perceives(of) ? ask(session, { kind: "arcs", of }) : null;
  const known = (Array.isArray(found) ? found : []).flatMap((each: unknown) =>
    isJsonObject(each) && isCell(each.cell) && typeof each.arc === "string" && each.arc in ARCS
      ? [{ cell: each.cell, arc: ARCS[each.arc as keyof typeof ARCS] }]
      : [],
  );
  return (["front", "flank", "rear"] as const).map((meaning) => ({
    meaning,
    shape: null,
    cells: known.flatMap(({ cell, arc }) => (arc === meaning ? [cell] : [])),
  }));
}

/** How it would strike at a target: with whose help, and past what cover. Null where either isn't known. */
export function aimAt(session: Asked, by: CreatureId, target: CreatureId): AimView | null {
  const { encounter, scene } = session.viewed;
  const side = scene.profiles.get(by)?.side;
  if (side === undefined || !scene.profiles.has(target) || by === target) return null;
  const friends = [...scene.profiles.values()].filter((profile) => profile.side === side && profile.id !== by);
  // Who the partner is, is found by leaving everybody else out.
  const partners = friends.filter(({ id }) => {
    const three = viewFor(encounter, scene, (each) => each === by || each === target || each === id);
    return ask({ ...session, viewed: three }, { kind: "flanking", by, target }) === true;
  });
  return {
    target,
    partners: partners.map(({ id }) => id),
    cover: coverWord(ask(session, { kind: "cover", from: by, to: target })),
  };
}

function coverWord(answer: unknown): string | null {
  const word = isJsonObject(answer) ? answer.cover : answer;
  return typeof word === "string" && word !== "none" ? word : null;
}

function threatenedBy(session: Asked, by: CreatureId): Cell[] {
  const found = ask(session, { kind: "threatened", by: creatureId(by) });
  return Array.isArray(found) ? found.filter(isCell) : [];
}

function ask({ ruleset, viewed }: Asked, question: Question): unknown {
  const { encounter, scene } = viewed;
  return ruleset.ask(situationOf(encounter, scene), question);
}

function union(lists: readonly (readonly Cell[])[]): Cell[] {
  return [...new Map(lists.flat().map((cell) => [String(cell), cell])).values()];
}

const isCell = (value: unknown): value is Cell =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number");
