import { SYSTEM_ID } from "../system-id.js";
import { tellFault } from "./notices.js";

/** What an import has brought or renewed, by document name. */
interface Brought {
  readonly Scene?: readonly Scene.Implementation[];
  readonly Combat?: readonly Combat.Implementation[];
  readonly JournalEntry?: readonly JournalEntry.Implementation[];
}

/** In `init`: whoever brings one of our sample fights into the world finds it ready to begin. The host calls on that client alone. */
export function watchAdventures(): void {
  Hooks.on("importAdventure", (adventure, _options, created, updated) => {
    if (adventure.pack?.startsWith(`${SYSTEM_ID}.`) !== true) return;
    for (const brought of [created, updated] as Brought[])
      void makeReady(brought).catch((error: unknown) => {
        tellFault("adventure", error);
      });
  });
}

/** Its guide lies open; its scene is everybody's, unless a fight is under way elsewhere, which nobody is taken away from. */
async function makeReady({ Scene: [scene] = [], Combat: [combat] = [], JournalEntry: [guide] = [] }: Brought) {
  const busy = game.combats.contents.some((each) => each.started);
  if (busy) await scene?.view();
  else {
    await scene?.activate();
    await combat?.activate();
  }
  const sheet: unknown = guide?.sheet;
  if (sheet instanceof foundry.applications.api.ApplicationV2) await sheet.render({ force: true });
}
