import { decide } from "../combat/decide/decide.js";
import { evolveAll } from "../combat/evolve/evolve-all.js";
import { inTurnOf } from "../combat/turn-marks.js";
import type { Act } from "../model/act.js";
import type { Command } from "../model/command.js";
import type { Encounter } from "../model/encounter.js";
import type { Asker } from "../model/enforcement.js";
import type { Plan } from "../model/plan.js";
import type { Ruleset } from "../rules/ruleset.js";
import { situationOf, type Scene } from "../rules/situation.js";
import { forecast } from "./preview.js";

/** What somebody does next, as the fight then stands. */
export type NextAct = (encounter: Encounter) => Act;

/** One of several acts that follow one another. */
export interface PartForecast {
  readonly act: Act;
  readonly plan: Plan;
  /** It is refused as it stands, but another tactic would carry it. */
  readonly hasTactic: boolean;
}

/** More windows than one part of a way opens. */
const MOST_WINDOWS = 50;

/**
 * What acts that follow one another would cost, open and provoke, each judged as the fight stands after those before it
 * have gone through with nobody striking. Ends with the first one that is refused, or whose outcome the dice decide.
 */
export function forecastParts(
  encounter: Encounter,
  acts: readonly NextAct[],
  ruleset: Ruleset,
  scene: Scene,
  asker: Asker,
): PartForecast[] {
  const parts: PartForecast[] = [];
  let fight: Encounter | null = encounter;
  for (const next of acts) {
    if (!fight) break;
    const act = next(fight);
    const plan = forecast(fight, act, ruleset, scene, asker);
    const situation = situationOf(inTurnOf(fight, act.by), scene);
    parts.push({ act, plan, hasTactic: plan.refusal !== null && ruleset.tacticsBeyond(situation, act).length > 0 });
    fight = plan.refusal
      ? null
      : afterwards(fight, act, (state, command) => decide(state, command, ruleset, scene, asker));
  }
  return parts;
}

type Decide = (state: Encounter, command: Command) => ReturnType<typeof decide>;

/** The fight once an act has gone through and everybody has let it; null where that can't be told. */
function afterwards(encounter: Encounter, act: Act, decideOn: Decide): Encounter | null {
  const taken = decideOn(encounter, { type: "TakeAction", act });
  if (!taken.ok) return null;
  let fight = evolveAll(encounter, taken.value);
  for (let passed = 0; fight.windows.length > 0; passed++) {
    const [window] = fight.windows.slice(-1);
    if (!window || passed > MOST_WINDOWS) return null;
    const answers = window.responders
      .filter(({ answer }) => answer === null)
      .map(({ creature }) => ({ by: creature, answer: { accept: false } }));
    const answered = decideOn(fight, { type: "AnswerAll", window: window.id, answers });
    if (!answered.ok) return null;
    fight = evolveAll(fight, answered.value);
  }
  return fight.tasks.length === 0 && fight.rolls === null ? fight : null;
}
