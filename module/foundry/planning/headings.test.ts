import { describe, expect, it } from "vitest";
import { collectHeadings, type Heading } from "./headings.js";

const UP: Heading = { dx: 0, dy: -1 };
const DOWN: Heading = { dx: 0, dy: 1 };
const RIGHT: Heading = { dx: 1, dy: 0 };
const UP_RIGHT: Heading = { dx: 1, dy: -1 };

/** Keys whose timer runs out when the test says so. */
function setUp() {
  const steps: Heading[] = [];
  let timer: (() => void) | null = null;
  const keys = collectHeadings(
    (heading) => steps.push(heading),
    (run) => {
      timer = run;
      return () => {
        timer = null;
      };
    },
  );
  return {
    steps,
    keys,
    wait: () => {
      const run = timer;
      timer = null;
      run?.();
    },
  };
}

describe("keys of a heading", () => {
  it("pressed together at a right angle are one diagonal step", () => {
    const { steps, keys, wait } = setUp();
    keys.press(UP);
    keys.press(RIGHT);
    wait();
    keys.release();
    expect(steps).toEqual([UP_RIGHT]);
  });

  it("pressed one after the other are steps of their own, however fast", () => {
    const { steps, keys, wait } = setUp();
    keys.press(UP);
    keys.release();
    keys.press(RIGHT);
    wait();
    expect(steps).toEqual([UP, RIGHT]);
  });

  it("held repeat, and opposite ones make no diagonal", () => {
    const { steps, keys } = setUp();
    keys.press(UP);
    keys.press(UP);
    keys.press(DOWN);
    keys.release();
    expect(steps).toEqual([UP, UP, DOWN]);
  });

  it("of the number pad are diagonals at once", () => {
    const { steps, keys } = setUp();
    keys.press(UP);
    keys.press(UP_RIGHT);
    expect(steps).toEqual([UP, UP_RIGHT]);
  });
});
