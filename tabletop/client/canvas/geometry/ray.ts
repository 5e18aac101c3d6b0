import type { Point } from "../../grid/types.js";

/** A straight way from A to B. */
export class Ray {
  readonly A: Point;
  readonly B: Point;

  constructor(A: Point, B: Point) {
    this.A = A;
    this.B = B;
  }

  get dx(): number {
    return this.B.x - this.A.x;
  }
  get dy(): number {
    return this.B.y - this.A.y;
  }
  get distance(): number {
    return Math.hypot(this.dx, this.dy);
  }
  get angle(): number {
    return Math.atan2(this.dy, this.dx);
  }

  /** The point at a part of the way: 0 is A, 1 is B. */
  project(part: number): Point {
    return { x: this.A.x + part * this.dx, y: this.A.y + part * this.dy };
  }
}
