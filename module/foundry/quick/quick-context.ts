import type { JsonObject } from "../../kernel/json.js";
import type { CreatureDraft, StatBlockRules } from "../../table/stat-block/rules.js";
import { ATTACK_KINDS, SIZES } from "../../table/host.js";
import { t } from "../i18n/localize.js";

/** Lines of attack that are offered: those of every game. */
const KINDS = ATTACK_KINDS.filter((kind) => kind !== "touch" && kind !== "unarmed");

/** What the dialog shows: each number with how it came to be. */
export function quickContext(ruleset: string, { fields, attacks }: StatBlockRules, draft: CreatureDraft): JsonObject {
  const labels = `BATTLETEMPO.${ruleset}.Actor`;
  const asked = fields.filter(({ silent }) => !silent);
  return {
    name: draft.name,
    mayPaste: attacks !== undefined,
    fields: asked.map(({ path, kind }) => {
      const { value = "", how = "guessed" } = draft.values[path] ?? {};
      return {
        path,
        value,
        label: t(`${labels}.FIELDS.${path}.label`),
        guessed: how === "guessed",
        choices:
          kind === "size"
            ? SIZES.filter((id) => game.i18n.has(`${labels}.CHOICES.size.${id}`)).map((id) => ({
                id,
                label: t(`${labels}.CHOICES.size.${id}`),
              }))
            : null,
      };
    }),
    attacks: draft.attacks.map((attack, at) => ({
      at,
      name: attack.name,
      bonus: attack.bonus ?? "",
      damage: attack.damage,
      kind: attack.kind,
      kinds: KINDS.map((id) => ({ id, label: t(`BATTLETEMPO.AttackKind.${id}`) })),
      guessed: !attack.sure,
    })),
  };
}
