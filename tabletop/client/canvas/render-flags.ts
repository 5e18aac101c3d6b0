/** What a flag brings with it. An alias is only its propagation. */
export type RenderFlagTable = Record<string, { propagate?: readonly string[]; alias?: boolean }>;

/** Marks what of an object has to be drawn anew; all marks of one turn are applied together. */
export class RenderFlags {
  readonly #table: RenderFlagTable;
  readonly #apply: (flags: Record<string, boolean>) => void;
  readonly #pending = new Set<string>();

  constructor(table: RenderFlagTable, apply: (flags: Record<string, boolean>) => void) {
    this.#table = table;
    this.#apply = apply;
  }

  /** Sets marks, with everything they bring. */
  set(changes: Record<string, boolean>): void {
    const idle = this.#pending.size === 0;
    for (const [flag, active] of Object.entries(changes)) if (active) this.#add(flag);
    if (idle && this.#pending.size > 0) queueMicrotask(() => this.flush());
  }

  /** Applies and clears all marks at once. */
  flush(): void {
    if (this.#pending.size === 0) return;
    const flags = Object.fromEntries([...this.#pending].map((flag) => [flag, true]));
    this.#pending.clear();
    this.#apply(flags);
  }

  clear(): void {
    this.#pending.clear();
  }

  #add(flag: string): void {
    const config = this.#table[flag];
    if (!config) throw new Error(`"${flag}" is not a render flag of this object.`);
    if (this.#pending.has(flag)) return;
    if (!config.alias) this.#pending.add(flag);
    for (const next of config.propagate ?? []) this.#add(next);
  }
}
