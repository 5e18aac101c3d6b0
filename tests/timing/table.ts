import { describe, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { fillScene } from "../e2e/support/crowd.js";
import { beginFight } from "../e2e/support/fight.js";
import type { Seat } from "../e2e/support/seat.js";
import { useTable } from "../e2e/support/table.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];
const TIMES = 40;

interface Times {
  readonly pointer: number;
  readonly start: number;
  readonly spend: number;
}

interface TimedPage {
  game: {
    combat: { combatants: { contents: { update(change: object): Promise<unknown> }[] } };
    system: { api: { sessionOfToken(token: object): { session: TimedSession; creature: string } } };
  };
  canvas: { scene: { tokens: { get(id: string): object } } };
}

interface TimedSession {
  encounter: { creatures: Record<string, { position: { cell: [number, number] } }> };
  forecast(act: object): unknown;
  send(command: object): Promise<{ ok: boolean }>;
}

/** What a game master's client takes for a forecast, for the first one after a change, and from a command to its record. */
const measure = (seat: Seat): Promise<Times> =>
  seat.page.evaluate(
    async ([id, times]) => {
      const { game, canvas } = globalThis as unknown as TimedPage;
      const { session, creature } = game.system.api.sessionOfToken(canvas.scene.tokens.get(id));
      const tail = (list: number[]): number =>
        list.sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * 0.95))] ?? 0;
      const [column, row] = session.encounter.creatures[creature]?.position.cell ?? [0, 0];
      const act = (length: number) => ({
        by: creature,
        action: "move",
        path: Array.from({ length: length + 1 }, (_, i) => [column - i, row]),
      });
      const timed = (run: () => unknown): number => {
        const from = performance.now();
        run();
        return performance.now() - from;
      };
      session.forecast(act(3));
      const pointer = Array.from({ length: times * 5 }, (_, i) => timed(() => session.forecast(act(1 + (i % 5)))));
      const start: number[] = [];
      const spend: number[] = [];
      for (let i = 0; i < times; i++) {
        await game.combat.combatants.contents[0]?.update({ "flags.world.touched": i });
        start.push(timed(() => session.forecast(act(3))));
        const from = performance.now();
        const done = await session.send({ type: "TakeAction", act: { by: creature, action: "speak" } });
        if (!done.ok) throw new Error(`refused: ${JSON.stringify(done)}`);
        spend.push(performance.now() - from);
      }
      return { pointer: tail(pointer), start: tail(start), spend: tail(spend) };
    },
    [FIGHTER, TIMES] as const,
  );

describe("a crowd at the table", () => {
  const table = useTable({ ruleset: "pf1" });

  it.each([40, 200])("of %i tokens: pointer move, drag start and a spend, 95th percentile", async (count) => {
    const gm = await table().enter("gm", { lang: "en" });
    await fillScene(gm, GOBLIN, count);
    await beginFight({ gm }, [FIGHTER, GOBLIN]);
    const times = await measure(gm);
    console.log(`${String(count)} tokens: ${JSON.stringify(times)}`);
  });
});
