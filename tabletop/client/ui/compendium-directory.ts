import type { Context, RenderOptions } from "../apps/api/types.js";
import { makeElement } from "../apps/dom.js";
import { host, type DocumentLike } from "../apps/host.js";
import { word } from "../apps/words.js";
import { AbstractSidebarTab } from "./sidebar-tab.js";

interface IndexEntry {
  readonly _id: string;
  readonly name: string;
  readonly sort?: number;
  readonly folder?: string | null;
}

interface PackLike {
  readonly collection: string;
  readonly title: string;
  readonly visible: boolean;
  readonly metadata: { readonly name: string };
  readonly index: Iterable<IndexEntry>;
  getDocument(id: string): Promise<DocumentLike | null>;
}

/** As the manifest nests packs. */
interface PackFolder {
  readonly name: string;
  readonly packs?: readonly string[];
  readonly folders?: readonly PackFolder[];
}

interface PacksPage {
  packs: Iterable<PackLike> & { get(id: string): PackLike | undefined };
  system: { packFolders?: PackFolder[] };
}

/** The compendium tab: the packs in their folders, each with what it holds; a click opens the document's sheet. */
export class CompendiumDirectory extends AbstractSidebarTab {
  static override tabName = "compendium";
  static override DEFAULT_OPTIONS: object = {
    classes: ["directory"],
    actions: { activateEntry: (_event: PointerEvent, target: HTMLElement) => openEntry(target) },
  };

  override get title(): string {
    return word("compendium");
  }

  protected override async _renderHTML(_context: Context, _options: RenderOptions): Promise<HTMLElement> {
    const { packs, system } = host.game as unknown as PacksPage;
    const shown = [...packs].filter((pack) => pack.visible);
    const folders = system.packFolders ?? [];
    const filed = new Set(folders.flatMap(namesIn));
    const list = makeElement("div", { class: "directory-list", "aria-label": word("compendium") });
    list.append(...folders.map((folder) => makeFolder(folder, shown)));
    list.append(...shown.filter((pack) => !filed.has(pack.metadata.name)).map(makePack));
    return list;
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    content.replaceChildren(result as HTMLElement);
  }
}

const namesIn = ({ packs = [], folders = [] }: PackFolder): string[] => [...packs, ...folders.flatMap(namesIn)];

function makeFolder({ name, packs = [], folders = [] }: PackFolder, shown: readonly PackLike[]): HTMLElement {
  const within = packs.flatMap((pack) => shown.find(({ metadata }) => metadata.name === pack) ?? []);
  return makeDetails("folder", name, [
    ...folders.map((folder) => makeFolder(folder, shown)),
    ...within.map((pack) => makePack(pack)),
  ]);
}

function makePack(pack: PackLike): HTMLElement {
  const entries = [...pack.index].sort((a, b) => (a.sort ?? 0) - (b.sort ?? 0) || a.name.localeCompare(b.name));
  const rows = entries.map(({ _id, name }) => {
    const button = makeElement(
      "button",
      { type: "button", class: "entry-name", "data-action": "activateEntry", "data-entry-id": _id },
      name,
    );
    return makeElement("li", { class: "directory-item" }, button);
  });
  const details = makeDetails("compendium", pack.title, [makeElement("ol", { class: "plain" }, ...rows)]);
  details.dataset["pack"] = pack.collection;
  return details;
}

const makeDetails = (kind: string, name: string, contents: readonly HTMLElement[]): HTMLElement =>
  makeElement("details", { class: `directory-folder ${kind}` }, makeElement("summary", {}, name), ...contents);

async function openEntry(target: HTMLElement): Promise<void> {
  const { packs } = host.game as unknown as PacksPage;
  const pack = packs.get(target.closest<HTMLElement>("[data-pack]")?.dataset["pack"] ?? "");
  const document = await pack?.getDocument(target.dataset["entryId"] ?? "");
  await document?.sheet?.render({ force: true });
}
