import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { DocumentSource, Generation } from "../../protocol.js";
import { renderGamePage, renderJoinPage, renderPlaceholderIcon } from "./pages.js";
import { sendFile, sendText } from "./static.js";

export interface Site {
  systemId: string;
  systemPath: string;
  worldId: string;
  worldTitle: string;
  worldPath: string;
  clientPath: string;
  generation: Generation;
  /** the default language first */
  languages: readonly string[];
  users: () => readonly DocumentSource[];
  activeUsers: () => readonly string[];
}

/** Answers what is not socket.io's. */
export function answerRequest(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? "/", "http://tabletop");
  const path = decodePath(url.pathname);
  if (path === "/" || path === "/join") return sendJoinPage(site, url, response);
  if (path === "/game") return sendGamePage(site, url, response);
  if (sendListedFile(site, path, response)) return;
  if (path.startsWith("/icons/")) return sendText(response, 200, "image/svg+xml", renderPlaceholderIcon(path));
  sendText(response, 404, "text/plain", `not found: ${path}`);
}

function sendListedFile(site: Site, path: string, response: ServerResponse): boolean {
  const roots: [prefix: string, root: string][] = [
    [`/systems/${site.systemId}/`, site.systemPath],
    [`/worlds/${site.worldId}/assets/`, join(site.worldPath, "assets")],
    ["/client/", site.clientPath],
  ];
  const found = roots.find(([prefix]) => path.startsWith(prefix));
  return found !== undefined && sendFile(response, found[1], path.slice(found[0].length));
}

function sendJoinPage(site: Site, url: URL, response: ServerResponse): void {
  const lang = url.searchParams.get("lang") ?? site.languages[0] ?? "en";
  const html = renderJoinPage({ title: site.worldTitle, users: site.users(), activeUsers: site.activeUsers(), lang });
  sendText(response, 200, "text/html", html);
}

function sendGamePage(site: Site, url: URL, response: ServerResponse): void {
  const userId = url.searchParams.get("user") ?? "";
  if (!site.users().some((user) => user._id === userId)) return sendText(response, 404, "text/plain", "unknown user");
  const { generation, languages } = site;
  const data = { userId, lang: url.searchParams.get("lang"), generation, languages: [...languages] };
  sendText(response, 200, "text/html", renderGamePage(site.worldTitle, data));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
