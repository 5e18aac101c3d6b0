import type { SessionSeat } from "../../foundry/port/fight-session.js";
import { plural, t } from "../../foundry/i18n/localize.js";
import type { Json, JsonObject } from "../../kernel/json.js";

/** Where this game's names of postures and triggers stand. */
const GAME = "BATTLETEMPO.gurps4e";

/** What a creature has prepared, as short sentences: posture, aim, study, a feint won, what it waits for. Empty: nothing. */
export function turnFacts({ session, creature }: SessionSeat): string[] {
  const turn = session.viewed.encounter.creatures[creature]?.turn ?? {};
  const nameOf = (id: Json | undefined): string => {
    const known = Object.values(session.encounter.creatures).find((each) => each.id === id);
    return known ? session.nameOf(known.id) : "";
  };
  const counted = (word: "aim" | "evaluate"): string[] => {
    const known = turn[word];
    if (!isObject(known) || typeof known.turns !== "number") return [];
    return [plural(`${GAME}.Prepared.${word}`, known.turns, { name: nameOf(known.target) })];
  };
  const { posture, feint, wait } = turn;
  return [
    ...(typeof posture === "string" && posture !== "standing" ? [t(`${GAME}.Posture.${posture}`)] : []),
    ...counted("aim"),
    ...counted("evaluate"),
    ...(isObject(feint)
      ? [
          t(`${GAME}.Prepared.feint`, {
            name: nameOf(feint.target),
            margin: typeof feint.margin === "number" ? String(feint.margin) : "",
          }),
        ]
      : []),
    ...(isObject(wait) && isObject(wait.trigger) ? [waitText(wait.trigger, nameOf)] : []),
  ];
}

function waitText(
  { on, of, side }: Readonly<Record<string, Json | undefined>>,
  nameOf: (id: Json | undefined) => string,
): string {
  const anyone = side === "enemy" || side === "ally" ? side : "anyone";
  const who = of === undefined ? t(`BATTLETEMPO.Ready.Who.${anyone}`) : nameOf(of);
  const when = t(`BATTLETEMPO.Ready.Trigger.on-${typeof on === "string" ? on : "other"}`);
  return t(`${GAME}.Prepared.wait`, { who, when });
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
