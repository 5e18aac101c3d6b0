import type { JsonObject } from "../../../kernel/json.js";
import type { Fact } from "../../../model/event.js";
import { changeVital, findStat, vitalOf } from "../../../rules/creature.js";
import { fullHitPoints, heal, spendSurges } from "../attack/injure.js";
import type { Fighter } from "../fighter.js";
import { giveBack } from "../power-line.js";
import { changeTurn } from "../state.js";

const RESTED = { winded: null, heroic: null };

/**
 * Five minutes: what can be had once in a fight is there again, and as many surges are spent as the act's option `surges`
 * says (DND4-2WIND-003, DND4-AP-003).
 */
export function restShortly(actor: Fighter, options: JsonObject | undefined): Fact[] {
  const asked = typeof options?.surges === "number" ? Math.floor(options.surges) : 0;
  const count = Math.max(0, Math.min(asked, vitalOf(actor, "surges") ?? 0));
  return [
    changeTurn(actor.id, RESTED),
    ...(count > 0 ? spendSurges(actor, count) : []),
    ...giveBack(actor, "short-rest"),
  ];
}

/** A night: everything is there again, and of action points one for a hero (DND4-AP-001). */
export function restLong(actor: Fighter): Fact[] {
  const [hp, full, surges] = [vitalOf(actor, "hp"), fullHitPoints(actor), findStat(actor, "maxSurges")];
  return [
    changeTurn(actor.id, RESTED),
    ...(hp === null || full === null ? [] : heal(actor, hp, full)),
    ...(surges === null ? [] : [changeVital(actor, "surges", surges)]),
    changeVital(actor, "actionPoints", Number(actor.profile.kind === "pc")),
    ...((vitalOf(actor, "temp") ?? 0) > 0 ? [changeVital(actor, "temp", 0)] : []),
    ...giveBack(actor, "extended-rest"),
  ];
}
