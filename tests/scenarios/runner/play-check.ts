import { isJsonObject, type Json } from "../../../module/kernel/json.js";
import { creatureId } from "../../../module/model/ids.js";
import type { Cell } from "../../../module/model/position.js";
import type { Question } from "../../../module/model/question.js";
import type { Fight } from "./fight.js";
import type { DoText } from "./format.js";
import { toAct } from "./to-model.js";

/** Asks the rules a question that changes nothing. */
export function playCheck(
  fight: Fight,
  check: Readonly<Record<string, Json>>,
  resolveAction: (slug: string) => string,
): Json {
  const [kind, body] = Object.entries(check)[0] ?? ["", null];
  return fight.ruleset.ask(fight.situation, toQuestion(kind, body, resolveAction));
}

function toQuestion(kind: string, body: Json, resolveAction: (slug: string) => string): Question {
  if (kind === "order") return { kind: "order" };
  if (!isJsonObject(body)) throw new Error(`unsupported: check.${kind}`);
  const id = (key: string): ReturnType<typeof creatureId> => creatureId(String(body[key]));
  const attack = typeof body.with === "string" ? { with: body.with } : {};
  switch (kind) {
    case "flanking":
    case "attack":
      return { kind, by: id("by"), target: id("target"), ...attack };
    case "cover":
    case "distance":
      return { kind, from: id("from"), to: id("to") };
    case "threatens":
      return { kind, by: id("by"), cell: body.cell as unknown as Cell };
    case "reachable":
      return { kind, by: id("by"), action: resolveAction(String(body.action)), cell: body.cell as unknown as Cell };
    case "defence":
      return {
        kind,
        of: id("of"),
        defence: String(body.kind),
        ...(body.against === undefined ? {} : { against: id("against") }),
      };
    case "can":
      return { kind, act: toAct(body as unknown as DoText, resolveAction) };
    case "stat":
      return { kind, of: id("of"), key: String(body.key) };
    default:
      throw new Error(`unsupported: check.${kind}`);
  }
}
