import { describe, expect, it } from "vitest";
import { courseAt } from "./course-taps.js";
import type { Course } from "./courses.js";

const to = (...ends: (readonly [number, number])[]): Course[] => ends.map((end) => [[0, 0], end]);

describe("a press on a lit cell", () => {
  it("means the course that ends there, and nothing beside it", () => {
    const courses = to([1, 0], [1, 1], [0, 1]);
    expect([courseAt(courses, [1, 1], 1), courseAt(courses, [0, 1], 1)]).toEqual([1, 2]);
    expect(courseAt(courses, [2, 1], 1)).toBeNull();
    expect(courseAt([], [0, 0], 1)).toBeNull();
  });

  it("means of a large creature the end that covers the cell, the nearest of several", () => {
    const courses = to([1, 0], [2, 0], [3, 0]);
    expect(courseAt(courses, [4, 1], 2)).toBe(2);
    expect(courseAt(courses, [1, 1], 2)).toBe(0);
    expect(courseAt(courses, [5, 0], 2)).toBeNull();
    expect(courseAt(to([0, 0], [1, 1], [2, 2]), [2, 2], 3)).toBe(1);
  });
});
