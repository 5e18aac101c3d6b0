import type { Json, JsonObject } from "../kernel/json.js";
import type { Act } from "../model/act.js";
import type { Entrant } from "../model/command.js";
import type { Economy } from "../model/economy.js";
import type { Task } from "../model/encounter.js";
import type { Fact } from "../model/event.js";
import type { ActionId, CreatureId, PhaseId, RulesetId } from "../model/ids.js";
import type { Plan } from "../model/plan.js";
import type { Cell } from "../model/position.js";
import type { Question } from "../model/question.js";
import type { ReactionWindow, Responder } from "../model/window.js";
import type { HomeMadeWords } from "./home-made/words.js";
import type { ActionDefinition, Limits, OptionDefinition, RulingDefinition, SlotDefinition } from "./definitions.js";
import type { RulesetOptions, Situation } from "./situation.js";
import type { Step } from "./step.js";
import type { Tactic } from "./tactic.js";

/**
 * How a round falls into phases, in which creatures act as they are due. The ledger knows phases only as ordered ids:
 * before the first one of a round nobody has the turn, in each whoever acts has it.
 */
export interface Phases {
  /** From the first to the last one of a round. */
  readonly order: readonly PhaseId[];
  /** Who still has something to do in the running phase, as they come. */
  readonly due: (situation: Situation) => readonly CreatureId[];
  /** Whether a lawful act is part of its doer's own turn: not what it declares, answers, or has done to it. */
  readonly takesTurn: (situation: Situation, act: Act) => boolean;
}

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
  /** Ids of rules that are only told, in the order of telling; each has its text in the language files. Missing: none. */
  readonly references?: readonly string[];
  /** Seconds of the world's time that a round takes; missing: the clock doesn't follow the fight. */
  readonly roundSeconds?: number;
  /** What the game master may rule about what a creature does next, by the `Repair` of its turn; missing: nothing. */
  readonly rulings?: readonly RulingDefinition[];

  /** What the table may have anybody save against, by words of `Act.options.save` of `harm`; missing: nothing. */
  readonly saves?: readonly string[];
  /** What is said of such a save makes the creature's own number harder to reach; missing: it is the number itself. */
  readonly savesHarder?: true;
  /** What home-made actions may be made of; missing: this game has none. */
  readonly homeMade?: HomeMadeWords;

  /** Numbers that the ledger tracks for each creature and that an act may change (`hp` …); dotted for one of a kind. */
  readonly vitals: readonly string[];

  /**
   * What was given from outside as a change of turn state: `spent` by economy keys, everything else by the ruleset's
   * own names of state. Unknown names are left out.
   */
  readonly given: (situation: Situation, creature: CreatureId, given: JsonObject) => JsonObject;
  /**
   * The turn state with which a creature enters a fight; the entrant's `turn` is read as in `given`. `fresh`: the fight
   * begins just now and nobody has acted.
   */
  readonly enter: (situation: Situation, entrant: Entrant, fresh: boolean) => JsonObject;
  /** Keys of a creature's turn state that nobody else knows of as it stands now; missing: none. */
  readonly untold?: (turn: JsonObject) => readonly string[];
  /** Missing: creatures take their turns in the order, one after the other. */
  readonly phases?: Phases;
  readonly startRound: (situation: Situation) => readonly Fact[];
  readonly startTurn: (situation: Situation, creature: CreatureId) => readonly Fact[];
  readonly endTurn: (situation: Situation, creature: CreatureId) => readonly Fact[];
  /** Acts with which a creature's turn begins by itself (a death save), in their order; missing: none. */
  readonly due?: (situation: Situation, creature: CreatureId) => readonly Act[];
  /**
   * Acts with which a creature's turn ends by itself (a saving throw), in their order, asked after `endTurn`; missing:
   * none. The next turn begins when they are done. In a game of phases they are not asked.
   */
  readonly dueAtEnd?: (situation: Situation, creature: CreatureId) => readonly Act[];
  /** True where the creature's turn passes over it (unconscious, surprised). */
  readonly skipsTurn: (situation: Situation, creature: CreatureId) => boolean;
  /** True where the creature holds its turn back and may come in between two others. */
  readonly delays: (situation: Situation, creature: CreatureId) => boolean;

  /**
   * Only where a turn that is held back is lost when its own place in the order comes round: what that loss ends and
   * changes. The turn that begins then is an ordinary one.
   */
  readonly delayLost?: (situation: Situation, creature: CreatureId) => readonly Fact[];
  /** What ends of itself as things stand (a hold out of reach …); asked after each act and each change from outside. */
  readonly settle?: (situation: Situation) => readonly Fact[];

  /** What the act would cost, do and provoke, or why it may not be done. */
  readonly judge: (situation: Situation, act: Act) => Plan;
  /**
   * Whether what an act says of itself (its price, its force) is what its doer's profile says; missing: acts say nothing
   * that has to be believed. Asked of what players send; the game master's word is enough.
   */
  readonly vouches?: (situation: Situation, act: Act) => boolean;
  /** The next thing that a lawful act does. */
  readonly advance: (situation: Situation, task: Task) => Step;
  /** The act that an accepted answer stands for. */
  readonly answer: (situation: Situation, window: ReactionWindow, responder: Responder) => Act;
  /** The tactic of a movement that nobody armed: the cheapest lawful one that opens no further slot. */
  readonly tacticFor: (situation: Situation, creature: CreatureId, path: readonly Cell[]) => ActionId;
  /**
   * The act of a way as it is usually meant where nobody has said how its mover looks on it: with the turns that make it
   * cheapest. Missing: ways are gone as they are.
   */
  readonly alongWay?: (situation: Situation, act: Act) => Act;
  /**
   * Lawful ways to carry a movement that its usual tactic doesn't carry: each opens a further slot, so that somebody has
   * to choose. The cheapest first.
   */
  readonly tacticsBeyond: (situation: Situation, act: Act) => readonly Tactic[];

  /**
   * What an action, or a kind of it, leaves of the turn that it is the whole of, in a world with these options; null: of
   * that there is nothing to say. Missing: turns consist of several actions.
   */
  readonly limits?: (options: RulesetOptions, action: ActionId, variant: string | null) => Limits | null;

  /** Actions worth a thought before a creature ends its turn with something unused; missing: nobody is asked. */
  readonly unspent?: (situation: Situation, creature: CreatureId) => readonly ActionId[];
  /** Whether one side can't go on, so that the table may end the fight; missing: the rules don't say. */
  readonly decided?: (situation: Situation) => boolean;

  readonly economy: (situation: Situation, creature: CreatureId) => Economy;
  readonly ask: (situation: Situation, question: Question) => Json;
}
