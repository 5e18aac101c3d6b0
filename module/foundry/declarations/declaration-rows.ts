import type { JsonObject } from "../../kernel/json.js";
import type { CreatureId } from "../../model/ids.js";
import { likeness } from "../combat/like-creatures.js";
import { t } from "../i18n/localize.js";
import { actionHint, actionName, phaseName } from "../i18n/terms.js";
import type { FightSession } from "../port/fight-session.js";
import { situationOf } from "../../table/host.js";
import { actOfDraft, attacksFor, choicesOf, declaredBy, mayDeclare, type Choice, type Draft } from "./declarable.js";

/** The creatures for which this user declares now: their own, a game master's also all that no player plays. */
export const declaringFor = (session: FightSession): CreatureId[] =>
  session.encounter.order.filter(
    (id) =>
      session.encounter.creatures[id]?.out === false &&
      session.playersOf(id).includes(game.user.id) &&
      mayDeclare(session, id),
  );

/** Those like a creature for whom this user declares, too. */
export const alikeOf = (session: FightSession, creature: CreatureId): CreatureId[] => {
  const kind = likeness(session.combatantOf(creature));
  return declaringFor(session).filter(
    (id) => id !== creature && kind !== null && likeness(session.combatantOf(id)) === kind,
  );
};

/** What is first offered: what is declared, or the first that may be. */
export function firstDraft(session: FightSession, creature: CreatureId): Draft {
  const known = declaredBy(session, creature);
  const first = choicesOf(session, creature).find(({ legal }) => legal)?.id ?? "";
  return known ?? draftOf(session, creature, first);
}

/** An action with nothing chosen of it yet. */
export function draftOf({ face }: FightSession, _creature: CreatureId, action: string): Draft {
  const fields = face.declare?.fields[action] ?? [];
  const options = fields.map((field) => [
    field.name,
    field.kind === "number" ? field.initial : (field.values[0] ?? ""),
  ]);
  return { action, with: null, options: Object.fromEntries(options) as JsonObject };
}

/** One row of the panel: a creature, what it could declare, and when that would come. */
export function rowContext(session: FightSession, creature: CreatureId, draft: Draft): JsonObject {
  const { ruleset } = session;
  const declared = declaredBy(session, creature);
  const attacks = attacksFor(session, creature, draft.action);
  return {
    creature,
    name: session.nameOf(creature),
    base: basePhase(session, creature),
    done: declared !== null && sameDraft(declared, draft),
    declared: declared ? declaredText(session, creature, declared) : "",
    when: phaseOf(session, creature, draft),
    hint: actionHint(ruleset.id, draft.action),
    choices: choicesOf(session, creature).map((choice) => choiceContext(session, choice, draft)),
    attacks:
      attacks.length < 2
        ? []
        : [
            { id: "", name: t("BATTLETEMPO.Declare.usual"), chosen: draft.with === null },
            ...attacks.map(({ id, name }) => ({ id, name: name ?? id, chosen: draft.with === id })),
          ],
    fields: fieldsContext(session, draft),
    alike: alikeOf(session, creature).length,
  };
}

const choiceContext = ({ ruleset }: FightSession, { id, legal }: Choice, draft: Draft): JsonObject => ({
  id,
  name: actionName(ruleset.id, id),
  closed: !legal,
  chosen: draft.action === id,
});

function fieldsContext({ ruleset, face }: FightSession, { action, options }: Draft): JsonObject[] {
  const label = (word: string): string => t(`BATTLETEMPO.${ruleset.id}.Declare.${word}`);
  return (face.declare?.fields[action] ?? []).map((field) => ({
    name: field.name,
    label: label(field.name),
    value: options[field.name] ?? "",
    choices:
      field.kind === "choice"
        ? field.values.map((value) => ({
            value,
            label: label(`${field.name}-${value}`),
            chosen: options[field.name] === value,
          }))
        : [],
    number: field.kind === "number",
  }));
}

/** What is declared, and when it comes, in one line. */
export function declaredText(session: FightSession, creature: CreatureId, { action, ...draft }: Draft): string {
  const attack = session.scene.profiles.get(creature)?.attacks?.find(({ id }) => id === draft.with)?.name;
  const name = actionName(session.ruleset.id, action);
  return attack === undefined ? name : `${name}: ${attack}`;
}

const sameDraft = (a: Draft, b: Draft): boolean =>
  a.action === b.action && a.with === b.with && JSON.stringify(a.options) === JSON.stringify(b.options);

/** The phase in which a creature's movement begins. */
function basePhase({ ruleset, viewed }: FightSession, of: CreatureId): string {
  const phase = ruleset.ask(situationOf(viewed.encounter, viewed.scene), { kind: "stat", of, key: "basePhase" });
  return typeof phase === "string" ? phaseName(ruleset.id, phase) : "";
}

/** The phase in which what is drafted would come; empty: none, or it may not be declared. */
function phaseOf(session: FightSession, creature: CreatureId, draft: Draft): string {
  const act = actOfDraft(session, creature, draft);
  const phase = act && session.economyAfter(act)?.values.phase;
  return typeof phase === "string" ? phaseName(session.ruleset.id, phase) : "";
}
