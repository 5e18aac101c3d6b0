import { Container, Graphics, Rectangle, type Text } from "pixi.js";
import type { TokenDocument } from "../../../documents/token.js";
import { CONFIG } from "../../../globals/config.js";
import { peekGame } from "../../../globals/env.js";
import type { Point } from "../../../grid/types.js";
import { getPixelSize } from "../../../movement/footprint.js";
import { currentUser, userColor, type CanvasUser } from "../../host.js";
import type { TokenLayer } from "../../layers/token-layer.js";
import type { PlaceablesLayer } from "../../layers/placeables-layer.js";
import { mayDraw } from "../../visibility.js";
import { PlaceableObject } from "../placeable-object.js";
import type { BaseTokenRuler } from "../tokens/base-ruler.js";
import { drawArt } from "./token-art.js";
import { TOKEN_FLAGS } from "./token-flags.js";
import { drawBar, drawBorder, drawTarget, drawTurnMarker, makeLabel } from "./token-parts.js";
import { drawEffects } from "./token-effects.js";

export type TokenDocumentLike = TokenDocument;

const BORDER_COLORS: Readonly<Record<string, number>> = {
  "-2": 0xa612d4,
  "-1": 0xe72124,
  "0": 0xf1d836,
  "1": 0x43dfdf,
};
const OWN_BORDER = 0xff9829;
/** Display modes: never, when controlled, for owners hovering, for anyone hovering, owners always, always. */
const MODES = { CONTROL: 10, OWNER_HOVER: 20, HOVER: 30, OWNER: 40, ALWAYS: 50 };

/** A token's picture: art, frame, bars, name, elevation, statuses and targets. */
export abstract class DrawnToken extends PlaceableObject<TokenDocumentLike> {
  static override RENDER_FLAGS = TOKEN_FLAGS;

  /** Users who aim at the token. */
  readonly targeted = new Set<CanvasUser>();
  mesh: Container = new Container();
  border!: Graphics;
  bars!: Container & { bar1: Graphics; bar2: Graphics };
  nameplate!: Text;
  tooltip!: Text;
  target!: Graphics;
  turnMarker!: Graphics;
  effects!: Container;
  ruler: BaseTokenRuler | null = null;

  override get layer(): PlaceablesLayer<PlaceableObject> & TokenLayer {
    return this.canvas.tokens;
  }
  get actor(): TokenDocument["actor"] {
    return this.document.actor;
  }
  get w(): number {
    return this.getSize().width;
  }
  get h(): number {
    return this.getSize().height;
  }
  /** The picture's area: where it is now, which may be on the way. */
  override get bounds(): Rectangle {
    const { width, height } = this.getSize();
    return new Rectangle(this.x, this.y, width, height);
  }
  get isVisible(): boolean {
    return mayDraw(this);
  }
  get isTargeted(): boolean {
    return this.targeted.has(currentUser());
  }
  get observer(): boolean {
    return this.document.testUserPermission(currentUser() as never, "OBSERVER");
  }
  get inCombat(): boolean {
    return this.document.inCombat;
  }
  get combatant(): unknown {
    return this.document.combatant;
  }

  getSize(): { width: number; height: number } {
    return getPixelSize(this.canvas.grid!, this.document);
  }
  getShape(): Rectangle {
    const { width, height } = this.getSize();
    return new Rectangle(0, 0, width, height);
  }
  /** Whether a canvas point lies on the picture. */
  containsPoint({ x, y }: Point): boolean {
    return this.bounds.contains(x, y);
  }

  protected async _draw(): Promise<void> {
    for (const child of this.removeChildren()) child.destroy({ children: true });
    this.position.set(this.document.x, this.document.y);
    this.turnMarker = this.addChild(new Graphics());
    this.mesh = this.addChild(new Container());
    this.effects = this.addChild(new Container());
    this.border = this.addChild(new Graphics());
    const [bar1, bar2] = [new Graphics(), new Graphics()];
    this.bars = Object.assign(this.addChild(new Container()), { bar1, bar2 });
    this.bars.addChild(bar1, bar2);
    this.nameplate = this.addChild(makeLabel(this.canvas.grid!.size * 0.22));
    this.tooltip = this.addChild(makeLabel(this.canvas.grid!.size * 0.2));
    this.target = this.addChild(new Graphics());
    this.ruler ??= this.isPreview ? null : this.#makeRuler();
    await this.ruler?.draw();
    await this.#drawArt();
    await this.drawEffects();
  }

  #makeRuler(): BaseTokenRuler | null {
    const RulerClass = (CONFIG["Token"] as { rulerClass?: new (token: unknown) => BaseTokenRuler }).rulerClass;
    return RulerClass ? new RulerClass(this) : null;
  }

  async #drawArt(): Promise<void> {
    const { name, texture, disposition } = this.document;
    const art = await drawArt({ name, src: texture.src, disposition, ...this.getSize() });
    if (this.destroyed) return;
    for (const old of this.mesh.removeChildren()) old.destroy({ children: true });
    this.mesh.addChild(art);
    this.canvas.requestRender();
  }

  protected _applyRenderFlags(flags: Record<string, boolean>): void {
    if (flags["refreshVisibility"]) this._refreshVisibility();
    if (flags["refreshPosition"]) this._refreshPosition();
    if (flags["refreshMesh"] || flags["refreshSize"]) void this.#drawArt();
    if (flags["refreshBorder"]) this._refreshBorder();
    if (flags["refreshBars"]) this.drawBars();
    if (flags["refreshNameplate"]) this._refreshNameplate();
    if (flags["refreshTooltip"]) this._refreshTooltip();
    if (flags["refreshTarget"]) this._refreshTarget();
    if (flags["refreshEffects"] || flags["redrawEffects"]) void this.drawEffects();
    if (flags["refreshTurnMarker"]) this._refreshTurnMarker();
    if (flags["refreshState"]) this._refreshState();
    if (flags["refreshRuler"]) this._refreshRuler();
  }

  protected _refreshVisibility(): void {
    this.visible = this.isVisible;
    this.mesh.alpha = (this.document.hidden ? 0.5 : 1) * this.document.alpha * (this.isPreview ? 0.6 : 1);
  }
  protected _refreshState(): void {
    this._refreshBorder();
    const { isSecret } = this.document;
    this.bars.visible = !isSecret && this._canViewMode(this.document.displayBars);
    this.nameplate.visible = !isSecret && this._canViewMode(this.document.displayName);
    this._refreshTurnMarker();
    this.tooltip.visible = this.controlled || this.hover || this.document.elevation !== 0;
    if (this.ruler) this.ruler.visible = this.ruler.isVisible;
  }
  protected _refreshPosition(): void {
    if (!this.isPreview) return;
    this.position.set(this.document.x, this.document.y);
  }
  protected _refreshBorder(): void {
    const { width, height } = this.getSize();
    this.border.visible = (this.controlled || this.hover) && !this.isPreview;
    if (this.border.visible) drawBorder(this.border, width, height, this._getBorderColor(), this.controlled);
  }
  protected _getBorderColor(): number {
    if (this.controlled) return OWN_BORDER;
    return BORDER_COLORS[String(this.document.isSecret ? -2 : this.document.disposition)] ?? OWN_BORDER;
  }
  protected _refreshNameplate(): void {
    const { width, height } = this.getSize();
    this.name = this.document.name;
    this.nameplate.text = this.document.name;
    this.nameplate.position.set(width / 2, height + 2);
    this.scaleLabels(this.canvas.view.scale);
  }
  protected _refreshTooltip(): void {
    const { width } = this.getSize();
    this.tooltip.text = this._getTooltipText();
    this.tooltip.position.set(width / 2, -this.tooltip.height - 2);
  }
  /** Keeps name and elevation readable when the view is far away. */
  scaleLabels(scale: number): void {
    const size = Math.min(2.5, Math.max(1, 0.6 / scale));
    this.nameplate?.scale.set(size);
    this.tooltip?.scale.set(size);
  }
  protected _getTooltipText(): string {
    const { elevation } = this.document;
    return elevation === 0 ? "" : `${elevation > 0 ? "+" : ""}${elevation} ${this.canvas.grid!.units}`.trim();
  }
  protected _refreshTarget(): void {
    const { width, height } = this.getSize();
    const others = [...this.targeted].filter((user) => !user.isSelf).map(userColor);
    drawTarget(this.target, width, height, this._getBorderColor(), this.isTargeted, others);
  }
  /** A ring around whose turn it is. */
  protected _refreshTurnMarker(): void {
    const { width, height } = this.getSize();
    drawTurnMarker(this.turnMarker, width, height, this.#isActing && !this.isPreview);
  }
  get #isActing(): boolean {
    const combat = peekGame()?.combat;
    return combat?.started === true && combat.combatant?.tokenId === this.id;
  }
  protected _refreshRuler(): void {}

  drawBars(): void {
    const { width, height } = this.getSize();
    [this.bars.bar1, this.bars.bar2].forEach((bar, number) => {
      const data = this.document.getBarAttribute(`bar${number + 1}`) as {
        type: string;
        value: number;
        max: number;
      } | null;
      bar.visible = data?.type === "bar";
      if (bar.visible) drawBar(bar, number, data!, width, height);
    });
  }
  async drawEffects(): Promise<this> {
    const { width } = this.getSize();
    await drawEffects(this.effects, this.actor, width);
    if (!this.destroyed) this.canvas.requestRender();
    return this;
  }

  /** Whether something that is shown in a certain mode is to be seen now. */
  _canViewMode(mode: number): boolean {
    switch (mode) {
      case MODES.CONTROL:
        return this.controlled;
      case MODES.OWNER_HOVER:
        return this.isOwner && (this.hover || this.controlled);
      case MODES.HOVER:
        return this.hover || this.controlled;
      case MODES.OWNER:
        return this.isOwner;
      default:
        return mode === MODES.ALWAYS;
    }
  }
}
