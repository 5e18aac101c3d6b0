import type { Entry } from "../page/entry.js";
import { holds, same, until } from "../page/demand.js";
import { heard, listen } from "../page/fixtures.js";
import type { Macro as MacroDocument } from "../page/host.js";

const COMMAND = "globalThis.rangeMacro = [this.name, word, await Promise.resolve(1)];";

const makeMacro = (): Promise<MacroDocument> =>
  Macro.create({ name: "Range macro", type: "script", img: "icons/svg/sword.svg", command: COMMAND });

function dropOn(slot: string, data: object): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData("text/plain", JSON.stringify(data));
  const place = ui.hotbar.element.querySelector(`[data-slot="${slot}"]`);
  holds(place, `a slot ${slot} on the page`);
  place?.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
}

/** The user's page as it is, so that what an owner keeps there is left alone. */
const freeSlot = (): number => {
  const free = game.user.getHotbarMacros(1).find(({ macro }) => macro === null);
  if (!free) throw new Error("the first page of the hotbar has to have a free slot");
  return free.slot;
};

export const HOTBAR: Entry[] = [
  {
    id: "hotbar.drop",
    says: "A drop on the hotbar calls hotbarDrop with the hotbar, the dropped data and the slot; false keeps core away.",
    ground: "types",
    source: "types: Hooks.hotbarDrop",
    kind: "single",
    run: async () => {
      const slot = String(freeSlot());
      const drops = heard<[unknown, { type: string; word: string }, number | string]>("hotbarDrop");
      listen("hotbarDrop", () => false);
      dropOn(slot, { type: "range.word", word: "hello" });
      await until(() => drops.length > 0, "the hook");
      const [[hotbar, data, where] = []] = drops;
      holds(hotbar === ui.hotbar, "the first argument is the hotbar");
      same([data, String(where)], [{ type: "range.word", word: "hello" }, slot], "the data and the slot");
      same(game.user.getHotbarMacros(1).find((each) => String(each.slot) === slot)?.macro, null, "the slot afterwards");
    },
  },
  {
    id: "hotbar.assign",
    says: "assignHotbarMacro puts a macro into a slot of its user, null empties it, and the hotbar shows either.",
    ground: "types",
    source: "types: User",
    kind: "single",
    run: async () => {
      const [slot, macro] = [freeSlot(), await makeMacro()];
      const there = (): unknown => game.user.getHotbarMacros(1).find((each) => each.slot === slot)?.macro;
      const shown = (): boolean => ui.hotbar.element.querySelector(`[data-slot="${slot}"].full`) !== null;
      await game.user.assignHotbarMacro(macro, slot);
      await until(() => there() === macro && shown(), "the macro in its slot");
      await game.user.assignHotbarMacro(null, slot);
      await until(() => there() === null && !shown(), "the slot to be empty");
      await macro.delete();
    },
  },
  {
    id: "hotbar.script",
    says: "A script macro runs as an async function that knows the values of its scope; its author may run it.",
    ground: "types",
    source: "types: Macro#execute",
    kind: "single",
    run: async () => {
      const macro = await makeMacro();
      holds(macro.canExecute, "its author may run it");
      await macro.execute({ word: "scope" });
      same((globalThis as { rangeMacro?: unknown }).rangeMacro, ["Range macro", "scope", 1], "what the script saw");
      await macro.delete();
    },
  },
];
