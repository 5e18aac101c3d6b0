import type { DocumentClass } from "../common/abstract/document.js";
import { documentConfig } from "../globals/config.js";
import { peekGame } from "../globals/env.js";
import { ActiveEffect, prepareEffects } from "./active-effect.js";
import { ActorDelta } from "./actor-delta.js";
import { Actor } from "./actor.js";
import { Adventure } from "./adventure.js";
import { ChatMessage } from "./chat-message.js";
import { CombatantGroup } from "./combatant-group.js";
import { Combatant } from "./combatant.js";
import { Combat } from "./combat.js";
import { Item } from "./item.js";
import { Level } from "./level.js";
import { RegionBehavior } from "./region-behavior.js";
import { RegionDocument } from "./region.js";
import { Scene } from "./scene.js";
import { Macro } from "./macro.js";
import { Folder, JournalEntry, JournalEntryPage, Setting } from "./small-documents.js";
import { TokenDocument } from "./token.js";
import { User } from "./user.js";
import { WallDocument } from "./wall.js";

/** Every document class by the name under which `foundry.documents` publishes it. */
export const DOCUMENT_CLASSES = {
  ActiveEffect,
  Actor,
  ActorDelta,
  Adventure,
  ChatMessage,
  Combat,
  Combatant,
  CombatantGroup,
  Folder,
  Item,
  JournalEntry,
  JournalEntryPage,
  Macro,
  RegionBehavior,
  RegionDocument,
  Scene,
  Setting,
  TokenDocument,
  User,
  WallDocument,
};

/** Documents that only generation 14 has. */
export const LATER_DOCUMENT_CLASSES = { Level };

/** Puts every document class into CONFIG, where packages may replace it. */
export function registerDocuments(): void {
  const later = peekGame()?.release.generation === 14 ? Object.values(LATER_DOCUMENT_CLASSES) : [];
  for (const cls of [...Object.values(DOCUMENT_CLASSES), ...later])
    documentConfig(cls.documentName).documentClass = cls as unknown as DocumentClass;
  prepareEffects();
}
