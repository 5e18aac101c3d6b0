import { DataModel } from "../common/abstract/data-model.js";
import { Document } from "../common/abstract/document.js";
import { EmbeddedCollection } from "../common/abstract/embedded-collection.js";
import { TypeDataModel } from "../common/abstract/type-data-model.js";
import * as fields from "../common/data/fields/index.js";
import { DataModelValidationError, DataModelValidationFailure } from "../common/data/validation-failure.js";
import { DataFieldOperator, ForcedDeletion, ForcedReplacement } from "../common/utils/operators.js";
import { ActiveEffectTypeDataModel } from "../documents/effect-type-model.js";
import { CombatEncounters } from "../documents/collections/combats.js";
import { Scenes } from "../documents/collections/scenes.js";
import { SHEET_COLLECTIONS } from "../documents/collections/sheet-collections.js";
import { Users } from "../documents/collections/users.js";
import { WorldCollection } from "../documents/collections/world-collection.js";
import { modifyBatch } from "../documents/modify-batch.js";
import { PrototypeToken } from "../documents/prototype-token.js";
import { RegionBehaviorType } from "../documents/region-behavior.js";
import { DOCUMENT_CLASSES, LATER_DOCUMENT_CLASSES } from "../documents/registry.js";
import { CompendiumCollection } from "../game/compendium-collection.js";
import { FunctionTerm, ParentheticalTerm } from "../game/dice/group-terms.js";
import { Roll } from "../game/dice/roll.js";
import { DiceTerm, Die, NumericTerm, OperatorTerm, RollTerm } from "../game/dice/terms.js";
import { Localization } from "../game/i18n/localization.js";
import { ClientKeybindings } from "../game/keyboard/client-keybindings.js";
import { KeyboardManager } from "../game/keyboard/keyboard-manager.js";
import { ClientSettings } from "../game/settings/client-settings.js";
import { BaseGrid, GridlessGrid, HexagonalGrid, SquareGrid } from "../grid/index.js";
import { Hooks } from "./hooks.js";
import { sealNamespace } from "./not-modelled.js";
import { UTILS } from "./utils.js";

type Namespace = Record<string, unknown>;

type Classes = typeof DOCUMENT_CLASSES;

/** `BaseActor`, `BaseToken`… by what they are the base of. */
type BaseClasses = {
  [Name in keyof Classes as `Base${Name extends `${infer Bare}Document` ? Bare : Name}`]: Classes[Name];
};

/** Names under which the base classes of documents are published as well. */
function baseClasses(): BaseClasses {
  return Object.fromEntries(
    Object.values(DOCUMENT_CLASSES).map((cls) => [`Base${cls.documentName}`, cls]),
  ) as unknown as BaseClasses;
}

/** The data half of `foundry`, still open for the canvas and the applications. Its type says what is offered. */
export function makeNamespace(generation: 13 | 14) {
  return {
    abstract: { DataModel, Document, EmbeddedCollection, TypeDataModel, types: {} },
    data: {
      fields,
      validation: { DataModelValidationError, DataModelValidationFailure },
      regionBehaviors: { RegionBehaviorType },
      PrototypeToken,
      ...(generation === 14
        ? { operators: { DataFieldOperator, ForcedDeletion, ForcedReplacement }, ActiveEffectTypeDataModel }
        : {}),
    },
    dice: { Roll, terms: { DiceTerm, Die, FunctionTerm, NumericTerm, OperatorTerm, ParentheticalTerm, RollTerm } },
    documents: {
      ...baseClasses(),
      ...DOCUMENT_CLASSES,
      collections: { CombatEncounters, CompendiumCollection, Scenes, Users, WorldCollection, ...SHEET_COLLECTIONS },
      ...(generation === 14 ? { modifyBatch, ...LATER_DOCUMENT_CLASSES } : {}),
    },
    grid: { BaseGrid, GridlessGrid, HexagonalGrid, SquareGrid },
    helpers: { ClientSettings, Hooks, Localization, interaction: { ClientKeybindings, KeyboardManager } },
    packages: {},
    utils: { ...UTILS },
  };
}

/** Branches that the canvas and the applications seal themselves. */
const FOREIGN = new Set(["applications", "canvas"]);

/** Closes the namespace: from here on a read of what isn't modelled throws. */
export function sealFoundry(foundry: Namespace, path = "foundry"): Namespace {
  for (const [name, branch] of Object.entries(foundry)) {
    if (!FOREIGN.has(name) && isBranch(branch)) foundry[name] = sealFoundry({ ...branch }, `${path}.${name}`);
  }
  return sealNamespace(path, foundry);
}

function isBranch(value: unknown): value is Namespace {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
