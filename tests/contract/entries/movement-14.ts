import type { Entry } from "../page/entry.js";
import { holds, rest, same, until } from "../page/demand.js";
import { cellOf, cellsOf, heard, listen, makeToken, to } from "../page/fixtures.js";
import type { Data, Movement, Token } from "../page/host.js";

/** What movement is on 14 alone. */
export const MOVEMENT_14: Entry[] = [
  {
    id: "movement.answer-14",
    says: "On 14 move resolves when the whole movement has ended.",
    ground: "tracker",
    source: "#13572",
    generation: 14,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      let resume: unknown = null;
      let answered = false;
      listen("moveToken", (_token: Token, movement: Movement) => {
        if (movement.chain.length === 0) resume = token.pauseMovement();
      });
      const whole = token.move([to(3, 1, { checkpoint: true }), to(5, 1)]).then((moved) => (answered = moved));
      await until(() => token.movement.state === "paused", "the pause");
      await rest(100);
      same(answered, false, "answered while paused");
      await (resume as () => Promise<boolean>)();
      same([await whole, cellOf(token)], [true, "5,1"], "answer and place");
    },
  },
  {
    id: "movement.finished-14",
    says: "On 14 a movement in moveToken bears a promise of its end.",
    ground: "docs",
    source: "api 1.1",
    generation: 14,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const moved = heard<[Token, Movement]>("moveToken");
      await token.move(to(3, 1));
      const finished = moved[0]?.[1].finished;
      holds(finished instanceof Promise, "a promise");
      await finished;
    },
  },
  {
    id: "movement.planned-14",
    says: "A planned movement is told by planToken alone; it is judged, and moves, when it is started.",
    ground: "tracker",
    source: "#13639",
    generation: 14,
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const [plans, pre, moved] = [heard("planToken"), heard("preMoveToken"), heard("moveToken")];
      const plan: Data = { planned: true };
      const whole = token.move(to(4, 1), plan);
      await Promise.race([until(() => token.movement.state === "planned", "the plan"), whole]);
      await rest(50);
      same([plans.length, pre.length, moved.length, cellOf(token)], [1, 0, 0, "1,1"], "before it is started");
      const waypoints = [...token.movement.passed.waypoints, ...token.movement.pending.waypoints];
      same(
        [cellsOf(waypoints).at(-1), cellsOf([token.movement.destination])[0]],
        ["4,1", "1,1"],
        "way and destination",
      );
      void token.startMovement?.(token.movement.id);
      same([await whole, cellOf(token)], [true, "4,1"], "started");
      same([pre.length, moved.length], [1, 1], "judged and told");
    },
  },
];
