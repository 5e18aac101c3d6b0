import { getGame } from "../../globals/env.js";
import { Hooks } from "../../globals/hooks.js";
import type { Scene } from "../scene.js";
import { WorldCollection } from "./world-collection.js";

interface CanvasLike {
  draw?(scene: Scene | null): Promise<unknown>;
}

/** The scenes of the world, one of them shown on this client. */
export class Scenes extends WorldCollection<Scene> {
  #viewed: Scene | null = null;

  constructor() {
    super("Scene");
  }

  get active(): Scene | undefined {
    return this.find((scene) => scene.active);
  }
  /** The scene that this client shows. */
  get viewed(): Scene | null {
    return this.#viewed;
  }
  get current(): Scene | null {
    return this.#viewed;
  }

  /** Chooses what is shown first: the given scene, the active one, else the first. */
  chooseInitial(id?: string | null): void {
    this.#viewed = (id ? this.get(id) : undefined) ?? this.active ?? this.contents[0] ?? null;
  }

  /** Shows a scene here and tells the others. */
  async viewScene(scene: Scene | null): Promise<void> {
    this.#viewed = scene;
    const { user } = getGame();
    if (user) user.viewedScene = scene?.id ?? null;
    getGame().broadcastActivity({ sceneId: scene?.id ?? null });
    await (globalThis as { canvas?: CanvasLike }).canvas?.draw?.(scene);
    this.render();
  }

  /** Another scene became the active one: everybody goes there. */
  async onActivate(scene: Scene): Promise<void> {
    const others = this.filter((other) => other !== scene && other.active);
    if (getGame().user?.isActiveGM && others.length) {
      await (scene.constructor as typeof Scene).updateDocuments(
        others.map((other) => ({ _id: other.id, active: false })),
      );
    }
    await this.viewScene(scene);
    Hooks.callAll("tabletopSceneActivated", scene);
  }
}
