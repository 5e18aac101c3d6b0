import process from "node:process";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import esbuild from "rollup-plugin-esbuild";
import { fonts } from "./tools/build/fonts.mjs";
import { packs } from "./tools/build/packs.mjs";
import { statics } from "./tools/build/statics.mjs";
import { styles } from "./tools/build/styles.mjs";
import { verify } from "./tools/build/verify.mjs";

const watching = Boolean(process.env.ROLLUP_WATCH);

/** One script, one style sheet, and the files that Foundry reads as they are. Class names survive: Foundry registers sheets by them. */
export default {
  input: { "battle-tempo": "module/main.ts" },
  output: {
    dir: "dist",
    format: "es",
    entryFileNames: "[name].mjs",
    sourcemap: true,
    generatedCode: "es2015",
    inlineDynamicImports: true,
  },
  plugins: [
    nodeResolve({ browser: true, extensions: [".ts", ".mjs", ".js"] }),
    esbuild({ target: "es2022", tsconfig: "tsconfig.json", minify: !watching, keepNames: true }),
    styles({ entry: "styles/battle-tempo.scss", outName: "battle-tempo.css", compressed: !watching }),
    fonts(),
    statics(["system.json", "templates", "lang", "icons", "LICENSE", "NOTICE.md", "CHANGELOG.md"]),
    packs({ skip: watching }),
    ...(watching ? [] : [verify()]),
  ],
  watch: { clearScreen: false, buildDelay: 50 },
};
