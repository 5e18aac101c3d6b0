import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyLedger, revisionOf, type Ledger } from "../../module/combat/ledger/ledger.js";
import { replay } from "../../module/combat/ledger/replay.js";
import { createBoard } from "../../module/grid/board/board.js";
import { ok, type Result } from "../../module/kernel/result.js";
import type { Act } from "../../module/model/act.js";
import type { Command } from "../../module/model/command.js";
import { commandId, creatureId, type CreatureId } from "../../module/model/ids.js";
import type { Cell } from "../../module/model/position.js";
import type { Profile } from "../../module/model/profile.js";
import type { Refusal } from "../../module/model/refusal.js";
import type { Ruleset } from "../../module/rules/ruleset.js";
import type { Scene } from "../../module/rules/situation.js";
import { dnd4e } from "../../module/rulesets/dnd4e/ruleset.js";
import { dnd5e2024 } from "../../module/rulesets/dnd5e2024/ruleset.js";
import { pf1 } from "../../module/rulesets/pf1/ruleset.js";
import { submit } from "../../module/table/submit.js";

const SIDE = 9;
const IDS = ["ann", "bob", "orc", "ogre"].map(creatureId);
const CONDITIONS = [
  "prone",
  "unconscious",
  "grappled",
  "restrained",
  "blinded",
  "incapacitated",
  "stunned",
  "invisible",
];
const GAME_MASTER = { user: "gm", gm: true, owns: () => true };

const cell: fc.Arbitrary<Cell> = fc.tuple(fc.nat(SIDE - 1), fc.nat(SIDE - 1));

interface Someone {
  readonly at: Cell;
  readonly conditions: readonly string[];
  readonly weapon: Profile["attacks"];
  readonly speeds: Profile["speeds"];
  readonly vitals: Readonly<Record<string, number>>;
}

const someone: fc.Arbitrary<Someone> = fc.record({
  at: cell,
  conditions: fc.subarray(CONDITIONS, { maxLength: 2 }),
  weapon: fc
    .constantFrom("melee", "ranged", "unarmed", "thrown")
    .map((kind) => [{ id: "blow", kind, bonus: 5, damage: "1d6", extra: {} }] as const),
  speeds: fc.constantFrom({ walk: 30 }, { walk: 5 }, { walk: 0 }, { walk: 20, fly: 40 }),
  // Little of anything, so that it runs out.
  vitals: fc.constantFrom({ hp: 30 }, { hp: 30, arrows: 0, spellSlots: 0, uses: 0 }, { hp: 0, arrows: 1 }),
});

/** Anything that anybody might press, drag or send, fitting or not. */
interface Attempt {
  readonly by: CreatureId;
  readonly action: number;
  readonly target: CreatureId;
  readonly towards: Cell;
  readonly pay: number;
  readonly variant: number;
  readonly bare: boolean;
  readonly turn: boolean;
}

const attempt: fc.Arbitrary<Attempt> = fc.record({
  by: fc.constantFrom(...IDS),
  action: fc.nat(),
  target: fc.constantFrom(...IDS),
  towards: cell,
  pay: fc.nat(9),
  variant: fc.nat(7),
  bare: fc.boolean(),
  turn: fc.boolean(),
});

const VARIANTS = ["trip", "bull-rush", "grapple", "defensive", "dash", "cast-standard"];

/** The attempt as it stands now: its way begins under its creature's feet, or a cell beside. */
function toAct(ruleset: Ruleset, ledger: Ledger, tried: Attempt): Act {
  const { by, target, towards, bare } = tried;
  const definition = ruleset.actions[tried.action % ruleset.actions.length];
  const from = ledger.current.creatures[by]?.position?.cell ?? [0, 0];
  const slots = ruleset.slots.map(({ id }) => id);
  const pay = slots[tried.pay];
  const variant = VARIANTS[tried.variant];
  return {
    by,
    action: definition?.id ?? "",
    target,
    targets: [target],
    ...(bare ? {} : { with: "blow" }),
    ...(definition?.targeting === "path" || definition?.id === "charge" ? { path: straight(from, towards) } : {}),
    ...(pay === undefined ? {} : { pay }),
    ...(variant === undefined ? {} : { variant, options: { spell: { level: 1 }, level: 1, ability: variant } }),
    ...(definition?.id === "ready" ? { trigger: { on: "other" }, then: { by, action: "attack" } } : {}),
  };
}

function straight([fromX, fromY]: Cell, [toX, toY]: Cell): Cell[] {
  const path: Cell[] = [[fromX, fromY]];
  for (let [x, y] = [fromX, fromY]; x !== toX || y !== toY; path.push([x, y])) {
    x += Math.sign(toX - x);
    y += Math.sign(toY - y);
  }
  return path;
}

/** A fight that a game master plays, with no regard for any rule. */
class Fight {
  ledger: Ledger = emptyLedger;
  readonly #scene: Scene;

  constructor(
    readonly ruleset: Ruleset,
    seats: readonly Someone[],
    rubble: readonly Cell[],
  ) {
    this.#scene = {
      board: createBoard({
        shape: "square",
        columns: SIDE,
        rows: SIDE,
        walls: [{ from: [3, 3], to: [3, 4], move: true, sight: true }],
        terrain: [{ kind: "difficult", cells: rubble }],
      }),
      profiles: new Map(seats.map((seat, i) => profileOf(IDS[i] ?? creatureId("?"), i, seat))),
      bystanders: [],
      options: {},
    };
    const creatures = seats.map(({ at, conditions, vitals }, i) => ({
      id: IDS[i] ?? creatureId("?"),
      position: { cell: at, elevation: 0, facing: null },
      conditions: conditions.map((id) => ({ id })),
      vitals,
    }));
    this.send({ type: "BeginFight", creatures, order: IDS });
    this.startTurn(creatureId("ann"));
  }

  send(command: Command): Result<null, Refusal> {
    const revision = revisionOf(this.ledger);
    const envelope = { id: commandId(`c${String(revision + 1)}`), revision, command };
    const submitted = submit(this.ledger, envelope, GAME_MASTER, this.ruleset, this.#scene);
    if (!submitted.ok) return submitted;
    this.ledger = submitted.value.ledger;
    return ok(null);
  }

  /** Begins a turn, with what the rules roll for at its beginning. */
  startTurn(creature: CreatureId): void {
    this.send({ type: "StartTurn", creature });
    this.settle(false);
  }

  /** Plays what is open to its end. */
  settle(fierce: boolean): void {
    for (let i = 0; i < 200 && this.ledger.current.tasks.length > 0; i++) {
      const { rolls, windows } = this.ledger.current;
      const window = windows.at(-1);
      const waiting = window?.responders.find(({ answer }) => answer === null);
      if (rolls) {
        const faces = rolls.dice.flatMap(({ count, sides }) => Array<number>(count).fill(fierce ? sides : 1));
        this.send({ type: "GiveRolls", request: rolls.id, faces });
      } else if (window && waiting) {
        this.send({ type: "AnswerWindow", window: window.id, by: waiting.creature, answer: { accept: fierce } });
      }
    }
  }

  economy(creature: CreatureId) {
    return this.ruleset.economy({ ...this.#scene, encounter: this.ledger.current }, creature);
  }
}

const profileOf = (id: CreatureId, index: number, { weapon, speeds }: Someone): [CreatureId, Profile] => [
  id,
  {
    id,
    name: id,
    side: index < 2 ? "heroes" : "foes",
    kind: index < 2 ? "pc" : "npc",
    size: index === 3 ? "large" : "medium",
    speeds,
    attacks: weapon ?? [],
    stats: { dex: 14, str: 14, bab: 6 },
    features: [],
    unseen: [],
    located: [],
  },
];

/** What may run out, but not below nothing; hit points may. */
function demandNothingOwed(fight: Fight): void {
  for (const { id, vitals } of Object.values(fight.ledger.current.creatures)) {
    const { slots, movement } = fight.economy(id);
    for (const { slot, left } of slots) expect(left, `${id}: ${slot}`).toBeGreaterThanOrEqual(0);
    expect(movement?.left ?? 0, `${id}: movement`).toBeGreaterThanOrEqual(0);
    for (const [vital, value] of Object.entries(vitals))
      if (vital !== "hp") expect(value, `${id}: ${vital}`).toBeGreaterThanOrEqual(0);
  }
}

const OVERRULED = { word: "overrule" } as const;

describe.each([pf1, dnd5e2024, dnd4e])("acts that a game master allows against the rules of $id", (ruleset) => {
  test("come to an end, take what is there and no more, and are told alike by replay", () => {
    fc.assert(
      fc.property(
        fc.tuple(someone, someone, someone, someone),
        fc.array(cell, { maxLength: 6 }),
        fc.array(attempt, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        (seats, rubble, tries, fierce) => {
          const fight = new Fight(ruleset, seats, rubble);
          for (const tried of tries) {
            if (tried.turn) fight.startTurn(tried.by);
            fight.send({ type: "TakeAction", act: toAct(ruleset, fight.ledger, tried), ...OVERRULED });
            fight.settle(fierce);
            expect(fight.ledger.current).toMatchObject({ tasks: [], windows: [], rolls: null });
            demandNothingOwed(fight);
          }
          const { opening, records, current } = fight.ledger;
          expect(replay(opening, JSON.parse(JSON.stringify(records)) as typeof records)).toEqual(current);
        },
      ),
    );
  });

  test("take a mover to the end of its way, out of its turn and beyond its speed", () => {
    fc.assert(
      fc.property(fc.tuple(someone, someone, someone, someone), cell, (seats, goal) => {
        const fight = new Fight(ruleset, seats, []);
        const bob = creatureId("bob");
        const from = fight.ledger.current.creatures[bob]?.position?.cell ?? [0, 0];
        fc.pre(from[0] !== goal[0] || from[1] !== goal[1]);
        const action = ruleset.actions.some(({ id }) => id === "move") ? "move" : "walk";
        const act: Act = { by: bob, action, path: straight(from, goal) };
        expect(fight.send({ type: "TakeAction", act, ...OVERRULED }).ok).toBe(true);
        fight.settle(false);
        expect(fight.ledger.current.creatures[bob]?.position?.cell).toEqual(goal);
        demandNothingOwed(fight);
      }),
    );
  });
});
