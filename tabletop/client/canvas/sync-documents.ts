import { Hooks } from "../globals/hooks.js";
import { getPlaceable } from "../documents/placeable-link.js";
import type { Canvas } from "./board.js";
import type { PlaceablesLayer } from "./layers/placeables-layer.js";
import type { PlaceableDocument, PlaceableObject } from "./placeables/placeable-object.js";
import type { Token } from "./placeables/token.js";

type ScenePart = PlaceableDocument & { readonly parent: unknown; readonly _source: Record<string, unknown> };

/** Keeps the drawn objects in step with the documents of the viewed scene. */
export function syncDocuments(canvas: Canvas): void {
  const layers: Record<string, () => PlaceablesLayer<PlaceableObject>> = {
    Token: () => canvas.tokens,
    Wall: () => canvas.walls,
    Region: () => canvas.regions,
  };
  for (const [name, layer] of Object.entries(layers)) {
    Hooks.on(`create${name}`, (document: ScenePart) => {
      if (canvas.ready && document.parent === canvas.scene) void layer().addDocument(document);
    });
    Hooks.on(`delete${name}`, (document: ScenePart) => {
      if (getPlaceable(document)) layer().removeDocument(document);
    });
    if (name !== "Token") {
      Hooks.on(`update${name}`, (document: ScenePart) =>
        getPlaceable<PlaceableObject>(document)?.renderFlags.set({ refreshState: true }),
      );
    }
  }
  syncActors(canvas);
  Hooks.on("updateScene", (scene: unknown, changed: Record<string, unknown>) => {
    const redraws = ["grid", "width", "height", "padding", "background", "backgroundColor"].some(
      (key) => key in changed,
    );
    if (scene === canvas.scene && redraws) void canvas.draw();
  });
}

/** Bars, icons and names follow the actors of tokens. */
function syncActors(canvas: Canvas): void {
  const refresh = (actor: unknown, flags: Record<string, boolean>): void => {
    if (!canvas.ready) return;
    for (const token of canvas.tokens.placeables) if (token.actor === actor) token.renderFlags.set(flags);
  };
  Hooks.on("updateActor", (actor: unknown) =>
    refresh(actor, { refreshBars: true, refreshState: true, refreshEffects: true }),
  );
  for (const action of ["create", "update", "delete"]) {
    Hooks.on(`${action}ActiveEffect`, (effect: { parent: unknown }) => refresh(effect.parent, { redrawEffects: true }));
  }
  for (const action of ["createCombatant", "deleteCombatant", "combatStart", "updateCombat", "deleteCombat"]) {
    Hooks.on(
      action,
      () =>
        canvas.ready &&
        canvas.tokens.placeables.forEach((token: Token) => token.renderFlags.set({ refreshState: true })),
    );
  }
}
