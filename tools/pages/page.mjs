import { HEADINGS, PROVOKES } from "./words.mjs";

/**
 * @typedef {import("./words.mjs").Language} Language
 * @typedef {import("../../module/rules/ruleset.js").Ruleset} Ruleset
 * @typedef {import("../../module/rules/definitions.js").ActionDefinition} ActionDefinition
 * @typedef {import("../../module/rules/definitions.js").OptionDefinition} OptionDefinition
 * @typedef {{ id: string, kind: string, title: string, ru: string }} Rule
 * @typedef {Record<string, any>} Words
 */

const GROUPS = /** @type {const} */ (["main", "move", "small", "reaction", "free"]);
const KINDS = ["enforce", "resolve", "prompt", "inform"];

/**
 * The page of a ruleset in one language.
 * @param {object} from
 * @param {Ruleset} from.ruleset
 * @param {Language} from.language
 * @param {Words} from.shell below `BATTLETEMPO` of the shell's language file
 * @param {Words} from.words the same of the ruleset's
 * @param {readonly Rule[]} from.rules the inventory
 * @returns {string} Markdown
 */
export function rulesetPage({ ruleset, language, shell, words, rules }) {
  const head = HEADINGS[language];
  const other = language === "en" ? `${ruleset.id}.ru.md` : `${ruleset.id}.md`;
  return (
    [
      `# ${shell["Ruleset"][ruleset.id]}`,
      `[${head["other"]}](${other})`,
      head["made"],
      `## ${head["pays"]}`,
      ruleset.slots.map(({ id }) => `- ${nameOf(words, "Slot", id)}`).join("\n"),
      `## ${head["actions"]}`,
      ...GROUPS.flatMap((group) => actionTable(ruleset, group, { shell, words, language })),
      ...otherActions(ruleset, { words, language }),
      `## ${head["options"]}`,
      optionTable(ruleset.options, words, language),
      ...KINDS.flatMap((kind) => ruleList(rules, kind, words, language)),
      "",
    ]
      .join("\n\n")
      .trimEnd() + "\n"
  );
}

/** @param {Words} words  @param {string} section  @param {string} slug  @returns {string} */
function nameOf(words, section, slug) {
  return words[section]?.[slug] ?? slug.replaceAll("-", " ");
}

/** @param {Ruleset} ruleset  @param {string} group  @param {{ shell: Words, words: Words, language: Language }} said */
function actionTable(ruleset, group, { shell, words, language }) {
  const actions = ruleset.actions.filter((action) => action.group === group && action.listed);
  if (actions.length === 0) return [];
  const head = HEADINGS[language];
  const rows = actions.map((action) => [
    nameOf(words, "Action", action.id),
    action.slot === null ? head["nothing"] : nameOf(words, "Slot", action.slot),
    PROVOKES[language][action.provokes] ?? action.provokes,
    words["Hint"]?.[action.id] ?? "",
  ]);
  return [`### ${shell["Group"][group]}`, table([head["action"], head["cost"], head["provokes"], head["note"]], rows)];
}

/** @param {Ruleset} ruleset  @param {{ words: Words, language: Language }} said */
function otherActions(ruleset, { words, language }) {
  const names = ruleset.actions.filter(({ listed }) => !listed).map(({ id }) => nameOf(words, "Action", id));
  return names.length === 0 ? [] : [`### ${HEADINGS[language]["others"]}`, `${names.join(", ")}.`];
}

/** @param {readonly OptionDefinition[]} options  @param {Words} words  @param {Language} language */
function optionTable(options, words, language) {
  const head = HEADINGS[language];
  if (options.length === 0) return head["noOptions"];
  const rows = options.map(({ id, values, rules }) => {
    const said = words["Option"]?.[id] ?? {};
    const named = values.map(
      (value) => said.values?.[String(value)] ?? (value === "integer" ? head["integer"] : String(value)),
    );
    return [said.name ?? id, said.hint ?? "", named.join("; "), rules.join(", ")];
  });
  return table([head["option"], head["changes"], head["values"], head["rules"]], rows);
}

/** @param {readonly Rule[]} rules  @param {string} kind  @param {Words} words  @param {Language} language */
function ruleList(rules, kind, words, language) {
  const own = rules.filter((rule) => rule.kind === kind);
  if (own.length === 0) return [];
  const lines = own.map(({ id, title, ru }) => {
    const text = words["Reference"]?.[id]?.text;
    return `- **${id}** ${language === "ru" ? ru : title}${text ? `: ${text}` : ""}`;
  });
  return [`## ${HEADINGS[language][kind]}`, lines.join("\n")];
}

/** @param {readonly (string | undefined)[]} head  @param {readonly (readonly string[])[]} rows */
function table(head, rows) {
  const line = (/** @type {readonly (string | undefined)[]} */ cells) =>
    `| ${cells.map((cell) => (cell ?? "").replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
