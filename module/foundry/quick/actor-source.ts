import type { Json, JsonObject } from "../../kernel/json.js";
import type { CreatureDraft, DraftedAttack, StatBlockRules } from "../../table/stat-block/rules.js";
import { isJsonObject, knownOf } from "../../table/host.js";

/** What an actor is made from: the draft's numbers, full hit points, its attacks as items, a token of its size. */
export function actorSource(ruleset: string, { spaces }: StatBlockRules, draft: CreatureDraft): JsonObject {
  const known = knownOf(draft);
  const size = typeof known.size === "string" ? known.size : "medium";
  const side = Object.entries(spaces ?? {}).find(([word]) => word === size)?.[1] ?? 1;
  const hp = known["hp.max"] ?? 1;
  return {
    name: draft.name,
    type: ruleset,
    system: expanded({ ...known, "hp.value": hp, role: "npc" }),
    items: draft.attacks.map(toItem),
    prototypeToken: { name: draft.name, width: side, height: side, disposition: -1 },
  };
}

function toItem({ name, kind, bonus, damage, reach, range, longRange, defence }: DraftedAttack): JsonObject {
  const game = { ...(longRange !== null && { longRange }), ...(defence !== "" && { defence }) };
  return { name, type: "weapon", system: { kind, bonus, damage, reach: { min: null, max: reach }, range, game } };
}

/** `a.b` as `{a: {b}}`. */
function expanded(flat: Readonly<Record<string, Json>>): JsonObject {
  const whole: Record<string, Json> = {};
  for (const [path, value] of Object.entries(flat)) {
    const [head = path, ...rest] = path.split(".");
    const inner = whole[head];
    whole[head] =
      rest.length === 0 ? value : { ...(isJsonObject(inner) ? inner : {}), ...expanded({ [rest.join(".")]: value }) };
  }
  return whole;
}
