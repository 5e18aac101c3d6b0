import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { zipSync } from "fflate";

/** What LevelDB leaves behind while it works; it differs from run to run and nothing reads it. */
const LEFTOVER = /(^|\/)(LOCK|LOG|LOG\.old)$/;
/** The archive format knows local time only, so the date is given in parts that no time zone can move. */
const MADE = new Date(1980, 0, 2);

/**
 * Packs a folder into the installable archive: names sorted, one date for all, so that equal folders give equal bytes.
 * @param {string} folder
 * @returns {string} the name of the archive
 */
export function writeZip(folder) {
  const { id, version } = JSON.parse(readFileSync(path.join(folder, "system.json"), "utf8"));
  const name = `${id}-${version}.zip`;
  writeFileSync(name, zipSync(readEntries(folder), { level: 9, mtime: MADE }));
  return name;
}

/** @param {string} folder  @returns {Record<string, Uint8Array>} */
function readEntries(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((name) => !LEFTOVER.test(name))
    .sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name))]));
}
