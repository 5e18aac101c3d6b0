import type { JsonObject } from "../../kernel/json.js";

/**
 * Brings one part of a document's stored data into the form that a step introduces. It takes data of any earlier form,
 * whole, or in parts as a token's own actor holds them; gives the very same object back where nothing is to be done; and
 * leaves alone what it gave back before, so that a migration that ended halfway can be done again.
 */
export type Rewrite = (data: JsonObject) => JsonObject;

/** What of a document is rewritten: by the document's name, of actors with their type behind it (`Actor.<type>`). */
export type Rewrites = Readonly<Partial<Record<string, Rewrite>>>;

/** One change of the form in which worlds are stored. */
export interface Step {
  /** The version that it leads to: one more than the step before it. */
  readonly number: number;
  /** Of a document's `system`. */
  readonly system?: Rewrites;
  /** Of what a document bears in our scope of its flags. */
  readonly flags?: Rewrites;
  /** Of the world's settings of ours, by their keys. */
  readonly settings?: Rewrite;
}

/** The key by which rewrites of a document are found. */
export const rewriteKey = (documentName: string, type: string): string =>
  documentName === "Actor" ? `Actor.${type}` : documentName;
