import { noteBoot } from "../package/start-range.mjs";
import type { Words } from "../page/fixtures.js";
import en from "./package/lang/en.json";
import ru from "./package/lang/ru.json";

const ID = "battle-tempo-verify";
const FOLDER = `systems/${ID}`;

const wordsOf = ({ RANGE, "RANGE.Dotted": dotted }: typeof en): Words => ({
  plain: RANGE.Plain,
  dotted,
  hello: RANGE.Greeting.replace("{name}", ""),
});

/** Loaded before everything else of the script: entries ask for these names while they load. */
const range = noteBoot({
  id: ID,
  creature: "creature",
  thing: "thing",
  terrain: `${ID}.terrain`,
  gate: `${ID}.gate`,
  head: `${FOLDER}/head.hbs`,
  body: `${FOLDER}/body.hbs`,
  words: "RANGE",
  texts: { en: wordsOf(en), ru: wordsOf(ru) },
});
// What somebody makes in this world between runs is theirs.
range.marks = false;
