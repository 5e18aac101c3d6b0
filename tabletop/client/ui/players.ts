import { ApplicationV2 } from "../apps/api/application.js";
import type { Context, RenderOptions } from "../apps/api/types.js";
import { makeElement } from "../apps/dom.js";
import { host, type UserLike } from "../apps/host.js";
import { word } from "../apps/words.js";

/** The list of users, and who of them is here. */
export class Players extends ApplicationV2 {
  static override DEFAULT_OPTIONS: object = {
    id: "players",
    tag: "aside",
    window: { frame: false, positioned: false },
  };

  protected override async _renderHTML(_context: Context, _options: RenderOptions): Promise<HTMLElement[]> {
    const users = [...host.game.users].sort((a, b) => Number(b.active) - Number(a.active) || b.role - a.role);
    const list = makeElement(
      "ol",
      { class: "plain players-list", "aria-label": word("players") },
      ...users.map(makeRow),
    );
    return [makeElement("h3", {}, word("players")), list];
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }

  protected override _insertElement(element: HTMLElement): void {
    document.getElementById("ui-left-column-2")?.append(element);
  }
}

function makeRow(user: UserLike): HTMLElement {
  const state = user.active ? word("online") : word("offline");
  const row = makeElement("li", { class: `player ${user.active ? "active" : "inactive"}`, "data-user-id": user.id });
  const dot = makeElement("span", { class: "player-active", role: "img", "aria-label": state });
  if (user.color) dot.style.backgroundColor = String(user.color);
  const character = user.character?.name ? ` [${user.character.name}]` : "";
  const suffix = user.isGM ? ` (${word("gameMaster")})` : character;
  row.append(dot, makeElement("span", { class: "player-name" }, `${user.name}${suffix}`));
  return row;
}
