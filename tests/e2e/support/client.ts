/** The little of a client's globals that the harness touches itself; everything else is done as a person would. */
export interface ClientGlobals {
  game: {
    ready: boolean;
    user: { targets: Iterable<{ id: string }> };
    users: { activeGM: { id: string } | null };
    scenes: { contents: ClientScene[]; get(id: string): ClientScene | undefined };
  };
  canvas: {
    ready: boolean;
    app: { view: HTMLCanvasElement };
    stage: { toGlobal(point: { x: number; y: number }): { x: number; y: number } };
    dimensions: { sceneRect: { x: number; y: number; width: number; height: number } };
    grid: ClientGrid;
    scene: ClientScene | null;
    tokens: { controlled: { id: string }[] };
    pan(view: { x: number; y: number; scale: number }): unknown;
  };
  tabletop: {
    dice: { queue(faces: readonly number[]): void; remaining?(): number };
  };
}

interface ClientGrid {
  getCenterPoint(offset: { i: number; j: number }): { x: number; y: number };
  getOffset(point: { x: number; y: number }): { i: number; j: number };
  sizeX: number;
  sizeY: number;
}

interface ClientScene {
  id: string;
  grid: ClientGrid;
  tokens: { get(id: string): ClientToken | undefined };
  view(): Promise<unknown>;
}

interface ClientToken {
  x: number;
  y: number;
  object: { x: number; y: number } | null;
}
