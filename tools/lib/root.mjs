import path from "node:path";

/** The folder of the repository: every tool works from there, wherever it was called. */
export const ROOT = path.resolve(import.meta.dirname, "../..");
