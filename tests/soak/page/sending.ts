import type { Sent } from "../hands.js";
import { session, type Json } from "./fight.js";

const sent: Sent[] = [];
/** What these hands have begun and nothing has come of yet. */
export const unsettled: string[] = [];

/** What has become of commands since the last question. */
export const takeSent = (): Sent[] => sent.splice(0);

/** Something that takes a while; where it fails, the page complains. */
export const settled = (what: string, work: Promise<unknown>): void => {
  unsettled.push(what);
  void work
    .catch((error: unknown) => {
      console.error(`soak | ${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    })
    .finally(() => unsettled.splice(unsettled.indexOf(what), 1));
};

/** Sends a command as a screen of ours does. */
export const send = (command: Json): boolean => {
  const kind = String(command["type"]);
  const work = session()
    .send(command)
    .then(({ ok, value, error }) => {
      const codes = error?.reasons.map(({ code }) => code) ?? [];
      sent.push({ kind, ok, revision: ok ? (value ?? null) : null, codes });
    });
  settled(kind, work);
  return true;
};
