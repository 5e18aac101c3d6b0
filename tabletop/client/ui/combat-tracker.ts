import type { TemplatePart } from "../apps/api/handlebars-application.js";
import type { Context, RenderOptions } from "../apps/api/types.js";
import { host } from "../apps/host.js";
import type { MenuEntry } from "../apps/ux/context-menu.js";
import { hoverToken, readInitiative, toggleDefeated } from "./combat-actions.js";
import { combatantEntries, combatEntries } from "./combat-menus.js";
import type { CombatantLike, CombatLike, TokenLike } from "./combat-types.js";
import { CombatView, viewedCanvas, viewedSceneId } from "./combat-view.js";

/** The combat tab: who fights in which order, and the buttons that drive the turn. */
export class CombatTracker extends CombatView {
  static override DEFAULT_OPTIONS: object = {
    actions: {
      activateCombatant: function (this: CombatTracker, event: PointerEvent, target: HTMLElement) {
        this._onCombatantMouseDown(event, target);
      },
      createCombat: function (this: CombatTracker, event: PointerEvent, target: HTMLElement) {
        return this._onCombatCreate(event, target);
      },
      cycleCombat: function (this: CombatTracker, event: PointerEvent, target: HTMLElement) {
        return this._onCombatCycle(event, target);
      },
      panToCombatant: onCombatantControl,
      pingCombatant: onCombatantControl,
      rollInitiative: onCombatantControl,
      toggleDefeated: onCombatantControl,
      toggleHidden: onCombatantControl,
    },
  };

  static override PARTS: Record<string, TemplatePart> = {
    header: { template: "templates/sidebar/tabs/combat/header.hbs" },
    tracker: { template: "templates/sidebar/tabs/combat/tracker.hbs", scrollable: [""] },
    footer: { template: "templates/sidebar/tabs/combat/footer.hbs" },
  };

  protected override async _onFirstRender(context: Context, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this._createContextMenu(() => this._getEntryContextOptions(), ".combatant[data-combatant-id]", {
      hookName: "getCombatantContextOptions",
      parentClassHooks: false,
    });
    this._createContextMenu(() => this._getCombatContextOptions(), ".combat-tracker-header", {
      hookName: "getCombatContextOptions",
      parentClassHooks: false,
    });
  }

  protected override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.addEventListener("change", (event) => {
      if ((event.target as HTMLElement).matches(".initiative-input")) void this._onUpdateInitiative(event);
    });
    this.element.addEventListener("pointerover", (event) => this._onCombatantHoverIn(event));
    this.element.addEventListener("pointerout", (event) => this._onCombatantHoverOut(event));
    this.element.addEventListener("keydown", (event) => {
      const row = event.target as HTMLElement;
      if (event.key === "Enter" && row.matches("[data-action=activateCombatant]")) row.click();
    });
  }

  protected _getEntryContextOptions(): MenuEntry[] {
    return combatantEntries(
      () => this.viewed,
      (row) => this.#findCombatant(row),
    );
  }

  protected _getCombatContextOptions(): MenuEntry[] {
    return combatEntries(() => this.viewed);
  }

  /** Buttons without a handler of their own call the method of their name on the viewed combat. */
  protected override async _onClickAction(_event: PointerEvent, target: HTMLElement): Promise<void> {
    const combat = this.viewed as (CombatLike & Record<string, unknown>) | null;
    const method = combat?.[target.dataset["action"] ?? ""];
    if (typeof method === "function") await (method as (this: CombatLike | null) => Promise<unknown>).call(combat);
  }

  protected async _onCombatCycle(_event: PointerEvent, target: HTMLElement): Promise<void> {
    const { combatId } = target.dataset;
    const combat = this.combats.find(({ id }) => id === combatId);
    if (!combat) return;
    if (host.game.user.isGM) await combat.activate({ render: false });
    await this.render({ combat });
  }

  protected async _onCombatCreate(_event: PointerEvent, _target: HTMLElement): Promise<void> {
    const { documentClass } = host.CONFIG["Combat"] as { documentClass: { create(data: object): Promise<CombatLike> } };
    const combat = await documentClass.create({ scene: viewedSceneId() ?? null });
    await combat.activate({ render: false });
    await this.render({ combat });
  }

  async _onCombatantControl(_event: PointerEvent, target: HTMLElement): Promise<unknown> {
    const combatant = this.#findCombatant(target);
    if (!combatant) return undefined;
    switch (target.dataset["action"]) {
      case "panToCombatant":
        return this._onPanToCombatant(combatant);
      case "pingCombatant":
        return this._onPingCombatant(combatant);
      case "rollInitiative":
        return this._onRollInitiative(combatant);
      case "toggleDefeated":
        return this._onToggleDefeatedStatus(combatant);
      case "toggleHidden":
        return this._onToggleHidden(combatant);
      default:
        return undefined;
    }
  }

  #findCombatant(target: HTMLElement): CombatantLike | undefined {
    const id = target.closest<HTMLElement>("[data-combatant-id]")?.dataset["combatantId"];
    return this.viewed?.combatants.get(id ?? "");
  }

  protected _onCombatantHoverIn(event: Event): void {
    const combatant = this.#findCombatant(event.target as HTMLElement);
    if (combatant) this.#hoverToken(combatant, true);
  }

  protected _onCombatantHoverOut(event: Event): void {
    const combatant = this.#findCombatant(event.target as HTMLElement);
    if (combatant) this.#hoverToken(combatant, false);
  }

  #hoverToken(combatant: CombatantLike, isIn: boolean): void {
    hoverToken(combatant.token?.object, isIn);
  }

  /** Selects the token of the row for who owns it; a double click opens the sheet. */
  _onCombatantMouseDown(event: PointerEvent, target: HTMLElement): void {
    if ((event.target as HTMLElement).closest("button, input")) return;
    const combatant = this.#findCombatant(target);
    if (!combatant?.isOwner) return;
    if (event.detail === 2) void combatant.actor?.sheet?.render({ force: true });
    else combatant.token?.object?.control?.({ releaseOthers: true });
  }

  protected _onPanToCombatant(combatant: CombatantLike): unknown {
    const token = combatant.token?.object;
    return token && this._isTokenVisible(token) ? viewedCanvas()?.animatePan?.(token.center) : undefined;
  }

  protected _onPingCombatant(combatant: CombatantLike): unknown {
    const token = combatant.token?.object;
    return token && this._isTokenVisible(token) ? viewedCanvas()?.ping?.(token.center) : undefined;
  }

  protected _onRollInitiative(combatant: CombatantLike): unknown {
    return this.viewed?.rollInitiative([combatant.id]);
  }

  protected _onToggleDefeatedStatus(combatant: CombatantLike): Promise<void> {
    return toggleDefeated(combatant);
  }

  protected _onToggleHidden(combatant: CombatantLike): unknown {
    return combatant.update({ hidden: !combatant.hidden });
  }

  /** Sets an initiative typed into the row; +3 and -3 are added to the old one. */
  protected async _onUpdateInitiative(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const combatant = this.#findCombatant(input);
    const value = readInitiative(input.value, combatant?.initiative ?? 0);
    if (combatant && value !== null) await this.viewed?.setInitiative(combatant.id, value);
    else await this.render();
  }

  hoverCombatant(combatant: CombatantLike, hover: boolean): void {
    const row = this.element?.querySelector(`[data-combatant-id="${CSS.escape(combatant.id)}"]`);
    row?.classList.toggle("hover", hover);
  }

  protected _isTokenVisible(token: TokenLike): boolean {
    return token.isVisible;
  }

  scrollToTurn(): void {
    this.element?.querySelector(".combatant.active")?.scrollIntoView({ block: "nearest" });
  }
}

function onCombatantControl(this: CombatTracker, event: PointerEvent, target: HTMLElement): Promise<unknown> {
  return this._onCombatantControl(event, target);
}
