import { describe, expect, it } from "vitest";
import type { Command } from "../model/command.js";
import { creatureId } from "../model/ids.js";
import { decide } from "./decide/decide.js";
import { ANN, begun, play, poke, toyScene } from "./testing/toy-fight.js";
import { toyRuleset } from "./testing/toy-ruleset.js";

/** What every object has, and so no creature is by that name. */
const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty"].map(creatureId);

describe.each(NAMES)("a creature called %s", (creature) => {
  it.each<Command>([
    poke(creature, ANN),
    { type: "Repair", creature, turn: { spent: {} } },
    { type: "Observe", creature, vitals: { hp: 1 } },
    { type: "MeetUnseen", creature, action: "poke" },
    { type: "LeaveFight", creature },
    { type: "StartTurn", creature },
    { type: "ChangeOrder", order: [ANN, creature] },
  ])("is no creature of the fight: $type", (command) => {
    const refused = decide(play(begun).current, command, toyRuleset, toyScene);
    expect(refused).toMatchObject({ ok: false, error: { reasons: [{ code: "no-such-creature" }] } });
  });
});
