import type { Entry } from "../page/entry.js";
import { holds, same } from "../page/demand.js";
import { names } from "../page/fixtures.js";
import type { Data } from "../page/host.js";

/** A template's text, filled in. */
const fill = (template: string, data: Data = {}): string =>
  Handlebars.compile(template)(data, { allowProtoPropertiesByDefault: true });

const shown = (html: string): HTMLElement => {
  const box = document.createElement("div");
  box.innerHTML = html;
  return box;
};

/** Words and templates: what helpers make of what they are given. */
export const WORDS: Entry[] = [
  {
    id: "words.helper",
    says: "The helper localize gives words by key, and fills in what follows the key.",
    ground: "types",
    source: "api 10",
    kind: "single",
    run: () => {
      const { words, texts } = names();
      const own = texts[game.i18n.lang];
      same(fill(`{{localize "${words}.Plain"}}`), own?.plain, "words");
      same(fill(`{{localize "${words}.Greeting" name=who}}`, { who: "Ann" }), `${own?.hello ?? ""}Ann`, "filled in");
    },
  },
  {
    id: "words.escaped",
    says: "What localize fills in is escaped by double braces.",
    ground: "inferred",
    source: "api 10",
    kind: "single",
    run: () => {
      const html = fill(`{{localize "${names().words}.Greeting" name=who}}`, { who: "<b>Ann</b>" });
      same([shown(html).querySelector("b"), shown(html).textContent?.includes("<b>Ann</b>")], [null, true], html);
    },
  },
  {
    id: "words.compare",
    says: "eq, ne, lt, lte, gt and gte compare; and, or and not join.",
    ground: "types",
    source: "api 10",
    kind: "single",
    run: () => {
      const truth = (expression: string): string => fill(`{{#if (${expression})}}1{{else}}0{{/if}}`, { a: 1, b: 2 });
      const asked = ["eq a 1", "ne a 1", "lt a b", "lte b b", "gt a b", "gte a b", "and a b", "or 0 b", "not a"];
      same(asked.map(truth).join(""), "101100110", asked.join(", "));
    },
  },
  {
    id: "words.choose",
    says: "ifThen chooses, concat joins, object makes one of what is named.",
    ground: "types",
    source: "api 10",
    kind: "single",
    run: () => {
      same(fill("{{ifThen yes 'a' 'b'}}{{ifThen no 'a' 'b'}}", { yes: true, no: false }), "ab", "ifThen");
      same(fill("{{concat 'x' n 'y'}}", { n: 3 }), "x3y", "concat");
      same(fill("{{#with (object a=n)}}{{a}}{{/with}}", { n: 3 }), "3", "object");
    },
  },
  {
    id: "words.marks",
    says: "checked and disabled write their attribute where the value is true, and nothing elsewhere.",
    ground: "types",
    source: "api 10",
    kind: "single",
    run: () => {
      const box = shown(fill("<input type='checkbox' {{checked a}} {{disabled b}}>", { a: true, b: false }));
      const input = box.querySelector("input");
      same([input?.checked, input?.disabled], [true, false], "the input");
    },
  },
  {
    id: "words.numbers",
    says: "numberFormat writes a number with so many decimals, and with its sign where asked.",
    ground: "types",
    source: "api 10",
    kind: "single",
    run: () => {
      const plain = fill("{{numberFormat n decimals=1}}", { n: 3.14159 });
      same(plain.replace(",", "."), "3.1", "decimals");
      same(fill("{{numberFormat n sign=true}}", { n: 4 }), "+4", "sign");
    },
  },
  {
    id: "words.options",
    says: "selectOptions writes an option for each choice, the chosen one selected, with a blank one where asked.",
    ground: "types",
    source: "api 10",
    kind: "single",
    run: () => {
      const html = fill("<select>{{selectOptions choices selected='b' blank='None'}}</select>", {
        choices: { a: "Ann", b: "Bea" },
      });
      const options = [...shown(html).querySelectorAll("option")];
      same(
        options.map(({ value, textContent, selected }) => [value, textContent?.trim(), selected]),
        [
          ["", "None", false],
          ["a", "Ann", false],
          ["b", "Bea", true],
        ],
        "options",
      );
    },
  },
  {
    id: "words.options-attributes",
    says: "selectOptions takes value and label of objects by the attributes named.",
    ground: "types",
    source: "api 10",
    kind: "single",
    run: () => {
      const choices = [
        { id: "x", name: "Ex" },
        { id: "y", name: "Why" },
      ];
      const html = fill("{{selectOptions choices valueAttr='id' labelAttr='name'}}", { choices });
      const options = [...shown(`<select>${html}</select>`).querySelectorAll("option")];
      same(
        options.map(({ value, textContent }) => [value, textContent?.trim()]),
        [
          ["x", "Ex"],
          ["y", "Why"],
        ],
        "options",
      );
    },
  },
  {
    id: "words.form-group",
    says: "formGroup and formInput write a field's input by its own kind, with name, value and label.",
    ground: "types",
    source: "api 10",
    kind: "single",
    run: () => {
      const field = new foundry.data.fields.NumberField({ label: "Strength", min: 1 }, { name: "str" });
      const box = shown(fill("{{formGroup field value=7 label='Strength'}}{{formInput field value=8}}", { field }));
      const inputs = [...box.querySelectorAll<HTMLInputElement>("input")];
      same(
        inputs.map(({ type, name, value, min }) => [type, name, value, min]),
        [
          ["number", "str", "7", "1"],
          ["number", "str", "8", "1"],
        ],
        "inputs",
      );
      same(box.querySelector("label")?.textContent?.trim(), "Strength", "the label");
    },
  },
  {
    id: "words.lists",
    says: "The list formatter joins words in the reader's language, and sortObjects sorts by it.",
    ground: "types",
    source: "api 10",
    kind: "single",
    run: () => {
      const list = game.i18n.getListFormatter().format(["a", "b", "c"]);
      holds(list.startsWith("a") && list.endsWith("c") && list !== "abc", list);
      const sorted = game.i18n.sortObjects([{ n: "b" }, { n: "ä" }, { n: "a" }], "n");
      same(
        sorted.map(({ n }) => n),
        ["a", "ä", "b"],
        "sorted",
      );
    },
  },
  {
    id: "words.loaded-once",
    says: "loadTemplates compiles templates ahead, and under a name makes them partials.",
    ground: "types",
    source: "api 10",
    kind: "single",
    run: async () => {
      await foundry.applications.handlebars.loadTemplates({ rangeHead: names().head });
      const html = fill("{{> rangeHead name='Ann' draws=3}}");
      same(shown(html).querySelector("[data-draws]")?.getAttribute("data-draws"), "3", "the partial");
    },
  },
];
