import { describe, expect, it } from "vitest";
import { createQueue } from "./queue.js";

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe("a queue", () => {
  it("does things in the order in which they came, whatever each takes", async () => {
    const queue = createQueue();
    const done: number[] = [];
    await Promise.all(
      [10, 0, 5].map((ms, i) =>
        queue.add(async () => {
          await later(ms);
          done.push(i);
        }),
      ),
    );
    expect(done).toEqual([0, 1, 2]);
  });

  it("goes on after one has failed, and lets its caller know", async () => {
    const queue = createQueue();
    const failed = queue.add(() => Promise.reject(new Error("no")));
    const next = queue.add(() => "yes");
    await expect(failed).rejects.toThrow("no");
    await expect(next).resolves.toBe("yes");
  });
});
