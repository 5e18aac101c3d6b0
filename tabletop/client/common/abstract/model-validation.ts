import { bareKey } from "../data/fields/schema-field.js";
import { DataModelValidationFailure } from "../data/validation-failure.js";
import type { Data } from "../utils/types.js";
import type { DataModel, DataModelClass } from "./data-model.js";

/** What is wrong with the fields of a model, and with how they fit together. */
export type ValidationFailures = DataModel["validationFailures"];

/** Looks for failures in a source, or with `partial` in a change of one. */
export function findFailures(
  model: DataModel,
  source: Data,
  options: { partial: boolean; fallback: boolean; fields: boolean; joint: boolean },
): ValidationFailures {
  const { partial, fallback } = options;
  const failures: ValidationFailures = { fields: null, joint: null };
  if (options.fields)
    failures.fields = model.schema.validate(source, { partial, fallback, source: model._source }) ?? null;
  if (options.joint && !failures.fields) failures.joint = jointFailure(model, source);
  return failures;
}

/** Throws what can't be helped when `strict`, else logs it; true when the model is usable. */
export function reportFailures(model: DataModel, failures: ValidationFailures, strict: boolean): boolean {
  const failure = failures.fields ?? failures.joint;
  if (!failure) return true;
  failure.message = headline(model);
  if (failure.unresolved && strict) throw failure.asError();
  console.warn(failure.toString());
  return !failure.unresolved;
}

/** Throws unless what a change touches is valid. `candidate` is the source with the change. */
export function demandValidChange(model: DataModel, changes: Data, candidate: Data, fallback: boolean): void {
  const failure = findTouchedFailure(model, changes, candidate, fallback) ?? jointFailure(model, candidate);
  if (!failure) return;
  failure.message = headline(model);
  throw failure.asError();
}

/** Only the top-level fields that a change touches are validated, but these as a whole. */
function findTouchedFailure(
  model: DataModel,
  changes: Data,
  candidate: Data,
  fallback: boolean,
): DataModelValidationFailure | null {
  const failure = new DataModelValidationFailure();
  for (const name of new Set(Object.keys(changes).map(bareKey))) {
    const result = model.schema.fields[name]?.validate(candidate[name], { source: candidate, fallback });
    if (!result) continue;
    failure.fields[name] = result;
    failure.unresolved ||= result.unresolved;
  }
  return failure.unresolved ? failure : null;
}

function jointFailure(model: DataModel, data: Data): DataModelValidationFailure | null {
  try {
    (model.constructor as unknown as DataModelClass).validateJoint(data);
    return null;
  } catch (error) {
    return new DataModelValidationFailure({
      message: error instanceof Error ? error.message : String(error),
      unresolved: true,
    });
  }
}

function headline(model: DataModel): string {
  const id = model._source["_id"];
  return `${model.constructor.name}${typeof id === "string" ? ` [${id}]` : ""} validation errors:`;
}
