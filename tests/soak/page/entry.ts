import type { Errand, Hands } from "../hands.js";
import { actOf, junk, lawful, undo } from "./acts.js";
import { clamp, combat, creatures, mine, nth, playsActive, session, whose } from "./fight.js";
import { foreign, heal } from "./foreign.js";
import { look, watchHeld } from "./look.js";
import { settle } from "./screen.js";
import { send, settled, takeSent } from "./sending.js";

/** Milliseconds until the page is asked again whether the game has begun to load. */
const SOON = 20;

const pass = (errand: Errand): boolean => {
  const { encounter } = session();
  const { active } = encounter;
  switch (errand.what) {
    case "end":
      if (active === null || !session().owns(active)) return false;
      return send({ type: "EndTurn", creature: active });
    case "next":
      settled("next", combat().nextTurn());
      return true;
    case "round":
      settled("round", combat().nextRound());
      return true;
    default:
      settled("rewind", errand.yes ? combat().previousTurn() : combat().previousRound());
      return true;
  }
};

const run = (errand: Errand): boolean => {
  const { what, by, n, yes } = errand;
  switch (what) {
    case "lawful":
      return lawful(errand);
    case "any": {
      const doer = nth(creatures(), by);
      const word = n % 5 === 0 ? { word: yes ? "insist" : "overrule" } : {};
      return doer !== undefined && send({ type: "TakeAction", act: actOf(errand, doer, n), ...word });
    }
    case "undo":
      return undo(errand);
    case "repair": {
      const [id, slot] = [nth(creatures(), by), nth(session().ruleset.slots, n)?.id];
      if (id === undefined || slot === undefined) return false;
      return send({
        type: "Repair",
        creature: id,
        turn: { spent: { [slot]: yes ? 0 : 1 } },
      });
    }
    case "abandon": {
      const task = session().encounter.tasks.at(-1);
      return send({
        type: "AbandonAct",
        by: task?.act.by ?? nth(mine(), by) ?? "",
      });
    }
    case "junk":
      return junk(errand);
    case "end":
    case "next":
    case "round":
    case "rewind":
      return pass(errand);
    default:
      return foreign(errand);
  }
};

const aim = (errand: Errand): { token: string; cell: [number, number] } | null => {
  // Now and then somebody takes hold of what isn't theirs.
  const id = errand.n % 9 === 0 ? nth(creatures(), errand.by) : whose(errand);
  const token = id === undefined ? null : session().tokenOf(id);
  if (!token) return null;
  const { grid } = token.parent;
  const { i, j } = grid.getOffset({
    x: token.x + grid.sizeX / 2,
    y: token.y + grid.sizeY / 2,
  });
  return {
    token: token.id,
    cell: [clamp(j + errand.away[0], 27), clamp(i + errand.away[1], 17)],
  };
};

function watchSoon(): void {
  if ("Hooks" in globalThis) watchHeld();
  else setTimeout(watchSoon, SOON);
}

watchSoon();
Object.assign(globalThis, {
  soak: { look, playsActive, run, aim, takeSent, settle, heal } satisfies Hands,
});
