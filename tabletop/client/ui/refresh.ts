import type { ApplicationV2 } from "../apps/api/application.js";
import { host } from "../apps/host.js";
import type { ChatLog, MessageLike } from "./chat-log.js";
import type { CombatLike } from "./combat-types.js";

type Options = { render?: boolean };

/** Keeps the interface in step with the documents, by the hooks that every client gets. */
export function refreshOnChanges(): void {
  followMessages();
  followCombats();
  follow("Actor", "actors");
  follow("User", "players");
  follow("User", "hotbar");
  follow("Macro", "hotbar");
  for (const name of ["userConnected", "updateUser"]) on(name, () => renderPart("players"));
  on("pauseGame", () => {
    renderPart("pause");
    renderPart("settings");
  });
  followTokens();
}

function followMessages(): void {
  const chat = (): ChatLog => host.ui["chat"] as ChatLog;
  on("createChatMessage", (message) => void chat().postOne(message as MessageLike));
  on("updateChatMessage", (message) => void chat().updateMessage(message as MessageLike));
  on("deleteChatMessage", (message) => chat().deleteMessage((message as MessageLike).id));
}

function followCombats(): void {
  for (const action of ["create", "update", "delete"]) {
    for (const name of ["Combat", "Combatant", "CombatantGroup"]) {
      on(`${action}${name}`, (...args) => {
        const options = args[action === "update" ? 2 : 1] as Options | undefined;
        if (options?.render === false) return;
        const becomesActive = (args[1] as { active?: boolean } | undefined)?.active === true;
        const isSwitch = action === "update" && name === "Combat" && becomesActive;
        renderPart("combat", isSwitch ? { combat: args[0] as CombatLike } : {});
      });
    }
  }
  for (const name of ["canvasReady", "updateActor", "createActiveEffect", "updateActiveEffect", "deleteActiveEffect"]) {
    on(name, () => renderPart("combat"));
  }
  on("hoverToken", (token, hovered) => {
    const { document } = token as { document: { combatant?: unknown } };
    const tracker = host.ui["combat"] as { hoverCombatant?(combatant: unknown, hover: boolean): void };
    if (document.combatant) tracker.hoverCombatant?.(document.combatant, Boolean(hovered));
  });
}

function follow(documentName: string, part: string): void {
  for (const action of ["create", "update", "delete"]) {
    on(`${action}${documentName}`, (...args) => {
      const options = args[action === "update" ? 2 : 1] as Options | undefined;
      if (options?.render !== false) renderPart(part);
    });
  }
}

/** The token HUD shows the newest state of its token, follows the view, and leaves with its token. */
function followTokens(): void {
  const hud = (): (ApplicationV2 & { object?: unknown; document?: unknown }) | undefined => {
    const { hud: container } = (host.canvas ?? {}) as { hud?: { token?: ApplicationV2 } };
    return container?.token?.rendered ? container.token : undefined;
  };
  const refresh = (): void => void hud()?.render();
  for (const name of ["updateToken", "updateActor", "createActiveEffect", "deleteActiveEffect", "targetToken"]) {
    on(name, refresh);
  }
  for (const name of ["createCombatant", "deleteCombatant", "deleteCombat"]) on(name, refresh);
  on("canvasPan", () => hud()?.setPosition());
  on("canvasTearDown", () => void hud()?.close());
  on("deleteToken", (document) => {
    const app = hud();
    if (app?.document === document) void app?.close();
  });
}

function on(hook: string, listener: (...args: unknown[]) => void): void {
  host.Hooks.on(hook, listener);
}

function renderPart(name: string, options: Record<string, unknown> = {}): void {
  void (host.ui[name] as ApplicationV2 | undefined)?.render(options);
}
