import { initialEncounter } from "../combat/initial.js";
import { createBoard } from "../grid/board/board.js";
import type { Entrant } from "../model/command.js";
import type { Encounter } from "../model/encounter.js";
import type { HomeMade, HomeSide } from "../model/home-made.js";
import { creatureId, type ConditionId, type CreatureId } from "../model/ids.js";
import type { Plan } from "../model/plan.js";
import type { Cell } from "../model/position.js";
import type { Profile } from "../model/profile.js";
import { HOME_MADE } from "../rules/home-made/words.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { Scene } from "../rules/situation.js";
import { play } from "./play-alone.js";

/** What an action came to for one of the two, with dice of the middle. */
export interface TriedChange {
  readonly who: HomeSide;
  /** Hit points lost, or won where below zero. */
  readonly lost: number;
  readonly gained: readonly ConditionId[];
  readonly relieved: readonly ConditionId[];
  /** Cells that it was moved. */
  readonly moved: number;
}

/** What the engine does with a home-made action, tried out on a sample. */
export interface TriedOut {
  /** As its doer is asked for it beside an enemy, with everything given that it needs. */
  readonly plan: Plan;
  /** What comes of it where its test succeeds, and where it fails; one alone where nothing decides. */
  readonly outcomes: readonly { readonly success: boolean | null; readonly changes: readonly TriedChange[] }[];
}

const DOER = creatureId("doer");
const TARGET = creatureId("target");
/** Stands beside the doer, for what provokes. */
const FOE = creatureId("foe");

/** So many hit points that nothing of a table's own fells anybody, half of them lost. */
const HIT_POINTS = { full: 100_000, now: 50_000 };

/**
 * Plays a home-made action by the very rules that fights are played by, on a bare board, for a creature like `doer`. Pure:
 * no fight of anybody's is touched.
 */
export function tryOut(ruleset: Ruleset, made: HomeMade, doer: Pick<Profile, "size" | "stats" | "features">): TriedOut {
  const scene = sceneFor(ruleset, made, doer);
  const begun = play(ruleset, scene, begin(ruleset, made, scene), []);
  const act = { by: DOER, action: HOME_MADE, with: made.id, ...(made.targets !== "none" && { target: TARGET }) };
  const plan = ruleset.judge({ ...scene, encounter: begun }, act);
  const tries = made.test ? [true, false] : [null];
  return {
    plan,
    outcomes: tries.map((success) => {
      const after = play(ruleset, scene, begun, [{ type: "TakeAction", act, word: "overrule" }], (kind) =>
        success === null ? "middle" : kind === "save" ? (success ? "worst" : "best") : success ? "best" : "worst",
      );
      return { success, changes: changesOf(begun, after, made) };
    }),
  };
}

function sceneFor(ruleset: Ruleset, made: HomeMade, doer: Pick<Profile, "size" | "stats" | "features">): Scene {
  const needed = (who: HomeSide): string[] =>
    made.needs.filter((need) => need.who === who && need.is === "has-feature").map(({ of }) => of);
  const base = { kind: "npc", speeds: { walk: ruleset.cellLength * 6 }, unseen: [], located: [] } as const;
  const stats = { ...doer.stats, hp: HIT_POINTS.now, maxHp: HIT_POINTS.full };
  const own: Profile = {
    ...base,
    id: DOER,
    name: "",
    side: "ours",
    size: doer.size,
    stats,
    features: [...doer.features, ...needed("self")],
    homeMade: [made],
  };
  const other = (id: CreatureId, side: string, features: readonly string[]): Profile => ({
    ...{ ...base, id, name: "", side, size: "medium", stats: { hp: HIT_POINTS.now, maxHp: HIT_POINTS.full } },
    features,
  });
  return {
    board: createBoard({
      shape: ruleset.unit === "yards" ? "hex" : "square",
      columns: 21,
      rows: 21,
      walls: [],
      terrain: [],
    }),
    profiles: new Map([
      [DOER, own],
      [TARGET, other(TARGET, made.targets === "ally" ? "ours" : "theirs", needed("target"))],
      [FOE, other(FOE, "theirs", [])],
    ]),
    bystanders: [],
    options: {},
  };
}

function begin(ruleset: Ruleset, made: HomeMade, scene: Scene): Encounter {
  const has = (who: HomeSide): Entrant["conditions"] =>
    made.needs.filter((need) => need.who === who && need.is === "has-condition").map(({ of }) => ({ id: of }));
  const entrant = (id: CreatureId, cell: Cell, conditions: Entrant["conditions"]): Entrant => ({
    id,
    position: { cell, elevation: 0, facing: null },
    conditions,
    vitals: { hp: HIT_POINTS.now },
  });
  const creatures = [
    entrant(DOER, [10, 10], has("self")),
    entrant(TARGET, [11, 10], has("target")),
    entrant(FOE, [10, 11], []),
  ];
  const order = creatures.map(({ id }) => id);
  return play(ruleset, scene, initialEncounter, [
    { type: "BeginFight", creatures, order },
    { type: "StartTurn", creature: DOER },
  ]);
}

function changesOf(before: Encounter, after: Encounter, made: HomeMade): TriedChange[] {
  const of = (who: HomeSide, id: CreatureId): TriedChange => {
    const [was, is] = [before.creatures[id], after.creatures[id]];
    const ids = (state: typeof was): string[] => (state?.conditions ?? []).map((condition) => condition.id);
    const [from, to] = [was?.position?.cell ?? [0, 0], is?.position?.cell ?? [0, 0]];
    return {
      who,
      lost: (was?.vitals.hp ?? 0) - (is?.vitals.hp ?? 0),
      gained: ids(is).filter((each) => !ids(was).includes(each)),
      relieved: ids(was).filter((each) => !ids(is).includes(each)),
      moved: Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])),
    };
  };
  const both = [of("self", DOER), ...(made.targets === "none" ? [] : [of("target", TARGET)])];
  return both.filter(
    ({ lost, gained, relieved, moved }) => lost !== 0 || moved > 0 || gained.length + relieved.length > 0,
  );
}
