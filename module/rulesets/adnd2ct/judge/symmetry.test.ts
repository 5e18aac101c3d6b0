import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Facing, Cell } from "../../../model/position.js";
import { FACINGS } from "../../../model/position.js";
import {
  aim,
  arbitraryAttempt,
  arbitrarySetting,
  BOARD_SIDE,
  nextPhase,
  open,
  type Setting,
  type Try,
} from "../testing/arbitrary-fight.js";
import { phase, type Doing, type Stage } from "../testing/stage.js";

/** A way to look at the same fight: a board turned by a quarter, or mirrored. */
interface View {
  readonly name: string;
  readonly cell: (cell: Cell, size: number) => Cell;
  readonly facing: (facing: Facing) => Facing;
}

const turned = (eighths: number) => (facing: Facing) => FACINGS[(FACINGS.indexOf(facing) + eighths) % 8] ?? facing;

const VIEWS: readonly View[] = [
  { name: "turned", cell: ([x, y], size) => [BOARD_SIDE - y - size, x], facing: turned(2) },
  {
    name: "mirrored",
    cell: ([x, y], size) => [BOARD_SIDE - x - size, y],
    facing: (facing) => FACINGS[(8 - FACINGS.indexOf(facing)) % 8] ?? facing,
  },
];

const sizeOf = (id: string): number => (id === "ogre" ? 2 : 1);

const viewOf = (setting: Setting, view: View): Setting => ({
  seats: setting.seats.map((seat) => ({
    ...seat,
    at: view.cell(seat.at, sizeOf(seat.id)),
    ...(seat.facing && { facing: view.facing(seat.facing) }),
  })),
  board: {
    // Corners of cells are points: a size of nothing.
    walls: setting.board.walls.map((wall) => ({ ...wall, from: view.cell(wall.from, 0), to: view.cell(wall.to, 0) })),
    terrain: setting.board.terrain.map((patch) => ({
      ...patch,
      cells: (patch.cells ?? []).map((cell) => view.cell(cell, 1)),
    })),
  },
});

function seen(doing: Doing, by: string, view: View): Doing {
  const { path, facing } = doing;
  return {
    ...doing,
    ...(path && { path: path.map((cell) => view.cell(cell, sizeOf(by))) }),
    ...(facing && { facing: view.facing(facing) }),
  };
}

/** What the rules say of an attempt, without the places. */
function said(fight: Stage, by: string, action: string, doing: Doing) {
  const { refusal, move, provocations, pays } = fight.judge(by, action, doing);
  return {
    codes: refusal?.reasons.map(({ code }) => code) ?? [],
    costs: move?.steps.map(({ cost }) => cost) ?? [],
    chances: provocations.map((chance) => `${chance.by} ${String(chance.step)} ${chance.of}`).sort(),
    pays,
  };
}

function settle(fight: Stage): void {
  for (let i = 0; i < 200 && fight.encounter.tasks.length > 0; i++) {
    const waiting = fight.encounter.windows.at(-1)?.responders.find(({ answer }) => answer === null);
    if (fight.encounter.rolls) fight.roll();
    else if (waiting) fight.answer(waiting.creature, false);
  }
}

describe.each(VIEWS)("a fight $name", (view) => {
  test("is judged as the fight itself: costs, chances, fronts and order", () => {
    fc.assert(
      fc.property(
        arbitrarySetting,
        fc.array(arbitraryAttempt, { minLength: 5, maxLength: 25 }),
        (setting, attempts) => {
          const [fight, other] = [open(setting), open(viewOf(setting, view))];
          for (const attempt of attempts) {
            for (const each of aim(fight, attempt)) play(each, fight, other);
            if (attempt.kind === "next") {
              const next = nextPhase(fight);
              phase(fight, next);
              phase(other, next);
            }
            expect(other.ask({ kind: "order" })).toEqual(fight.ask({ kind: "order" }));
          }
        },
      ),
    );
  });

  function play({ by, action, doing }: Try, fight: Stage, other: Stage): void {
    const there = seen(doing, by, view);
    const first = said(fight, by, action, doing);
    expect(said(other, by, action, there)).toEqual(first);
    // What leaves a choice of squares may be answered in another order; whatever else happens, happens in both.
    if (first.codes.length > 0 || action === "overrun" || action === "stand-up-shared") return;
    fight.act(by, action, doing);
    other.act(by, action, there);
    settle(fight);
    settle(other);
  }
});
