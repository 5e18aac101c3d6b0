import { spawn } from "node:child_process";
import process from "node:process";

/**
 * @typedef {object} Finished
 * @property {number} code what the command ended with; 124 where its time ran out
 * @property {string} output what it said on both streams, in order
 */

/**
 * Runs a command to its end. Where its time runs out, it and everything that it started is killed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{env?: Record<string, string>, seconds?: number, show?: boolean}} [options] `show` passes its words on as they come
 * @returns {Promise<Finished>}
 */
export function run(command, args, { env = {}, seconds = 600, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: process.platform !== "win32",
    });
    let output = "";
    let late = false;
    const listen = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    const clock = setTimeout(() => {
      late = true;
      killGroup(child);
    }, seconds * 1000);
    const stop = () => killGroup(child);
    process.once("exit", stop);
    const finish = (/** @type {number} */ code, /** @type {string} */ last) => {
      clearTimeout(clock);
      process.removeListener("exit", stop);
      resolve({ code, output: output + last });
    };
    child.on("error", (error) => finish(127, `${command}: ${error.message}\n`));
    child.on("close", (code) => (late ? finish(124, `\nstopped after ${seconds} s\n`) : finish(code ?? 1, "")));
  });
}

/**
 * Runs a Node script with the Node that runs us.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 * @returns {Promise<Finished>}
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/**
 * Runs npm: the one that started us, where there is one.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 * @returns {Promise<Finished>}
 */
export function runNpm(args, options) {
  const script = process.env["npm_execpath"];
  if (script?.endsWith(".js")) return runNode([script, ...args], options);
  return run(process.platform === "win32" ? "npm.cmd" : "npm", args, options);
}

/** @param {import("node:child_process").ChildProcess} child */
function killGroup(child) {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    if (process.platform === "win32") child.kill();
    else process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended between the question and the blow.
  }
}
