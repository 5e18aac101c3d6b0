import { createReadStream, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".hbs": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

/** Nothing is cached: a rebuilt package shows at the next reload. */
const NO_STORE = { "Cache-Control": "no-store" };

/** Sends a file below `root`; answers false where there is none, or the path leads out of `root`. */
export function sendFile(response: ServerResponse, root: string, path: string): boolean {
  const file = normalize(join(root, path));
  if (!file.startsWith(normalize(root) + sep) || !isFile(file)) return false;
  const type = TYPES[extname(file).toLowerCase()] ?? "application/octet-stream";
  response.writeHead(200, { "Content-Type": type, ...NO_STORE });
  createReadStream(file).pipe(response);
  return true;
}

export function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { "Content-Type": `${type}; charset=utf-8`, ...NO_STORE });
  response.end(text);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
