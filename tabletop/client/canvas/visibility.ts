import type { Point } from "../grid/types.js";
import type { Canvas } from "./board.js";
import { currentUser } from "./host.js";
import type { Token } from "./placeables/token.js";

/** What the user of this client can see. Hidden and secret tokens are told apart; light and lines of sight aren't modelled. */
export class CanvasVisibility {
  readonly #canvas: Canvas;

  constructor(canvas: Canvas) {
    this.#canvas = canvas;
  }

  get tokenVision(): boolean {
    return Boolean((this.#canvas.scene as { tokenVision?: boolean } | null)?.tokenVision);
  }

  /** Whether the point, or the token standing there, is visible. */
  testVisibility(_point: Point, { object }: { tolerance?: number; object?: unknown } = {}): boolean {
    const token =
      (object as { document?: { documentName?: string } } | null)?.document?.documentName === "Token"
        ? (object as Token)
        : null;
    return token ? mayDraw(token) : true;
  }
}

/** Hidden tokens are for game masters alone; a secret disposition isn't hidden as a token, only as to whose side it is on. */
export function mayDraw(token: Pick<Token, "document">): boolean {
  return !token.document.hidden || currentUser().isGM;
}
