import { installFieldForms } from "../common/data/fields/form-input.js";
import { Adventure, installOverwriteQuestion } from "../documents/adventure.js";
import type { ClientDocument } from "../documents/client-document.js";
import { JournalEntry } from "../documents/small-documents.js";
import { installSheetFactory, type SheetLike } from "../documents/sheets.js";
import { ActorDirectory } from "../ui/actor-directory.js";
import { CompendiumDirectory } from "../ui/compendium-directory.js";
import { addCoreWords } from "../ui/core-words.js";
import { Hooks } from "../globals/hooks.js";
import { ChatLog } from "../ui/chat-log.js";
import { registerCombatTemplates } from "../ui/combat-templates.js";
import { CombatTracker } from "../ui/combat-tracker.js";
import { GamePause } from "../ui/game-pause.js";
import { Notifications } from "../ui/notifications.js";
import { BasePlaceableHUD } from "../ui/placeable-hud.js";
import { Hotbar } from "../ui/hotbar.js";
import { Players } from "../ui/players.js";
import { SceneControls } from "../ui/scene-controls.js";
import { SettingsConfig } from "../ui/settings-config.js";
import { SettingsTab } from "../ui/settings-tab.js";
import { AbstractSidebarTab } from "../ui/sidebar-tab.js";
import { Sidebar } from "../ui/sidebar.js";
import { registerRulerTemplate } from "../ui/ruler-template.js";
import { registerTokenHudTemplate } from "../ui/token-hud-template.js";
import { TokenHUD } from "../ui/token-hud.js";
import { UIConfig } from "../ui/ui-config.js";
import { ApplicationV2, instances } from "./api/application.js";
import { DialogV2 } from "./api/dialog.js";
import { DocumentSheetV2 } from "./api/document-sheet.js";
import { HandlebarsApplicationMixin } from "./api/handlebars-application.js";
import { defineElements, elements } from "./elements/define-elements.js";
import { createFieldGroup, createFieldInput } from "./forms/field-forms.js";
import * as fields from "./forms/fields.js";
import { registerHelpers } from "./handlebars/helpers.js";
import { getTemplate, loadTemplates, renderTemplate } from "./handlebars/templates.js";
import type { DocumentLike } from "./host.js";
import { sealNamespace } from "../globals/not-modelled.js";
import { ActorSheetV2 } from "./sheets/actor-sheet.js";
import { AdventureImporterV2, askToOverwrite } from "./sheets/adventure-importer.js";
import { DocumentSheetConfig } from "./sheets/document-sheet-config.js";
import { ItemSheetV2 } from "./sheets/item-sheet.js";
import { JournalEntrySheet } from "./sheets/journal-entry-sheet.js";
import { cleanHTML } from "./ux/clean-html.js";
import { ContextMenu } from "./ux/context-menu.js";
import { DragDrop } from "./ux/drag-drop.js";
import { FormDataExtended } from "./ux/form-data-extended.js";
import { TextEditor } from "./ux/text-editor.js";
import { TooltipManager } from "./ux/tooltip.js";

export { renderInterface } from "../ui/interface.js";

/** The globals that the apps add themselves to. */
export interface AppGlobals {
  foundry: Record<string, unknown>;
  CONFIG: Record<string, unknown>;
  ui: Record<string, unknown>;
}

/**
 * Installs the visual half of the API: `foundry.applications`, the defaults of `CONFIG.ui`, `CONFIG.Token.hudClass`, the
 * Handlebars helpers, the form elements, the dialog query and `ui.notifications`. Call it before the `init` hook, then
 * `renderInterface()` once documents and settings are loaded.
 */
export function installApps({ foundry, CONFIG, ui }: AppGlobals): void {
  registerHelpers();
  registerCombatTemplates();
  registerTokenHudTemplate();
  registerRulerTemplate();
  defineElements();
  foundry["applications"] = sealApplications();
  const utils = (foundry["utils"] ??= {}) as Record<string, unknown>;
  if (!("cleanHTML" in utils)) utils["cleanHTML"] = cleanHTML;
  configure(CONFIG);
  ui["notifications"] = new Notifications();
  Hooks.once("i18nInit", addCoreWords);
  installFieldForms({ createFieldInput, createFieldGroup });
  installSheetFactory(makeSheet);
  installOverwriteQuestion(askToOverwrite);
  registerCoreSheets();
}

function configure(CONFIG: Record<string, unknown>): void {
  const defaults = {
    sidebar: Sidebar,
    controls: SceneControls,
    players: Players,
    hotbar: Hotbar,
    pause: GamePause,
    chat: ChatLog,
    combat: CombatTracker,
    actors: ActorDirectory,
    compendium: CompendiumDirectory,
    settings: SettingsTab,
    notifications: Notifications,
  };
  CONFIG["ui"] = { ...defaults, ...(CONFIG["ui"] as object | undefined) };
  CONFIG["ux"] = { ContextMenu, DragDrop, TextEditor, TooltipManager, ...(CONFIG["ux"] as object | undefined) };
  CONFIG["TextEditor"] = { enrichers: [], ...(CONFIG["TextEditor"] as object | undefined) };
  const token = (CONFIG["Token"] ??= {}) as Record<string, unknown>;
  token["hudClass"] ??= TokenHUD;
  const queries = (CONFIG["queries"] ??= {}) as Record<string, unknown>;
  queries["dialog"] = (data: Parameters<typeof DialogV2._handleQuery>[0]) => DialogV2._handleQuery(data);
}

/** What `foundry.applications` offers. */
export function makeApplications() {
  return {
    api: { ApplicationV2, Application: ApplicationV2, DialogV2, DocumentSheetV2, HandlebarsApplicationMixin },
    apps: { DocumentSheetConfig },
    elements,
    fields,
    handlebars: { getTemplate, loadTemplates, renderTemplate },
    hud: { BasePlaceableHUD, TokenHUD },
    settings: { SettingsConfig, menus: { UIConfig } },
    sheets: {
      ActorSheetV2,
      AdventureImporterV2,
      ItemSheetV2,
      journal: sealNamespace("foundry.applications.sheets.journal", { JournalEntrySheet }),
    },
    sidebar: {
      AbstractSidebarTab,
      Sidebar,
      tabs: sealNamespace("foundry.applications.sidebar.tabs", {
        ...{ ActorDirectory, ChatLog, CombatTracker, CompendiumDirectory },
        Settings: SettingsTab,
      }),
    },
    ui: { GamePause, Hotbar, Notifications, Players, SceneControls },
    ux: { ContextMenu, DragDrop, FormDataExtended, TextEditor, TooltipManager },
  };
}

/** `foundry.applications`, sealed: a member that isn't modelled throws with its path. */
function sealApplications(): object {
  const sealed = Object.entries(makeApplications()).map(([name, branch]) => {
    return [name, sealNamespace(`foundry.applications.${name}`, branch)] as const;
  });
  return sealNamespace("foundry.applications", { ...Object.fromEntries(sealed), instances });
}

/** The sheets of documents that no package has to show. */
function registerCoreSheets(): void {
  DocumentSheetConfig.registerSheet(Adventure, "core", AdventureImporterV2);
  DocumentSheetConfig.registerSheet(JournalEntry, "core", JournalEntrySheet);
}

/** The sheet of a document, of the class registered for its type; null when there is none. */
function makeSheet(document: ClientDocument): SheetLike | null {
  const constructor = DocumentSheetConfig.findSheetClass(document as unknown as DocumentLike);
  return constructor ? (new constructor({ document }) as SheetLike) : null;
}
