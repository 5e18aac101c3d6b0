import { HandlebarsApplicationMixin, type TemplatePart } from "../apps/api/handlebars-application.js";
import type { Context, RenderOptions } from "../apps/api/types.js";
import { host } from "../apps/host.js";
import type { CombatLike, TokenDocumentLike } from "./combat-types.js";
import { BasePlaceableHUD } from "./placeable-hud.js";
import { findCombatant, prepareTokenContext } from "./token-hud-context.js";

/** The display over a token: height, way of moving, combat, target, conditions. */
export class TokenHUD extends HandlebarsApplicationMixin(BasePlaceableHUD) {
  static override DEFAULT_OPTIONS: object = {
    id: "token-hud",
    form: { handler: onSubmit, submitOnChange: true, closeOnSubmit: false },
    actions: {
      combat: onToggleCombat,
      visibility: onToggleVisibility,
      target: onToggleTarget,
      togglePalette: onTogglePalette,
      effect: { handler: onToggleEffect, buttons: [0, 2] },
    },
  };

  static override PARTS: Record<string, TemplatePart> = {
    hud: { root: true, template: "templates/hud/token-hud.hbs" },
  };

  paletteOpen = false;

  get actor(): TokenDocumentLike["actor"] {
    return this.document?.actor;
  }

  protected override async _prepareContext(options: RenderOptions): Promise<Context> {
    const context = await super._prepareContext(options);
    const token = this.object;
    if (!token) return context;
    return Object.assign(context, prepareTokenContext(token), { paletteOpen: this.paletteOpen });
  }
}

/** Writes what was changed in the fields: height as a movement, the way of moving as a plain update. */
async function onSubmit(this: TokenHUD, event: Event): Promise<void> {
  const field = event.target as HTMLInputElement;
  const { document } = this;
  if (!document) return;
  if (field.name === "movementAction") await document.update({ movementAction: field.value });
  if (field.name === "elevation") await changeElevation(document, field.value);
  await this.render();
}

async function changeElevation(document: TokenDocumentLike, text: string): Promise<void> {
  const value = Number(text.replace(",", "."));
  if (!Number.isFinite(value)) return;
  const isDelta = /^[+-]\d/.test(text.trim()) && text.trim().startsWith("+");
  const elevation = isDelta ? document.elevation + value : value;
  if (host.game.release.generation >= 14 && document.move) await document.move({ elevation }, { method: "hud" });
  else await document.update({ elevation });
}

async function onToggleCombat(this: TokenHUD): Promise<void> {
  const { document } = this;
  if (!document) return;
  const combatant = findCombatant(document);
  if (combatant) await combatant.delete();
  else await addToCombat(document);
  await this.render();
}

/** Adds the token to the viewed combat; a game master without one starts a new encounter. */
async function addToCombat(document: TokenDocumentLike): Promise<void> {
  let combat = host.game.combat as CombatLike | null;
  if (!combat) {
    const { documentClass } = host.CONFIG["Combat"] as { documentClass: { create(data: object): Promise<CombatLike> } };
    combat = await documentClass.create({ scene: document.parent?.id ?? null, active: true });
  }
  const { id: tokenId, actorId = null, hidden, parent } = document;
  await combat.createEmbeddedDocuments("Combatant", [{ tokenId, sceneId: parent?.id ?? null, actorId, hidden }]);
}

async function onToggleVisibility(this: TokenHUD): Promise<void> {
  await this.document?.update({ hidden: !this.document.hidden });
}

async function onToggleTarget(this: TokenHUD): Promise<void> {
  const token = this.object;
  const { targets } = host.game.user as { targets?: { has(token: unknown): boolean } };
  token?.setTarget?.(!targets?.has(token), { releaseOthers: false });
  await this.render();
}

async function onTogglePalette(this: TokenHUD): Promise<void> {
  this.paletteOpen = !this.paletteOpen;
  await this.render();
}

async function onToggleEffect(this: TokenHUD, event: PointerEvent, target: HTMLElement): Promise<void> {
  event.preventDefault();
  const id = target.dataset["statusId"] ?? "";
  const active = target.getAttribute("aria-pressed") !== "true";
  await this.actor?.toggleStatusEffect(id, { active, overlay: event.button === 2 });
  await this.render();
}
