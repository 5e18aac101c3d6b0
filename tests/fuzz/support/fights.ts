import { emptyLedger, revisionOf, type Ledger } from "../../../module/combat/ledger/ledger.js";
import { createBoard } from "../../../module/grid/board/board.js";
import type { Command } from "../../../module/model/command.js";
import { commandId, creatureId, type CreatureId } from "../../../module/model/ids.js";
import type { Profile } from "../../../module/model/profile.js";
import type { Ruleset } from "../../../module/rules/ruleset.js";
import type { Scene } from "../../../module/rules/situation.js";
import { adnd2ct } from "../../../module/rulesets/adnd2ct/ruleset.js";
import { dnd4e } from "../../../module/rulesets/dnd4e/ruleset.js";
import { dnd5e2024 } from "../../../module/rulesets/dnd5e2024/ruleset.js";
import { gurps4e } from "../../../module/rulesets/gurps4e/ruleset.js";
import { pf1 } from "../../../module/rulesets/pf1/ruleset.js";
import type { UndoRequest } from "../../../module/table/envelope.js";
import type { Sender } from "../../../module/table/permission.js";
import { submit } from "../../../module/table/submit.js";

export const RULESETS: readonly Ruleset[] = [pf1, adnd2ct, dnd5e2024, dnd4e, gurps4e];

export const GM: Sender = { user: "gm", gm: true, owns: () => true };

const IDS = ["hero", "ogre", "late"].map(creatureId);

const profile = (id: CreatureId): Profile => ({
  id,
  name: id,
  side: id === "ogre" ? "foes" : "heroes",
  kind: id === "hero" ? "pc" : "npc",
  size: "medium",
  speeds: { walk: 30 },
  attacks: [{ id: "blow", kind: "melee", bonus: 5, damage: "1d6", extra: {} }],
  stats: { dex: 14, str: 14, bab: 6 },
  features: [],
  unseen: [],
  located: [],
});

/** A small field on which the samples' creatures stand. */
export const sceneFor = (ruleset: Ruleset): Scene => ({
  board: createBoard({
    shape: ruleset.unit === "yards" ? "hex" : "square",
    columns: 8,
    rows: 8,
    walls: [],
    terrain: [],
  }),
  profiles: new Map(IDS.map((id) => [id, profile(id)])),
  bystanders: [],
  options: {},
});

/** How the games call a blow; those of phases want it declared before. */
const ATTACKS = ["attack", "attack-melee", "basic-attack"];

/** Puts a command through the table's door. */
export const put = (ledger: Ledger, command: Command | UndoRequest, ruleset: Ruleset, scene: Scene, sender = GM) =>
  submit(
    ledger,
    { id: commandId(`c${String(revisionOf(ledger))}`), revision: revisionOf(ledger), command },
    sender,
    ruleset,
    scene,
  );

/**
 * The ledger of a fight that has begun, in each of its states: at the hero's turn, in the midst of a strike that waits
 * for dice, and with a chance to strike open. What a game refuses is left out of its fight.
 */
export function ledgersOf(ruleset: Ruleset, scene: Scene): Ledger[] {
  const [hero, ogre] = IDS as [CreatureId, CreatureId, CreatureId];
  const facing = ruleset.phases ? "n" : ruleset.unit === "yards" ? "ne" : null;
  const at = (id: CreatureId, cell: readonly [number, number]) =>
    ({ id, position: { cell, elevation: 0, facing }, conditions: [], vitals: { hp: 12 } }) as const;
  const phase = ruleset.phases?.order[0];
  const deeds: (Command | UndoRequest)[] = [
    { type: "BeginFight", creatures: [at(hero, [1, 2]), at(ogre, [2, 2])], order: [hero, ogre] },
    ...(phase === undefined ? [] : [{ type: "StartPhase", phase } as const]),
    { type: "StartTurn", creature: hero },
    { type: "Observe", creature: ogre, vitals: { hp: 11 }, conditions: [{ id: "prone" }] },
    ...ATTACKS.map(
      (action) => ({ type: "TakeAction", act: { by: hero, action, target: ogre, with: "blow" } }) as const,
    ),
    {
      type: "TakeAction",
      act: {
        by: hero,
        action: "move",
        path: [
          [1, 2],
          [1, 3],
        ],
      },
    },
  ];
  const ledgers: Ledger[] = [];
  let ledger = emptyLedger;
  for (const deed of deeds) {
    const result = put(ledger, deed, ruleset, scene);
    if (!result.ok) continue;
    ledger = result.value.ledger;
    ledgers.push(ledger);
  }
  return ledgers;
}
