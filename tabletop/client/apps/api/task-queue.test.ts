import { expect, it } from "vitest";
import { TaskQueue } from "./task-queue.js";

it("runs tasks in order, even after one that failed", async () => {
  const queue = new TaskQueue();
  const log: string[] = [];
  const slow = queue.add(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push("slow");
    throw new Error("broken");
  });
  const fast = queue.add(() => Promise.resolve(log.push("fast")));
  await expect(slow).rejects.toThrow("broken");
  await fast;
  expect(log).toEqual(["slow", "fast"]);
});
