import { DialogV2 } from "../api/dialog.js";
import { DocumentSheetV2 } from "../api/document-sheet.js";
import type { Context, RenderOptions } from "../api/types.js";
import { makeElement } from "../dom.js";
import { host } from "../host.js";
import { TextEditor } from "../ux/text-editor.js";
import { word } from "../words.js";

/** What an adventure tells of itself, and the button that brings it into the world. */
export class AdventureImporterV2 extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: object = {
    classes: ["adventure-importer"],
    position: { width: 480 },
    form: { handler: importWhole, closeOnSubmit: true },
  };

  protected override async _renderHTML(_context: Context, _options: RenderOptions): Promise<HTMLElement[]> {
    const { description } = this.document as unknown as { description: string };
    const text = makeElement("div", { class: "adventure-description" });
    text.innerHTML = await TextEditor.enrichHTML(description);
    return [text, makeElement("button", { type: "submit" }, word("importAdventure"))];
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }

  /** Packs can't be written to, and this form writes to the world. */
  override get isEditable(): boolean {
    return host.game.user.isGM;
  }
}

async function importWhole(this: AdventureImporterV2): Promise<void> {
  await (this.document as unknown as { import(): Promise<unknown> }).import();
}

/** Asks a person before documents of the world are overwritten. */
export async function askToOverwrite(count: number): Promise<boolean> {
  return (await DialogV2.confirm({ content: word("overwriteDocuments", { count }) })) === true;
}
