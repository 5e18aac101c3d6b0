import type { ConditionDefinition } from "../face.js";
import type { RulesetId } from "../../model/ids.js";

/** Conditions of a game: their names in its language file, their icons of ours. */
export function conditionRows(
  ruleset: RulesetId,
  inHud: readonly string[],
  others: readonly string[],
): ConditionDefinition[] {
  const row =
    (hud: boolean) =>
    (id: string): ConditionDefinition => ({
      id,
      name: `BATTLETEMPO.${ruleset}.Condition.${id}`,
      icon: `systems/battle-tempo/icons/conditions/${id}.svg`,
      hud,
    });
  return [...inHud.map(row(true)), ...others.map(row(false))];
}
