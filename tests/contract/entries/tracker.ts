import type { Entry } from "../page/entry.js";
import { holds, rest, same, until } from "../page/demand.js";
import { fighterBy, heard, makeFighters } from "../page/fixtures.js";

export const TRACKER: Entry[] = [
  {
    id: "tracker.rows",
    says: "The tracker has a row li.combatant for each combatant in their order, with the css of _prepareTurnContext.",
    ground: "seen",
    source: "api 3.4",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(3, { start: true });
      const rows = (): HTMLElement[] => [...ui.combat.element.querySelectorAll<HTMLElement>("li.combatant")];
      const inOrder = (): boolean =>
        JSON.stringify(rows().map((row) => row.dataset["combatantId"])) ===
        JSON.stringify(combat.turns.map(({ id }) => id));
      await until(inOrder, "rows in the order of turns");
      holds(
        rows().every((row, index) => row.classList.contains(`range-row-${index}`)),
        "the rows bear the context's css",
      );
      await until(() => rows()[0]?.classList.contains("active"), "the current row is marked");
    },
  },
  {
    id: "tracker.render",
    says: "renderCombatTracker gets an HTMLElement at every render, and an update with render false renders nothing.",
    ground: "types",
    source: "api 3.4, audit 3",
    kind: "single",
    run: async () => {
      const { combat } = await makeFighters(1, { start: true });
      await rest(150);
      const renders = heard<[unknown, unknown]>("renderCombatTracker");
      await combat.update({ system: { ledger: { folded: 1 } } }, { turnEvents: false, render: false });
      await rest(200);
      same(renders.length, 0, "renders after a quiet update");
      await fighterBy(combat, combat.turns[0]?.id ?? "").update({ initiative: 2 });
      await until(() => renders.length > 0, "a render after a loud one");
      holds(renders[0]?.[1] instanceof HTMLElement, "the second argument is an element");
    },
  },
];
