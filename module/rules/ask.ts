import { cellIndex, columnOf, OUTSIDE, rowOf } from "../grid/board/layout.js";
import { cellsInReach } from "../grid/reach/cells-in-reach.js";
import type { GridMetric } from "../grid/square/metric.js";
import type { Json } from "../kernel/json.js";
import type { Act } from "../model/act.js";
import type { CreatureId, WindowId } from "../model/ids.js";
import type { Plan } from "../model/plan.js";
import type { Cell } from "../model/position.js";
import type { Question } from "../model/question.js";
import type { ReactionWindow } from "../model/window.js";
import type { Place } from "./place.js";
import type { Creature, Situation } from "./situation.js";

type Asked<Kind extends Question["kind"]> = Extract<Question, { kind: Kind }>;
type OfTwo<Fighter> = (situation: Situation, a: Fighter, b: Fighter) => Json;

/** How creatures threaten cells. */
interface Threatening<Fighter> {
  /** Whether it threatens a place now. */
  readonly threatens: (situation: Situation, fighter: Fighter, place: Place) => boolean;
  readonly standing: (situation: Situation, fighter: Fighter) => Place | null;
  /** Cells that the longest of its weapons covers. */
  readonly farthest: (fighter: Fighter) => number;
  /** How its reach is counted; missing: all directions alike. */
  readonly metric?: (situation: Situation) => GridMetric;
}

/** What a ruleset answers to questions, about creatures that are there. What it has no word for is missing, and answered with null. */
export interface Answers<Fighter> {
  readonly findFighter: (situation: Situation, id: CreatureId | undefined) => Fighter | null;
  readonly judge: (situation: Situation, act: Act) => Plan;
  readonly flanking?: OfTwo<Fighter>;
  readonly distance: OfTwo<Fighter>;
  readonly cover?: OfTwo<Fighter>;
  /** Missing: nobody threatens anything. */
  readonly threatening?: Threatening<Fighter>;
  readonly reachable: (situation: Situation, question: Asked<"reachable">) => Json;
  readonly reach: (situation: Situation, question: Asked<"reach">) => Json;
  readonly attack: (situation: Situation, attacker: Fighter, target: Fighter, weapon: string | undefined) => Json;
  readonly defence: (situation: Situation, of: Fighter, defence: string, against: Fighter | null) => Json;
  readonly stat: (situation: Situation, fighter: Fighter, key: string) => Json;
  /** Missing: nobody asks where one looks. */
  readonly arcs?: (situation: Situation, fighter: Fighter) => Json;
  /** Missing: the order as it stands. */
  readonly order?: (situation: Situation) => readonly CreatureId[];
  /** Missing: no act begins with a roll of its own. */
  readonly checks?: (situation: Situation, act: Act) => Json;
  readonly choices?: (situation: Situation, fighter: Fighter) => Json;
  /** Missing: nobody is asked where to. */
  readonly courses?: (situation: Situation, window: ReactionWindow) => readonly (readonly Cell[])[];
}

/** Answers questions as a ruleset does; null where one can't be answered. */
export function createAsk<Fighter extends Creature>(
  answers: Answers<Fighter>,
): (situation: Situation, question: Question) => Json {
  const { findFighter, judge, threatening } = answers;
  return (situation, question) => {
    const find = (id: CreatureId | undefined): Fighter | null => findFighter(situation, id);
    const both = (a: CreatureId, b: CreatureId, answer: OfTwo<Fighter> | undefined): Json => {
      const [first, second] = [find(a), find(b)];
      return (first && second && answer?.(situation, first, second)) ?? null;
    };
    switch (question.kind) {
      case "flanking":
        return both(question.by, question.target, answers.flanking);
      case "distance":
        return both(question.from, question.to, answers.distance);
      case "cover":
        return both(question.from, question.to, answers.cover);
      case "threatens": {
        const by = find(question.by);
        return threatening !== undefined && by !== null && threatensCell(threatening, situation, by, question.cell);
      }
      case "threatened": {
        const by = find(question.by);
        return threatening && by ? threatenedCells(threatening, situation, by) : [];
      }
      case "reachable":
        return answers.reachable(situation, question);
      case "reach":
        return answers.reach(situation, question);
      case "attack":
        return both(question.by, question.target, (now, a, b) => answers.attack(now, a, b, question.with));
      case "defence": {
        const of = find(question.of);
        return of && answers.defence(situation, of, question.defence, find(question.against));
      }
      case "can":
        return legality(judge(situation, question.act));
      case "checks":
        return answers.checks?.(situation, question.act) ?? [];
      case "stat": {
        const fighter = find(question.of);
        return fighter && answers.stat(situation, fighter, question.key);
      }
      case "arcs": {
        const of = find(question.of);
        return (of && answers.arcs?.(situation, of)) ?? null;
      }
      case "order":
        return [...(answers.order?.(situation) ?? situation.encounter.order)];
      case "courses":
        return coursesIn(answers, situation, question.window);
      case "choices": {
        const by = find(question.by);
        return (by && answers.choices?.(situation, by)) ?? null;
      }
    }
  };
}

function coursesIn<Fighter>({ courses }: Answers<Fighter>, situation: Situation, named: WindowId): Json {
  const window = situation.encounter.windows.find(({ id }) => id === named);
  const found = window && courses?.(situation, window);
  return found?.map((path) => path.map(([column, row]): [number, number] => [column, row])) ?? null;
}

/** Whether an act is lawful, and the weightiest reason why not. */
export const legality = ({ refusal }: Plan): { legal: boolean; reason: string | null } => ({
  legal: refusal === null,
  reason: refusal?.reasons[0].code ?? null,
});

/** Whether a medium creature at its height would be threatened in a cell. */
function threatensCell<Fighter extends Creature>(
  { threatens }: Threatening<Fighter>,
  situation: Situation,
  by: Fighter,
  [column, row]: Cell,
): boolean {
  const cell = situation.board ? cellIndex(situation.board, column, row) : OUTSIDE;
  const elevation = by.state.position?.elevation ?? 0;
  return cell !== OUTSIDE && threatens(situation, by, { footprint: { cell, size: 1 }, elevation });
}

/** All cells of the board that it threatens now. */
function threatenedCells<Fighter extends Creature>(
  rules: Threatening<Fighter>,
  situation: Situation,
  by: Fighter,
): [number, number][] {
  const { board } = situation;
  const from = rules.standing(situation, by);
  if (!board || !from) return [];
  const span = { min: 0, max: rules.farthest(by) };
  return cellsInReach(board, from.footprint, span, rules.metric?.(situation) ?? "square")
    .map((cell): [number, number] => [columnOf(board, cell), rowOf(board, cell)])
    .filter((cell) => threatensCell(rules, situation, by, cell));
}
