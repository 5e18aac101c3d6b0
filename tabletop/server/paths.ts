import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, found upwards from this file: it runs from its source as well as from the bundle in build/. */
export function projectPath(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "tabletop", "world"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("the tabletop runs inside its project only");
    folder = parent;
  }
  return folder;
}
