import type { DocumentSource, PageData } from "../../protocol.js";

const WORDS = {
  en: {
    notice: "This is the tabletop, a test bench of our own. It is not Foundry VTT and not affiliated with it.",
    join: "Join as",
    present: "at the table",
  },
  ru: {
    notice: "Это собственный испытательный стенд проекта. Это не Foundry VTT, и стенд с ней никак не связан.",
    join: "Войти как",
    present: "за столом",
  },
};

const JOIN_STYLE = `
  body { font: 18px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem; color: #222; background: #f7f5f0 }
  a { display: block; padding: .6rem .8rem; margin: .4rem 0; border: 1px solid #8a8172; border-radius: .4rem; color: inherit }
  small { color: #5d564a }`;

const GAME_STYLE = `
  #tabletop-notice { position: fixed; inset: auto auto 0 50%; transform: translateX(-50%); z-index: 5; margin: 0;
    padding: 0 .5rem; font: 11px/1.5 system-ui, sans-serif; color: #ddd; background: #000a; pointer-events: none }`;

export interface JoinPage {
  title: string;
  users: readonly DocumentSource[];
  activeUsers: readonly string[];
  lang: string;
}

/** The list of users to enter as. */
export function renderJoinPage({ title, users, activeUsers, lang }: JoinPage): string {
  const words = wordsOf(lang);
  const links = users.map((user) => {
    const href = `/game?user=${encodeURIComponent(user._id)}&lang=${encodeURIComponent(lang)}`;
    const note = activeUsers.includes(user._id) ? ` <small>(${words.present})</small>` : "";
    return `<li><a href="${href}">${words.join} ${escapeHtml(String(user["name"]))}${note}</a></li>`;
  });
  const body = `<h1>${escapeHtml(title)}</h1><ul style="list-style:none;padding:0">${links.join("")}</ul>
    <p role="note"><small>${words.notice}</small></p>`;
  return page(lang, title, `<style>${JOIN_STYLE}</style>`, body);
}

/** The page of the client: everything visible but the notice is built by client.js. */
export function renderGamePage(title: string, data: PageData): string {
  const lang = data.lang ?? data.languages[0] ?? "en";
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const head = `<link rel="stylesheet" href="/client/client.css"><style>${GAME_STYLE}</style>
    <script type="application/json" id="tabletop-page">${json}</script>
    <script type="module" src="/client/client.js"></script>`;
  return page(lang, title, head, `<p id="tabletop-notice" role="note">${wordsOf(lang).notice}</p>`);
}

/** Stands in for icons of the host that the tabletop does not have: a tile with the first letters of the file's name. */
export function renderPlaceholderIcon(path: string): string {
  const name =
    path
      .split("/")
      .at(-1)
      ?.replace(/\.\w+$/, "") ?? "";
  const letters = escapeHtml(name.slice(0, 2).toUpperCase());
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">
    <rect x="4" y="4" width="92" height="92" rx="12" fill="#444" stroke="#bbb" stroke-width="4"/>
    <text x="50" y="64" font-family="sans-serif" font-size="40" text-anchor="middle" fill="#eee">${letters}</text></svg>`;
}

function page(lang: string, title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,">
${head}</head>
<body>${body}</body>
</html>
`;
}

function wordsOf(lang: string): (typeof WORDS)["en"] {
  return lang === "ru" ? WORDS.ru : WORDS.en;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
