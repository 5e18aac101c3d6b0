import { AbstractFormInputElement } from "./form-element.js";
import { HTMLDocumentTagsElement, HTMLMultiSelectElement, HTMLStringTagsElement } from "./multiple-inputs.js";
import {
  HTMLColorPickerElement,
  HTMLFilePickerElement,
  HTMLProseMirrorElement,
  HTMLRangePickerElement,
} from "./simple-inputs.js";

/** The custom elements of forms by their public class names: `foundry.applications.elements`. */
export const elements = {
  AbstractFormInputElement,
  HTMLColorPickerElement,
  HTMLDocumentTagsElement,
  HTMLFilePickerElement,
  HTMLMultiSelectElement,
  HTMLProseMirrorElement,
  HTMLRangePickerElement,
  HTMLStringTagsElement,
};

const TAGS: Readonly<Record<string, CustomElementConstructor>> = {
  "color-picker": HTMLColorPickerElement,
  "document-tags": HTMLDocumentTagsElement,
  "file-picker": HTMLFilePickerElement,
  "multi-select": HTMLMultiSelectElement,
  "prose-mirror": HTMLProseMirrorElement,
  "range-picker": HTMLRangePickerElement,
  "string-tags": HTMLStringTagsElement,
};

/** Makes the elements known to the browser; safe to call twice. */
export function defineElements(): void {
  for (const [tag, constructor] of Object.entries(TAGS)) {
    if (!customElements.get(tag)) customElements.define(tag, constructor);
  }
}
