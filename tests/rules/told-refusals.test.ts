import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { initialEncounter } from "../../module/combat/initial.js";
import type { Command } from "../../module/model/command.js";
import { creatureId, type CreatureId } from "../../module/model/ids.js";
import { preview } from "../../module/table/preview.js";
import { refusalFor } from "../../module/table/viewer.js";
import { stepOn, type Fight } from "./properties/fight.js";
import { KINDS } from "./properties/kinds.js";

/** Why the truth refuses a player's command: as it is, and as a player is told; null where it is accepted. */
function refusalOf({ current, ruleset, scene }: Fight, command: Command, isHidden: (creature: CreatureId) => boolean) {
  const decided = preview(current, command, ruleset, scene, { gm: false });
  if (decided.ok) return null;
  const told = refusalFor(decided.error, current, (creature) => !isHidden(creature));
  return { raw: JSON.stringify(decided.error), told: JSON.stringify(told) };
}

describe.each(KINDS)("why something is refused in $ruleset.id", (kind) => {
  const plays = fc.array(kind.deeds, { minLength: 2, maxLength: 5 });

  test("names nobody to a player of whom that player may not know", () => {
    let kept = 0;
    fc.assert(
      fc.property(kind.opening, plays, (open, tries) => {
        const fight = open();
        const foes = fight.current.order.filter((id) => fight.scene.profiles.get(id)?.side !== "heroes");
        const isHidden = (id: CreatureId): boolean => foes.includes(id);
        for (const deeds of tries) {
          const asked: Command[] = deeds(fight).flatMap((command) => [
            command,
            // Somebody else tries the same out of turn.
            ...fight.current.order
              .filter((by) => by !== fight.current.active && !isHidden(by))
              .slice(0, 1)
              .flatMap((by): Command[] =>
                command.type === "TakeAction" ? [{ type: "TakeAction", act: { ...command.act, by } }] : [],
              ),
          ]);
          for (const command of asked) {
            const answer = refusalOf(fight, command, isHidden);
            for (const foe of foes) {
              if (answer?.raw.includes(`"${foe}"`)) kept++;
              expect(answer?.told ?? "").not.toContain(`"${foe}"`);
            }
          }
          for (const command of deeds(fight)) fight.send(command);
          for (let i = 0; i < 50 && stepOn(fight, { fierce: false, luck: 0.5 }); i++);
          const [next] = fight.current.order.filter((id) => id !== fight.current.active);
          if (!kind.ruleset.phases && next) fight.send({ type: "StartTurn", creature: next });
        }
      }),
    );
    expect(kept).toBeGreaterThan(0);
  });
});

test("what is no creature's id, and whom one may know, stays in a refusal", () => {
  const creatures = { ann: {}, orc: {} } as never;
  const data = {
    active: "orc",
    creature: "ann",
    among: ["ann", "orc", 3],
    of: { by: "orc", cell: [1, 2] },
    slot: null,
  };
  const refusal = { reasons: [{ code: "not-your-turn", data }] } as const;
  const isKnown = (id: CreatureId): boolean => id === creatureId("ann");
  expect(refusalFor(refusal, { ...initialEncounter, creatures }, isKnown)).toEqual({
    reasons: [
      { code: "not-your-turn", data: { creature: "ann", among: ["ann", 3], of: { cell: [1, 2] }, slot: null } },
    ],
  });
});
