import type { Ledger } from "../combat/ledger/ledger.js";
import type { CommitRecord } from "../combat/ledger/record.js";
import { growth, pick, timeOf, type Timing, type Measure } from "../kernel/testing/timing.js";
import { commandId } from "../model/ids.js";
import { submit } from "./submit.js";
import { crowdOf, dragOf, GAMES, type Crowd } from "./testing/crowd.js";

/** Records of a short and of a long fight; the product folds older rounds away long before the second. */
const SHORT = 30;
const LONG = 3000;

export const benches = (): readonly Timing[] => GAMES.flatMap((game) => [timeGrows(game), bytesGrow(game)]);

function ledgerOf({ situation, mover }: Crowd, length: number): Ledger {
  const records = Array.from({ length }, (_, i): CommitRecord => {
    const seq = i + 1;
    return {
      kind: "commit",
      seq,
      command: commandId(`k${String(seq)}`),
      user: "gm",
      name: "TakeAction",
      by: mover,
      group: seq,
      events: [{ type: "Noted", creature: mover, code: "note", data: {} }],
    };
  });
  return { opening: situation.encounter, folded: 0, records, current: situation.encounter };
}

/** A move of some cells by its player, through the one door. */
function spend(crowd: Crowd, ledger: Ledger, id: string): CommitRecord {
  const { mover, ruleset, situation } = crowd;
  const path = pick(dragOf(crowd), 0);
  const command = { type: "TakeAction", act: { by: mover, action: "move", path } } as const;
  const sender = { user: "gm", gm: true, owns: () => true };
  const done = submit(ledger, { id: commandId(id), revision: 0, command }, sender, ruleset, situation);
  if (!done.ok) throw new Error(done.error.reasons.map(({ code }) => code).join());
  if (done.value.record.kind !== "commit") throw new Error("A spend is a commit");
  return done.value.record;
}

function timeGrows(game: (typeof GAMES)[number]): Measure {
  return {
    kind: "measure",
    name: `${game}: time of a spend grows by records, ${String(SHORT)} to ${String(LONG)}`,
    unit: "exponent",
    limit: 0.1,
    run: ({ now }) => {
      const crowd = crowdOf(game, 40);
      const [short, long] = [SHORT, LONG].map((length) => {
        const ledger = ledgerOf(crowd, length);
        return timeOf(now, 60, (call) => spend(crowd, ledger, `new${String(call)}`));
      });
      return growth(short ?? 0, long ?? 0, LONG / SHORT);
    },
  };
}

/** What one spend adds to the document that every client is sent. */
function bytesGrow(game: (typeof GAMES)[number]): Measure {
  return {
    kind: "measure",
    name: `${game}: bytes of a spend grow by records, ${String(SHORT)} to ${String(LONG)}`,
    unit: "exponent",
    limit: 0.02,
    run: () => {
      const crowd = crowdOf(game, 40);
      const [short, long] = [SHORT, LONG].map(
        (length) => JSON.stringify(spend(crowd, ledgerOf(crowd, length), "new")).length,
      );
      return growth(short ?? 0, long ?? 0, LONG / SHORT);
    },
  };
}
