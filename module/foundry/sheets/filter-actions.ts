/** Hides actions that don't fit what is searched for; while something is searched, everything rare is open too. */
export function filterActions(root: HTMLElement, query: string): void {
  const wanted = foldText(query);
  for (const row of root.querySelectorAll<HTMLElement>("[data-find]"))
    row.hidden = wanted !== "" && !foldText(row.dataset["find"] ?? "").includes(wanted);
  for (const more of root.querySelectorAll<HTMLDetailsElement>("details[data-more]"))
    if (wanted !== "") more.open = true;
}

/** Letters as they are compared: case, and the dots of ё, don't matter. */
export const foldText = (text: string): string => text.toLocaleLowerCase().replaceAll("ё", "е").trim();
