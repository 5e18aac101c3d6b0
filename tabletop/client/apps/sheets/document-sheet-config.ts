import { host, type DocumentLike } from "../host.js";

interface DocumentClass {
  readonly documentName: string;
  readonly TYPES?: readonly string[];
}

type SheetClass = new (options: { document: object }) => object;

interface RegistrationOptions {
  label?: string | (() => string);
  types?: string[];
  themes?: Record<string, string> | null;
  makeDefault?: boolean;
  canBeDefault?: boolean;
  canConfigure?: boolean;
}

/** One registered sheet, as `CONFIG.<Document>.sheetClasses[type][id]` keeps it. */
interface SheetEntry {
  id: string;
  cls: SheetClass;
  label: string | (() => string);
  default: boolean;
  canBeDefault: boolean;
  canConfigure: boolean;
  themes: Record<string, string> | null | undefined;
}

/** The registry of sheets: which class shows which type of document. */
export class DocumentSheetConfig {
  static registerSheet(
    documentClass: DocumentClass,
    scope: string,
    sheetClass: SheetClass,
    options: RegistrationOptions = {},
  ): void {
    const id = `${scope}.${sheetClass.name}`;
    for (const type of this.#typesOf(documentClass, options.types)) {
      const entries = sheetsOf(documentClass.documentName, type);
      const isDefault = options.makeDefault ?? Object.keys(entries).length === 0;
      if (isDefault) for (const entry of Object.values(entries)) entry.default = false;
      entries[id] = {
        id,
        cls: sheetClass,
        label: options.label ?? sheetClass.name,
        default: isDefault,
        canBeDefault: options.canBeDefault ?? true,
        canConfigure: options.canConfigure ?? true,
        themes: options.themes,
      };
    }
  }

  static unregisterSheet(
    documentClass: DocumentClass,
    scope: string,
    sheetClass: SheetClass,
    { types }: { types?: string[] } = {},
  ): void {
    const id = `${scope}.${sheetClass.name}`;
    for (const type of this.#typesOf(documentClass, types)) {
      const entries = sheetsOf(documentClass.documentName, type);
      const removed = entries[id];
      delete entries[id];
      const next = Object.values(entries).find((entry) => entry.canBeDefault);
      if (removed?.default && next) next.default = true;
    }
  }

  /** The class for a document: its own choice (flag `core.sheetClass`), else the default of its type, else null. */
  static findSheetClass(
    document: DocumentLike & { flags?: Record<string, Record<string, unknown>> },
  ): SheetClass | null {
    const entries = sheetsOf(document.documentName, document.type ?? "base");
    const chosen = document.flags?.["core"]?.["sheetClass"];
    const own = typeof chosen === "string" ? entries[chosen] : undefined;
    const all = Object.values(entries);
    return (own ?? all.find((entry) => entry.default) ?? all[0])?.cls ?? null;
  }

  static #typesOf(documentClass: DocumentClass, types: readonly string[] | undefined): readonly string[] {
    return types ?? documentClass.TYPES ?? ["base"];
  }
}

function sheetsOf(documentName: string, type: string): Record<string, SheetEntry> {
  const config = (host.CONFIG[documentName] ??= {}) as {
    sheetClasses?: Record<string, Record<string, SheetEntry>>;
  };
  config.sheetClasses ??= {};
  return (config.sheetClasses[type] ??= {});
}
