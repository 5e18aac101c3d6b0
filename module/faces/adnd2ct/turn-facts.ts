import { t } from "../../foundry/i18n/localize.js";
import { actionName } from "../../foundry/i18n/terms.js";
import type { SessionSeat } from "../../foundry/port/fight-session.js";
import type { Json, JsonObject } from "../../kernel/json.js";

const GAME = "BATTLETEMPO.adnd2ct";

/** What a creature has declared for the round, when that comes, and whom it holds at bay; as short sentences. */
export function turnFacts({ session, creature }: SessionSeat): string[] {
  const turn = session.viewed.encounter.creatures[creature]?.turn ?? {};
  const { declared, aborted, cover } = turn;
  const phase = session.economyOf(creature)?.values.phase;
  const held = Object.values(session.viewed.encounter.creatures).find(
    ({ id }) => isObject(cover) && id === cover.target,
  );
  return [
    ...(isObject(declared) && typeof declared.action === "string"
      ? [t(`${GAME}.Turn.declared`, { action: actionName("adnd2ct", declared.action) })]
      : []),
    ...(aborted === true ? [t(`${GAME}.Turn.aborted`)] : []),
    ...(typeof phase === "string" ? [t(`${GAME}.Turn.phase`, { phase: t(`${GAME}.Phase.${phase}`) })] : []),
    ...(held ? [t(`${GAME}.Turn.cover`, { name: session.nameOf(held.id) })] : []),
  ];
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
