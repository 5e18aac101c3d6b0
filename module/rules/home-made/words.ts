import type { HomeDeed, HomeEnd } from "../../model/home-made.js";
import type { ActionGroup } from "../definitions.js";
import type { ActionId, ConditionId, SlotId } from "../../model/ids.js";

/** The action by which everything home-made is done; the act's `with` names which of its doer's profile. */
export const HOME_MADE: ActionId = "home-made";

/** What a ruleset offers to home-made content: its forms choose from these words, and nothing else is believed. */
export interface HomeMadeWords {
  /** What may pay, the usual first, and where sheets list what it pays for. */
  readonly slots: Readonly<Record<SlotId, ActionGroup>>;
  /** What an attack may be made against; empty: no such test. */
  readonly defences: readonly string[];
  /** What may save; empty: no such test. */
  readonly saves: readonly string[];
  readonly conditions: readonly ConditionId[];
  readonly deeds: readonly HomeDeed[];
  readonly ends: readonly HomeEnd[];
  /** Whether doing anything can give enemies a chance in this game. */
  readonly provokes: boolean;
  /** Numbers that a feature may raise or lower, by their names among the statistics; speeds as `speed.walk`. */
  readonly adds: readonly string[];
}
