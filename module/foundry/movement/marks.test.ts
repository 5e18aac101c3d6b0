import { describe, expect, it } from "vitest";
import { SYSTEM_ID } from "../system-id.js";
import { markOptions, readMark, writeMark, type Mark } from "./marks.js";

const move: Mark = { kind: "move", command: "c1", action: "move", revision: 3 };

describe("marks of a movement", () => {
  it("come back for the token that they were written for", () => {
    const operation = {};
    writeMark(operation, "a", move);
    writeMark(operation, "b", { kind: "free" });
    expect(readMark(operation, "a")).toEqual(move);
    expect(readMark(operation, "b")).toEqual({ kind: "free" });
    expect(readMark(operation, "c")).toBeNull();
  });

  it("may go along from the start", () => {
    expect(readMark(markOptions("a", { kind: "leg", revision: 1 }), "a")).toEqual({ kind: "leg", revision: 1 });
  });

  it.each([null, "leg", { a: "leg" }, { a: { kind: "leg" } }, { a: { kind: "move", revision: 1 } }])(
    "are none where they are nonsense: %j",
    (value) => {
      expect(readMark({ [SYSTEM_ID]: value }, "a")).toBeNull();
    },
  );
});
