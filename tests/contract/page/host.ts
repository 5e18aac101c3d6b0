/** The part of the host's documented API that the contract touches. Data of documents is unknown until it is compared. */
export type Data = Record<string, unknown>;

/** A collection of the host's: a map whose iteration yields values. */
export interface Collection<T> extends Iterable<T> {
  readonly size: number;
  readonly contents: T[];
  get(id: string): T | undefined;
  has(id: string): boolean;
  getName(name: string): T | undefined;
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
  clone(changes?: Data, context?: Data): this;
  toObject(source?: boolean): Data;
  setFlag(scope: string, key: string, value: unknown): Promise<unknown>;
  getFlag(scope: string, key: string): unknown;
  unsetFlag(scope: string, key: string): Promise<unknown>;
  testUserPermission(user: User, level: string | number, options?: Data): boolean;
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
  targets: Set<PlacedToken>;
  can(permission: string): boolean;
  getHotbarMacros(page?: number): { slot: number; macro: Macro | null }[];
  assignHotbarMacro(macro: Macro | null, slot?: number): Promise<unknown>;
  isDesignated(condition: (user: User) => boolean): boolean;
  query(name: string, data: Data, options?: Data): Promise<unknown>;
}

export interface Macro extends Document {
  canExecute: boolean;
  execute(scope?: Data): Promise<unknown> | undefined;
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
  animation?: Data;
  split?: boolean;
  subpathId?: string;
  measureOptions?: Data;
  terrainOptions?: Data;
}

export interface Token extends Document {
  x: number;
  y: number;
  elevation: number;
  hidden: boolean;
  depth?: number;
  level?: string | null;
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
  startMovement?(movementId: string): unknown;
  resize(dimensions: Data, options?: Data): Promise<boolean>;
  getSnappedPosition(position?: Data): Point;
  getGridSpacePolygon(): Point[] | undefined;
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
  id: string;
  center: Point;
  isVisible: boolean;
  planMovement?(options: Data): Promise<unknown>;
  checkCollision(destination: Point, options?: Data): unknown;
  constrainMovementPath(waypoints: Data[], options?: Data): [Waypoint[], boolean];
  findMovementPath(
    waypoints: Data[],
    options?: Data,
  ): { result: unknown; promise: Promise<Waypoint[] | null>; cancel(): void };
  measureMovementPath(waypoints: Data[], options?: Data): { cost: number; distance: number };
  setTarget(targeted: boolean, options?: Data): void;
  renderFlags: { set(flags: Data): void };
}

export interface Combatant extends Document {
  parent: Combat;
  actor: Actor | null;
  token: Token | null;
  initiative: number | null;
  defeated: boolean;
  isDefeated: boolean;
  isNPC: boolean;
  hidden: boolean;
  players: User[];
  combat: Combat | null;
  group: Document | null;
  getInitiativeRoll(formula?: string): Roll;
  clearMovementHistory(): Promise<void>;
}

export interface CombatantGroup extends Document {
  members: Set<Combatant>;
  hidden: boolean;
  defeated: boolean;
  initiative: number | null;
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
  previousRound(): Promise<unknown>;
  endCombat(): Promise<unknown>;
  resetAll(): Promise<unknown>;
  rollAll(options?: Data): Promise<unknown>;
  rollNPC(options?: Data): Promise<unknown>;
  setupTurns(): Combatant[];
  toggleSceneLink(): Promise<unknown>;
  clearMovementHistories(): Promise<void>;
  getCombatantsByActor(actor: Actor | string): Combatant[];
  nextCombatant: Combatant | undefined;
  groups: Collection<CombatantGroup>;
  scene: Scene | null;
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
  levels?: Collection<Document>;
  tokenVision: boolean;
  activate(): Promise<unknown>;
  moveTokens?(moves: Record<string, Data>, options?: Data): Promise<Record<string, boolean>>;
}

export interface Message extends Document {
  content: string;
  flavor: string;
  style: number;
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
  _evaluated: boolean;
  total: number;
  dice: { faces: number; results: { result: number }[] }[];
  evaluate(options?: Data): Promise<Roll>;
  toMessage(data: Data, options?: Data): Promise<unknown>;
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
  isGridless: boolean;
  units: string;
  getShiftedOffset(offset: Offset, direction: number): Offset;
  getSnappedPoint(point: Point, behavior: Data): Point;
  getVertices(offset: Offset): Point[];
  getOffsetRange(bounds: Data): number[];
  getTranslatedPoint(point: Point, direction: number, distance: number): Point;
  getCircle(center: Point, radius: number): Point[];
  getOffset(point: Point): Offset;
  getTopLeftPoint(offset: Offset): Point;
  getCenterPoint(offset: Offset): Point;
  getAdjacentOffsets(offset: Offset): Offset[];
  testAdjacency(a: Offset, b: Offset): boolean;
  getDirectPath(waypoints: (Offset | Point)[]): Offset[];
  measurePath(waypoints: (Data | Point)[], options?: Data): MeasuredPath;
}

/** Sums of a measured way, or of a part of it. */
export interface Measure {
  distance: number;
  spaces: number;
  cost: number;
  diagonals: number;
  euclidean: number;
}

export interface MeasuredPath extends Measure {
  waypoints: (Measure & { backward: Measure | null; forward: Measure | null })[];
  segments: Measure[];
}

export interface Cube {
  q: number;
  r: number;
  s: number;
}

export interface HexGrid extends Grid {
  offsetToCube(offset: Offset): Cube;
  cubeToOffset(cube: Cube): Offset;
  getAdjacentCubes(cube: Cube): Cube[];
}

export interface Application {
  id: string;
  element: HTMLElement;
  rendered: boolean;
  render(options?: Data): Promise<Application>;
  close(options?: Data): Promise<unknown>;
  setPosition(position: Data): unknown;
}

/** The documented base of applications; an heir says what is drawn, and how it gets into its element. */
export interface ApplicationClass {
  new (options?: Data): Application;
  DEFAULT_OPTIONS: Data;
}

/** A documented class of documents. */
export interface DocumentClass<T extends Document> {
  new (data: Data, context?: Data): T;
  implementation: new (data: Data, context?: Data) => T;
  metadata: { hasTypeData?: boolean };
  create(data: Data, operation?: Data): Promise<T>;
  updateDocuments(updates: Data[], operation?: Data): Promise<T[]>;
  deleteDocuments(ids: string[], operation?: Data): Promise<T[]>;
}

export interface Game {
  ready: boolean;
  paused: boolean;
  user: User;
  userId: string;
  users: Collection<User> & {
    activeGM: User | null;
    getDesignatedUser(condition: (user: User) => boolean): User | null;
  };
  actors: Collection<Actor>;
  macros: Collection<Macro>;
  items: Collection<Document>;
  scenes: Collection<Scene> & { active: Scene | null; viewed: Scene | null };
  combats: Collection<Combat> & { active: Combat | null; viewed: Combat | null };
  combat: Combat | null;
  messages: Collection<Message>;
  release: { generation: number; build: number };
  system: { id: string; version: string };
  world: { id: string; title: string };
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
    localize(key: string, data?: Data): string;
    getListFormatter(): Intl.ListFormat;
    sortObjects<T>(objects: T[], key: string): T[];
    format(key: string, data: Data): string;
    has(key: string): boolean;
  };
  time: { worldTime: number; advance(delta: number): Promise<unknown> };
  togglePause(paused: boolean, options?: Data): unknown;
}

export interface Canvas {
  ready: boolean;
  scene: Scene;
  grid: Grid;
  dimensions: Data;
  visibility: { tokenVision: boolean; testVisibility(point: Point, options?: Data): boolean };
  draw(): Promise<unknown>;
  pan(view: Data): unknown;
  tokens: {
    history: unknown[];
    undoHistory(): Promise<unknown>;
    hud: { bind(token: PlacedToken): unknown; clear(): unknown; element: HTMLElement | null };
    quadtree: { getObjects(bounds: object): Set<PlacedToken> };
    placeables: PlacedToken[];
    controlled: PlacedToken[];
    get(id: string): PlacedToken | undefined;
  };
  interface: Container & {
    grid: {
      addHighlightLayer(name: string): { positions: Set<string> };
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
  hotbar: Application;
  chat: Application;
  controls: Application & { controls: Record<string, { tools: Record<string, Data> }> };
  notifications: Record<"info" | "warn" | "error" | "success", (message: string, options?: Data) => Notification>;
}

export interface Notification {
  message: string;
  update(changes: Data): void;
  remove(): void;
}

export interface Configuration {
  Actor: {
    documentClass: DocumentClass<Actor>;
    sheetClasses: Record<string, Record<string, { cls: { name: string }; default: boolean; label: string }>>;
  };
  ChatMessage: { modes?: Data };
  ui: { combat: new () => Application };
  specialStatusEffects: Record<string, string>;
  Token: {
    layerClass?: unknown;
    rulerClass: new (...args: never[]) => object;
    movement: {
      defaultAction: string;
      defaultSpeed: number;
      actions: Record<string, ActionConfig>;
      costAggregator: (costs: { from: Offset; to: Offset; cost: number }[], distance: number, segment: Data) => number;
    };
  };
  Canvas: {
    layers: { tokens: { layerClass: new (...args: never[]) => object } };
    polygonBackends: Record<
      "move" | "sight",
      { testCollision(from: Point, to: Point, options: Data): boolean | object | object[] | null }
    >;
  };
  statusEffects: { id: string }[];
  Dice: { randomUniform: () => number };
}

export interface ActionConfig extends Data {
  label: string;
  order: number;
  teleport: boolean;
  measure: boolean;
  walls: string | null;
  visualize: boolean;
  canSelect: boolean | ((token: Token) => boolean);
  getCostFunction: (token: Token, options: Data) => CostFunction;
}

export interface TerrainData {
  difficulty: number | null;
  equals(other: TerrainData): boolean;
}

export type CostFunction = (base: number, from: Offset, to: Offset, distance: number, segment: Data) => number;

export interface Constants {
  BASE_DOCUMENT_TYPE: string;
  ACTIVE_EFFECT_MODES: Record<string, number>;
  CHAT_MESSAGE_STYLES: Record<string, number>;
  DOCUMENT_OWNERSHIP_LEVELS: Record<string, number>;
  GRID_TYPES: Record<string, number>;
  GRID_SNAPPING_MODES: Record<string, number>;
  MOVEMENT_DIRECTIONS: Record<string, number>;
  TOKEN_SHAPES: Record<string, number>;
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
    setProperty: (object: Data, path: string, value: unknown) => boolean;
    hasProperty: (object: Data, path: string) => boolean;
    isEmpty: (value: unknown) => boolean;
    diffObject: (original: Data, other: Data) => Data;
    isNewerVersion: (a: string, b: string) => boolean;
    escapeHTML: (text: string) => string;
    Collection: new <T>(entries?: [string, T][]) => Collection<T>;
  };
  abstract: { DataModel: DataModelClass };
  data: {
    TerrainData: new (data: Data) => TerrainData;
    fields: Record<FieldName, new (...options: unknown[]) => object>;
  };
  documents: { modifyBatch?(operations: Data[]): Promise<unknown> };
  grid: {
    SquareGrid: new (options: Data) => Grid;
    HexagonalGrid: (new (options: Data) => HexGrid) & {
      cubeDistance(a: Cube, b: Cube): number;
      cubeRound(cube: Cube): Cube;
    };
    GridlessGrid: new (options: Data) => Grid;
  };
  applications: {
    api: {
      ApplicationV2: ApplicationClass;
      DialogV2: {
        confirm(options: Data): Promise<unknown>;
        prompt(options: Data): Promise<unknown>;
        wait(options: Data): Promise<unknown>;
        input(options: Data): Promise<unknown>;
        query(user: User, type: string, options: Data): Promise<unknown>;
      };
    };
    handlebars: {
      renderTemplate(path: string, data: Data): Promise<string>;
      loadTemplates(paths: Data | string[]): Promise<unknown>;
    };
    ux: {
      ContextMenu: new (
        container: HTMLElement,
        selector: string,
        entries: Data[],
        options: Data,
      ) => { render(target: HTMLElement): Promise<unknown> };
      FormDataExtended: new (form: HTMLFormElement) => { object: Data };
      TextEditor: { implementation: { getDragEventData(event: DragEvent): Data } };
    };
  };
}

type FieldName =
  | "AngleField"
  | "ArrayField"
  | "BooleanField"
  | "ColorField"
  | "DocumentIdField"
  | "EmbeddedDataField"
  | "JSONField"
  | "NumberField"
  | "StringField";

/** An instance of a model: its fields by their names, beside what every model can. */
export interface DataModel {
  [field: string]: unknown;
  _source: Data;
  toObject(source?: boolean): Data;
  updateSource(changes: Data, options?: Data): Data;
}

export interface DataModelClass {
  new (data: Data): DataModel;
  defineSchema(): Data;
}
