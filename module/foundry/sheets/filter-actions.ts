/** Hides actions that don't fit what is searched for; while something is searched, what is rare is shown too. */
export function filterActions(root: HTMLElement, query: string): void {
  const wanted = foldText(query);
  for (const row of root.querySelectorAll<HTMLElement>("[data-find]"))
    row.hidden = wanted !== "" && !foldText(row.dataset.find ?? "").includes(wanted);
  root.classList.toggle("tempo-sheet--searching", wanted !== "");
}

/** The same where rows stand in lists: headings of lists in which nothing was found go with them, and nothing at all is said. */
export function showFound(root: HTMLElement, query: string): void {
  filterActions(root, query);
  const lists = [...root.querySelectorAll<HTMLElement>("[data-list]")];
  for (const list of lists) list.hidden = list.querySelector("[data-find]:not([hidden])") === null;
  const nothing = root.querySelector<HTMLElement>("[data-nothing]");
  if (nothing) nothing.hidden = lists.some((list) => !list.hidden);
}

/** Letters as they are compared: case, and the dots of ё, don't matter. */
const foldText = (text: string): string => text.toLocaleLowerCase().replaceAll("ё", "е").trim();
