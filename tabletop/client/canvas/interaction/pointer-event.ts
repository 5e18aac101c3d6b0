import type { Point } from "../../grid/types.js";
import type { DragContext } from "../placeables/token/drag-contexts.js";
import type { Token } from "../placeables/token.js";

/** What a gesture carries from its beginning to its end. Points are canvas pixels. */
export interface InteractionData {
  origin: Point;
  destination: Point;
  object?: unknown;
  contexts?: Record<string, DragContext>;
  clones?: Token[];
  /** Settles when the shadows of a drag stand. */
  ready?: Promise<void>;
  cancelled?: boolean;
}

/** A pointer event on the canvas, as placeables get it. */
export interface CanvasPointerEvent {
  readonly type: string;
  readonly button: number;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly nativeEvent: Event;
  readonly interactionData: InteractionData;
  stopPropagation(): void;
  preventDefault(): void;
}

/** Wraps a DOM event with the data of the gesture it belongs to. */
export function wrapEvent(native: MouseEvent, interactionData: InteractionData): CanvasPointerEvent {
  const { type, button, shiftKey, ctrlKey, altKey, metaKey } = native;
  return {
    ...{ type, button, shiftKey, ctrlKey, altKey, metaKey, nativeEvent: native, interactionData },
    stopPropagation: () => native.stopPropagation(),
    preventDefault: () => native.preventDefault(),
  };
}
