import { isJsonObject, type Json, type JsonObject } from "../../../module/kernel/json.js";
import type { Event } from "../../../module/model/event.js";
import { creatureId, type CreatureId } from "../../../module/model/ids.js";
import type { Provocation } from "../../../module/model/plan.js";
import type { Fight } from "./fight.js";
import type { Outcome } from "./outcome.js";

/** Reads off the fight what an `expect` field is compared with. Throws `unsupported` for a field it doesn't know. */
export function observeField(
  fight: Fight,
  outcome: Outcome,
  turnEvents: readonly Event[],
  field: string,
  expected: Json,
): Json {
  const { plan, act } = outcome;
  switch (field) {
    case "legal":
      return outcome.refusal === null;
    case "reason":
      return outcome.refusal?.reasons[0].code ?? null;
    case "cost":
      return plan?.move?.steps.map((step) => step.cost) ?? null;
    case "total":
      return plan?.move?.total ?? null;
    case "left":
      return plan?.move?.left ?? null;
    case "oa":
      return provoked(outcome, expected);
    case "oaTotal":
      return turnEvents.reduce(
        (sum, event) =>
          sum +
          (event.type === "WindowOpened" && event.window.kind === "provoked" ? event.window.responders.length : 0),
        0,
      );
    case "economy":
      return economyOf(fight, act?.by ?? fight.encounter.active);
    case "economyOf":
      return byCreature(expected, (id) => economyOf(fight, id));
    case "conditions":
      return byCreature(expected, (id) => (fight.encounter.creatures[id]?.conditions ?? []).map((c) => c.id));
    case "at":
      return byCreature(expected, (id) => fight.encounter.creatures[id]?.position?.cell ?? null);
    case "facing":
      return byCreature(expected, (id) => fight.encounter.creatures[id]?.position?.facing ?? null);
    case "stats":
      return byCreature(expected, (id, keys) => statsOf(fight, id, keys));
    case "value":
      return valueOf(outcome.value ?? null, expected);
    case "roll":
      return rollOf(outcome);
    case "rolls":
      return rollsOf(outcome);
    case "order":
      return fight.ruleset.ask(fight.situation, { kind: "order" });
    case "round":
      return fight.encounter.round;
    case "turn":
      return fight.encounter.active;
    case "awaits":
      return fight.encounter.windows.at(-1)?.responders.flatMap((r) => (r.answer ? [] : [r.creature])) ?? [];
    case "awaitsStep":
      return fight.encounter.windows.at(-1)?.step ?? null;
    case "interrupted":
      return outcome.events.some((event) => event.type === "Interrupted");
    default:
      throw new Error(`unsupported: expect.${field}`);
  }
}

/** Answers with parts may be expected by their main part alone: lawful or not, the total bonus, the degree of cover. */
function valueOf(value: Json, expected: Json): Json {
  if (!isJsonObject(value) || isJsonObject(expected)) return value;
  return value.legal ?? value.total ?? value.cover ?? value;
}

/** Chances that opened, with as much of each as the expectation names. */
function provoked({ plan, refusal }: Outcome, expected: Json): Json {
  const wanted = Array.isArray(expected) ? (expected as Json[]) : [];
  const chances = refusal ? [] : (plan?.provocations ?? []);
  return chances.map((chance) =>
    describe(
      chance,
      wanted.find((each) => isJsonObject(each) && each.by === chance.by && each.step === chance.step),
    ),
  );
}

function describe(chance: Provocation, wanted: Json | undefined): JsonObject {
  const names = isJsonObject(wanted) ? wanted : {};
  return {
    by: chance.by,
    step: chance.step,
    ...("with" in names ? { with: chance.attacks[0] ?? null } : {}),
    ...("of" in names ? { of: chance.of } : {}),
    ...("against" in names ? { against: chance.against } : {}),
  };
}

const economyOf = (fight: Fight, id: CreatureId | null): JsonObject =>
  id ? fight.ruleset.economy(fight.situation, id).values : {};

function byCreature(expected: Json, read: (id: CreatureId, keys: Json) => Json): Json {
  if (!isJsonObject(expected)) return null;
  return Object.fromEntries(Object.entries(expected).map(([id, keys]) => [id, read(creatureId(id), keys)]));
}

function statsOf(fight: Fight, id: CreatureId, keys: Json): JsonObject {
  const names = isJsonObject(keys) ? Object.keys(keys) : [];
  return Object.fromEntries(
    names.map((key) => [key, fight.ruleset.ask(fight.situation, { kind: "stat", of: id, key })]),
  );
}

/** The roll of the step: of the one who acts, else the first one for which dice were thrown. */
function rollOf(outcome: Outcome): Json {
  const rolls = rollsOf(outcome);
  const thrown = outcome.events.filter((event) => event.type === "RollResolved");
  const first = thrown.findIndex(({ roll }) => roll.faces.length > 0);
  return rolls.find((roll) => roll.by === outcome.act?.by) ?? rolls[Math.max(0, first)] ?? null;
}

/** Rolls of the step, each with what its strike came to. */
function rollsOf({ events }: Outcome): JsonObject[] {
  return events.flatMap((event, i): JsonObject[] => {
    if (event.type !== "RollResolved") return [];
    const { by, kind, total, bonus, hit, critical, advantage } = event.roll;
    const strike =
      kind === "attack"
        ? events.slice(i).find((later) => later.type === "StrikeResolved" && later.by === by)
        : undefined;
    const crowned = strike?.type === "StrikeResolved" ? strike.critical : critical;
    return [
      {
        by,
        kind,
        total,
        bonus,
        ...(hit === undefined ? {} : { hit }),
        ...(crowned === undefined ? {} : { critical: crowned }),
        ...(advantage === undefined ? {} : { advantage }),
      },
    ];
  });
}
