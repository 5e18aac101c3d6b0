import { DocumentSheetV2 } from "../api/document-sheet.js";
import type { Context, RenderOptions } from "../api/types.js";
import { makeElement } from "../dom.js";
import { TextEditor } from "../ux/text-editor.js";

interface PageLike {
  readonly id: string;
  readonly name: string;
  readonly sort: number;
  readonly text: { readonly content?: string };
}

/** A journal entry to read: its pages one below the other, with their titles as a list in front. */
export class JournalEntrySheet extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: object = {
    classes: ["journal-sheet"],
    tag: "div",
    position: { width: 640, height: 640 },
    window: { resizable: true },
  };

  protected override async _renderHTML(_context: Context, _options: RenderOptions): Promise<HTMLElement[]> {
    const { pages } = this.document as unknown as { pages: Iterable<PageLike> };
    const sorted = [...pages].sort((a, b) => a.sort - b.sort);
    const contents = makeElement("ol", { class: "journal-contents" });
    contents.append(
      ...sorted.map(({ id, name }) => makeElement("li", {}, makeElement("a", { href: `#page-${id}` }, name))),
    );
    return [contents, ...(await Promise.all(sorted.map(makePage)))];
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }
}

async function makePage({ id, name, text }: PageLike): Promise<HTMLElement> {
  const body = makeElement("div", { class: "journal-page-content" });
  body.innerHTML = await TextEditor.enrichHTML(text.content);
  return makeElement("article", { id: `page-${id}`, class: "journal-entry-page" }, makeElement("h2", {}, name), body);
}
