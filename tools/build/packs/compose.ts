import { actorsOf } from "./actors.js";
import { keyed, type PackDocument } from "./documents.js";
import { adventureOf, guideOf } from "./fight.js";
import { readGames, type Game } from "./game.js";
import { rulesJournal } from "./journal.js";
import { LANGUAGES, type JsonObject } from "./source.js";
import { thingsOf } from "./things.js";

/** A pack with all that it holds; its name is that of the manifest. */
export interface Pack {
  readonly name: string;
  readonly documents: readonly JsonObject[];
}

/** All packs of all games that have sources, in both languages. `root`: the project's folder. */
export const composePacks = (root: string): Pack[] =>
  LANGUAGES.flatMap((language) => readGames(root, language)).flatMap(packsOf);

/** The packs of a game in its language: things, actors, rules and the sample fight. */
function packsOf(game: Game): Pack[] {
  const things = thingsOf(game);
  const actors = actorsOf(game);
  const pack = (
    kind: string,
    collection: string,
    documents: readonly PackDocument[],
    folders: readonly PackDocument[] = [],
  ): Pack => ({
    name: `${game.ruleset.id}-${kind}-${game.language}`,
    documents: [...folders.map((each) => keyed(each, "folders")), ...documents.map((each) => keyed(each, collection))],
  });
  return [
    pack("items", "items", things.documents, things.folders),
    pack("actors", "actors", actors.documents, actors.folders),
    pack("rules", "journal", numbered([guideOf(game), ...rulesJournal(game)])),
    pack("first-fight", "adventures", [adventureOf(game)]),
  ];
}

const numbered = (documents: readonly PackDocument[]): PackDocument[] =>
  documents.map((document, index) => ({ ...document, sort: index * 100 }));
