import { formatNumber, t } from "../../foundry/i18n/localize.js";
import { lengthText } from "../../foundry/i18n/measure.js";
import type { SessionSeat } from "../../foundry/port/fight-session.js";
import { sessionOfActor } from "../../foundry/port/session.js";
import { faceSheet } from "../../foundry/sheets/face-sheet.js";
import { heldBy, heldText } from "../../foundry/sheets/ready-text.js";
import { flagsOf } from "../../foundry/tracker/row-flags.js";
import type { JsonObject } from "../../kernel/json.js";
import { gurps4eData, type Gurps4eActorData } from "./actor-data.js";
import { groups } from "./edit-groups.js";
import { basicMove, basicSpeed } from "./profile.js";

/** Numbers of a creature in two lines, and under them what it has prepared in this fight. */
export const sheet = faceSheet({
  ...{ ruleset: "gurps4e", dataOf: gurps4eData, groups },
  ...{ stats: statsContext, template: "faces/gurps4e/stats.hbs" },
});

const fieldLabel = (path: string): string => t(`BATTLETEMPO.gurps4e.Actor.FIELDS.${path}.label`);

function statsContext(data: Gurps4eActorData): JsonObject {
  const { defences } = data;
  const guards = { dodge: data.dodge, parry: defences.parry, block: defences.block };
  const seat = sessionOfActor(data.parent);
  return {
    attributes: Object.entries(data.attributes).map(([id, value]) => ({
      label: fieldLabel(`attributes.${id}`),
      value,
    })),
    guards: Object.entries(guards).flatMap(([id, value]) =>
      value === null ? [] : [{ label: fieldLabel(`defences.${id}`), value }],
    ),
    basicSpeed: formatNumber(basicSpeed(data)),
    move: lengthText(basicMove(data), "yards"),
    dr: data.dr,
    prepared: seat ? preparedBy(seat) : [],
  };
}

/** What it has prepared, and what it waits for, a sentence each. */
function preparedBy({ session, creature }: SessionSeat): string[] {
  const held = heldBy(session, creature);
  const flags = flagsOf(session, creature).map(({ sentence }) => sentence);
  return [...flags, ...(held ? [heldText(session, creature, held)] : [])];
}
