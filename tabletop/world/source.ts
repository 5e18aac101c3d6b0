import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { JsonObject } from "../protocol.js";

export type Language = "en" | "ru";
export type Text = Readonly<Record<Language, string>>;
/** Column and row, from 0. */
export type Cell = readonly [column: number, row: number];

export interface UserSource {
  id: string;
  role: number;
  color: string;
  name: Text;
  character?: string;
}

export interface WallSource {
  from: Cell;
  to: Cell;
  door?: boolean;
}

export interface RubbleSource {
  id: string;
  name: Text;
  at: Cell;
  columns: number;
  rows: number;
}

export interface SceneSource {
  id: string;
  name: Text;
  columns: number;
  rows: number;
  /** pixels */
  cellSize: number;
  /** of one cell, in `units` */
  distance: number;
  units: Text;
  walls: WallSource[];
  rubble: RubbleSource;
}

/** A second, empty scene, to look away at. */
export interface AsideSource {
  id: string;
  name: Text;
  columns: number;
  rows: number;
}

/**
 * Who is there, and where. A token is named by its creature, with a number behind it where the creature stands there
 * more than once: `goblin`, `goblin2`.
 */
export type Cast = Readonly<Record<string, Cell>>;

export interface TableSource {
  users: UserSource[];
  scene: SceneSource;
  aside: AsideSource;
  casts: Readonly<Record<string, Cast>>;
}

export interface CreatureSource {
  id: string;
  /** An ally is played by the game master. */
  side: "hero" | "ally" | "foe";
  owner?: string;
  name: Text;
  /** cells on each side */
  cells: number;
  /** Of the token, in degrees; missing: 0, so that it looks south. */
  rotation?: number;
  system: JsonObject;
  items?: (JsonObject & { name: Text })[];
}

/** What is other about the scene where a game is played on hexes. */
export interface HexSource {
  /** of one hex, in `units` */
  distance: number;
  units: Text;
}

export interface RulesetSource {
  title: Text;
  /** Rows of hexes, pointed at the top, without walls; missing: squares, as the scene says. */
  hexes?: HexSource;
  /** Beside those that all rulesets share. */
  casts: Readonly<Record<string, Cast>>;
  creatures: CreatureSource[];
}

export function readTable(folder: string): TableSource {
  return parse(readFileSync(join(folder, "table.yaml"), "utf8")) as TableSource;
}

/** Throws where no sample world of that ruleset exists. */
export function readRuleset(folder: string, ruleset: string): RulesetSource {
  if (!/^[a-z0-9]+$/.test(ruleset)) throw new Error(`"${ruleset}" is no ruleset id`);
  return parse(readFileSync(join(folder, `${ruleset}.yaml`), "utf8")) as RulesetSource;
}
