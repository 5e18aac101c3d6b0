import { escapeHTML } from "../utils/strings.js";

/** What a failed validation knows. */
export interface FailureData {
  invalidValue?: unknown;
  fallback?: unknown;
  dropped?: boolean;
  message?: string;
  unresolved?: boolean;
}

/** A node of the tree of validation failures of a model. */
export class DataModelValidationFailure {
  invalidValue: unknown;
  fallback: unknown;
  dropped: boolean;
  message: string | undefined;
  unresolved: boolean;
  fields: Record<string, DataModelValidationFailure> = {};
  elements: { id: string | number; name?: string; failure: DataModelValidationFailure }[] = [];

  constructor(data: FailureData = {}) {
    this.invalidValue = data.invalidValue;
    this.fallback = data.fallback;
    this.dropped = data.dropped === true;
    this.message = data.message;
    this.unresolved = data.unresolved === true;
  }

  isEmpty(): boolean {
    return Object.keys(this.fields).length === 0 && this.elements.length === 0 && this.message === undefined;
  }

  asError(): DataModelValidationError {
    return new DataModelValidationError(this);
  }

  toString(): string {
    return describe(this, "").join("\n");
  }

  toJSON(): object {
    return { message: this.message, unresolved: this.unresolved, fields: this.fields, elements: this.elements };
  }
}

function describe(failure: DataModelValidationFailure, path: string): string[] {
  const own = failure.message === undefined ? [] : [path ? `  ${path}: ${failure.message}` : failure.message];
  const fields = Object.entries(failure.fields).flatMap(([key, child]) =>
    describe(child, path ? `${path}.${key}` : key),
  );
  const elements = failure.elements.flatMap(({ id, failure: child }) => describe(child, `${path}.${id}`));
  return [...own, ...fields, ...elements];
}

/** Thrown when data cannot be made valid. */
export class DataModelValidationError extends Error {
  readonly #failure: DataModelValidationFailure | undefined;

  constructor(failure: DataModelValidationFailure | string, options?: ErrorOptions) {
    super(failure.toString(), options);
    this.name = "DataModelValidationError";
    this.#failure = typeof failure === "string" ? undefined : failure;
  }

  /** The failure at a dotted path of fields, or the root. */
  getFailure(path?: string): DataModelValidationFailure | undefined {
    if (!path) return this.#failure;
    let failure = this.#failure;
    for (const key of path.split("."))
      failure = failure?.fields[key] ?? failure?.elements.find(({ id }) => String(id) === key)?.failure;
    return failure;
  }

  /** All failures by dotted path. */
  getAllFailures(): Record<string, DataModelValidationFailure> {
    const all: Record<string, DataModelValidationFailure> = {};
    const visit = (failure: DataModelValidationFailure, path: string): void => {
      if (path && failure.message !== undefined) all[path] = failure;
      for (const [key, child] of Object.entries(failure.fields)) visit(child, path ? `${path}.${key}` : key);
      for (const { id, failure: child } of failure.elements) visit(child, `${path}.${id}`);
    };
    if (this.#failure) visit(this.#failure, "");
    return all;
  }

  asHTML(): string {
    return `<p>${escapeHTML(this.message)}</p>`;
  }
}
