import type { Act } from "../../model/act.js";
import type { CreatureId } from "../../model/ids.js";
import type { RefusalCode } from "../../model/refusal.js";
import { HOME_MADE } from "../../table/host.js";
import { actionName } from "../i18n/terms.js";
import type { FightSession } from "../port/fight-session.js";
import { actionsOnLines } from "./attack-lines.js";

/** Something that may be kept ready. */
export interface Readiable {
  readonly label: string;
  readonly act: Act;
}

/** Reasons against readying that lie in what is readied. */
const UNFIT: readonly RefusalCode[] = ["not-readiable", "no-such-action"];

/**
 * What a creature may keep ready, attacks first. Ways are drawn on the map when they are walked, so none is among them;
 * whom an act is meant for is said with its trigger.
 */
export function readiableActs(session: FightSession, by: CreatureId): Readiable[] {
  return [...attackActs(session, by), ...ownActs(session, by), ...otherActs(session, by)].filter(({ act }) =>
    isFit(session, act),
  );
}

function attackActs({ scene, face, ruleset }: FightSession, by: CreatureId): Readiable[] {
  const attacks = scene.profiles.get(by)?.attacks ?? [];
  return attacks.flatMap((attack) =>
    face.attackActions(attack).map((action) => ({
      label: `${attack.name ?? attack.id}: ${actionName(ruleset.id, action)}`,
      act: { by, action, with: attack.id },
    })),
  );
}

/** What its table has made for it. */
const ownActs = ({ scene }: FightSession, by: CreatureId): Readiable[] =>
  (scene.profiles.get(by)?.homeMade ?? []).map(({ id, name }) => ({
    label: name,
    act: { by, action: HOME_MADE, with: id },
  }));

function otherActs({ face, ruleset }: FightSession, by: CreatureId): Readiable[] {
  const onLines = actionsOnLines(face);
  const needsMore = (id: string): boolean => onLines.has(id) || id in face.variants || id === face.ready?.action;
  return ruleset.actions
    .filter(
      ({ id, targeting, attack }) => face.common.includes(id) && targeting !== "path" && !attack && !needsMore(id),
    )
    .map(({ id }) => ({ label: actionName(ruleset.id, id), act: { by, action: id } }));
}

function isFit({ face, forecast }: FightSession, then: Act): boolean {
  if (!face.ready) return false;
  const [on = ""] = face.ready.triggers;
  const { refusal } = forecast({ by: then.by, action: face.ready.action, trigger: { on }, then });
  return !refusal?.reasons.some(({ code }) => UNFIT.includes(code));
}
