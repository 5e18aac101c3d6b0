import type { Canvas } from "../../board.js";
import type { ElevatedPoint } from "../../../grid/types.js";
import { toScreen } from "../../view.js";

const CONTAINER_ID = "token-ruler-labels";

type RenderTemplate = (path: string, context: object) => Promise<string>;

interface Placed {
  element: HTMLElement;
  center: ElevatedPoint;
  height: number;
}

function getContainer(): HTMLElement {
  const present = document.getElementById(CONTAINER_ID);
  if (present) return present;
  const container = document.createElement("div");
  container.id = CONTAINER_ID;
  container.setAttribute("aria-live", "off");
  Object.assign(container.style, {
    position: "absolute",
    inset: "0",
    pointerEvents: "none",
    overflow: "hidden",
    zIndex: "20",
  });
  document.body.append(container);
  return container;
}

/** Renders a label by its template. */
async function renderLabel(template: string, context: object): Promise<HTMLElement> {
  const { renderTemplate } = (
    globalThis as unknown as { foundry: { applications: { handlebars: { renderTemplate: RenderTemplate } } } }
  ).foundry.applications.handlebars;
  const holder = document.createElement("div");
  holder.innerHTML = await renderTemplate(template, context);
  return (holder.firstElementChild as HTMLElement | null) ?? holder;
}

/** The labels of one ruler, as elements over the canvas that stay with their waypoints. */
export class RulerLabels {
  readonly #canvas: Canvas;
  readonly #root = document.createElement("div");
  #placed: Placed[] = [];
  #version = 0;

  constructor(canvas: Canvas) {
    this.#canvas = canvas;
    this.#root.className = "token-ruler";
    getContainer().append(this.#root);
    canvas.onView(this.align);
  }

  set visible(value: boolean) {
    this.#root.hidden = !value;
  }

  /** Replaces all labels; a later call overtakes one that is still rendering. */
  async show(template: string, labels: { context: object; center: ElevatedPoint; height: number }[]): Promise<void> {
    const version = ++this.#version;
    const placed = await Promise.all(
      labels.map(async ({ context, center, height }) => ({
        element: await renderLabel(template, context),
        center,
        height,
      })),
    );
    if (version !== this.#version) return;
    this.#placed = placed;
    for (const { element } of placed)
      Object.assign(element.style, { position: "absolute", left: "0", top: "0", transformOrigin: "0 0" });
    this.#root.replaceChildren(...placed.map(({ element }) => element));
    this.align();
  }

  clear(): void {
    this.#version++;
    this.#placed = [];
    this.#root.replaceChildren();
  }

  destroy(): void {
    this.clear();
    this.#canvas.offView(this.align);
    this.#root.remove();
  }

  /** Puts each label beside the token's right edge, wherever the view has moved. */
  readonly align = (): void => {
    const { view, screen } = this.#canvas;
    for (const { element, center, height } of this.#placed) {
      const point = toScreen({ x: center.x + height / 2, y: center.y }, view, screen);
      element.style.transform = `translate(${Math.round(point.x + 6)}px, ${Math.round(point.y)}px) translateY(-50%)`;
    }
  };
}
