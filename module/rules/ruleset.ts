import type { Json, JsonObject } from "../kernel/json.js";
import type { Act } from "../model/act.js";
import type { Entrant } from "../model/command.js";
import type { Economy } from "../model/economy.js";
import type { Task } from "../model/encounter.js";
import type { Fact } from "../model/event.js";
import type { ActionId, CreatureId, RulesetId } from "../model/ids.js";
import type { Plan } from "../model/plan.js";
import type { Cell } from "../model/position.js";
import type { Question } from "../model/question.js";
import type { ReactionWindow, Responder } from "../model/window.js";
import type { ActionDefinition, OptionDefinition, SlotDefinition } from "./definitions.js";
import type { Situation } from "./situation.js";
import type { Step } from "./step.js";

/**
 * What a game must answer. Every function is pure: same situation, same answer; no clock, no chance, no host.
 * What a game doesn't have it answers with empty, never with a fake.
 */
export interface Ruleset {
  readonly id: RulesetId;
  /** Unit of movement costs and budgets, and how much of it one cell is. */
  readonly unit: "ft" | "squares" | "yards";
  readonly cellLength: number;
  readonly slots: readonly SlotDefinition[];
  readonly actions: readonly ActionDefinition[];
  readonly options: readonly OptionDefinition[];

  /** The turn state with which a creature enters a fight; `given` holds what is already spent or carried. */
  readonly enter: (situation: Situation, entrant: Entrant) => JsonObject;
  readonly startRound: (situation: Situation) => readonly Fact[];
  readonly startTurn: (situation: Situation, creature: CreatureId) => readonly Fact[];
  readonly endTurn: (situation: Situation, creature: CreatureId) => readonly Fact[];
  /** True where the creature's turn passes over it (unconscious, surprised). */
  readonly skipsTurn: (situation: Situation, creature: CreatureId) => boolean;
  /** True where the creature holds its turn back and may come in between two others. */
  readonly delays: (situation: Situation, creature: CreatureId) => boolean;

  /** What the act would cost, do and provoke, or why it may not be done. */
  readonly judge: (situation: Situation, act: Act) => Plan;
  /** The next thing that a lawful act does. */
  readonly advance: (situation: Situation, task: Task) => Step;
  /** The act that an accepted answer stands for. */
  readonly answer: (situation: Situation, window: ReactionWindow, responder: Responder) => Act;
  /** The tactic of a movement that nobody armed: the cheapest lawful one that opens no further slot. */
  readonly tacticFor: (situation: Situation, creature: CreatureId, path: readonly Cell[]) => ActionId;

  readonly economy: (situation: Situation, creature: CreatureId) => Economy;
  readonly ask: (situation: Situation, question: Question) => Json;
}
