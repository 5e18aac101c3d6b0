/** `npm run types`: every TypeScript project, each with the globals that its files may see and no others. */
import { spawn } from "node:child_process";
import process from "node:process";
import { ROOT } from "./lib/root.mjs";

const PROJECTS = [
  "tsconfig.json",
  "tsconfig.pure.json",
  "tabletop/tsconfig.json",
  "tests/tsconfig.json",
  "tools/tsconfig.json",
];
const COMPILER = "node_modules/@typescript/native-preview/bin/tsgo";
/** "No inputs were found": a folder that is still empty is no mistake. */
const NO_INPUTS = "TS18003";

process.chdir(ROOT);
const chosen = process.argv.slice(2);
const results = await Promise.all((chosen.length > 0 ? chosen : PROJECTS).map(checkProject));
for (const { project, output } of results) if (output !== "") console.error(`${project}\n${output}`);
const failed = results.filter(({ output }) => output !== "").length;
console.log(`types: ${results.length - failed} of ${results.length} projects clean`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * @param {string} project
 * @returns {Promise<{project: string, output: string}>} the compiler's complaints, empty where there are none
 */
async function checkProject(project) {
  const compiler = spawn(process.execPath, [COMPILER, "--noEmit", "-p", project], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [compiler.stdout, compiler.stderr])
    stream.on("data", (/** @type {Buffer} */ chunk) => (output += chunk.toString()));
  const code = await new Promise((resolve) => compiler.on("close", resolve));
  if (code === 0 || output.includes(NO_INPUTS)) return { project, output: "" };
  return { project, output: output === "" ? `the compiler ended with ${String(code)}` : output };
}
