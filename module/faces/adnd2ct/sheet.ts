import { formatNumber, t } from "../../foundry/i18n/localize.js";
import { lengthText } from "../../foundry/i18n/measure.js";
import { featureName } from "../../foundry/i18n/terms.js";
import { sessionOfActor } from "../../foundry/port/session.js";
import { faceSheet } from "../../foundry/sheets/face-sheet.js";
import type { JsonObject } from "../../kernel/json.js";
import { adnd2ctData, type Adnd2ctActorData } from "./actor-data.js";
import { groups } from "./edit-groups.js";
import { turnFacts } from "./turn-facts.js";

/** Numbers of a creature in three lines, and under them what it has declared and holds ready in this fight. */
export const sheet = faceSheet({
  ...{ ruleset: "adnd2ct", dataOf: adnd2ctData, groups },
  ...{ stats: statsContext, template: "faces/adnd2ct/stats.hbs" },
});

const GAME = "BATTLETEMPO.adnd2ct";
const fieldLabel = (path: string): string => t(`${GAME}.Actor.FIELDS.${path}.label`);

function statsContext(data: Adnd2ctActorData): JsonObject {
  const { thac0, attacks, ac, dexAc, basePhase, saves } = data;
  const seat = sessionOfActor(data.parent);
  return {
    thac0,
    attacks: formatNumber(attacks ?? 1),
    front: ac,
    // Nobody dodges what comes from behind.
    rear: dexAc === 0 ? null : ac + dexAc,
    basePhase: basePhase === "by-size" ? null : t(`${GAME}.Phase.${basePhase}`),
    speeds: Object.entries(data.speeds).flatMap(([mode, squares]) =>
      squares === null ? [] : [{ mode: t(`BATTLETEMPO.Mode.${mode}`), length: lengthText(squares, "squares") }],
    ),
    saves: Object.entries(saves).flatMap(([kind, value]) =>
      value === null ? [] : [{ label: fieldLabel(`saves.${kind}`), value }],
    ),
    abilities: Object.entries(data.abilities).map(([id, value]) => ({ label: fieldLabel(`abilities.${id}`), value })),
    features: data.features.map((feature) => featureName("adnd2ct", feature)),
    prepared: seat ? turnFacts(seat) : [],
  };
}
