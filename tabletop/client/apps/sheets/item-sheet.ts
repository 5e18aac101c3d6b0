import { DocumentSheetV2 } from "../api/document-sheet.js";
import type { DocumentLike } from "../host.js";

/** The base of item sheets. */
export class ItemSheetV2 extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: object = { position: { width: 480 } };

  get item(): DocumentLike {
    return this.document;
  }

  get actor(): DocumentLike | null {
    return this.document.parent ?? null;
  }
}
