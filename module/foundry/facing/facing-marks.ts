import { mapColour } from "../canvas/colours.js";
import { shapeOf } from "../board/scene-snapshot.js";
import type { FightSession } from "../port/fight-session.js";
import { sessionOfToken } from "../port/session.js";
import { bearingOf } from "./compass.js";
import { tracksFacing } from "./tracks-facing.js";

type TokenObject = foundry.canvas.placeables.Token.Implementation;

const NAME = "tempo-facing";
/** What the mark is drawn from, so that a token that stands still is left alone. */
const drawn = new WeakMap<PIXI.Graphics, string>();

/** In `init`: an arrowhead at the edge of each token of a fight shows where its creature looks, as far as this user may know. */
export function markFacing(): void {
  Hooks.on("refreshToken", (token) => {
    mark(token);
  });
  Hooks.on("battle-tempo.changed", markAll);
  Hooks.on("battle-tempo.closed", markAll);
  Hooks.on("canvasReady", markAll);
}

function markAll(): void {
  if (canvas.ready) for (const token of canvas.tokens?.placeables ?? []) mark(token);
}

function mark(token: TokenObject): void {
  const found = token.children.find((child) => child.name === NAME);
  const graphics = found instanceof PIXI.Graphics ? found : null;
  const bearing = token.isPreview ? null : bearingIn(token.document);
  const state = JSON.stringify([bearing, token.w, token.h]);
  if (graphics && drawn.get(graphics) === state) return;
  graphics?.destroy();
  if (bearing === null) return;
  const fresh = token.addChild(new PIXI.Graphics());
  fresh.name = NAME;
  fresh.eventMode = "none";
  drawn.set(fresh, state);
  drawHead(fresh, token, bearing);
}

/** Where the token's creature looks, in degrees clockwise from north; null: nothing to show, or not to this user. */
function bearingIn(token: TokenDocument.Implementation): number | null {
  const { session, creature } = sessionOfToken(token) ?? {};
  if (!session || !tracksFacing(session) || creature === undefined || !token.parent || !isShown(session)) return null;
  const facing = session.perceives(creature) ? session.viewed.encounter.creatures[creature]?.position?.facing : null;
  return facing ? bearingOf(shapeOf(token.parent), facing) : null;
}

const isShown = ({ encounter }: FightSession): boolean => encounter.round > 0;

const drawHead = (graphics: PIXI.Graphics, { w, h, document }: TokenObject, bearing: number): void => {
  drawArrowhead(graphics, { x: w / 2, y: h / 2, w, h, cell: document.parent?.grid.size ?? w }, bearing);
};

/** Just inside the edge of a token whose middle stands there, a fifth of a cell long; `bearing` in degrees clockwise from north. */
export function drawArrowhead(
  graphics: PIXI.Graphics,
  { x, y, w, h, cell }: Readonly<Record<"x" | "y" | "w" | "h" | "cell", number>>,
  bearing: number,
): void {
  const [tip, base, half] = [Math.min(w, h) / 2, Math.min(w, h) / 2 - cell * 0.2, cell * 0.14];
  const angle = (bearing * Math.PI) / 180;
  const at = (along: number, across: number): [number, number] => [
    x + along * Math.sin(angle) + across * Math.cos(angle),
    y - along * Math.cos(angle) + across * Math.sin(angle),
  ];
  graphics
    .lineStyle(2, 0xffffff, 0.95)
    .beginFill(mapColour("slot"), 0.95)
    .drawPolygon([...at(tip, 0), ...at(base, half), ...at(base, -half)])
    .endFill();
}
