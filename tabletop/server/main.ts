import { realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildWorld } from "../world/build.js";
import { projectPath } from "./paths.js";
import { startTabletop } from "./tabletop.js";

export { buildWorld, startTabletop };

const HELP = `Starts the tabletop with a sample world.
  --ruleset ID              the ruleset that is played (pf1)
  --lang en|ru              the language of names and of the pages (en)
  --port NUMBER             0 takes a free one (0)
  --host ADDRESS            (127.0.0.1)
  --fresh                   throw the world away and make it anew
  --world FOLDER            (worlds/sample-<ruleset>)
  --system FOLDER           the built package (dist)
  --client FOLDER           the built client (build/tabletop)
  --generation 13|14        which host is modelled (13)
  --seed NUMBER             of the network's delays`;

/** Runs until it is told to end. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...{ ruleset: { type: "string", default: "pf1" }, lang: { type: "string", default: "en" } },
      ...{ port: { type: "string", default: "0" }, host: { type: "string", default: "127.0.0.1" } },
      ...{ fresh: { type: "boolean", default: false }, world: { type: "string" }, system: { type: "string" } },
      ...{ client: { type: "string" }, generation: { type: "string", default: "13" }, seed: { type: "string" } },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const { ruleset, fresh, host } = values;
  const root = projectPath();
  const lang = values.lang === "ru" ? "ru" : "en";
  const worldPath = values.world ?? join(root, "worlds", `sample-${ruleset}`);
  const world = await buildWorld({ ruleset, path: worldPath, lang, fresh, cast: "whole", aside: true });
  const tabletop = await startTabletop({
    systemPath: values.system ?? join(root, "dist"),
    clientPath: values.client ?? join(root, "build", "tabletop"),
    ...{ worldPath, host, port: Number(values.port) },
    generation: values.generation === "14" ? 14 : 13,
    languages: lang === "ru" ? ["ru", "en"] : ["en", "ru"],
    ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
    log: (line) => console.log(line),
  });
  for (const [name, id] of Object.entries(world.users)) console.log(`${name}: ${tabletop.url}/game?user=${id}`);
  endOnSignal(() => tabletop.close());
}

function endOnSignal(close: () => Promise<void>): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

/** Imported as a library, the bundle only offers its exports. */
if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
