/** Everything that is published as `foundry.data.fields`. */
export * from "./data-field.js";
export * from "./number-field.js";
export * from "./string-field.js";
export * from "./simple-fields.js";
export * from "./array-field.js";
export * from "./schema-field.js";
export * from "./object-field.js";
export * from "./embedded-data-field.js";
export * from "./document-fields.js";
export * from "./metadata-fields.js";
