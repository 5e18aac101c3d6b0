import { makeElement, makeIcon } from "../dom.js";
import { host } from "../host.js";
import { cleanHTML } from "./clean-html.js";

interface EnrichOptions {
  secrets?: boolean;
  documents?: boolean;
  links?: boolean;
  rolls?: boolean;
  custom?: boolean;
  rollData?: object | (() => object);
  relativeTo?: unknown;
  [key: string]: unknown;
}

interface Enricher {
  pattern: RegExp;
  enricher(match: RegExpMatchArray, options: EnrichOptions): Promise<HTMLElement | null> | HTMLElement | null;
}

const UUID_LINK = /@UUID\[([^\]#]+)(?:#[^\]]+)?\](?:\{([^}]+)\})?/g;
const INLINE_ROLL = /\[\[(?:\/(\w+)\s)?([^\]]+)\]\](?:\{([^}]+)\})?/g;

/** Turning stored text into what is shown, and reading what is dragged. */
export class TextEditor {
  static get implementation(): typeof TextEditor {
    return TextEditor;
  }

  /** Cleans HTML and replaces document links, inline rolls and the enrichers that packages have registered. */
  static async enrichHTML(content: string | null | undefined, options: EnrichOptions = {}): Promise<string> {
    const root = document.createElement("div");
    root.innerHTML = cleanHTML(content ?? "");
    if (!options.secrets) for (const secret of root.querySelectorAll("section.secret:not(.revealed)")) secret.remove();
    if (options.documents !== false) await replaceInText(root, UUID_LINK, (match) => makeLink(match));
    if (options.custom !== false) for (const entry of readEnrichers()) await applyEnricher(root, entry, options);
    if (options.rolls !== false) await replaceInText(root, INLINE_ROLL, (match) => makeRoll(match));
    return root.innerHTML;
  }

  /** The payload of a drag: whatever JSON its text holds, else an empty object. */
  static getDragEventData(event: DragEvent): Record<string, unknown> {
    if (!event.dataTransfer) return {};
    try {
      return JSON.parse(event.dataTransfer.getData("text/plain")) as Record<string, unknown>;
    } catch {
      return {};
    }
  }

  static previewHTML(content: string, length = 250): string {
    const text = this.decodeHTML(content).trim();
    return text.length > length ? `${text.slice(0, length)}…` : text;
  }

  static decodeHTML(html: string): string {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content.textContent ?? "";
  }
}

function readEnrichers(): Enricher[] {
  const { enrichers = [] } = (host.CONFIG["TextEditor"] ?? {}) as { enrichers?: Enricher[] };
  return enrichers;
}

function applyEnricher(root: HTMLElement, entry: Enricher, options: EnrichOptions): Promise<void> {
  return replaceInText(root, entry.pattern, async (match) => entry.enricher(match, options));
}

/** Replaces every match in the text nodes under an element; a null answer leaves the text as it is. */
async function replaceInText(
  root: HTMLElement,
  pattern: RegExp,
  replace: (match: RegExpMatchArray) => Promise<HTMLElement | null>,
): Promise<void> {
  for (const node of collectTextNodes(root)) {
    const text = node.data;
    const pieces: (Node | string)[] = [];
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      const element = await replace(match);
      if (!element) continue;
      pieces.push(text.slice(end, match.index), element);
      end = match.index + match[0].length;
    }
    if (end > 0) node.replaceWith(...pieces, text.slice(end));
  }
}

function collectTextNodes(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

async function makeLink([, uuid = "", label]: RegExpMatchArray): Promise<HTMLElement> {
  const target = await host.fromUuid(uuid).catch(() => null);
  if (!target) return makeElement("a", { class: "content-link broken" }, makeIcon("fa-solid fa-unlink"), label ?? uuid);
  const link = makeElement("a", {
    class: "content-link",
    draggable: "true",
    tabindex: "0",
    role: "link",
    "data-link": true,
    "data-uuid": uuid,
    "data-id": target.id,
    "data-type": target.documentName,
  });
  link.append(label ?? target.name ?? uuid);
  return link;
}

async function makeRoll([, mode, formula = "", label]: RegExpMatchArray): Promise<HTMLElement> {
  const link = makeElement("a", {
    class: "inline-roll roll",
    tabindex: "0",
    role: "button",
    "data-mode": mode ?? "roll",
    "data-formula": formula.trim(),
  });
  link.append(makeIcon("fa-solid fa-dice-d20"), ` ${label ?? formula.trim()}`);
  return link;
}

/** Opens documents and rolls formulas that are linked in shown text, by mouse and by keyboard. */
export function listenForLinks(): void {
  const activate = (event: Event): void => {
    const target = event.target as HTMLElement;
    const link = target.closest<HTMLElement>(".content-link[data-uuid]");
    const roll = target.closest<HTMLElement>(".inline-roll[data-formula]");
    if (!link && !roll) return;
    event.preventDefault();
    if (link) void openLinked(link.dataset["uuid"] ?? "");
    else if (roll) void rollInline(roll.dataset["formula"] ?? "");
  };
  document.body.addEventListener("click", activate);
  document.body.addEventListener("keydown", (event) => {
    if (event.key === "Enter") activate(event);
  });
  document.body.addEventListener("dragstart", (event) => {
    const link = (event.target as HTMLElement).closest?.<HTMLElement>(".content-link[data-uuid]");
    if (!link) return;
    const { uuid, type } = link.dataset;
    event.dataTransfer?.setData("text/plain", JSON.stringify({ type, uuid }));
  });
}

async function openLinked(uuid: string): Promise<void> {
  const target = await host.fromUuid(uuid);
  await target?.sheet?.render({ force: true });
}

async function rollInline(formula: string): Promise<void> {
  const { Roll } = globalThis as unknown as {
    Roll: new (formula: string) => { toMessage(data: object): Promise<unknown> };
  };
  await new Roll(formula).toMessage({});
}
