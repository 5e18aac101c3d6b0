import { CONFIG } from "../../globals/config.js";
import { getPlaceable } from "../../documents/placeable-link.js";
import type { Rectangle } from "../../grid/types.js";
import { currentUser } from "../host.js";
import type { PlaceableDocument } from "../placeables/placeable-object.js";
import type { Token, TokenDocumentLike } from "../placeables/token.js";
import { moveTokens } from "./move-tokens.js";
import { PlaceablesLayer } from "./placeables-layer.js";

/** The tokens of the viewed scene. */
export class TokenLayer extends PlaceablesLayer<Token> {
  static override documentName = "Token";
  #cycle = -1;

  static override get layerOptions(): { name: string; zIndex: number } {
    return { name: "tokens", zIndex: 200 };
  }

  get documentCollection(): Iterable<PlaceableDocument> {
    return (this.canvas.scene?.tokens as unknown as Iterable<PlaceableDocument> | undefined) ?? [];
  }
  get hud(): unknown {
    return this.canvas.hud.token;
  }
  get ownedTokens(): Token[] {
    return this.placeables.filter((token) => token.isOwner);
  }

  createObject(document: PlaceableDocument): Token {
    const TokenClass = (CONFIG["Token"] as { objectClass: new (document: TokenDocumentLike) => Token }).objectClass;
    return new TokenClass(document as TokenDocumentLike);
  }

  protected override async _draw(): Promise<void> {
    await super._draw();
    this.canvas.onView(this.#scaleLabels);
  }
  protected override async _tearDown(): Promise<void> {
    this.canvas.offView(this.#scaleLabels);
    await super._tearDown();
  }
  readonly #scaleLabels = (): void => {
    for (const token of this.placeables) token.scaleLabels(this.canvas.view.scale);
  };

  /** Controlled tokens that may be moved by hand. */
  _getMovableObjects(ids?: string[] | null, includeLocked = false): Token[] {
    const tokens = ids ? ids.flatMap((id) => this.get(id) ?? []) : this.controlled;
    return tokens.filter((token) => token.isOwner && (includeLocked || !token.document.locked));
  }

  /** Moves tokens by whole grid spaces, as arrow keys do; the controlled ones unless ids are given. */
  async moveMany({ dx = 0, dy = 0, ids }: { dx?: number; dy?: number; ids?: string[] } = {}): Promise<Token[]> {
    return moveTokens(this, this._getMovableObjects(ids ?? null), dx, dy);
  }

  /** Controls the next own token in reading order and brings it into view. */
  cycleTokens(forwards = false, reset = false): Token | null {
    const order = this._getCycleOrder();
    if (order.length === 0) return null;
    const current = order.findIndex((token) => token.controlled);
    const from = reset ? -1 : current >= 0 ? current : this.#cycle;
    this.#cycle = (from + (forwards ? 1 : -1) + order.length) % order.length;
    if (from < 0 && !forwards) this.#cycle = order.length - 1;
    const next = order[this.#cycle] ?? null;
    next?.control({ releaseOthers: true });
    if (next) void this.canvas.animatePan({ ...next.center, duration: 250 });
    return next;
  }

  _getCycleOrder(): Token[] {
    const user = currentUser();
    return this.placeables
      .filter((token) => token.isVisible && token.document.testUserPermission(user as never, "OWNER"))
      .sort((a, b) => a.document.y - b.document.y || a.document.x - b.document.x);
  }

  /** Makes the tokens in an area the user's targets; answers how many. */
  targetObjects(area: Rectangle, { releaseOthers = true }: { releaseOthers?: boolean } = {}): number {
    const found = [...this.quadtree.getObjects(area)].filter((token) => token.isVisible);
    this.setTargets(found, releaseOthers ? "replace" : "acquire");
    return found.length;
  }

  setTargets(tokens: Iterable<Token | string>, mode: "replace" | "acquire" | "release" = "replace"): void {
    const list = [...tokens].flatMap((token) => (typeof token === "string" ? (this.get(token) ?? []) : token));
    if (mode === "replace")
      for (const token of this.placeables) if (token.isTargeted && !list.includes(token)) token.setTarget(false);
    for (const token of list) token.setTarget(mode !== "release", { releaseOthers: false });
  }

  concludeAnimation(): void {
    for (const token of this.placeables) token.stopAnimation({ finish: true });
  }

  /** Measures and draws again every path that is being planned. */
  recalculatePlannedMovementPaths(): void {
    for (const token of this.placeables) token.recalculatePlannedMovementPath();
  }

  /** The drawn token of a document. */
  objectOf(document: object): Token | null {
    return getPlaceable<Token>(document);
  }
}
