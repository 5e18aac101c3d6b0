import { describe, expect, it } from "vitest";
import { DEFINITIONS } from "./actions.js";
import { OPTIONS } from "./options.js";
import { stage, way, type Doing, type Seat } from "./testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes" };
const having = (...conditions: string[]): Seat => ({ ...ANN, conditions });
const ORC: Seat = { id: "orc", at: [4, 5] };
const HORSE: Seat = { id: "horse", at: [4, 6], side: "heroes", profile: { size: "large" } };
const STEP = { path: way([2, 5], [3, 5]) };

describe("the action table", () => {
  it.each([
    ["attack", "action", "no"],
    ["dash", "action", "no"],
    ["disengage", "action", "no"],
    ["dodge", "action", "no"],
    ["help", "action", "no"],
    ["hide", "action", "no"],
    ["influence", "action", "no"],
    ["magic", "action", "no"],
    ["ready", "action", "no"],
    ["search", "action", "no"],
    ["study", "action", "no"],
    ["utilize", "action", "no"],
    ["object-free", "interaction", "no"],
    ["talk", null, "no"],
    ["move", "movement", "moving"],
    ["climb", "movement", "moving"],
    ["crawl", "movement", "moving"],
    ["swim", "movement", "moving"],
    ["jump", "movement", "moving"],
    ["drop-prone", null, "no"],
    ["stand-up", "movement", "no"],
    ["mount", "movement", "no"],
    ["dismount", "movement", "no"],
    ["mount-action", "action", "no"],
    ["opportunity-attack", "reaction", "no"],
    ["unarmed-strike", "action", "no"],
    ["escape-grapple", "action", "no"],
    ["fall-off", null, "no"],
    ["bonus-action", "bonus", "no"],
    ["reaction", "reaction", "no"],
  ])("lets %s take %s and provoke: %s", (id, slot, provokes) => {
    expect(DEFINITIONS.find((row) => row.id === id)).toMatchObject({ slot, provokes });
  });

  it.each<[action: string, seat: Seat, doing: Doing, reason: string]>([
    ["attack", ANN, { target: "orc" }, "out-of-reach"],
    ["unarmed-strike", ANN, { target: "orc" }, "out-of-reach"],
    ["dodge", having("incapacitated"), {}, "condition"],
    ["dodge", having("grappled"), {}, "condition"],
    ["help", ANN, {}, "no-target"],
    ["help", ANN, { target: "orc" }, "out-of-reach"],
    ["hide", ANN, {}, "condition"],
    ["ready", ANN, {}, "not-readiable"],
    ["talk", having("unconscious"), {}, "condition"],
    ["move", having("restrained"), STEP, "condition"],
    ["crawl", ANN, STEP, "condition"],
    ["swim", ANN, STEP, "condition"],
    ["jump", ANN, { path: way([2, 5], [4, 7]) }, "too-far"],
    ["drop-prone", having("grappled"), {}, "condition"],
    ["stand-up", ANN, {}, "condition"],
    ["stand-up", having("prone", "grappled"), {}, "condition"],
    ["mount", ANN, { target: "horse" }, "out-of-reach"],
    ["dismount", ANN, {}, "condition"],
    ["mount-action", ANN, { variant: "dash" }, "condition"],
    ["opportunity-attack", ANN, { target: "orc" }, "no-trigger"],
    ["escape-grapple", ANN, {}, "condition"],
    ["fall-off", ANN, {}, "condition"],
    ["bonus-action", ANN, {}, "needs-feature"],
    ["reaction", { ...ANN, turn: { reactionUsed: true } }, {}, "no-reaction"],
    ["reaction", having("incapacitated"), {}, "condition"],
  ])("refuses %s without what it asks for", (action, seat, doing, reason) => {
    const pond = [{ kind: "water" as const, cells: [[9, 9] as const] }];
    const fight = stage([{ ...seat, turn: {} }, ORC, HORSE], { terrain: pond });
    if (seat.turn) fight.send({ type: "Observe", creature: "ann" as never, turn: seat.turn });
    expect(fight.refusal("ann", action, doing)).toBe(reason);
  });

  it("lets one swim out of water, into it, and anywhere on a board that tells of none", () => {
    const swims = (...cells: [number, number][]): unknown =>
      stage([ANN], { terrain: cells.length > 0 ? [{ kind: "water", cells }] : [] }).refusal("ann", "swim", STEP);
    expect([swims([2, 5]), swims([3, 5]), swims(), swims([9, 9])]).toEqual([null, null, null, "condition"]);
  });
});

it("has a world option for each reading that is open, the text's own first", () => {
  expect(OPTIONS.map(({ id, values }) => [id, values[0]])).toEqual([
    ["diagonals", "equal"],
    ["opportunityAgainst", "enemies"],
    ["mountedTarget", "mount"],
  ]);
});
