import type { CreatureId } from "../../model/ids.js";
import { t } from "../i18n/localize.js";
import { lengthText } from "../i18n/measure.js";
import { announce } from "../planning/live-region.js";
import type { FightSession, SessionSeat } from "../port/fight-session.js";

/** An enemy that may be aimed at, and how far it is in the ruleset's unit; null: the rules can't tell. */
export interface Aim {
  readonly creature: CreatureId;
  readonly distance: number | null;
}

/** The enemies that this user knows of, nearest first; those of the creature's own side are none. */
export function enemiesOf({ session, creature }: SessionSeat): Aim[] {
  const { encounter, scene } = session.viewed;
  const side = scene.profiles.get(creature)?.side;
  return [...scene.profiles.values()]
    .filter((profile) => profile.side !== side && encounter.creatures[profile.id]?.out === false)
    .map(({ id }) => ({ creature: id, distance: distanceOf(session, creature, id) }))
    .toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || (a.creature < b.creature ? -1 : 1));
}

/** The one to aim at after the present target, forwards or backwards; the nearest where there is none. */
export function aimAfter(aims: readonly Aim[], present: CreatureId | null, forwards: boolean): Aim | null {
  const at = aims.findIndex(({ creature }) => creature === present);
  if (at < 0) return aims.at(forwards ? 0 : -1) ?? null;
  return aims[(at + (forwards ? 1 : aims.length - 1)) % aims.length] ?? null;
}

/** Makes the next enemy on this user's screen their one target, and says who that is. */
export function targetNext(seat: SessionSeat, forwards: boolean): void {
  const { session } = seat;
  const aims = enemiesOf(seat).filter(({ creature }) => session.tokenOf(creature)?.object?.isVisible === true);
  const targets = [...game.user.targets].map(({ document }) => document);
  const present = aims.find(({ creature }) => targets.includes(session.tokenOf(creature) as never));
  const next = aimAfter(aims, present?.creature ?? null, forwards);
  if (!next) {
    announce(t("BATTLETEMPO.Aim.none"));
    return;
  }
  session.tokenOf(next.creature)?.object?.setTarget(true, { releaseOthers: true });
  const name = session.nameOf(next.creature);
  const { unit } = session.ruleset;
  announce(
    next.distance === null
      ? t("BATTLETEMPO.Aim.at", { name })
      : t("BATTLETEMPO.Aim.far", { name, distance: lengthText(next.distance, unit) }),
  );
}

function distanceOf({ ruleset, viewed }: FightSession, from: CreatureId, to: CreatureId): number | null {
  const { encounter, scene } = viewed;
  const distance = ruleset.ask({ ...scene, encounter }, { kind: "distance", from, to });
  return typeof distance === "number" ? distance : null;
}
