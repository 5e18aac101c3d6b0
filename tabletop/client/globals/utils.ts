import { DataModel } from "../common/abstract/data-model.js";
import { deepClone, duplicate } from "../common/utils/clone.js";
import { Collection } from "../common/utils/collection.js";
import { Color } from "../common/utils/color.js";
import { diffObject, filterObject } from "../common/utils/diff.js";
import { equals, objectsEqual } from "../common/utils/equality.js";
import * as geometry from "../common/utils/geometry.js";
import { isNewerVersion, randomID } from "../common/utils/ids.js";
import { mergeObject } from "../common/utils/merge.js";
import {
  deleteProperty,
  expandObject,
  flattenObject,
  getProperty,
  hasProperty,
  setProperty,
} from "../common/utils/properties.js";
import { escapeHTML, unescapeHTML } from "../common/utils/strings.js";
import { debounce, throttle } from "../common/utils/timing.js";
import { getType, isEmpty, isPlainObject } from "../common/utils/types.js";
import { parseUuid } from "../common/utils/uuid.js";
import { documentClass } from "./config.js";
import { fromUuid, fromUuidSync } from "./from-uuid.js";
import { saveDataToFile } from "./save-data-to-file.js";

/** Is one class the other or derived from it? */
function isSubclass(cls: unknown, parent: unknown): boolean {
  return (
    typeof cls === "function" && typeof parent === "function" && (cls === parent || cls.prototype instanceof parent)
  );
}

/** The classes from a class up to (and without) a last one. */
function getParentClasses(cls: object): object[] {
  const parents: object[] = [];
  for (
    let parent: unknown = Object.getPrototypeOf(cls);
    typeof parent === "function" && parent.name;
    parent = Object.getPrototypeOf(parent)
  )
    parents.push(parent);
  return parents;
}

function invertObject(object: Record<string, string | number>): Record<string, string> {
  return Object.freeze(Object.fromEntries(Object.entries(object).map(([key, value]) => [String(value), key])));
}

function logCompatibilityWarning(message: string): void {
  console.warn(message);
}

function getRoute(path: string): string {
  return path.startsWith("/") ? path : `/${path}`;
}

/** What `foundry.utils` publishes. */
export const UTILS = {
  ...geometry,
  Collection,
  Color,
  debounce,
  deepClone,
  deleteProperty,
  diffObject,
  duplicate,
  equals,
  escapeHTML,
  expandObject,
  filterObject,
  flattenObject,
  fromUuid,
  fromUuidSync,
  getDocumentClass: documentClass,
  getParentClasses,
  getProperty,
  getRoute,
  getType,
  hasProperty,
  invertObject,
  isEmpty,
  isDeletionKey: (key: unknown): boolean => typeof key === "string" && key.startsWith("-="),
  isDataModel: (value: unknown): boolean => value instanceof DataModel,
  isNewerVersion,
  isPlainObject,
  isSubclass,
  logCompatibilityWarning,
  mergeObject,
  objectsEqual,
  parseUuid,
  randomID,
  saveDataToFile,
  setProperty,
  throttle,
  unescapeHTML,
};
