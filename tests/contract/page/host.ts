/** The part of the host's documented API that the contract touches. Data of documents is unknown until it is compared. */
export type Data = Record<string, unknown>;

/** A collection of the host's: a map whose iteration yields values. */
export interface Collection<T> extends Iterable<T> {
  readonly size: number;
  readonly contents: T[];
  get(id: string): T | undefined;
  has(id: string): boolean;
  find(test: (value: T) => boolean): T | undefined;
  filter(test: (value: T) => boolean): T[];
  map<U>(change: (value: T) => U): U[];
}

export interface Document {
  id: string;
  name: string;
  type: string;
  uuid: string;
  parent: unknown;
  flags: Record<string, Data>;
  system: Data;
  _source: Data;
  isOwner: boolean;
  update(changes: Data, operation?: Data): Promise<unknown>;
  delete(operation?: Data): Promise<unknown>;
  updateSource(changes: Data): Data;
  toObject(source?: boolean): Data;
  setFlag(scope: string, key: string, value: unknown): Promise<unknown>;
  getFlag(scope: string, key: string): unknown;
  unsetFlag(scope: string, key: string): Promise<unknown>;
  testUserPermission(user: User, level: string, options?: Data): boolean;
  canUserModify(user: User, action: string, data?: Data): boolean;
  createEmbeddedDocuments(name: string, data: Data[], operation?: Data): Promise<Document[]>;
  updateEmbeddedDocuments(name: string, updates: Data[], operation?: Data): Promise<Document[]>;
  deleteEmbeddedDocuments(name: string, ids: string[], operation?: Data): Promise<Document[]>;
}

export interface User extends Document {
  isGM: boolean;
  isSelf: boolean;
  isActiveGM: boolean;
  active: boolean;
  role: number;
  query(name: string, data: Data, options?: Data): Promise<unknown>;
}

export interface Actor extends Document {
  items: Collection<Document>;
  effects: Collection<Document>;
  statuses: Set<string>;
  token: Token | null;
  sheet: Application;
  toggleStatusEffect(id: string, options?: Data): Promise<unknown>;
}

export interface Waypoint extends Data {
  x: number;
  y: number;
  elevation: number;
  cost: number;
  movementId: string;
  userId: string;
  intermediate: boolean;
  checkpoint: boolean;
  explicit: boolean;
  action: string;
}

export interface Section {
  waypoints: Waypoint[];
  cost: number;
  distance: number;
  spaces: number;
}

export interface Movement {
  id: string;
  chain: string[];
  method: string;
  state: string;
  origin: Waypoint;
  destination: Waypoint;
  passed: Section;
  pending: Section;
  history: { recorded: Section; unrecorded: Section; cost: number };
  constrained: boolean;
  recorded: boolean;
  autoRotate: boolean;
  showRuler: boolean;
  constrainOptions: Data;
  updateOptions: Data;
  user: User;
  finished?: Promise<boolean>;
}

export interface Token extends Document {
  x: number;
  y: number;
  elevation: number;
  actor: Actor | null;
  baseActor: Actor | null;
  actorLink: boolean;
  combatant: Combatant | null;
  movement: Movement;
  movementAction: string;
  movementHistory: Waypoint[];
  object: PlacedToken | null;
  parent: Scene;
  move(waypoints: Data | Data[], options?: Data): Promise<boolean>;
  stopMovement(): unknown;
  pauseMovement(key?: string): (() => Promise<boolean>) | Promise<boolean> | null;
  resumeMovement(movementId: string, key: string): void;
  startMovement?(movementId: string): Promise<boolean>;
  revertRecordedMovement(movementId?: string): Promise<boolean>;
  clearMovementHistory(): Promise<void>;
  getCompleteMovementPath(waypoints: Data[]): Waypoint[];
  measureMovementPath(waypoints: Data[], options?: Data): { cost: number; distance: number; spaces: number };
  getOccupiedGridSpaceOffsets(position?: Data): Offset[];
  getCenterPoint(position?: Data): Point;
  getSize(): { width: number; height: number };
  hasStatusEffect(id: string): boolean;
}

/** A token as it is drawn. */
export interface PlacedToken {
  document: Token;
  x: number;
  y: number;
  ruler: object | null;
  movementAnimationPromise: Promise<unknown> | null;
  control(options?: Data): boolean;
  release(): boolean;
  checkCollision(destination: Point, options?: Data): unknown;
}

export interface Combatant extends Document {
  parent: Combat;
  actor: Actor | null;
  token: Token | null;
  initiative: number | null;
  defeated: boolean;
  isDefeated: boolean;
  getInitiativeRoll(formula?: string): Roll;
}

export interface Turn {
  round: number;
  turn: number | null;
  tokenId: string | null;
  combatantId: string | null;
}

export interface Combat extends Document {
  round: number;
  turn: number | null;
  turns: Combatant[];
  combatant: Combatant | null;
  combatants: Collection<Combatant>;
  current: Turn;
  previous: Turn | null;
  started: boolean;
  isActive: boolean;
  startCombat(): Promise<unknown>;
  nextTurn(): Promise<unknown>;
  previousTurn(): Promise<unknown>;
  nextRound(): Promise<unknown>;
  activate(): Promise<unknown>;
  setInitiative(id: string, value: number): Promise<unknown>;
  rollInitiative(ids: string | string[], options?: Data): Promise<unknown>;
  getCombatantsByToken(token: Token | string): Combatant[];
  getTimeDelta(round: number, turn: number | null, nextRound: number, nextTurn: number | null): number;
}

export interface Region extends Document {
  behaviors: Collection<Document>;
  testPoint(point: Data): boolean;
}

export interface Scene extends Document {
  grid: Grid;
  tokens: Collection<Token>;
  regions: Collection<Region>;
  walls: Collection<Document>;
}

export interface Message extends Document {
  content: string;
  whisper: string[];
  blind: boolean;
  author: User;
  rolls: Roll[];
  visible: boolean;
  isContentVisible: boolean;
  renderHTML(options?: Data): Promise<HTMLElement>;
}

export interface Roll {
  formula: string;
  total: number;
  dice: { faces: number; results: { result: number }[] }[];
  evaluate(options?: Data): Promise<Roll>;
}

export interface Point {
  x: number;
  y: number;
  elevation?: number;
}

export interface Offset {
  i: number;
  j: number;
  k?: number;
}

export interface Grid {
  type: number;
  size: number;
  distance: number;
  isSquare: boolean;
  isHexagonal: boolean;
  getOffset(point: Point): Offset;
  getTopLeftPoint(offset: Offset): Point;
  getCenterPoint(offset: Offset): Point;
  getAdjacentOffsets(offset: Offset): Offset[];
  testAdjacency(a: Offset, b: Offset): boolean;
  getDirectPath(waypoints: (Offset | Point)[]): Offset[];
  measurePath(waypoints: Data[], options?: Data): { distance: number; spaces: number; cost: number; diagonals: number };
}

export interface Application {
  id: string;
  element: HTMLElement;
  rendered: boolean;
  render(options?: Data): Promise<Application>;
  close(options?: Data): Promise<unknown>;
}

/** The documented base of applications; an heir says what is drawn, and how it gets into its element. */
export interface ApplicationClass {
  new (options?: Data): Application;
  DEFAULT_OPTIONS: Data;
}

/** A documented class of documents. */
export interface DocumentClass<T extends Document> {
  new (data: Data, context?: Data): T;
  create(data: Data, operation?: Data): Promise<T>;
  updateDocuments(updates: Data[], operation?: Data): Promise<T[]>;
  deleteDocuments(ids: string[], operation?: Data): Promise<T[]>;
}

export interface Game {
  ready: boolean;
  paused: boolean;
  user: User;
  userId: string;
  users: Collection<User> & { activeGM: User | null };
  actors: Collection<Actor>;
  scenes: Collection<Scene> & { active: Scene | null; viewed: Scene | null };
  combats: Collection<Combat> & { active: Combat | null; viewed: Combat | null };
  combat: Combat | null;
  messages: Collection<Message>;
  release: { generation: number };
  system: { id: string };
  socket: {
    emit(event: string, payload: unknown, options?: Data): unknown;
    on(event: string, handler: (payload: unknown, senderId: unknown) => void): unknown;
  };
  settings: {
    register(scope: string, key: string, data: Data): void;
    get(scope: string, key: string): unknown;
    set(scope: string, key: string, value: unknown): Promise<unknown>;
  };
  keybindings: { register(scope: string, action: string, data: Data): void };
  i18n: {
    lang: string;
    localize(key: string): string;
    format(key: string, data: Data): string;
    has(key: string): boolean;
  };
  togglePause(paused: boolean, options?: Data): unknown;
}

export interface Canvas {
  ready: boolean;
  scene: Scene;
  grid: Grid;
  dimensions: Data;
  tokens: { placeables: PlacedToken[]; controlled: PlacedToken[]; get(id: string): PlacedToken | undefined };
  interface: Container & {
    grid: {
      addHighlightLayer(name: string): object;
      clearHighlightLayer(name: string): void;
      destroyHighlightLayer(name: string): void;
      getHighlightLayer(name: string): object | undefined;
      highlightPosition(name: string, options: Data): void;
    };
  };
}

/** What can stand in the drawing of the scene. */
export interface Container {
  addChild(child: Container): unknown;
  destroy(): void;
  render(renderer: unknown): void;
}

export interface HookRegistry {
  on(name: string, listener: (...args: never[]) => unknown): number;
  once(name: string, listener: (...args: never[]) => unknown): number;
  off(name: string, listener: number): void;
  call(name: string, ...args: unknown[]): boolean;
  callAll(name: string, ...args: unknown[]): boolean;
}

export interface UserInterface {
  combat: Application;
  chat: Application;
  notifications: Record<"info" | "warn" | "error" | "success", (message: string, options?: Data) => Notification>;
}

export interface Notification {
  message: string;
  update(changes: Data): void;
  remove(): void;
}

export interface Configuration {
  Token: {
    movement: {
      defaultAction: string;
      actions: Record<string, Data & { getCostFunction: (token: Token, options: Data) => CostFunction }>;
      costAggregator: (costs: { from: Offset; to: Offset; cost: number }[], distance: number, segment: Data) => number;
    };
  };
  Canvas: {
    polygonBackends: Record<
      "move" | "sight",
      { testCollision(from: Point, to: Point, options: Data): boolean | object | object[] | null }
    >;
  };
  statusEffects: { id: string }[];
  Dice: { randomUniform: () => number };
}

export type CostFunction = (base: number, from: Offset, to: Offset, distance: number, segment: Data) => number;

export interface Constants {
  GRID_DIAGONALS: Record<string, number>;
  TOKEN_DISPOSITIONS: Record<string, number>;
  KEYBINDING_PRECEDENCE: Record<string, number>;
  USER_ROLES: Record<string, number>;
}

export interface Foundry {
  utils: {
    randomID: (length?: number) => string;
    mergeObject: (original: Data, other: Data, options?: Data) => Data;
    deepClone: <T>(original: T) => T;
    expandObject: (flat: Data) => Data;
    flattenObject: (nested: Data) => Data;
    getProperty: (object: Data, path: string) => unknown;
    diffObject: (original: Data, other: Data) => Data;
    isNewerVersion: (a: string, b: string) => boolean;
    escapeHTML: (text: string) => string;
    Collection: new <T>(entries?: [string, T][]) => Collection<T>;
  };
  grid: {
    SquareGrid: new (options: Data) => Grid;
    HexagonalGrid: new (options: Data) => Grid;
    GridlessGrid: new (options: Data) => Grid;
  };
  applications: {
    api: {
      ApplicationV2: ApplicationClass;
      DialogV2: {
        confirm(options: Data): Promise<unknown>;
        prompt(options: Data): Promise<unknown>;
      };
    };
    handlebars: { renderTemplate(path: string, data: Data): Promise<string> };
  };
}
