import { ENTRIES } from "../entries/index.js";
import { forget, range } from "../page/fixtures.js";
import { runStep, type Played } from "../page/steps.js";
import { make, write } from "./make.js";
import { seeGround } from "./ground.js";
import { isMarked } from "./mark.js";
import { OPEN } from "./open/index.js";
import type { Panel } from "./panel.js";
import type { Ask } from "./wire.js";
import { say } from "./words.js";

const byId = new Map<string, Played>([...ENTRIES, ...OPEN].map((played) => [played.id, played]));

let status: HTMLElement | undefined;

const idle = (): string => say(isMarked() ? "Player.Wait" : "Player.Unmarked");

/** Opens what the player sees: the window works by itself, and says at what. */
export function openPlayerPanel(): Panel {
  status = make("p", { role: "status", "data-verify": "status" }, idle());
  const title = make("h2", { id: "verify-heading" }, say("Title"));
  document.body.append(make("section", { id: "verify-panel", "aria-labelledby": title.id }, title, status));
  return { refresh: () => tell(idle()) };
}

/** Does what the game master's window asks for. @returns what it is to be told */
export async function answerMaster(ask: Ask): Promise<unknown> {
  if (ask.what === "step") {
    tell(say("Player.At", { id: ask.id }));
    return runStep(byId.get(ask.id), ask.index, ask.told);
  }
  forget();
  if (ask.what === "ground") {
    range().player = game.userId;
    range().marks = true;
    await seeGround(ask.scene);
  }
  if (ask.what === "end") {
    range().marks = false;
    tell(idle());
  }
  return null;
}

function tell(text: string): void {
  if (status) write(status, text);
}
