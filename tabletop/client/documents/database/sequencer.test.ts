import { describe, expect, it } from "vitest";
import { Sequencer } from "./sequencer.js";

describe("Sequencer", () => {
  it("runs tasks in the order of the server whatever order they come in", () => {
    const [sequencer, ran] = [new Sequencer(), [] as number[]];
    const enqueue = (seq: number): void => sequencer.enqueue(seq, () => void ran.push(seq));
    enqueue(12);
    sequencer.start(10);
    expect([ran, sequencer.waiting]).toEqual([[], 1]);
    enqueue(11);
    enqueue(13);
    expect(ran).toEqual([11, 12, 13]);
  });
  it("forgets what is in the loaded world already", () => {
    const [sequencer, ran] = [new Sequencer(), [] as number[]];
    sequencer.enqueue(5, () => void ran.push(5));
    sequencer.start(5);
    sequencer.enqueue(4, () => void ran.push(4));
    sequencer.enqueue(6, () => void ran.push(6));
    expect(ran).toEqual([6]);
  });
});
