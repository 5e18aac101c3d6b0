import type { Brand } from "../kernel/brand.js";

/** A creature in the fight; in Foundry the id of its combatant. */
export type CreatureId = Brand<string, "CreatureId">;
/** A wait for somebody's answer. */
export type WindowId = Brand<string, "WindowId">;
/** An act that is being carried out. */
export type TaskId = Brand<string, "TaskId">;
/** A command as its sender named it; the same id sent twice is the same command. */
export type CommandId = Brand<string, "CommandId">;

/** Slugs come from the ruleset's tables; plain strings, since data names them. */
export type ActionId = string;
export type AttackId = string;
export type ConditionId = string;
export type FeatureId = string;
export type SlotId = string;
/** A phase of the round, in a game that has phases. */
export type PhaseId = string;

export const creatureId = (id: string): CreatureId => id as CreatureId;
export const windowId = (id: string): WindowId => id as WindowId;
export const taskId = (id: string): TaskId => id as TaskId;
export const commandId = (id: string): CommandId => id as CommandId;

export const RULESET_IDS = ["pf1", "adnd2ct", "dnd5e2024", "dnd4e", "gurps4e"] as const;
export type RulesetId = (typeof RULESET_IDS)[number];
