import type { Seat } from "./seat.js";

interface ActPage {
  game: {
    combats: { contents: [unknown] };
    system: {
      api: {
        sessionOf(combat: unknown): {
          send(command: object): Promise<{ ok: true } | { ok: false; error: { reasons: { code: string }[] } }>;
        };
      };
    };
  };
}

/** A creature acts by a macro of this user's; refused, the test fails. */
export async function takeAct(seat: Seat, by: string, act: object): Promise<void> {
  const reasons = await seat.page.evaluate(
    async (done) => {
      const { game } = globalThis as unknown as ActPage;
      const session = game.system.api.sessionOf(game.combats.contents[0]);
      const result = await session.send({ type: "TakeAction", act: done });
      return result.ok ? [] : result.error.reasons.map(({ code }) => code);
    },
    { by, ...act },
  );
  if (reasons.length > 0) throw new Error(`${by} may not: ${reasons.join(", ")}`);
}
