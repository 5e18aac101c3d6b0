import type { JsonObject } from "../../kernel/json.js";
import type { Fact } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import type { NoteTerm } from "./terms.js";

/** Something for the card that changes nothing. */
export const note = (creature: CreatureId, code: NoteTerm, data: JsonObject = {}): Fact => ({
  type: "Noted",
  creature,
  code,
  data,
});
