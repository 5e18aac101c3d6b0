import { gm, player, type Entry } from "../page/entry.js";
import { holds, rest, same, until } from "../page/demand.js";
import { heard, makeToken, to, tokenBy } from "../page/fixtures.js";
import type { Data, PlacedToken, Token, User } from "../page/host.js";

const drawn = (token: Token) => until(() => token.object, "the drawn token");

/** Tokens as they are drawn: what is told of them, and what a system may ask of them. */
export const CANVAS_TOKENS: Entry[] = [
  {
    id: "canvas.draw-destroy",
    says: "drawToken and destroyToken tell when a token appears and goes, with the drawn token.",
    ground: "types",
    source: "api 8",
    kind: "single",
    run: async () => {
      const [draws, ends] = [heard<[PlacedToken]>("drawToken"), heard<[PlacedToken]>("destroyToken")];
      const token = await makeToken();
      const object = await drawn(token);
      await until(() => draws.some(([each]) => each === object), "drawToken");
      await token.delete();
      await until(() => ends.some(([each]) => each === object), "destroyToken");
    },
  },
  {
    id: "canvas.control",
    says: "Controlling a token tells controlToken on this client alone, and puts it among the controlled.",
    ground: "types",
    source: "api 8",
    kind: "pair",
    steps: [
      gm(async () => (await makeToken({ owned: true })).id),
      player(async (id: string) => {
        await until(() => canvas.scene.tokens.get(id)?.object, "the drawn token");
        Object.assign(globalThis, { rangeControls: heard("controlToken") });
      }),
      gm(async (id: string) => {
        const object = await drawn(tokenBy(id));
        const controls = heard<[PlacedToken, boolean]>("controlToken");
        object.control({ releaseOthers: true });
        same([controls.length, controls[0]?.[0] === object, controls[0]?.[1]], [1, true, true], "controlled");
        same(
          canvas.tokens.controlled.map((each) => each.id),
          [id],
          "the controlled ones",
        );
        object.release();
        same([controls.at(-1)?.[1], canvas.tokens.controlled.length], [false, 0], "released");
      }),
      player(async () => {
        await rest(50);
        same((globalThis as unknown as { rangeControls: unknown[] }).rangeControls.length, 0, "hooks there");
      }),
    ],
  },
  {
    id: "canvas.control-owned",
    says: "A player can't control a token that isn't the player's own.",
    ground: "types",
    source: "api 8 (_canControl)",
    kind: "pair",
    steps: [
      gm(async () => [(await makeToken({ owned: true })).id, (await makeToken({ at: [4, 4] })).id]),
      player(async ([own, other]: [string, string]) => {
        await until(() => canvas.scene.tokens.get(other)?.object, "the drawn tokens");
        const [mine, theirs] = [await drawn(tokenBy(own)), await drawn(tokenBy(other))];
        theirs.control();
        same(canvas.tokens.controlled.length, 0, "another's");
        mine.control();
        same(
          canvas.tokens.controlled.map(({ id }) => id),
          [own],
          "the own one",
        );
        mine.release();
      }),
    ],
  },
  {
    id: "canvas.target",
    says: "Targeting a token tells targetToken with user, token and whether, and is seen among the user's targets.",
    ground: "types",
    source: "api 8",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const object = await drawn(token);
      const targets = heard<[User, PlacedToken, boolean]>("targetToken");
      object.setTarget(true, { releaseOthers: true });
      same([targets[0]?.[0].id, targets[0]?.[1] === object, targets[0]?.[2]], [game.userId, true, true], "targeted");
      same(
        [...game.user.targets].map(({ id }) => id),
        [token.id],
        "targets",
      );
      object.setTarget(false);
      same([targets.at(-1)?.[2], game.user.targets.size], [false, 0], "let go");
    },
  },
  {
    id: "canvas.refresh",
    says: "Setting render flags of a drawn token tells refreshToken in a later frame, with the flags.",
    ground: "types",
    source: "api 8",
    kind: "single",
    run: async () => {
      const object = await drawn(await makeToken());
      await rest(50);
      const calls = heard<[PlacedToken, Data]>("refreshToken");
      object.renderFlags.set({ refreshBars: true });
      same(calls.length, 0, "calls at once");
      const call = await until(() => calls.find(([each]) => each === object), "refreshToken");
      same(call[1]["refreshBars"], true, "the flag");
    },
  },
  {
    id: "canvas.placeable",
    says: "A drawn token and its document name one another, and the layer finds it by its id.",
    ground: "types",
    source: "api 8",
    kind: "single",
    run: async () => {
      const token = await makeToken({ at: [2, 3] });
      const object = await drawn(token);
      holds(object.document === token && token.object === object, "one another");
      holds(canvas.tokens.get(token.id) === object && canvas.tokens.placeables.includes(object), "found in the layer");
      same([object.center.x, object.center.y], [250, 350], "its middle");
    },
  },
  {
    id: "canvas.ruler-class",
    says: "The ruler of a drawn token is of the class that CONFIG.Token.rulerClass names.",
    ground: "types",
    source: "api 1.8",
    kind: "single",
    run: async () => {
      const object = await drawn(await makeToken());
      const { rulerClass } = CONFIG.Token;
      holds(object.ruler instanceof rulerClass, "an instance of it");
    },
  },
  {
    id: "canvas.hidden",
    says: "A hidden token is in the data of every client, and isn't seen by a player.",
    ground: "types",
    source: "api, corrections; audit 10",
    kind: "pair",
    steps: [
      gm(async () => {
        const token = await makeToken({ hidden: true });
        same((await drawn(token)).isVisible, true, "seen by the game master");
        return token.id;
      }),
      player(async (id: string) => {
        const token = await until(() => canvas.scene.tokens.get(id), "its data");
        same([token.hidden, token.object?.isVisible ?? false], [true, false], "hidden, and seen");
      }),
    ],
  },
  {
    id: "canvas.status-hook",
    says: "applyTokenStatusEffect tells of special statuses alone, for each drawn token of the actor.",
    ground: "types",
    source: "api 4.1",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const object = await drawn(token);
      const calls = heard<[PlacedToken, string, boolean]>("applyTokenStatusEffect");
      await token.actor?.toggleStatusEffect("dazed", { active: true });
      await token.actor?.toggleStatusEffect("dead", { active: true });
      await until(() => calls.length > 0, "the hook");
      await rest(30);
      same(
        calls.map(([each, status, active]) => [each === object, status, active]),
        [[true, "dead", true]],
        "calls",
      );
    },
  },
  {
    id: "canvas.highlight-once",
    says: "A highlight layer takes a position once, until it is cleared.",
    ground: "inferred",
    source: "api 8 (the layer de-duplicates)",
    kind: "single",
    run: () => {
      const { grid } = canvas.interface;
      const layer = grid.addHighlightLayer("range");
      try {
        grid.highlightPosition("range", { x: 300, y: 300, color: 0xff0000 });
        grid.highlightPosition("range", { x: 300, y: 300, color: 0x00ff00 });
        same(layer.positions.size, 1, "positions");
        grid.clearHighlightLayer("range");
        same(layer.positions.size, 0, "after clearing");
      } finally {
        grid.destroyHighlightLayer("range");
      }
    },
  },
  {
    id: "canvas.redraw",
    says: "Drawing the canvas anew tells canvasTearDown and canvasReady, and takes what packages have added with it.",
    ground: "types",
    source: "api 8",
    kind: "single",
    run: async () => {
      const [ends, starts] = [heard("canvasTearDown"), heard("canvasReady")];
      canvas.interface.grid.addHighlightLayer("range");
      await canvas.draw();
      await until(() => starts.length === 1, "canvasReady");
      same([ends.length, starts.length, canvas.ready], [1, 1, true], "once each");
      holds(!canvas.interface.grid.getHighlightLayer("range"), "the highlight layer is gone");
    },
  },
  {
    id: "canvas.pan",
    says: "A pan tells canvasPan with the new view.",
    ground: "types",
    source: "api 8",
    kind: "single",
    run: async () => {
      const pans = heard<[unknown, { x: number; y: number; scale: number }]>("canvasPan");
      canvas.pan({ x: 640, y: 480, scale: 0.5 });
      const [, view] = await until(() => pans[0], "the hook");
      same([Math.round(view.x), Math.round(view.y), view.scale], [640, 480, 0.5], "the view");
    },
  },
  {
    id: "canvas.pixi",
    says: "PIXI is of version 7.4, and the canvas is made of its containers.",
    ground: "types",
    source: "api 8",
    kind: "single",
    run: () => {
      same(PIXI.VERSION.split(".").slice(0, 2), ["7", "4"], "the version");
      holds(canvas.interface instanceof PIXI.Container && canvas.tokens instanceof PIXI.Container, "containers");
    },
  },
  {
    id: "canvas.animated-place",
    says: "While a picture moves its document's source tells the end, so rules read the document.",
    ground: "seen",
    source: "api 2 (draw-steel), 11.8",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const object = await drawn(token);
      await token.update(to(8, 1));
      same(token._source["x"], 800, "the source");
      holds(object.x < 800, "the picture lags");
      await object.movementAnimationPromise;
    },
  },
];
