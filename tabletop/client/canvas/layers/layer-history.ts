/** A scene as far as undoing needs it. */
export interface HistoryScene {
  createEmbeddedDocuments(name: string, data: object[], options: Record<string, unknown>): Promise<unknown[]>;
  updateEmbeddedDocuments(name: string, data: object[], options: Record<string, unknown>): Promise<unknown[]>;
  deleteEmbeddedDocuments(name: string, ids: string[], options: Record<string, unknown>): Promise<unknown[]>;
}

/** One change of this client: the data that undoes it. */
export interface HistoryEntry {
  type: string;
  data: object[];
  options: object;
}

const LIMIT = 10;

function undo({ type, data, options }: HistoryEntry, scene: HistoryScene, name: string): Promise<unknown[]> {
  const operation = { ...options, isUndo: true };
  const ids = data.map((entry) => (entry as { _id: string })._id);
  if (type === "create") return scene.deleteEmbeddedDocuments(name, ids, operation);
  if (type === "delete") return scene.createEmbeddedDocuments(name, data, { ...operation, keepId: true });
  return scene.updateEmbeddedDocuments(name, data, operation);
}

/** The last changes that this client made on a layer, the newest last. */
export class LayerHistory {
  readonly entries: HistoryEntry[] = [];

  store(type: string, data: object[], options: object): void {
    if (data.length === 0) return;
    if (this.entries.length >= LIMIT) this.entries.shift();
    this.entries.push({ type, data, options });
  }

  /** Takes the newest entry out. */
  take(): (HistoryEntry & { undo(scene: HistoryScene, name: string): Promise<unknown[]> }) | null {
    const entry = this.entries.pop();
    return entry ? { ...entry, undo: (scene, name) => undo(entry, scene, name) } : null;
  }

  clear(): void {
    this.entries.length = 0;
  }
}
