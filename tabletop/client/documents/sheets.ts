import type { ClientDocument } from "./client-document.js";

/** What data code needs of a sheet. */
export interface SheetLike {
  render(options?: unknown): unknown;
  close(options?: unknown): unknown;
}

let makeSheet: ((document: ClientDocument) => SheetLike | null) | undefined;

/** Tells documents how their sheets are made; called by the applications. */
export function installSheetFactory(factory: (document: ClientDocument) => SheetLike | null): void {
  makeSheet = factory;
}

/** A new sheet for a document; null when no application provides one. */
export function documentSheet(document: ClientDocument): SheetLike | null {
  return makeSheet?.(document) ?? null;
}
