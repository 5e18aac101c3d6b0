import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** What a client's own hands report of themselves; see `page/entry.ts`. */
export interface Look {
  readonly ready: boolean;
  readonly revision: number;
  readonly tasks: readonly string[];
  readonly windows: readonly string[];
  readonly rolls: string | null;
  readonly active: string | null;
  readonly waiting: boolean;
  /** Commands of these hands whose outcome isn't known yet. */
  readonly unsettled: readonly string[];
  readonly held: readonly string[];
  readonly questions: number;
  readonly dialogs: number;
  readonly prompts: number;
  /** Creatures whose token stands elsewhere than the ledger says. */
  readonly astray: readonly string[];
  /** Slots or ways with less than nothing, or more than their measure. */
  readonly beyondMeasure: readonly string[];
  readonly ledger: string;
  readonly encounter: string;
  /** Opening and records as a game master's client reads them, where something of the ledger is sealed. */
  readonly truth: string | null;
  readonly operationsWaiting: number;
}

/** What became of a command that the hands sent. */
export interface Sent {
  readonly kind: string;
  readonly ok: boolean;
  readonly revision: number | null;
  readonly codes: readonly string[];
}

/** What a step tells the hands. */
export interface Errand {
  readonly what: string;
  readonly by: number;
  readonly other: number;
  readonly away: readonly [number, number];
  readonly n: number;
  readonly yes: boolean;
}

export interface Hands {
  look(): Look;
  /** Whether these hands play whoever has the turn. */
  playsActive(): boolean;
  /** False where there was nothing to do. */
  run(errand: Errand): boolean;
  /** The token that the step means, and a cell from which it is so far away. */
  aim(errand: Errand): { token: string; cell: [number, number] } | null;
  takeSent(): Sent[];
  /** Presses something in each question, dialog and prompt; `runOut`: prompts are left alone. */
  settle(salt: number, runOut: boolean): number;
  heal(): boolean;
}

export interface HandsPage {
  soak: Hands;
}

/** The script that gives a page hands, before anything of the game is there. */
export async function bundleHands(): Promise<string> {
  const entry = fileURLToPath(new URL("page/entry.ts", import.meta.url));
  const options = {
    bundle: true,
    write: false,
    format: "iife",
    platform: "browser",
    target: "es2022",
  } as const;
  const { outputFiles } = await build({ entryPoints: [entry], ...options });
  const [script] = outputFiles;
  if (!script) throw new Error("the hands came to nothing");
  return script.text;
}
