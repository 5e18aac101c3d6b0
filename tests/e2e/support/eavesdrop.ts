import { waitFor } from "./wait.js";
import type { Seat } from "./seat.js";

/**
 * Runs in a page before anything else: remembers every text and attribute that ever stood on the screen, however
 * briefly, every sound that was played, and everything that the server sent.
 */
export const EAVESDROP = `(() => {
  const heard = { texts: new Set(), frames: [], sounds: 0 };
  globalThis.heard = heard;
  const take = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement?.closest("script, style")) heard.texts.add(node.data.trim());
      return;
    }
    for (const { value } of node.attributes ?? []) heard.texts.add(value);
    for (const child of node.childNodes) take(child);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === "childList") addedNodes.forEach(take);
      else if (type === "characterData") take(target);
      else heard.texts.add(target.getAttribute(attributeName) ?? "");
    }
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  const Plain = globalThis.WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => heard.frames.push(String(data)));
    }
  };
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    heard.sounds += 1;
    return play.call(this);
  };
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...args) {
    heard.sounds += 1;
    return start.apply(this, args);
  };
})()`;

/** What has come to somebody's client: what can be read and heard there, and what its documents hold of our doing. */
export interface Heard {
  /** Everything that ever stood on the page, in a text or an attribute, and now on the canvas and for a screen reader. */
  readonly shown: readonly string[];
  /** What the server has sent since this was asked last, but for the whole world, whose documents `held` tells of. */
  readonly sent: readonly string[];
  /** Our own data, and flags, in the documents as this client holds them; by where they stand. */
  readonly held: Readonly<Record<string, string>>;
  readonly sounds: number;
}

interface EarPage {
  heard: { texts: Set<string>; frames: string[]; sounds: number };
  game: Record<"combats" | "messages" | "journal" | "actors" | "users" | "scenes", { contents: Holder[] }>;
}

interface Holder {
  readonly id: string;
  readonly _source: Record<string, unknown>;
}

/** Listens on a page that was entered with {@link EAVESDROP}. */
export async function heardBy(seat: Seat): Promise<Heard> {
  const { page, board } = seat;
  const { texts, ...rest } = await page.evaluate(() => {
    const { heard, game } = globalThis as unknown as EarPage;
    const flagsIn = (value: unknown): unknown[] =>
      typeof value !== "object" || value === null
        ? []
        : Object.entries(value as Record<string, unknown>).flatMap(([key, part]): unknown[] =>
            key === "flags" ? [part] : flagsIn(part),
          );
    const held = new Map<string, string>();
    for (const { id, _source } of game.combats.contents) held.set(`combat ${id}`, JSON.stringify(_source["system"]));
    for (const { id, _source } of [...game.messages.contents, ...game.journal.contents])
      held.set(`words ${id}`, JSON.stringify(_source));
    for (const name of ["combats", "actors", "users", "scenes"] as const)
      for (const { id, _source } of game[name].contents)
        held.set(`flags of ${name} ${id}`, JSON.stringify(flagsIn(_source)));
    return {
      texts: [...heard.texts],
      sent: heard.frames.splice(0).filter((frame) => !/^\d+\[\{"userId":/.test(frame)),
      held: Object.fromEntries(held),
      sounds: heard.sounds,
    };
  });
  const read = await page.locator("body").ariaSnapshot();
  const shown: string[] = [...texts, ...(await board.labels()), ...read.split("\n")];
  return { ...rest, shown };
}

/** Waits until the server talks to the page by the connection that is listened to. */
export const waitUntilHeard = (seat: Seat): Promise<unknown> =>
  waitFor(`${seat.name} to hear the server`, () =>
    seat.page.evaluate(() => (globalThis as unknown as EarPage).heard.frames.length > 0),
  );
