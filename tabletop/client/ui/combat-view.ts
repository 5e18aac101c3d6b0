import { HandlebarsApplicationMixin } from "../apps/api/handlebars-application.js";
import type { Context, RenderOptions } from "../apps/api/types.js";
import { host } from "../apps/host.js";
import { word } from "../apps/words.js";
import { formatEffects, prepareCombatContext, prepareTurnContext, type TurnContext } from "./combat-context.js";
import type { CombatantLike, CombatLike } from "./combat-types.js";
import { AbstractSidebarTab } from "./sidebar-tab.js";

interface CanvasLike {
  readonly ready: boolean;
  readonly scene?: { readonly id: string } | null;
  animatePan?(view: { x: number; y: number }): unknown;
  ping?(point: { x: number; y: number }): unknown;
}

/** What the tracker shows: the viewed combat and the contexts of its parts. The tracker itself adds the acting. */
export abstract class CombatView extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static override tabName = "combat";

  #viewed: CombatLike | null | undefined;

  override get title(): string {
    return word("combat");
  }

  /** Combats of the scene that is shown, and those without a scene. */
  get combats(): CombatLike[] {
    const sceneId = viewedSceneId();
    const all = host.game.combats as unknown as { filter(test: (combat: CombatLike) => boolean): CombatLike[] };
    return all.filter((combat) => !combat.scene || combat.scene.id === sceneId);
  }

  get viewed(): CombatLike | null {
    const known = this.#viewed;
    const { combats } = this;
    if (known && combats.includes(known)) return known;
    return combats.find((combat) => combat.active) ?? combats[0] ?? null;
  }

  set viewed(combat: CombatLike | null) {
    this.#viewed = combat;
  }

  protected override _configureRenderOptions(options: RenderOptions): void {
    super._configureRenderOptions(options);
    if (options["combat"] !== undefined) this.viewed = options["combat"] as CombatLike | null;
  }

  protected override async _preparePartContext(
    partId: string,
    context: Context,
    options: RenderOptions,
  ): Promise<Context> {
    const partContext = await super._preparePartContext(partId, context, options);
    if (partId === "tracker") await this._prepareTrackerContext(partContext, options);
    if (partId === "header" || partId === "footer") await this._prepareCombatContext(partContext, options);
    return partContext;
  }

  protected async _prepareCombatContext(context: Context, _options: RenderOptions): Promise<Context> {
    return Object.assign(context, prepareCombatContext(this.viewed, this.combats));
  }

  protected async _prepareTrackerContext(context: Context, _options: RenderOptions): Promise<Context | void> {
    const combat = this.viewed;
    context["labels"] ??= prepareCombatContext(combat, this.combats)["labels"];
    if (!combat) return;
    const turns: TurnContext[] = [];
    for (const [index, combatant] of combat.turns.entries()) {
      if (combatant.visible) turns.push(await this._prepareTurnContext(combat, combatant, index));
    }
    return Object.assign(context, { turns, hasDecimals: turns.some((turn) => turn.hasDecimals) });
  }

  protected async _prepareTurnContext(
    combat: CombatLike,
    combatant: CombatantLike,
    index: number,
  ): Promise<TurnContext> {
    const context = prepareTurnContext(combat, combatant, index);
    return { ...context, img: await this._getCombatantThumbnail(combatant) };
  }

  protected async _getCombatantThumbnail(combatant: CombatantLike): Promise<string> {
    return combatant.img ?? "icons/svg/mystery-man.svg";
  }

  protected _formatEffectsTooltip(effects: { name: string; img: string }[]): string {
    return formatEffects(effects);
  }
}

/** The canvas, as far as the tracker pans it and asks for its scene. */
export function viewedCanvas(): CanvasLike | undefined {
  return host.canvas as CanvasLike | undefined;
}

/** The scene that this client looks at, with or without a canvas. */
export function viewedSceneId(): string | undefined {
  const { scenes } = host.game as unknown as { scenes?: { viewed?: { id: string } | null } };
  return scenes?.viewed?.id ?? viewedCanvas()?.scene?.id;
}
