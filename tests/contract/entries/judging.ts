import type { Entry } from "../page/entry.js";
import { rest, same, until } from "../page/demand.js";
import { cellOf, heard, listen, makeToken, range, to } from "../page/fixtures.js";

/** How a movement is judged before it comes about. */
export const JUDGING: Entry[] = [
  {
    id: "movement.order",
    says: "Before a movement the method _preUpdateMovement is asked, then the hook preMoveToken; after it comes moveToken.",
    ground: "seen",
    source: "audit 4",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const order: string[] = [];
      range().judge = async () => {
        await rest(20);
        order.push("method");
      };
      listen("preMoveToken", () => void order.push("hook"));
      listen("moveToken", () => void order.push("moved"));
      same(await token.move(to(3, 1)), true, "what move answers");
      same(order, ["method", "hook", "moved"], "the order");
    },
  },
  {
    id: "movement.veto-method",
    says: "A promise of false from _preUpdateMovement is awaited and stops the movement on every screen.",
    ground: "tracker",
    source: "#12170, audit 4",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const [pre, moved] = [heard("preMoveToken"), heard("moveToken")];
      range().judge = async () => {
        await rest(20);
        return false;
      };
      same(await token.move(to(3, 1)), false, "what move answers");
      same([cellOf(token), moved.length, pre.length], ["1,1", 0, 0], "place and hooks");
    },
  },
  {
    id: "movement.veto-hook",
    says: "False from the hook preMoveToken stops the movement.",
    ground: "docs",
    source: "api 1.2",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      listen("preMoveToken", () => false);
      same([await token.move(to(3, 1)), cellOf(token)], [false, "1,1"], "answer and place");
    },
  },
  {
    id: "movement.veto-spares-rest",
    says: "A veto takes the place out of the update; its other fields go on.",
    ground: "seen",
    source: "audit 4",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      range().judge = () => false;
      await token.update({ ...to(3, 1), name: "Renamed" });
      same([cellOf(token), token.name], ["1,1", "Renamed"], "place and name");
    },
  },
  {
    id: "movement.veto-each-alone",
    says: "Tokens moved in one update are judged each alone.",
    ground: "inferred",
    source: "api 1.2, 8",
    kind: "single",
    run: async () => {
      const [a, b] = [await makeToken(), await makeToken({ at: [1, 4] })];
      range().judge = (token) => token.id !== a.id;
      await canvas.scene.updateEmbeddedDocuments("Token", [
        { _id: a.id, ...to(3, 1) },
        { _id: b.id, ...to(3, 4) },
      ]);
      same([cellOf(a), cellOf(b)], ["1,1", "3,4"], "places");
    },
  },
  {
    id: "movement.veto-then-leg",
    says: "After a veto the same client may move the token along a part of the way.",
    ground: "seen",
    source: "audit 4",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      let leg: Promise<boolean> | undefined;
      range().judge = (_token, _movement, operation) => {
        if (operation["rangeLeg"] === true) return true;
        queueMicrotask(() => {
          leg = token.move(to(2, 1), { rangeLeg: true });
        });
        return false;
      };
      same(await token.move(to(5, 1)), false, "the whole");
      same([await until(() => leg, "the leg"), cellOf(token)], [true, "2,1"], "the leg");
    },
  },
];
