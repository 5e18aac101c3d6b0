import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Text = Readonly<Record<Language, string>>;
export type JsonObject = { readonly [key: string]: unknown };
/** Column and row, from 0. */
export type Cell = readonly [column: number, row: number];

/** What every game's journal and folders are headed with. */
export type SharedWords = Readonly<Record<string, Text>>;

/** A weapon, armour, shield or piece of gear; `system` as the item's data model keeps it. */
export interface ThingSource {
  readonly name: Text;
  readonly type: string;
  /** The drawing in `icons/things`. */
  readonly icon: string;
  readonly system?: JsonObject;
  readonly notes?: Text;
}

/** What a creature carries: a thing of the list, changed where it says so, or one of its own. */
export interface CarriedSource {
  readonly use?: string;
  readonly slug?: string;
  readonly name?: Text;
  readonly type?: string;
  readonly icon?: string;
  readonly system?: JsonObject;
}

export interface CreatureSource {
  readonly name: Text;
  /** The drawing in `icons/tokens`. */
  readonly token: string;
  /** Cells on each side; one where nothing is said. */
  readonly cells?: number;
  /** Stands with the heroes, though the game master plays it. */
  readonly ally?: true;
  /** As the actor's data model keeps it, notes left out. */
  readonly system: JsonObject;
  readonly items?: readonly CarriedSource[];
  readonly notes: Text;
}

export interface RegionSource {
  readonly slug: string;
  readonly name: Text;
  readonly color: string;
  /** Column, row, columns, rows of each rectangle. */
  readonly areas: readonly (readonly [number, number, number, number])[];
  /** As the data model of the terrain keeps it. */
  readonly terrain: JsonObject;
}

export interface DrawingSource {
  /** Column, row, columns, rows. */
  readonly area: readonly [number, number, number, number];
  readonly fill?: string;
  readonly text?: Text;
}

/** What to do, and what is seen then; or one of the steps that every game has. */
export type GuideStep = { readonly do: Text; readonly see?: Text } | { readonly same: string };

export interface FightSource {
  readonly name: Text;
  readonly description: Text;
  readonly scene: {
    readonly columns: number;
    readonly rows: number;
    readonly color: string;
    /** Of one cell; a hex grid has rows of hexes. */
    readonly grid: { readonly shape: "square" | "hex"; readonly distance: number; readonly units: Text };
    /** From corner to corner, in cells. */
    readonly walls?: readonly { readonly from: Cell; readonly to: Cell; readonly door?: true }[];
    readonly regions: readonly RegionSource[];
    readonly drawings?: readonly DrawingSource[];
  };
  /** Who stands where, first in the order first. Missing initiative: it is rolled. */
  readonly tokens: readonly {
    readonly who: string;
    readonly number?: number;
    readonly at: Cell;
    readonly elevation?: number;
    readonly initiative?: number;
    readonly rotation?: number;
  }[];
  readonly guide: readonly {
    readonly title: Text;
    readonly steps: readonly GuideStep[];
  }[];
}

/** All that is written by hand of one game. */
export interface GameSource {
  readonly ruleset: string;
  readonly things: Readonly<Record<string, ThingSource>>;
  readonly creatures: Readonly<Record<string, CreatureSource>>;
  readonly heroes: Readonly<Record<string, CreatureSource>>;
  /** What a page says beyond what rules and language files hold, by slug. */
  readonly actions: Readonly<Record<string, Text>>;
  readonly conditions: Readonly<Record<string, Text>>;
  readonly features: Readonly<Record<string, Text>>;
  readonly fight: FightSource;
}

/** The games that have sources, by the folders below `packs`. */
export const listGames = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
        .sort()
    : [];

export function readGame(folder: string, ruleset: string): GameSource {
  const read = <T>(name: string): T => parse(readFileSync(path.join(folder, ruleset, name), "utf8")) as T;
  const people = read<Pick<GameSource, "creatures" | "heroes">>("creatures.yaml");
  const words = read<Pick<GameSource, "actions" | "conditions" | "features">>("rules.yaml");
  return { ruleset, things: read("things.yaml"), ...people, ...words, fight: read("fight.yaml") };
}

export const readShared = (folder: string): SharedWords =>
  parse(readFileSync(path.join(folder, "words.yaml"), "utf8")) as SharedWords;
