/** Hides actions that don't fit what is searched for; while something is searched, what is rare is shown too. */
export function filterActions(root: HTMLElement, query: string): void {
  const wanted = foldText(query);
  for (const row of root.querySelectorAll<HTMLElement>("[data-find]"))
    row.hidden = wanted !== "" && !foldText(row.dataset.find ?? "").includes(wanted);
  root.classList.toggle("tempo-sheet--searching", wanted !== "");
}

/** Letters as they are compared: case, and the dots of ё, don't matter. */
const foldText = (text: string): string => text.toLocaleLowerCase().replaceAll("ё", "е").trim();
