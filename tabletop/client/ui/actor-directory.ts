import type { Context, RenderOptions } from "../apps/api/types.js";
import { makeElement } from "../apps/dom.js";
import { host, type DocumentLike } from "../apps/host.js";
import { word } from "../apps/words.js";
import { AbstractSidebarTab } from "./sidebar-tab.js";

/** The actors tab: those this user may see; a click opens the sheet, a drag carries the actor's uuid. */
export class ActorDirectory extends AbstractSidebarTab {
  static override tabName = "actors";
  static override DEFAULT_OPTIONS: object = {
    classes: ["directory"],
    actions: {
      activateEntry: (_event: PointerEvent, target: HTMLElement) => openSheet(target),
    },
  };

  override get title(): string {
    return word("actors");
  }

  protected override async _renderHTML(_context: Context, _options: RenderOptions): Promise<HTMLElement> {
    const actors = host.game.actors
      .filter((actor) => actor.testUserPermission(host.game.user, "LIMITED"))
      .sort((a, b) => (a.name ?? "").localeCompare(b.name ?? ""));
    const list = makeElement("ol", { class: "directory-list plain", "aria-label": word("worldActors") });
    list.append(...actors.map(makeEntry));
    return list;
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    const scroll = content.querySelector(".directory-list")?.scrollTop ?? 0;
    const list = result as HTMLElement;
    content.replaceChildren(list);
    list.scrollTop = scroll;
  }
}

function makeEntry(actor: DocumentLike): HTMLElement {
  const entry = makeElement("li", {
    class: "directory-item document actor",
    "data-entry-id": actor.id,
    draggable: "true",
  });
  const button = makeElement("button", { type: "button", class: "entry-name", "data-action": "activateEntry" });
  button.append(makeElement("img", { class: "thumbnail", src: actor.img ?? "", alt: "", loading: "lazy" }));
  button.append(makeElement("span", {}, actor.name ?? ""));
  entry.append(button);
  entry.addEventListener("dragstart", (event) => {
    event.dataTransfer?.setData("text/plain", JSON.stringify({ type: "Actor", uuid: actor.uuid }));
  });
  return entry;
}

async function openSheet(target: HTMLElement): Promise<void> {
  const id = target.closest<HTMLElement>("[data-entry-id]")?.dataset["entryId"] ?? "";
  await host.game.actors.get(id)?.sheet?.render({ force: true });
}
