import { decide } from "../combat/decide/decide.js";
import { evolveAll } from "../combat/evolve/evolve-all.js";
import { inTurnOf } from "../combat/turn-marks.js";
import type { Result } from "../kernel/result.js";
import type { Act } from "../model/act.js";
import type { Command } from "../model/command.js";
import type { Economy } from "../model/economy.js";
import type { Encounter } from "../model/encounter.js";
import type { Asker } from "../model/enforcement.js";
import type { Event } from "../model/event.js";
import type { Plan } from "../model/plan.js";
import type { Refusal } from "../model/refusal.js";
import { judgeAtTable } from "../rules/enforcement.js";
import type { Ruleset } from "../rules/ruleset.js";
import { situationOf, type Scene } from "../rules/situation.js";

/** What an act would cost, open and provoke, lawful or not: for ruler and buttons. */
export const forecast = (encounter: Encounter, act: Act, ruleset: Ruleset, scene: Scene, asker: Asker): Plan =>
  judgeAtTable(ruleset, situationOf(inTurnOf(encounter, act.by), scene), act, asker);

/** What the doer of an act would have left once it has gone through as far as nobody is asked; null: it is refused. */
export function economyAfter(
  encounter: Encounter,
  act: Act,
  ruleset: Ruleset,
  scene: Scene,
  asker: Asker,
): Economy | null {
  const done = preview(encounter, { type: "TakeAction", act }, ruleset, scene, asker);
  if (!done.ok) return null;
  return ruleset.economy(situationOf(inTurnOf(evolveAll(encounter, done.value), act.by), scene), act.by);
}

/** The command on a fork that is thrown away: the same decision, none of its consequences. */
export const preview = (
  encounter: Encounter,
  command: Command,
  ruleset: Ruleset,
  scene: Scene,
  asker: Asker,
): Result<readonly Event[], Refusal> => decide(encounter, command, ruleset, scene, asker);
