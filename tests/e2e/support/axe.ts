import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Seat } from "./seat.js";
import { useTheme } from "./theme.js";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Everything that the system draws: its windows, and its marks on what is the host's. */
const OURS = ".battle-tempo, [class*='tempo-']";
/** What the host draws within them. */
const HOSTS = ".message-delete";
/** What is asked of whole pages and of the frames of windows, and so of the host. */
const OF_PAGES = [
  "landmark-no-duplicate-banner",
  "landmark-unique",
  "region",
  "page-has-heading-one",
  "landmark-one-main",
  "bypass",
  "document-title",
  "html-has-lang",
];

interface AxePage {
  axe?: {
    run(
      context: object,
      options: object,
    ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
  };
}

/** What axe finds in our elements on this screen, a line a fault: everything in light, and the contrasts in dark, too. */
export async function axeFaults(seat: Seat, screen: string): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of ["light", "dark"] as const) {
    await useTheme(seat, theme);
    for (const fault of await run(seat, theme === "dark")) faults.push(`${screen}, ${theme}: ${fault}`);
  }
  return faults;
}

async function run({ page }: Seat, contrastOnly: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ ours, hosts, off, only }) => {
      // The outermost alone: each further root costs axe as much as the first.
      const all = [...document.querySelectorAll(ours)];
      const include = all.filter((element) => element.parentElement?.closest(ours) === null);
      if (include.length === 0) throw new Error("nothing of ours is on the screen");
      const exclude = [...document.querySelectorAll(hosts)];
      const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
      const options = {
        rules,
        resultTypes: ["violations"],
        preload: false,
        ...(only === null ? {} : { runOnly: [only] }),
      };
      const result = await (globalThis as unknown as AxePage).axe?.run({ include, exclude }, options);
      return (result?.violations ?? []).flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary = "" }) => {
          const why = failureSummary.split("\n").slice(1, 3).join(" ").trim();
          return `${id}: ${html.replace(/\s+/g, " ").slice(0, 160)} (${why.slice(0, 200)})`;
        }),
      );
    },
    { ours: OURS, hosts: HOSTS, off: OF_PAGES, only: contrastOnly ? "color-contrast" : null },
  );
}
