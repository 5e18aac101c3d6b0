import type { Command } from "../../../module/model/command.js";
import { creatureId } from "../../../module/model/ids.js";
import type { Fight } from "./fight.js";
import type { SetText } from "./format.js";
import { toCondition, toSpeeds, toVitals } from "./to-model.js";

/** The game master changes something: what a creature is through its profile, what the ledger tracks as an observation. */
export function playSet(fight: Fight, text: SetText): void {
  const id = creatureId(text.creature);
  const profile = fight.situation.profiles.get(id);
  const state = fight.encounter.creatures[id];
  if (!profile || !state) throw new Error(`unsupported: set.creature.${text.creature}`);
  fight.setProfile(id, {
    ...(text.speed === undefined ? {} : { speeds: toSpeeds(text.speed) }),
    ...(text.stats === undefined ? {} : { stats: { ...profile.stats, ...text.stats } }),
    ...(text.features === undefined ? {} : { features: text.features }),
    ...(text.cannotSee === undefined ? {} : { unseen: text.cannotSee.map(creatureId) }),
  });
  const seen = fight.send(observation(fight, text, id));
  if (!seen.ok) throw new Error(`observation refused: ${seen.error.reasons[0].code}`);
}

function observation(fight: Fight, text: SetText, id: ReturnType<typeof creatureId>): Command {
  const state = fight.encounter.creatures[id];
  const vitals = {
    ...toVitals(text.stats ?? {}, fight.ruleset.vitals),
    ...(text.hp === undefined ? {} : { hp: text.hp }),
  };
  const given = { ...text.state, ...(text.spent ? { spent: text.spent } : {}) };
  const removed = new Set(text.conditions?.remove ?? []);
  const added = (text.conditions?.add ?? []).map(toCondition);
  const kept = (state?.conditions ?? []).filter((c) => !removed.has(c.id) && !added.some((other) => other.id === c.id));
  const position = state?.position;
  return {
    type: "Observe",
    creature: id,
    ...(position && (text.at ?? text.facing)
      ? { position: { ...position, cell: text.at ?? position.cell, facing: text.facing ?? position.facing } }
      : {}),
    ...(Object.keys(vitals).length > 0 ? { vitals } : {}),
    ...(text.conditions ? { conditions: [...kept, ...added] } : {}),
    ...(Object.keys(given).length > 0 ? { turn: fight.ruleset.given(fight.situation, id, given) } : {}),
    ...(text.out === undefined ? {} : { out: text.out }),
  };
}
