import sanitizeHtml from "sanitize-html";
import type { JsonObject, JsonValue } from "../../protocol.js";
import { isObject } from "../json.js";
import type { SubtypeDeclaration } from "../manifest.js";

/** HTML fields of the host's own documents that the tabletop models. */
const CORE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  ChatMessage: ["content", "flavor"],
  ActiveEffect: ["description"],
  JournalEntryPage: ["text.content"],
};

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...sanitizeHtml.defaults.allowedTags,
    ...["img", "picture", "source", "details", "summary", "del", "ins", "input", "button", "label", "select", "option"],
    ...[
      "fieldset",
      "legend",
      "form",
      "progress",
      "meter",
      "output",
      "textarea",
      "audio",
      "video",
      "svg",
      "path",
      "use",
    ],
  ],
  allowedAttributes: {
    "*": [
      ...["class", "id", "style", "title", "lang", "dir", "role", "hidden", "tabindex", "aria-*", "data-*"],
      ...["href", "target", "rel", "src", "alt", "width", "height", "colspan", "rowspan", "type", "name", "value"],
      ...[
        "placeholder",
        "disabled",
        "checked",
        "selected",
        "for",
        "min",
        "max",
        "step",
        "open",
        "viewbox",
        "d",
        "fill",
      ],
    ],
  },
  allowedSchemes: ["http", "https", "mailto", "data"],
};

/** Cleans the HTML of listed fields in place, in whole sources as in diffs. Text elsewhere is left as it is. */
export function sanitizeFields(
  documentName: string,
  declared: SubtypeDeclaration | undefined,
  source: JsonObject,
): void {
  for (const path of CORE_FIELDS[documentName] ?? []) sanitizePath(source, path.split("."));
  for (const path of declared?.htmlFields ?? []) sanitizePath(source, ["system", ...path.split(".")]);
}

/** A `*` in the path stands for every key or index. */
function sanitizePath(value: JsonValue | undefined, path: readonly string[]): void {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== "object" || value === null) return;
  const holder = value as JsonObject;
  const keys = key === "*" ? Object.keys(holder) : [key];
  for (const each of keys) {
    const held = holder[each];
    if (rest.length === 0 && typeof held === "string") holder[each] = sanitizeHtml(held, OPTIONS);
    else if (isObject(held) || Array.isArray(held)) sanitizePath(held, rest);
  }
}
