import type { TerrainKind } from "../../grid/board/snapshot.js";
import { TERRAIN_KINDS } from "../../table/host.js";
import { KEYS, t } from "../i18n/localize.js";
import type { Game } from "../port/active-game.js";

/** What a terrain behaviour holds, as its form needs it. */
export interface TerrainSource {
  readonly kind: string;
  readonly degree: string;
}

/** Kinds whose cost of entering may be set apart from the usual. */
const COSTLY: readonly TerrainKind[] = ["difficult", "hampered", "bad-footing", "water"];
const DEEP: readonly TerrainKind[] = ["water", "pit"];

/** What the form shows: each kind with what it does in the game that is played, and the fields that the chosen one has. */
export function terrainContext({ kind, degree }: TerrainSource, game: Game | null) {
  const chosen = TERRAIN_KINDS.find((each) => each === kind) ?? TERRAIN_KINDS[0];
  return {
    kinds: TERRAIN_KINDS.map((each) => ({
      id: each,
      name: t(`${KEYS}.Terrain.kind.${each}`),
      text: explainKind(each, game?.ruleset.id ?? null),
      chosen: each === chosen,
    })),
    degrees: degreesOf(chosen, degree, game),
    hasCost: COSTLY.includes(chosen),
    hasDepth: DEEP.includes(chosen),
  };
}

/** In the words of the game where it says something of its own, else what the kind does anywhere. */
export function explainKind(kind: TerrainKind, ruleset: string | null): string {
  const own = `${KEYS}.${ruleset ?? ""}.Terrain.${kind}`;
  return t(ruleset !== null && game.i18n.has(own) ? own : `${KEYS}.Terrain.text.${kind}`);
}

/** The degrees that the game tells apart, with a first one for what it takes where none is named; empty: it has none. */
function degreesOf(kind: TerrainKind, degree: string, game: Game | null) {
  const known = game?.face.terrainDegrees?.[kind] ?? [];
  if (!game || known.length === 0) return [];
  return [
    { value: "", name: t(`${KEYS}.Terrain.usual`), chosen: !known.includes(degree) },
    ...known.map((each) => ({
      value: each,
      name: t(`${KEYS}.${game.ruleset.id}.Degree.${each}`),
      chosen: each === degree,
    })),
  ];
}
