import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../kernel/json.js";
import { attackActions } from "./actions.js";
import { lineUse } from "./power-lines.js";

const line = (extra: JsonObject) => ({ id: "power", kind: "melee" as const, extra });

describe("the line of a power", () => {
  it("says what pays, where it moves its target to, and a surge", () => {
    expect(lineUse("use-power", line({ pays: "minor", push: 2, surge: true }))).toEqual({
      pay: "minor",
      options: { push: 2, surge: true },
    });
    expect(lineUse("use-power", line({ pays: "gold", slide: 0, pull: "far" }))).toEqual({});
  });

  it("says nothing of a basic attack with the same weapon", () => {
    expect(lineUse("basic-attack", line({ push: 2, pays: "free" }))).toEqual({});
  });

  it("strikes at nobody where it says so, and is no basic attack", () => {
    expect(lineUse("use-power", line({ noAttack: true }))).toEqual({ strikes: false, options: { line: "power" } });
    expect(attackActions(line({ power: true }))).toEqual(["use-power"]);
    expect(attackActions(line({ noAttack: true }))).toEqual(["use-power"]);
    expect(attackActions(line({}))).toEqual(["basic-attack", "use-power"]);
  });
});
