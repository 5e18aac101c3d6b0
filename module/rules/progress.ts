import { isJsonObject, type Json, type JsonObject } from "../kernel/json.js";

/** A drawer of a task's progress, empty where nothing was put into it. */
export const asObject = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** A list out of a task's progress, empty where nothing was put into it. */
export const asList = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];
