import { describe, expect, it } from "vitest";
import { nextCreature } from "../../module/combat/decide/next-turn.js";
import { foldAt, foldLedger } from "../../module/combat/ledger/fold.js";
import { appendRecord, emptyLedger, type Ledger } from "../../module/combat/ledger/ledger.js";
import type { LedgerRecord } from "../../module/combat/ledger/record.js";
import { redactRecord } from "../../module/combat/redact/redact-record.js";
import { foldLimit } from "../../module/foundry/combat/fold-limit.js";
import { encodeOpening, encodeRecord } from "../../module/foundry/combat/stored-ledger.js";
import { createBoard } from "../../module/grid/board/board.js";
import type { Command } from "../../module/model/command.js";
import { creatureId } from "../../module/model/ids.js";
import type { Profile } from "../../module/model/profile.js";
import type { Ruleset } from "../../module/rules/ruleset.js";
import type { Scene } from "../../module/rules/situation.js";
import { put, RULESETS, sceneFor } from "../fuzz/support/fights.js";

const ROUNDS = 8;
/** Turns of a round that are begun one by one; the others pass. */
const TURNS = 4;
/** What costs a slot and asks nobody anything, as the games call it. */
const SPENDS = ["total-defense", "dodge", "do-nothing", "parry"];
/** As long as the host's ids. */
const IDS = Array.from({ length: 60 }, (_, i) => creatureId(`combatant${String(i).padStart(7, "0")}`));

/** Sixty on a wide field, all alike. */
function crowdOf(ruleset: Ruleset): Scene {
  const scene = sceneFor(ruleset);
  const [one] = scene.profiles.values();
  return {
    ...scene,
    board: createBoard({ shape: scene.board?.shape ?? "square", columns: 64, rows: 12, walls: [], terrain: [] }),
    profiles: new Map(IDS.map((id) => [id, { ...one, id, name: id } as Profile])),
  };
}

/** A fight as its document holds it: everybody's ledger, and beside it what is sealed. */
class Stored {
  true_: Ledger = emptyLedger;
  told: Ledger = emptyLedger;
  #sealed: readonly LedgerRecord[] = [];

  constructor(
    readonly ruleset: Ruleset,
    readonly scene: Scene,
    readonly secrets: ReadonlySet<(typeof IDS)[number]>,
  ) {}

  /** What the rules refuse is not done. */
  send(command: Command): void {
    const before = this.true_.current;
    const done = put(this.true_, command, this.ruleset, this.scene);
    if (!done.ok) return;
    const { ledger, record } = done.value;
    this.true_ = ledger;
    const told = redactRecord(this.told, record, { before, after: ledger.current }, this.secrets);
    if (told !== record) this.#sealed = [...this.#sealed, record];
    this.told = appendRecord(this.told, told);
    const limit = foldLimit(ledger.records, record, 2);
    if (limit === null) return;
    this.true_ = foldLedger(ledger, limit).ledger;
    this.told = foldAt(this.told, this.true_.folded).ledger;
    this.#sealed = this.#sealed.filter(({ seq }) => seq > this.true_.folded);
  }

  get size(): number {
    const [opening, truth] = [encodeOpening(this.told.opening), encodeOpening(this.true_.opening)];
    const sealed = [...this.#sealed.map(encodeRecord), ...(truth === opening ? [] : [truth])];
    return (
      this.told.records.reduce((sum, record) => sum + encodeRecord(record).length, opening.length) +
      // Letters take up a third more than the bytes that were sealed.
      sealed.reduce((sum, text) => sum + Math.ceil(text.length / 3) * 4, 0)
    );
  }
}

function play(stored: Stored): number[] {
  const { ruleset, scene } = stored;
  const sizes: number[] = [];
  stored.send({
    type: "BeginFight",
    order: IDS,
    creatures: IDS.map((id, i) => ({
      ...{ id, conditions: [], vitals: { hp: 12 } },
      position: { cell: [2 * (i % 30), 4 * Math.floor(i / 30)], elevation: 0, facing: ruleset.phases ? "n" : null },
    })),
    fresh: true,
  });
  const begin = (fight: Ledger["current"]): void => {
    const creature = nextCreature(fight, ruleset, scene);
    if (creature !== null) stored.send({ type: "StartTurn", creature });
  };
  for (let round = 1; round <= ROUNDS; round++) {
    for (let turn = 0; turn < TURNS; turn++) {
      begin(stored.true_.current);
      const { active } = stored.true_.current;
      if (active !== null)
        for (const action of SPENDS) stored.send({ type: "TakeAction", act: { by: active, action } });
    }
    sizes.push(stored.size);
    const phase = ruleset.phases?.order[0];
    if (phase === undefined) begin({ ...stored.true_.current, last: null, ahead: 0 });
    else stored.send({ type: "StartPhase", phase });
  }
  return sizes;
}

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))("a fight of sixty, %s", (_id, ruleset) => {
  it.each([
    ["nobody", 0, 70_000],
    ["half of them", 30, 100_000],
  ])("takes up little and no more round after round, with %s hidden", (_who, hidden, most) => {
    const stored = new Stored(ruleset, crowdOf(ruleset), new Set(IDS.filter((_, i) => i % 2 === 1 && i < 2 * hidden)));
    const sizes = play(stored);
    expect(stored.true_.current.round).toBeGreaterThanOrEqual(ROUNDS);
    expect(Math.max(...sizes)).toBeLessThan(most);
    expect(sizes.at(-1)).toBeLessThan(1.01 * (sizes.at(-2) ?? 0));
  });
});
