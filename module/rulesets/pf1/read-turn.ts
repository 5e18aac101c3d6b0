import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.js";
import { keepFor } from "../../rules/kept.js";
import { LIMITS, type ActiveSpell, type FullAttack, type Gear, type Movement, type TurnState } from "./state.js";

/** Reads stored turn state; what is missing or of another shape has its default. */
export const readTurn = keepFor((turn: JsonObject): TurnState => ({
  ...readSlots(turn),
  ...readStances(turn),
  ...readMagic(turn),
  ...readGear(turn),
}));

const bool = (value: Json | undefined): boolean => value === true;
const count = (value: Json | undefined): number => (typeof value === "number" ? value : 0);
const text = (value: Json | undefined): string => (typeof value === "string" ? value : "");
const textOrNull = (value: Json | undefined): string | null => (typeof value === "string" ? value : null);
const texts = (value: Json | undefined): readonly string[] | null =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : null;
const object = (value: Json | undefined): JsonObject | null => (isJsonObject(value) ? value : null);

function readSlots(turn: JsonObject) {
  const limited = LIMITS.find((limit) => limit === turn.limited) ?? "none";
  const pending = object(turn.pendingFullRound);
  return {
    standardUsed: bool(turn.standardUsed),
    moveUsed: bool(turn.moveUsed),
    fullRoundUsed: bool(turn.fullRoundUsed),
    swiftUsed: bool(turn.swiftUsed),
    stepUsed: bool(turn.stepUsed),
    swiftDebt: bool(turn.swiftDebt),
    aooUsed: count(turn.aooUsed),
    freeCount: count(turn.freeCount),
    distanceMoved: count(turn.distanceMoved),
    diagonals: turn.diagonals === 1 ? (1 as const) : (0 as const),
    stepExcluded: bool(turn.stepExcluded),
    delaying: bool(turn.delaying),
    limited,
    movement: readMovement(object(turn.movement)),
    fullAttack: readFullAttack(object(turn.fullAttack)),
    pendingFullRound: pending && {
      actionId: text(pending.actionId),
      startedRound: count(pending.startedRound),
      act: object(pending.act) ?? {},
    },
  };
}

function readMovement(movement: JsonObject | null): Movement | null {
  return (
    movement && {
      action: text(movement.action),
      mode: text(movement.mode),
      slot: text(movement.slot),
      budget: count(movement.budget),
      walked: count(movement.walked),
      provoked: texts(movement.provoked) ?? [],
      closed: bool(movement.closed),
      ...(typeof movement.struck === "string" && { struck: movement.struck }),
    }
  );
}

const readFullAttack = (attack: JsonObject | null): FullAttack | null =>
  attack && { made: texts(attack.made) ?? [], offHand: textOrNull(attack.offHand) };

function readStances(turn: JsonObject) {
  const run = object(turn.run);
  const readied = object(turn.readied);
  const feint = object(turn.feint);
  const hold = object(turn.hold);
  const aid = object(turn.aid);
  return {
    fightingDefensively: bool(turn.fightingDefensively),
    totalDefense: bool(turn.totalDefense),
    running: bool(turn.running),
    charging: bool(turn.charging),
    combatExpertise: bool(turn.combatExpertise),
    powerAttack: bool(turn.powerAttack),
    deadlyAim: bool(turn.deadlyAim),
    feint: feint && { target: text(feint.target), round: count(feint.round) },
    dismounted: bool(turn.dismounted),
    hold: hold && { target: text(hold.target), round: count(hold.round) },
    overrun: textOrNull(turn.overrun),
    aid: aid && {
      friend: text(aid.friend),
      foe: text(aid.foe),
      at: aid.at === "defence" ? ("defence" as const) : ("attack" as const),
    },
    unready: bool(turn.unready),
    ruledDifficulty: textOrNull(turn.ruledDifficulty),
    initiative: typeof turn.initiative === "number" ? turn.initiative : null,
    run: {
      rounds: count(run?.rounds),
      checks: count(run?.checks),
      restRoundsLeft: count(run?.restRoundsLeft),
      failedRound: count(run?.failedRound),
    },
    readied: readied && { trigger: object(readied.trigger) ?? {}, action: object(readied.action) ?? {} },
  };
}

function readMagic(turn: JsonObject) {
  const casting = object(turn.casting);
  const active = Array.isArray(turn.activeSpells) ? turn.activeSpells.filter(isJsonObject) : [];
  return {
    spellsCast: count(turn.spellsCast),
    swiftSpellCast: bool(turn.swiftSpellCast),
    heldCharge: bool(turn.heldCharge),
    freeTouch: bool(turn.freeTouch),
    concentrated: texts(turn.concentrated) ?? [],
    castingBroken: bool(turn.castingBroken),
    casting: casting && {
      spell: text(casting.spell),
      level: count(casting.level),
      roundsSpent: count(casting.roundsSpent),
      roundsNeeded: count(casting.roundsNeeded),
      lastRound: count(casting.lastRound),
    },
    activeSpells: active.map(readActiveSpell),
  };
}

const readActiveSpell = (spell: JsonObject): ActiveSpell => ({
  id: text(spell.id),
  level: count(spell.level),
  concentration: bool(spell.concentration),
  redirectable: bool(spell.redirectable),
  dismissible: bool(spell.dismissible),
  endsRound: typeof spell.endsRound === "number" ? spell.endsRound : null,
});

function readGear(turn: JsonObject) {
  const shield = object(turn.shield);
  return {
    armed: typeof turn.armed === "boolean" ? turn.armed : null,
    hands: texts(turn.hands),
    inventory: texts(turn.inventory),
    shield: shield && { bonus: count(shield.bonus), worn: bool(shield.worn) },
    shieldInAc: bool(turn.shieldInAc),
    gear: (object(turn.gear) ?? {}) as Readonly<Record<string, Gear>>,
  };
}
