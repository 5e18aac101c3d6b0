import { gm, player, type Entry } from "../page/entry.js";
import { fails, holds, rest, same, until } from "../page/demand.js";
import { cellOf, heard, listen, makeFight, makeToken, range, to, tokenBy } from "../page/fixtures.js";
import type { Movement, Token } from "../page/host.js";

const twoLegs = () => [to(3, 1, { checkpoint: true }), to(5, 1)];

/** Runs what is asked for in the workflow of the first segment of a movement in two legs. */
function inFirstSegment(run: (movement: Movement) => unknown): void {
  listen("moveToken", (_token: Token, movement: Movement) => {
    if (movement.chain.length === 0) run(movement);
  });
}

const halts = (token: Token) => until(() => token.movement.state === "paused", "the pause");
const arrives = (token: Token, cell: string) => until(() => cellOf(token) === cell, `arrival in ${cell}`);

/** Who may hold a movement, when, and what lets it go. */
export const MOVEMENT_HOLDS: Entry[] = [
  {
    id: "movement.all-holds",
    says: "A movement that several have paused goes on when all keys and callbacks have let go.",
    ground: "types",
    source: "api 1.3 (pauseMovement)",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const held: { callback: unknown; answer: unknown; id: string } = { callback: null, answer: null, id: "" };
      inFirstSegment(({ id }) => {
        held.callback = token.pauseMovement();
        held.answer = token.pauseMovement("ask");
        held.id = id;
      });
      void token.move(twoLegs());
      await halts(token);
      token.resumeMovement(held.id, "ask");
      await rest(80);
      same([cellOf(token), token.movement.state], ["3,1", "paused"], "one of two has let go");
      void (held.callback as () => Promise<boolean>)();
      await arrives(token, "5,1");
      same(await held.answer, true, "what the key's promise answers");
    },
  },
  {
    id: "movement.key-once",
    says: "A key pauses a movement once: to use it again throws.",
    ground: "types",
    source: "api 1.3 (pauseMovement)",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      let error = "";
      inFirstSegment(({ id }) => {
        void token.pauseMovement("ask");
        try {
          void token.pauseMovement("ask");
        } catch (thrown) {
          error = String(thrown);
        }
        setTimeout(() => token.resumeMovement(id, "ask"), 50);
      });
      void token.move(twoLegs());
      await arrives(token, "5,1");
      holds(error !== "", "an error");
    },
  },
  {
    id: "movement.early-release",
    says: "A key released within the workflow in which it paused lets the movement go on after that workflow.",
    ground: "types",
    source: "api 1.3 (resumeMovement)",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const seen: string[] = [];
      inFirstSegment(({ id }) => {
        void token.pauseMovement("ask");
        token.resumeMovement(id, "ask");
        seen.push(cellOf(token));
      });
      void token.move(twoLegs());
      await arrives(token, "5,1");
      same(seen, ["3,1"], "where it was released");
    },
  },
  {
    id: "movement.pause-too-late",
    says: "Outside the workflow of a segment a movement can't be paused: null.",
    ground: "tracker",
    source: "#12179, api 1.4",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      await token.move(to(3, 1));
      await until(() => token.movement.state === "completed", "the end");
      same(token.pauseMovement(), null, "a pause afterwards");
    },
  },
  {
    id: "movement.told-of-pause",
    says: "A pause is told to every client by pauseToken, and the state is paused there.",
    ground: "types",
    source: "api 1.2",
    kind: "pair",
    steps: [
      gm(async () => (await makeToken({ owned: true })).id),
      player(async (id: string) => {
        await until(() => canvas.scene.tokens.get(id), "the token");
        Object.assign(globalThis, { rangePauses: heard("pauseToken") });
      }),
      gm(async (id: string) => {
        const token = tokenBy(id);
        inFirstSegment(() => void token.pauseMovement("ask"));
        void token.move(twoLegs());
        await halts(token);
      }),
      player(async (id: string) => {
        const { rangePauses } = globalThis as unknown as { rangePauses: unknown[] };
        await until(() => rangePauses.length === 1, "the hook");
        same([tokenBy(id).movement.state, cellOf(tokenBy(id))], ["paused", "3,1"], "state and place there");
      }),
      gm((id: string) => void tokenBy(id).stopMovement()),
    ],
  },
  {
    id: "movement.stop-by-others",
    says: "Who didn't begin a movement can't stop it.",
    ground: "types",
    source: "api 1.3 (stopMovement)",
    kind: "pair",
    steps: [
      gm(async () => (await makeToken({ owned: true })).id),
      player(async (id: string) => {
        const token = await until(() => canvas.scene.tokens.get(id), "the token");
        inFirstSegment(() => void token.pauseMovement("ask"));
        void token.move(twoLegs());
        await halts(token);
      }),
      gm(async (id: string) => {
        await halts(tokenBy(id));
        void tokenBy(id).stopMovement();
        await rest(80);
        same(tokenBy(id).movement.state, "paused", "the state after another's stop");
      }),
      player((id: string) => {
        same(tokenBy(id).movement.state, "paused", "the state at the mover's");
        tokenBy(id).resumeMovement(tokenBy(id).movement.id, "ask");
      }),
      gm((id: string) => arrives(tokenBy(id), "5,1").then(() => undefined)),
    ],
  },
  {
    id: "movement.resume-without-right",
    says: "Who may not update a token can't let its movement go on.",
    ground: "inferred",
    source: "api 1.3 (resumeMovement), appendix B3",
    kind: "pair",
    steps: [
      gm(async () => {
        const token = await makeToken();
        inFirstSegment(() => void token.pauseMovement("ask"));
        void token.move(twoLegs());
        await halts(token);
        return [token.id, token.movement.id];
      }),
      player(async ([id, movementId]: [string, string]) => {
        const token = await until(() => canvas.scene.tokens.get(id), "the token");
        await fails(async () => {
          token.resumeMovement(movementId, "ask");
          await token.update({ elevation: 5 });
        }, "what needs the right to update");
      }),
      gm(async ([id]: [string, string]) => {
        await rest(80);
        same([tokenBy(id).movement.state, cellOf(tokenBy(id))], ["paused", "3,1"], "still held");
        void tokenBy(id).stopMovement();
      }),
    ],
  },
  {
    id: "movement.stop-and-resume",
    says: "A movement that was stopped can't be continued.",
    ground: "types",
    source: "api 1.3 (stopMovement)",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      let id = "";
      inFirstSegment((movement) => {
        ({ id } = movement);
        void token.pauseMovement("ask");
      });
      void token.move(twoLegs());
      await halts(token);
      void token.stopMovement();
      await until(() => token.movement.state === "stopped", "the stop");
      token.resumeMovement(id, "ask");
      await rest(80);
      same([cellOf(token), token.movement.state], ["3,1", "stopped"], "place and state");
    },
  },
  {
    id: "movement.replaced",
    says: "A new movement takes the place of one that is held: the old one doesn't go on.",
    ground: "inferred",
    source: "api 1.1 (one movement a token), 11.22",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      let resume: unknown = null;
      inFirstSegment(() => (resume ??= token.pauseMovement()));
      void token.move(twoLegs());
      await halts(token);
      const held = token.movement.id;
      await token.move(to(3, 4));
      holds(token.movement.id !== held, "another movement");
      await (resume as () => Promise<boolean>)();
      await rest(80);
      same(cellOf(token), "3,4", "the place");
    },
  },
  {
    id: "movement.game-pause",
    says: "When the game is paused, a player's movement ends at its next waypoint.",
    ground: "tracker",
    source: "dnd5e#5990 (a core developer)",
    kind: "pair",
    steps: [
      gm(async () => (await makeToken({ owned: true })).id),
      player(async (id: string) => {
        const token = await until(() => canvas.scene.tokens.get(id), "the token");
        inFirstSegment(() => Object.assign(globalThis, { rangeGoOn: token.pauseMovement() }));
        void token.move(twoLegs());
        await halts(token);
      }),
      gm(async () => {
        game.togglePause(true, { broadcast: true });
        await until(() => game.paused, "the pause");
      }),
      player(async (id: string) => {
        await until(() => game.paused, "the pause there");
        void (globalThis as unknown as { rangeGoOn: () => Promise<boolean> }).rangeGoOn();
        await until(() => tokenBy(id).movement.state === "stopped", "the end");
        same(cellOf(tokenBy(id)), "3,1", "the place");
      }),
      gm(async () => {
        game.togglePause(false, { broadcast: true });
        await until(() => !game.paused, "the end of the pause");
      }),
    ],
  },
  {
    id: "movement.veto-later-segment",
    says: "Each segment is judged: a veto of the second leaves the token where the first has ended.",
    ground: "types",
    source: "api 1.2 (step 7)",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      range().judge = (_token, movement) => movement.chain.length === 0;
      void token.move(twoLegs());
      await until(() => token.movement.state === "stopped", "the end");
      same(cellOf(token), "3,1", "the place");
    },
  },
  {
    id: "movement.updates-between",
    says: "An update of a token that doesn't move it leaves the movement that is held as it is.",
    ground: "inferred",
    source: "api 1.1, 11.11",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      let resume: unknown = null;
      inFirstSegment(() => (resume ??= token.pauseMovement()));
      void token.move(twoLegs());
      await halts(token);
      await token.update({ name: "Renamed" });
      same(token.movement.state, "paused", "the state");
      await (resume as () => Promise<boolean>)();
      await arrives(token, "5,1");
    },
  },
  {
    id: "movement.joint",
    says: "Tokens moved in one update have a movement each, with an id of its own.",
    ground: "docs",
    source: "api 8 (multi-drag)",
    kind: "single",
    run: async () => {
      const [a, b] = [await makeToken(), await makeToken({ at: [1, 4] })];
      await makeFight([a, b]);
      const [pre, moved] = [heard<[Token, Movement]>("preMoveToken"), heard<[Token, Movement]>("moveToken")];
      await canvas.scene.updateEmbeddedDocuments("Token", [
        { _id: a.id, ...to(3, 1) },
        { _id: b.id, ...to(4, 4) },
      ]);
      same([pre.length, moved.length], [2, 2], "judged and told");
      same(new Set(moved.map(([, { id }]) => id)).size, 2, "ids");
      same(
        moved.map(([token, movement]) => [token.id, movement.passed.waypoints.length]),
        [
          [a.id, 2],
          [b.id, 3],
        ],
        "each its own way",
      );
    },
  },
];
