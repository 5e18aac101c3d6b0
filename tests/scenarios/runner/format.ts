import type { Json, JsonObject } from "../../../module/kernel/json.js";
import type { Cell, Facing } from "../../../module/model/position.js";

/** A scenario file as `shared/FORMAT.md` describes it; only the shapes that the runner walks through are named here. */
export interface ScenarioFile {
  readonly scenarios: readonly Scenario[];
}

export interface Scenario {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  /** Ids of the rules that it shows. */
  readonly rules?: readonly string[];
  readonly options?: JsonObject;
  readonly board?: BoardText;
  readonly creatures: readonly CreatureText[];
  readonly order?: readonly string[];
  readonly round?: number;
  readonly surprise?: boolean;
  readonly policy?: { readonly reactions?: "accept" | "decline" };
  readonly steps: readonly StepText[];
}

export interface BoardText {
  readonly shape?: "square" | "hex" | "gridless";
  readonly size?: Cell;
  readonly walls?: readonly { readonly from: Cell; readonly to: Cell }[];
  readonly terrain?: readonly TerrainText[];
}

export interface TerrainText {
  readonly kind: string;
  readonly cells?: readonly Cell[];
  readonly edges?: readonly (readonly [Cell, Cell])[];
  readonly depth?: number;
  readonly degree?: string;
  readonly multiplier?: number;
}

export type ConditionText = string | { readonly id: string; readonly by?: string; readonly kind?: string };

export interface CreatureText {
  readonly id: string;
  readonly side: string;
  readonly kind?: "pc" | "npc";
  readonly at: Cell;
  readonly facing?: Facing;
  readonly elevation?: number;
  readonly size?: string;
  readonly space?: number;
  readonly speed?: number | Readonly<Record<string, number>>;
  readonly attacks?: readonly AttackText[];
  readonly stats?: JsonObject;
  readonly conditions?: readonly ConditionText[];
  readonly features?: readonly string[];
  readonly cannotSee?: readonly string[];
  readonly locates?: readonly string[];
  readonly rides?: string;
  readonly spent?: JsonObject;
  readonly state?: JsonObject;
}

export type AttackText = JsonObject & { readonly id: string; readonly kind: string };

export interface DoText {
  readonly by: string;
  readonly action: string;
  readonly path?: readonly Cell[];
  readonly z?: readonly number[];
  readonly facing?: Facing;
  readonly facings?: readonly Facing[];
  readonly target?: string;
  readonly targets?: readonly string[];
  readonly with?: string;
  readonly variant?: string;
  readonly pay?: string;
  readonly options?: JsonObject;
  readonly trigger?: { readonly on: string; readonly of?: string };
  readonly then?: DoText;
  readonly cause?: string;
  readonly source?: string;
  readonly drags?: Readonly<Record<string, readonly Cell[]>>;
  readonly dice?: readonly number[];
  readonly answers?: readonly {
    readonly by: string;
    readonly step: number | "action";
    readonly accept: boolean;
    readonly with?: string;
  }[];
}

export interface SetText {
  readonly creature: string;
  readonly at?: Cell;
  readonly facing?: Facing;
  readonly speed?: CreatureText["speed"];
  readonly conditions?: { readonly add?: readonly ConditionText[]; readonly remove?: readonly string[] };
  readonly hp?: number;
  readonly stats?: JsonObject;
  readonly features?: readonly string[];
  readonly spent?: JsonObject;
  readonly cannotSee?: readonly string[];
  readonly state?: JsonObject;
  readonly out?: boolean;
}

export interface StepText {
  readonly turn?: string;
  readonly end?: string;
  readonly phase?: string;
  readonly declare?: DoText;
  readonly do?: DoText;
  readonly set?: SetText;
  readonly check?: Readonly<Record<string, Json>>;
  readonly reset?: true;
  readonly expect?: Readonly<Record<string, Json>>;
}
