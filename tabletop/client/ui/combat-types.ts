import type { CollectionLike, DocumentLike, UserLike } from "../apps/host.js";

/** Documents of combat as far as the tracker reads and drives them. */

export interface CombatantLike extends DocumentLike {
  readonly initiative: number | null;
  readonly hidden: boolean;
  readonly isDefeated: boolean;
  readonly defeated: boolean;
  readonly visible: boolean;
  readonly isNPC: boolean;
  readonly tokenId?: string | null;
  readonly token?: TokenDocumentLike | null;
  readonly actor?: ActorLike | null;
  readonly resource?: unknown;
  readonly players?: UserLike[];
  clearMovementHistory?(): Promise<unknown>;
  delete(): Promise<unknown>;
}

export interface CombatLike extends DocumentLike {
  readonly round: number;
  readonly turn: number | null;
  readonly turns: CombatantLike[];
  readonly started: boolean;
  readonly combatant?: CombatantLike | null;
  readonly combatants: CollectionLike<CombatantLike>;
  readonly scene?: DocumentLike | null;
  readonly active: boolean;
  readonly settings?: { resource?: string; skipDefeated?: boolean };
  canUserModify(user: UserLike, action: string, data?: object): boolean;
  rollInitiative(ids: string | string[], options?: object): Promise<unknown>;
  rollAll(): Promise<unknown>;
  rollNPC(): Promise<unknown>;
  resetAll(): Promise<unknown>;
  setInitiative(id: string, value: number | null): Promise<unknown>;
  startCombat(): Promise<unknown>;
  endCombat(): Promise<unknown>;
  nextTurn(): Promise<unknown>;
  previousTurn(): Promise<unknown>;
  nextRound(): Promise<unknown>;
  previousRound(): Promise<unknown>;
  activate(options?: object): Promise<unknown>;
  delete(): Promise<unknown>;
  createEmbeddedDocuments(name: string, data: object[]): Promise<unknown>;
}

export interface ActorLike extends DocumentLike {
  readonly statuses?: Set<string>;
  readonly temporaryEffects?: { name: string; img: string }[];
  readonly effects?: Iterable<{ name: string; img: string; statuses?: Set<string>; disabled?: boolean }>;
  toggleStatusEffect(id: string, options?: object): Promise<unknown>;
}

export interface TokenDocumentLike extends DocumentLike {
  readonly x: number;
  readonly y: number;
  readonly elevation: number;
  readonly hidden: boolean;
  readonly isSecret?: boolean;
  readonly movementAction?: string;
  readonly actorId?: string | null;
  readonly combatant?: CombatantLike | null;
  readonly inCombat?: boolean;
  readonly object?: TokenLike | null;
  readonly actor?: ActorLike | null;
  toggleCombatant?(options?: object): Promise<unknown>;
  move?(waypoints: object, options?: object): Promise<boolean>;
}

export interface TokenLike {
  readonly id: string;
  readonly document: TokenDocumentLike;
  readonly actor?: ActorLike | null;
  readonly isVisible: boolean;
  readonly controlled: boolean;
  readonly center: { x: number; y: number };
  readonly bounds?: { x: number; y: number; width: number; height: number };
  control?(options?: object): unknown;
  setTarget?(targeted: boolean, options?: object): unknown;
}
