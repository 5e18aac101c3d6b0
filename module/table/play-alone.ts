import { decide } from "../combat/decide/decide.js";
import { evolve } from "../combat/evolve/evolve.js";
import type { Command } from "../model/command.js";
import type { Encounter } from "../model/encounter.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { Scene } from "../rules/situation.js";

export type Luck = "best" | "middle" | "worst";

/** Nobody is asked anything for longer than this. */
const MOST_STEPS = 100;

/** Commands one after the other, and what they wait for: nobody answers, and dice fall as they are told. */
export function play(
  ruleset: Ruleset,
  scene: Scene,
  from: Encounter,
  commands: readonly Command[],
  luck: (kind: string) => Luck = () => "middle",
): Encounter {
  let now = from;
  const queue = [...commands];
  for (let step = 0; step < MOST_STEPS; step++) {
    const command = waitOf(now, luck) ?? queue.shift();
    if (!command) break;
    const decided = decide(now, command, ruleset, scene, { gm: true });
    if (!decided.ok) break;
    now = decided.value.reduce(evolve, now);
  }
  return now;
}

function waitOf({ rolls, windows }: Encounter, luck: (kind: string) => Luck): Command | null {
  const window = windows.at(-1);
  if (rolls) {
    const fate = DECIDING.includes(rolls.kind) ? luck(rolls.kind) : "middle";
    // Of three dice under a score the low ones are the good ones.
    const good = rolls.dice.some(({ count, sides }) => count === 3 && sides === 6) ? "worst" : "best";
    const face = (sides: number): number =>
      fate === "middle" ? Math.ceil((sides + 1) / 2) : fate === good ? sides : 1;
    const faces = rolls.dice.flatMap(({ count, sides }) => Array.from({ length: count }, () => face(sides)));
    return { type: "GiveRolls", request: rolls.id, faces };
  }
  return window ? { type: "ExpireWindow", window: window.id } : null;
}

const DECIDING = ["attack", "save"];
