import type { Seat } from "./seat.js";

interface CrowdPage {
  game: {
    combats: { contents: [{ createEmbeddedDocuments(name: string, data: object[]): Promise<unknown> }] };
    scenes: {
      active: {
        id: string;
        grid: { size: number };
        tokens: { size: number; get(id: string): { toObject(): Record<string, unknown> } };
        createEmbeddedDocuments(name: string, data: object[]): Promise<{ id: string; actorId: string }[]>;
      };
    };
  };
}

/** Makes as many more tokens like one, each a creature of the fight, as the scene needs to hold so many. */
export async function fillScene(gm: Seat, like: string, count: number): Promise<void> {
  await gm.page.evaluate(
    async ([id, wanted]) => {
      const { game } = globalThis as unknown as CrowdPage;
      const scene = game.scenes.active;
      const [combat] = game.combats.contents;
      const { _id: _, ...data } = scene.tokens.get(id).toObject();
      const more = Array.from({ length: Math.max(0, wanted - scene.tokens.size) }, (_unused, i) => ({
        ...data,
        x: ((i * 2) % 28) * scene.grid.size,
        y: (Math.floor(i / 14) % 20) * scene.grid.size,
      }));
      const tokens = await scene.createEmbeddedDocuments("Token", more);
      const seats = tokens.map((token) => ({ tokenId: token.id, sceneId: scene.id, actorId: token.actorId }));
      await combat.createEmbeddedDocuments("Combatant", seats);
    },
    [like, count] as const,
  );
}
