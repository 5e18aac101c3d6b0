import type { Act } from "../../model/act.js";
import type { CreatureId } from "../../model/ids.js";
import { creatureId, toJson, TRIGGER_SIDES } from "../../table/host.js";
import { t } from "../i18n/localize.js";
import { termKey } from "../i18n/terms.js";
import type { FightSession } from "../port/fight-session.js";
import { heldText } from "./ready-text.js";
import { readiableActs, type Readiable } from "./readiable-acts.js";

interface Choice {
  readonly value: string;
  readonly label: string;
}

/**
 * Asks what a readied action waits for, of whom, and what is then done; null: nothing after all. Whoever is named is
 * also the target of what is readied; otherwise it meets whoever lets it off. What has been chosen stands below as the
 * sentence that the tracker then shows.
 */
export async function askReady(session: FightSession, act: Act): Promise<Act | null> {
  const acts = readiableActs(session, act.by);
  if (!session.face.ready || acts.length === 0) return null;
  const answer: unknown = await foundry.applications.api.DialogV2.wait({
    window: { title: termKey(session.ruleset.id, "Action", act.action) },
    content: contentOf(session, act, acts),
    classes: ["battle-tempo", "tempo-choice"],
    buttons: [
      {
        action: "ready",
        label: "BATTLETEMPO.Ready.confirm",
        default: true,
        callback: (_event: Event, { form }: HTMLButtonElement) =>
          form ? Object.fromEntries(new FormData(form)) : null,
      },
    ],
    rejectClose: false,
  });
  return readAnswer(act, acts, answer);
}

/** Before the word for a side, where the same field may hold somebody's id. */
const SIDE = "side:";

function readAnswer(act: Act, acts: readonly Readiable[], answer: unknown): Act | null {
  const { on, of, then } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  const chosen = acts[Number(then)];
  if (typeof on !== "string" || typeof of !== "string" || !chosen) return null;
  const side = TRIGGER_SIDES.find((each) => of === `${SIDE}${each}`);
  if (side) return { ...act, trigger: { on, side }, then: chosen.act };
  const whom = of === "" ? null : creatureId(of);
  return {
    ...act,
    trigger: { on, ...(whom === null ? {} : { of: whom }) },
    then: { ...chosen.act, ...(whom === null ? {} : { target: whom }) },
  };
}

function contentOf(session: FightSession, act: Act, acts: readonly Readiable[]): HTMLDivElement {
  const { by } = act;
  const triggers = session.face.ready?.triggers ?? [];
  const content = document.createElement("div");
  content.append(
    field(
      "on",
      t("BATTLETEMPO.Ready.when"),
      triggers.map((on) => ({ value: on, label: t(`BATTLETEMPO.Ready.Trigger.on-${on}`) })),
    ),
    field("of", t("BATTLETEMPO.Ready.whose"), [
      ...TRIGGER_SIDES.map((side) => ({ value: `${SIDE}${side}`, label: t(`BATTLETEMPO.Ready.Who.${side}`) })),
      { value: "", label: t("BATTLETEMPO.Ready.Who.anyone") },
      ...othersOf(session, by).map((id) => ({ value: id, label: session.nameOf(id) })),
    ]),
    field(
      "then",
      t("BATTLETEMPO.Ready.then"),
      acts.map(({ label }, i) => ({ value: String(i), label })),
    ),
  );
  content.append(sentenceOf(session, act, acts, content));
  return content;
}

/** What the fields say, in words that follow each change of them. */
function sentenceOf(session: FightSession, act: Act, acts: readonly Readiable[], fields: HTMLElement): HTMLElement {
  const sentence = document.createElement("p");
  sentence.className = "tempo-ready__sentence";
  sentence.setAttribute("role", "status");
  const tell = (): void => {
    const selects = [...fields.querySelectorAll("select")];
    const { trigger, then } =
      readAnswer(act, acts, Object.fromEntries(selects.map(({ name, value }) => [name, value]))) ?? {};
    sentence.textContent =
      trigger && then ? heldText(session, act.by, { trigger: { ...trigger }, then: toJson(then) }) : "";
  };
  fields.addEventListener("change", tell);
  tell();
  return sentence;
}

/** Enemies first; nobody whom this user may not know of. */
function othersOf({ viewed, scene, combat }: FightSession, by: CreatureId): CreatureId[] {
  const sideOf = (id: CreatureId): string | undefined => scene.profiles.get(id)?.side;
  const present = combat.turns
    .map(({ id }) => creatureId(id ?? ""))
    .filter((id) => id !== by && viewed.encounter.creatures[id]?.out === false);
  const isFriend = (id: CreatureId): number => Number(sideOf(id) === sideOf(by));
  return present.toSorted((a, b) => isFriend(a) - isFriend(b));
}

function field(name: string, label: string, choices: readonly Choice[]): HTMLElement {
  const group = document.createElement("label");
  group.className = "tempo-field tempo-field--wide";
  const words = document.createElement("span");
  words.textContent = label;
  const select = document.createElement("select");
  select.name = name;
  select.append(...choices.map(({ value, label: text }) => new Option(text, value)));
  group.append(words, select);
  return group;
}
