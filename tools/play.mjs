/**
 * `npm run play`: from a fresh clone to a table for three. Installs what is missing, builds what is stale, makes the
 * sample world where there is none, serves it on loopback and says which address each of the three opens.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./ensure-installed.mjs";
import { parsePlayOptions, PLAY_USAGE } from "./play/options.mjs";
import { claimWorld } from "./play/world-lock.mjs";
import { sayWhereToGo } from "./play/words.mjs";
import { ROOT } from "./lib/root.mjs";

process.chdir(ROOT);
const options = parsePlayOptions(process.argv.slice(2), listRulesets());
if (typeof options === "string") {
  console.error(`${options}\n\n${PLAY_USAGE}`);
  process.exit(2);
}

await ensureInstalled();
const { buildDistIfStale } = await import("./build.mjs");
if (buildDistIfStale()) console.log("Built the system into dist/.");
const { bundleTabletop, CLIENT_PATH } = await import("./bundle-tabletop.mjs");
await bundleTabletop();
/** @type {typeof import("../tabletop/server/index.js")} */
const { buildWorld, startTabletop } = await import(pathToFileURL(path.join(CLIENT_PATH, "server.mjs")).href);

const worldPath = `worlds/${options.ruleset}`;
if (!claimWorld(worldPath)) {
  console.error(`Another table already plays the world in ${worldPath}/. Close it, or play another --ruleset.`);
  process.exit(1);
}
const world = await buildWorld({
  ruleset: options.ruleset,
  path: worldPath,
  lang: options.lang,
  fresh: options.fresh,
  cast: "whole",
  aside: true,
});
if (world.created) console.log(`Made the sample world in ${worldPath}/.`);

const tabletop = await open();
const addresses = sayWhereToGo({ url: tabletop.url, lang: options.lang, seats: Object.values(world.users) });
if (options.open && addresses[0] !== undefined) openInBrowser(addresses[0]);

let closingSince = 0;
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => void close());

/** Opens the table; a port that somebody holds is told in plain words. */
async function open() {
  if (typeof options === "string") throw new Error(options);
  try {
    return await startTabletop({
      systemPath: "dist",
      worldPath,
      clientPath: CLIENT_PATH,
      port: options.port,
      generation: options.generation,
      languages: options.lang === "ru" ? ["ru", "en"] : ["en", "ru"],
    });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "EADDRINUSE") {
      console.error(
        `Port ${options.port} is taken, perhaps by another table. Try: npm run play -- --port ${options.port + 1}`,
      );
      process.exit(1);
    }
    if (code === "EACCES") {
      console.error(`Port ${options.port} may not be opened by this user. Ports from 1024 on may.`);
      process.exit(1);
    }
    throw error;
  }
}

/** Ends the table with every operation stored. A later second Ctrl+C doesn't wait; the same one may arrive twice, by npm too. */
async function close() {
  if (closingSince > 0 && performance.now() - closingSince > 1000) process.exit(1);
  if (closingSince > 0) return;
  closingSince = performance.now();
  await tabletop.close();
  console.log("\nThe table is closed; the world is kept.");
  process.exit(0);
}

/** @param {string} address */
function openInBrowser(address) {
  const openers = new Map([
    ["darwin", ["open"]],
    ["win32", ["cmd", "/c", "start", ""]],
  ]);
  const [command = "", ...args] = openers.get(process.platform) ?? ["xdg-open"];
  const child = spawn(command, [...args, address], { stdio: "ignore", detached: true });
  child.on("error", () => console.log("No browser could be opened from here: open the first address by hand."));
  child.unref();
}

/** The rulesets that the system has: its actors are of one type for each. @returns {string[]} */
function listRulesets() {
  return Object.keys(JSON.parse(readFileSync("system.json", "utf8")).documentTypes.Actor);
}
