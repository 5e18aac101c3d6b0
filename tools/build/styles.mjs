import path from "node:path";
import { fileURLToPath } from "node:url";
import { compileAsync } from "sass";
import { fontFaces } from "./fonts.mjs";

/**
 * Compiles the style sheet with its source map and adds the font faces behind it, where they move no line of the map.
 * @param {{entry: string, outName: string, compressed: boolean}} options
 * @returns {import("rollup").Plugin}
 */
export function styles({ entry, outName, compressed }) {
  return {
    name: "styles",
    async buildStart() {
      this.addWatchFile(path.resolve(entry));
      const result = await compileAsync(entry, {
        style: compressed ? "compressed" : "expanded",
        sourceMap: true,
        sourceMapIncludeSources: true,
      });
      for (const url of result.loadedUrls) this.addWatchFile(fileURLToPath(url));
      const sources = result.sourceMap?.sources.map((source) =>
        path.relative("dist", fileURLToPath(source)).split(path.sep).join("/"),
      );
      const source = `${result.css}\n${fontFaces()}\n/*# sourceMappingURL=${outName}.map */\n`;
      this.emitFile({ type: "asset", fileName: outName, source });
      const map = JSON.stringify({ ...result.sourceMap, file: outName, sources });
      this.emitFile({ type: "asset", fileName: `${outName}.map`, source: map });
    },
  };
}
