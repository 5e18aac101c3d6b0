type Action = "dragstart" | "dragover" | "drop" | "dragenter" | "dragleave" | "dragend";

export interface DragDropConfiguration {
  dragSelector?: string | null;
  dropSelector?: string | null;
  permissions?: Partial<Record<"dragstart" | "drop", (selector: string | null | undefined) => boolean>>;
  callbacks?: Partial<Record<Action, (event: DragEvent) => unknown>>;
}

/** Wires dragging and dropping inside an element; what is dragged and what happens is the callbacks' business. */
export class DragDrop {
  static get implementation(): typeof DragDrop {
    return DragDrop;
  }

  readonly dragSelector: string | null;
  readonly dropSelector: string | null;
  readonly permissions: NonNullable<DragDropConfiguration["permissions"]>;
  readonly callbacks: NonNullable<DragDropConfiguration["callbacks"]>;

  constructor({ dragSelector, dropSelector, permissions = {}, callbacks = {} }: DragDropConfiguration = {}) {
    this.dragSelector = dragSelector ?? null;
    this.dropSelector = dropSelector ?? null;
    this.permissions = permissions;
    this.callbacks = callbacks;
  }

  /** Listens on an element; may be called again after every render. */
  bind(html: HTMLElement): this {
    if (this.can("dragstart", this.dragSelector)) this.#bindDraggables(html);
    if (this.can("drop", this.dropSelector)) this.#bindTargets(html);
    return this;
  }

  #bindDraggables(html: HTMLElement): void {
    if (!this.dragSelector) return;
    for (const element of html.querySelectorAll<HTMLElement>(this.dragSelector)) {
      element.draggable = true;
      element.ondragstart = (event) => {
        this.callback(event, "dragstart");
        if ((event.dataTransfer?.items.length ?? 0) > 0) event.stopPropagation();
      };
      element.ondragend = (event) => this.callback(event, "dragend");
    }
  }

  #bindTargets(html: HTMLElement): void {
    const targets = this.dropSelector ? [...html.querySelectorAll<HTMLElement>(this.dropSelector)] : [html];
    for (const element of targets) {
      element.ondragover = (event) => {
        event.preventDefault();
        this.callback(event, "dragover");
      };
      element.ondragenter = (event) => this.callback(event, "dragenter");
      element.ondragleave = (event) => this.callback(event, "dragleave");
      element.ondrop = (event) => {
        event.preventDefault();
        this.callback(event, "drop");
      };
    }
  }

  callback(event: DragEvent, action: Action): void {
    void this.callbacks[action]?.(event);
  }

  can(action: "dragstart" | "drop", selector: string | null | undefined): boolean {
    return this.permissions[action]?.(selector) ?? true;
  }
}
