import type { Board } from "../../grid/board/board.js";
import { createBoard } from "../../table/host.js";
import { commonLevel } from "./levels.js";
import { takeSnapshot } from "./scene-snapshot.js";

interface Built {
  readonly level: string | null;
  readonly board: Board;
}

const boards = new WeakMap<Scene.Implementation, Built>();

/** The scene's board; built once and again after what it was built from has changed. */
export function boardOf(scene: Scene.Implementation): Board {
  const level = commonLevel(scene.tokens.contents as Iterable<{ level?: string | null }>);
  const known = boards.get(scene);
  if (known?.level === level) return known.board;
  const board = createBoard(takeSnapshot(scene, level));
  boards.set(scene, { level, board });
  return board;
}

/** Forgets boards when walls, regions or the scene itself change. Called once in `init`. */
export function watchBoards(): void {
  const forget = (document: { readonly parent?: unknown }): void => {
    for (let owner: unknown = document; owner; owner = (owner as { parent?: unknown }).parent) {
      if (owner instanceof Scene) boards.delete(owner);
    }
  };
  for (const name of ["Wall", "Region", "RegionBehavior"] as const) {
    Hooks.on(`create${name}`, forget);
    Hooks.on(`update${name}`, forget);
    Hooks.on(`delete${name}`, forget);
  }
  Hooks.on("updateScene", forget);
}
