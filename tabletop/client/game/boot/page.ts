/** What the server has written into the page. */
export interface PageData {
  userId: string;
  lang: string | null;
  languages: string[];
}

/** Reads the page's own data. */
export function readPage(): PageData {
  const script = document.getElementById("tabletop-page");
  if (!script?.textContent) throw new Error("The page doesn't say who is playing.");
  return JSON.parse(script.textContent) as PageData;
}
