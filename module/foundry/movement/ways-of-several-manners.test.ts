import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dnd5e2024 } from "../../rulesets/dnd5e2024/ruleset.js";
import { stage as stage5e } from "../../rulesets/dnd5e2024/testing/stage.js";
import { pf1 } from "../../rulesets/pf1/ruleset.js";
import { stage as stagePf1 } from "../../rulesets/pf1/testing/stage.js";
import type { Encounter } from "../../model/encounter.js";
import type { Ruleset } from "../../rules/ruleset.js";
import type { Situation } from "../../rules/situation.js";
import { creatureId } from "../../table/host.js";
import { forecastParts } from "../../table/forecast-parts.js";
import { actsOfParts } from "./act-of-way.js";
import { joinPlans } from "./join-plans.js";
import { partsOf } from "./parts-of-way.js";
import type { TokenPath } from "./path.js";

const ANN = creatureId("ann");
const WINGED = { speeds: { walk: 30, fly: 60 } };

beforeEach(() => {
  vi.stubGlobal("game", { settings: { get: () => false } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Eastwards from 2,2: one word a step. */
const eastwards = (...manners: readonly string[]): TokenPath => ({
  cells: [0, ...manners].map((_, i) => [2 + i, 2] as const),
  elevations: [0, ...manners].map(() => 0),
  details: ["walk", ...manners].map((action) => ({ action })),
});

interface Fight {
  readonly situation: Situation;
  readonly encounter: Encounter;
}

function foretell(ruleset: Ruleset, { situation, encounter }: Fight, way: TokenPath) {
  const session = { ruleset, viewed: { encounter, scene: situation } } as never;
  const parts = partsOf(way);
  const forecasts = forecastParts(encounter, actsOfParts({ session, creature: ANN }, parts), ruleset, situation, {
    gm: false,
  });
  let from = 0;
  const planned = forecasts.map(({ plan }, i) => {
    const part = { plan, from };
    from += (parts[i]?.cells.length ?? 1) - 1;
    return part;
  });
  return { forecasts, plan: joinPlans(planned) };
}

describe("a way gone in several manners", () => {
  it("costs in each part what that part's manner costs, out of what the part before has left", () => {
    const fight = stage5e([{ id: "ann", at: [2, 2], profile: WINGED }]);
    const { plan } = foretell(dnd5e2024, fight, eastwards("walk", "walk", "fly", "fly", "fly"));
    expect(plan.refusal).toBeNull();
    expect(plan.move?.steps.map(({ total }) => total)).toEqual([5, 10, 15, 20, 25]);
    expect(plan.move).toMatchObject({ total: 25, left: 35, mode: "fly" });
    const laboured = foretell(dnd5e2024, fight, eastwards("walk", "climb", "climb"));
    expect(laboured.plan.move?.steps.map(({ cost }) => cost)).toEqual([5, 10, 10]);
    expect(laboured.plan.move).toMatchObject({ total: 25, left: 5 });
  });

  it("is refused where a later part can't be gone, and says so before the first is", () => {
    const earthbound = stage5e([{ id: "ann", at: [2, 2] }]);
    const { plan, forecasts } = foretell(dnd5e2024, earthbound, eastwards("walk", "fly"));
    expect(plan.refusal?.reasons[0]).toMatchObject({ code: "needs-speed", data: { mode: "fly" } });
    expect(forecasts).toHaveLength(2);
    const far = foretell(dnd5e2024, earthbound, eastwards("walk", "walk", "walk", "climb", "climb"));
    expect(far.plan.refusal?.reasons[0].code).toBe("too-far");
  });

  it("names strikes at the cells of the whole way", () => {
    const fight = stage5e([
      { id: "ann", at: [2, 2], side: "heroes", profile: WINGED },
      { id: "orc", at: [4, 3] },
    ]);
    const { plan } = foretell(dnd5e2024, fight, eastwards("walk", "walk", "fly", "fly", "fly"));
    expect(plan.provocations).toMatchObject([{ by: "orc", step: 3 }]);
  });

  it("pays an action for each manner where the game has it so", () => {
    const fight = stagePf1([{ id: "ann", at: [2, 2] }]);
    const { forecasts } = foretell(pf1, fight, eastwards("walk", "climb"));
    expect(forecasts.map(({ act }) => act.action)).toEqual(["move", "climb"]);
    expect(forecasts[1]?.plan.pays).not.toEqual([]);
  });

  it("comes to what its parts come to one by one, whatever the manners", () => {
    const manner = fc.constantFrom("walk", "fly", "climb");
    fc.assert(
      fc.property(fc.array(manner, { minLength: 1, maxLength: 5 }), (manners) => {
        const fight = stage5e([{ id: "ann", at: [2, 2], profile: { speeds: { walk: 60, fly: 60 } } }]);
        const { plan } = foretell(dnd5e2024, fight, eastwards(...manners));
        const cost = manners.reduce((sum, each) => sum + (each === "climb" ? 10 : 5), 0);
        expect(plan.move?.total).toBe(cost);
        expect(plan.move?.steps).toHaveLength(manners.length);
      }),
    );
  });
});
