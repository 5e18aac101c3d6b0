import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";

/**
 * Claims a world for this process: two tables can't share one, and a world in play must not be made anew.
 * @param {string} worldPath
 * @returns {boolean} false where another running table has it
 */
export function claimWorld(worldPath) {
  const lock = `${worldPath}.pid`;
  if (existsSync(lock) && isRunning(Number(readFileSync(lock, "utf8")))) return false;
  mkdirSync(path.dirname(lock), { recursive: true });
  writeFileSync(lock, String(process.pid));
  process.on("exit", () => rmSync(lock, { force: true }));
  return true;
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
