/** One button of the sheet, whether or not it is starred. */
export interface PlainRow {
  readonly id: string;
  /** Of a home-made action: which; missing: whatever is at hand. */
  readonly with?: string;
  readonly name: string;
  /** What it costs, and what it does. */
  readonly hint: string;
  /** Takes main and move slot together, which its column doesn't tell. */
  readonly whole: boolean;
  readonly closed: boolean;
  /** What keeps this one closed, besides what keeps all of them closed. */
  readonly reason: string;
  /** Everything that keeps it closed. */
  readonly why: string;
  /** Of a tactic: whether it is armed for the next movement; empty for everything else. */
  readonly pressed: "true" | "false" | "";
  /** Shown only when asked for, or searched. */
  readonly rare: boolean;
}

/** One button of the sheet. */
export interface ActionRow extends PlainRow {
  /** What it is kept by as a favourite. */
  readonly key: string;
  readonly starred: boolean;
}
