import type { Page } from "playwright-core";

/** Everything on this screen that can be read, seen or heard: texts, and the attributes that are read out; `except`: but for what lies in there. */
export function readableTexts(page: Page, within = "body", except = "script"): Promise<string[]> {
  return page.evaluate(
    ([selector, left]) => {
      const ATTRIBUTES = [
        "aria-label",
        "title",
        "placeholder",
        "alt",
        "data-tooltip",
        "data-tooltip-text",
        "data-reason",
      ];
      const texts: string[] = [];
      for (const root of document.querySelectorAll(selector)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.parentElement?.closest(`script, style, ${left}`)) texts.push(node.textContent ?? "");
        }
        for (const element of [root, ...root.querySelectorAll("*")].filter((each) => !each.closest(left)))
          for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? "");
      }
      return texts.map((text) => text.trim()).filter((text) => text !== "");
    },
    [within, except] as const,
  );
}

/** Language keys that stand on the screen in place of words. */
export async function rawKeys(page: Page): Promise<string[]> {
  return (await readableTexts(page)).filter((text) => /BATTLETEMPO\.|\bTYPES\./.test(text));
}

/** Keys that the page asked for and no language file had. */
export function missingTranslations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { tabletop } = globalThis as unknown as { tabletop?: { missingTranslations?(): string[] } };
    return tabletop?.missingTranslations?.() ?? [];
  });
}
