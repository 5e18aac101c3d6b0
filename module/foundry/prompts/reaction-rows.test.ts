import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi, test } from "vitest";
import { creatureId, windowId } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";
import { reactionRows } from "./reaction-rows.js";
import { rowContext } from "./row-context.js";

const GM = { id: "gm", isGM: true };
const PLAYERS: Readonly<Record<string, string>> = { goblin: "gm", fighter: "player2", archer: "player1" };

/** A move of the archer's for which all these may strike, some of whom have answered. */
function waiting(asked: readonly string[], answered: readonly string[], unseen: readonly string[] = []) {
  const responders = asked.map((creature) => ({
    creature: creatureId(creature),
    option: { action: "attack-melee", attacks: [], pays: "aoo", left: 1, pool: 1 },
    answer: answered.includes(creature) ? { accept: false } : null,
    started: false,
  }));
  const archer = creatureId("archer");
  const window = { id: windowId("w1"), kind: "provoked", cause: archer, against: archer, of: "leaving", responders };
  const encounter = { windows: [window], creatures: {} };
  return {
    combat: { id: "fight" },
    encounter,
    viewed: { encounter, scene: { profiles: new Map() } },
    ruleset: { id: "pf1", unit: "ft", cellLength: 5, slots: [] },
    scene: { profiles: new Map() },
    owns: (creature: string) => creature === "archer",
    perceives: (creature: string) => !unseen.includes(creature),
    nameOf: (creature: string) => creature,
    combatantOf: () => null,
    actorOf: (creature: string) => ({ isOwner: creature === "fighter" }),
    playersOf: (creature: string) => [PLAYERS[creature] ?? "gm"],
  } as unknown as FightSession;
}

beforeEach(() => {
  vi.stubGlobal("game", {
    users: new Map(["gm", "player1", "player2"].map((id) => [id, { name: id }])),
    i18n: {
      has: () => false,
      localize: (key: string) => key,
      format: (key: string, data: object) => JSON.stringify([key, data]),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("whom the table waits for", () => {
  test("is told to the game master for everybody who is still silent, however many have answered", () => {
    fc.assert(
      fc.property(
        fc.subarray(["goblin", "fighter", "ogre"]),
        fc.subarray(["goblin", "fighter", "ogre"]),
        (asked, answered) => {
          const rows = reactionRows(waiting(asked, answered), GM);
          expect(rows.map(({ responder }) => responder.creature)).toEqual(
            asked.filter((each) => !answered.includes(each)),
          );
          for (const row of rows) {
            const { waitingFor, mayAnswer, neverAgain } = rowContext(row, 0, false);
            expect(mayAnswer).toBe(true);
            expect(neverAgain !== "").toBe(row.responder.creature === "fighter");
            if (row.responder.creature === "fighter") expect(waitingFor).toContain("player2");
            else expect(waitingFor).toBe("");
          }
        },
      ),
    );
  });

  it("is told to the mover's player where that gives nothing away, and to nobody else", () => {
    const mover = { id: "player1", isGM: false };
    const names = (unseen: readonly string[]): string[] =>
      reactionRows(waiting(["goblin", "fighter"], [], unseen), mover).map(({ responder }) => responder.creature);
    expect(names([])).toEqual(["goblin", "fighter"]);
    expect(names(["goblin"])).toEqual(["fighter"]);
  });
});
