/** Who asks, as far as a decision depends on it. */
export interface Asker {
  readonly gm: boolean;
}

/** The table's own commands are a game master's. */
export const TABLE: Asker = { gm: true };
