/** What a field of a document's model may hold, in plain data: for reading what was stored without trust. */
export type FieldShape =
  | { readonly kind: "number"; readonly nullable: boolean; readonly min: number | null; readonly max: number | null }
  | {
      readonly kind: "text";
      readonly nullable: boolean;
      readonly blank: boolean;
      /** The only words that may stand there; null: any. */
      readonly choices: readonly string[] | null;
      /** Notes and the like: longer than anything that the rules read. */
      readonly long?: true;
    }
  | { readonly kind: "flag" }
  | { readonly kind: "list"; readonly of: FieldShape }
  | { readonly kind: "group"; readonly fields: GroupShape }
  /** An object with whatever a game keeps in it. */
  | { readonly kind: "free" }
  /** Nothing is said of it; the host judges. */
  | { readonly kind: "any" };

/** The fields of a group, or of a whole model, by name. */
export type GroupShape = Readonly<Record<string, FieldShape>>;
