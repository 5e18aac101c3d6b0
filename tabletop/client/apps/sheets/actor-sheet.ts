import { DocumentSheetV2 } from "../api/document-sheet.js";
import type { Context, RenderOptions } from "../api/types.js";
import { host, type DocumentLike } from "../host.js";
import { DragDrop } from "../ux/drag-drop.js";
import { TextEditor } from "../ux/text-editor.js";

/** An Actor or Item as far as drag and drop needs it. */
interface ParentDocument extends DocumentLike {
  readonly token?: DocumentLike | null;
  readonly items?: Iterable<DocumentLike & { sort?: number }> & { get(id: string): DocumentLike | undefined };
  readonly effects?: { get(id: string): DocumentLike | undefined };
  createEmbeddedDocuments(name: string, data: object[], operation?: object): Promise<DocumentLike[]>;
  updateEmbeddedDocuments(name: string, updates: object[]): Promise<DocumentLike[]>;
}

/** The base of actor sheets: the document sheet plus dragging items out and dropping documents in. */
export class ActorSheetV2 extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: object = { position: { width: 600 } };

  get actor(): ParentDocument {
    return this.document as ParentDocument;
  }

  get token(): DocumentLike | null {
    return this.actor.token ?? null;
  }

  protected override async _onRender(context: Context, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    new DragDrop.implementation({
      dragSelector: ".draggable",
      permissions: {
        dragstart: (selector) => this._canDragStart(selector ?? ""),
        drop: (selector) => this._canDragDrop(selector ?? ""),
      },
      callbacks: {
        dragstart: (event) => this._onDragStart(event),
        dragover: (event) => this._onDragOver(event),
        drop: (event) => this._onDrop(event),
      },
    }).bind(this.element);
  }

  protected _canDragStart(_selector: string): boolean {
    return this.isEditable;
  }

  protected _canDragDrop(_selector: string): boolean {
    return this.isEditable;
  }

  protected async _onDragStart(event: DragEvent): Promise<void> {
    const target = event.currentTarget as HTMLElement;
    const { itemId, effectId } = target.dataset;
    const dragged = itemId ? this.actor.items?.get(itemId) : effectId ? this.actor.effects?.get(effectId) : undefined;
    if (!dragged) return;
    const data = { type: dragged.documentName, uuid: dragged.uuid };
    event.dataTransfer?.setData("text/plain", JSON.stringify(data));
  }

  protected _onDragOver(_event: DragEvent): void {}

  protected async _onDrop(event: DragEvent): Promise<void> {
    const data = TextEditor.implementation.getDragEventData(event);
    if (host.Hooks.call("dropActorSheetData", this.actor, this, data) === false) return;
    const dropped = typeof data["uuid"] === "string" ? await host.fromUuid(data["uuid"]) : null;
    if (dropped) await this._onDropDocument(event, dropped);
  }

  protected async _onDropDocument(event: DragEvent, document: DocumentLike): Promise<DocumentLike | null> {
    switch (document.documentName) {
      case "ActiveEffect":
        return this._onDropActiveEffect(event, document);
      case "Actor":
        return this._onDropActor(event, document);
      case "Item":
        return this._onDropItem(event, document);
      case "Folder":
        return this._onDropFolder(event, document);
      default:
        return null;
    }
  }

  protected async _onDropActiveEffect(_event: DragEvent, effect: DocumentLike): Promise<DocumentLike | null> {
    if (!this.actor.isOwner || effect.parent === this.actor) return null;
    const [created] = await this.actor.createEmbeddedDocuments("ActiveEffect", [copySource(effect)]);
    return created ?? null;
  }

  protected async _onDropActor(_event: DragEvent, _actor: DocumentLike): Promise<DocumentLike | null> {
    return null;
  }

  protected async _onDropItem(event: DragEvent, item: DocumentLike): Promise<DocumentLike | null> {
    if (!this.actor.isOwner) return null;
    if (item.parent?.uuid === this.actor.uuid) return (await this._onSortItem(event, item))?.[0] ?? null;
    const [created] = await this.actor.createEmbeddedDocuments("Item", [copySource(item)]);
    return created ?? null;
  }

  protected async _onDropFolder(_event: DragEvent, _folder: DocumentLike): Promise<DocumentLike | null> {
    return null;
  }

  /** Puts the dragged item before the one it was dropped on, by renumbering the sort keys. */
  protected async _onSortItem(event: DragEvent, item: DocumentLike): Promise<DocumentLike[] | void> {
    const dropId = (event.target as HTMLElement).closest<HTMLElement>("[data-item-id]")?.dataset["itemId"];
    if (!dropId || dropId === item.id) return;
    const others = [...(this.actor.items ?? [])].filter(({ id }) => id !== item.id);
    others.sort((a, b) => (a.sort ?? 0) - (b.sort ?? 0));
    const index = others.findIndex(({ id }) => id === dropId);
    others.splice(Math.max(0, index), 0, item);
    const updates = others.map(({ id }, place) => ({ _id: id, sort: (place + 1) * 100_000 }));
    return this.actor.updateEmbeddedDocuments("Item", updates);
  }
}

function copySource(document: DocumentLike): object {
  const source = { ...(document.toObject?.() ?? {}) } as Record<string, unknown>;
  delete source["_id"];
  return source;
}
