import type { JsonObject } from "../../kernel/json.js";
import type { SheetPart } from "../face.js";
import { editGroups, type FieldGroup, type FormModel } from "./edit-form.js";

/** What one game's sheet shows of its actors, and in which fields they are written. */
export interface FaceSheet<Data extends FormModel> {
  /** The game's id: its labels stand in `BATTLETEMPO.<ruleset>.Actor`. */
  readonly ruleset: string;
  /** The model of an actor of this game; null for any other. */
  readonly dataOf: (actor: Actor.Implementation) => Data | null;
  /** Context of the numbers in play. */
  readonly stats: (data: Data) => JsonObject;
  /** Their template, from `templates/`. */
  readonly template: string;
  readonly groups: readonly FieldGroup[];
}

/** The two parts of every game's sheet behind its head: the numbers in play, and the form. */
export function faceSheet<Data extends FormModel>({
  ruleset,
  dataOf,
  stats,
  template,
  groups,
}: FaceSheet<Data>): readonly SheetPart[] {
  const context =
    (prepare: (data: Data) => JsonObject): SheetPart["prepare"] =>
    (actor) => {
      const data = dataOf(actor);
      return data ? prepare(data) : {};
    };
  const edit = (data: Data): JsonObject => ({ groups: editGroups(data, groups, `BATTLETEMPO.${ruleset}.Actor`) });
  return [
    { id: "stats", mode: "play", template, prepare: context(stats) },
    { id: "edit", mode: "edit", template: "sheets/edit.hbs", prepare: context(edit) },
  ];
}
