import type { TerrainKind, TerrainPatch } from "../../../module/grid/board/snapshot.js";
import { createBoard, type Board } from "../../../module/grid/board/board.js";
import { isJsonObject, type Json, type JsonObject } from "../../../module/kernel/json.js";
import type { Act, ForcedCause } from "../../../module/model/act.js";
import type { ConditionState } from "../../../module/model/encounter.js";
import { creatureId } from "../../../module/model/ids.js";
import type { AttackKind, AttackProfile, Profile, ReachSpan, Size } from "../../../module/model/profile.js";
import type { AttackText, BoardText, ConditionText, CreatureText, DoText } from "./format.js";

const DEFAULT_SIZE = [40, 40] as const;

/** The board of a scenario; where it says nothing, an empty 40 by 40 square one. */
export function toBoard(text: BoardText = {}): Board {
  const [columns, rows] = text.size ?? DEFAULT_SIZE;
  const walls = (text.walls ?? []).map(({ from, to }) => ({ from, to, move: true, sight: true }));
  const terrain = (text.terrain ?? []).map(
    (patch) => ({ ...patch, kind: patch.kind as TerrainKind }) satisfies TerrainPatch,
  );
  return createBoard({ shape: text.shape ?? "square", columns, rows, walls, terrain });
}

/** What a creature is. Its stats are kept as written; the ledger takes from them what it tracks. */
export function toProfile(text: CreatureText): Profile {
  return {
    id: creatureId(text.id),
    name: text.id,
    side: text.side,
    kind: text.kind ?? (text.side === "heroes" ? "pc" : "npc"),
    size: (text.size ?? "medium") as Size,
    ...(text.space === undefined ? {} : { space: text.space }),
    speeds: toSpeeds(text.speed),
    ...(text.attacks === undefined ? {} : { attacks: text.attacks.map(toAttack) }),
    stats: text.stats ?? {},
    features: text.features ?? [],
    ...(text.rides === undefined ? {} : { rides: creatureId(text.rides) }),
    unseen: (text.cannotSee ?? []).map(creatureId),
    located: (text.locates ?? []).map(creatureId),
  };
}

/** Speeds by mode; nothing said: none, so that the ruleset's default holds. */
export function toSpeeds(speed: CreatureText["speed"]): Profile["speeds"] {
  if (speed === undefined) return {};
  return typeof speed === "number" ? { walk: speed } : speed;
}

function toAttack(text: AttackText): AttackProfile {
  const { id, kind, reach, bonus, damage, ...extra } = text;
  const span = toReach(reach);
  return {
    id,
    kind: kind as AttackKind,
    name: id,
    ...(span === null ? {} : { reach: span }),
    ...(typeof bonus === "number" ? { bonus } : {}),
    ...(typeof damage === "string" || typeof damage === "number" ? { damage: String(damage) } : {}),
    extra,
  };
}

/** A number covers all cells up to it, the own space included. */
function toReach(reach: Json | undefined): ReachSpan | null {
  if (typeof reach === "number") return { min: 0, max: reach };
  if (!isJsonObject(reach)) return null;
  return { min: Number(reach.min ?? 0), max: Number(reach.max ?? 0) };
}

export const toCondition = (text: ConditionText): ConditionState =>
  typeof text === "string"
    ? { id: text }
    : {
        id: text.id,
        ...(text.by === undefined ? {} : { by: creatureId(text.by) }),
        ...(text.kind === undefined ? {} : { until: { kind: text.kind } }),
      };

/** The numbers that the ledger tracks, out of a creature's stats; parts of an object are dotted. */
export function toVitals(stats: JsonObject, tracked: readonly string[]): Record<string, number> {
  const flat = Object.entries(stats).flatMap(([key, value]): [string, Json][] =>
    isJsonObject(value) ? Object.entries(value).map(([part, inner]) => [`${key}.${part}`, inner]) : [[key, value]],
  );
  return Object.fromEntries(
    flat.filter((entry): entry is [string, number] => typeof entry[1] === "number" && isTracked(entry[0], tracked)),
  );
}

const isTracked = (key: string, tracked: readonly string[]): boolean =>
  tracked.includes(key) || tracked.includes(key.split(".")[0] ?? key);

/** An act as the rules know it. */
export function toAct(text: DoText, resolveAction: (slug: string) => string): Act {
  const {
    by,
    action,
    z,
    target,
    targets,
    trigger,
    then,
    cause,
    source,
    drags,
    dice: _dice,
    answers: _answers,
    ...same
  } = text;
  return {
    ...same,
    by: creatureId(by),
    action: resolveAction(action),
    ...(z === undefined ? {} : { elevations: z }),
    ...(target === undefined ? {} : { target: creatureId(target) }),
    ...(targets === undefined ? {} : { targets: targets.map(creatureId) }),
    ...(trigger === undefined
      ? {}
      : { trigger: { on: trigger.on, ...(trigger.of === undefined ? {} : { of: creatureId(trigger.of) }) } }),
    ...(then === undefined ? {} : { then: toAct(then, resolveAction) }),
    ...(cause === undefined ? {} : { cause: cause as ForcedCause }),
    ...(source === undefined ? {} : { source: creatureId(source) }),
    ...(drags === undefined ? {} : { drags }),
  };
}

/** The act by which somebody declares what it will do, in a game where actions are declared. */
export const toDeclaration = (text: DoText, resolveAction: (slug: string) => string): Act => ({
  by: creatureId(text.by),
  action: "declare",
  then: toAct(text, resolveAction),
});
