import type { Errand } from "../hands.js";
import { clamp, combat, creatures, nth, page, session } from "./fight.js";
import { settled } from "./sending.js";

const CONDITIONS_AT_MOST = 4;

/** What a macro or another package does to documents, past all rules. */
export const foreign = (errand: Errand): boolean => {
  const { by, n, yes, away, what } = errand;
  const id = nth(creatures(), by);
  if (id === undefined || !page.game.user.isGM) return false;
  const [actor, token] = [session().actorOf(id), session().tokenOf(id)];
  switch (what) {
    case "hp": {
      const most = actor?.system.hp?.max;
      if (!actor || most === undefined) return false;
      settled(what, actor.update({ "system.hp.value": n % (most + 1) }));
      return true;
    }
    case "condition": {
      const status = nth(page.CONFIG.statusEffects, n)?.id;
      if (!actor || status === undefined) return false;
      const on = actor.statuses.size < CONDITIONS_AT_MOST && yes;
      settled(what, actor.toggleStatusEffect(status, { active: on }));
      return true;
    }
    case "shove": {
      // Beside somebody else: so the fight stays one.
      const goal = session().encounter.creatures[nth(creatures(), errand.other) ?? ""]?.position?.cell;
      if (!token || !goal) return false;
      const to = token.parent.grid.getTopLeftPoint({
        i: clamp(goal[1] + Math.sign(away[1]), 17),
        j: clamp(goal[0] + Math.sign(away[0]), 27),
      });
      settled(what, yes ? token.move([{ ...to, action: "displace" }]) : token.update(to));
      return true;
    }
    case "initiative":
      settled(what, combat().setInitiative(id, n % 30));
      return true;
    case "turn":
      settled(what, combat().update({ turn: n % Math.max(1, combat().turns.length) }));
      return true;
    default: {
      const combatant = session().combatantOf(id);
      if (!combatant) return false;
      settled(what, combatant.update({ defeated: yes && n % 3 === 0 }));
      return true;
    }
  }
};

/** Too many lie on the ground for a fight: all of them get up. */
export const heal = (): boolean => {
  const down = creatures().filter((id) => {
    const creature = session().encounter.creatures[id];
    return creature?.out === true || (creature?.vitals["hp"] ?? 1) <= 0;
  });
  if (down.length * 3 < creatures().length) return false;
  for (const id of creatures()) {
    const actor = session().actorOf(id);
    const combatant = session().combatantOf(id);
    const most = actor?.system.hp?.max;
    if (actor && most !== undefined) settled("heal", actor.update({ "system.hp.value": most }));
    for (const status of actor?.statuses ?? [])
      if (actor) settled("heal", actor.toggleStatusEffect(status, { active: false }));
    if (combatant) settled("heal", combatant.update({ defeated: false }));
  }
  return true;
};
