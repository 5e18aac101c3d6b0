import { describe, expect, it } from "vitest";
import { adnd2ct } from "./ruleset.js";
import { creatureId } from "../../model/ids.js";
import { seat, stage } from "./testing/stage.js";

describe("where squares lie as one looks (GAP-ADND-07)", () => {
  const fight = stage([seat("ann", [3, 3], { facing: "n" }), seat("orc", [8, 8], { facing: "e" })]);

  it("is three before, two beside and three behind one of one square", () => {
    const arcs = adnd2ct.ask(fight.situation, { kind: "arcs", of: creatureId("ann") }) as {
      cell: unknown;
      arc: string;
    }[];
    const of = (arc: string) => arcs.filter((each) => each.arc === arc).map(({ cell }) => cell);
    expect(of("front")).toEqual([
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
    expect(of("flank")).toEqual([
      [2, 3],
      [4, 3],
    ]);
    expect(of("rear")).toHaveLength(3);
  });
});
