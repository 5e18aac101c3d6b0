import {
  isFlag,
  isJsonTable,
  isNumber,
  isReason,
  isRollOutcome,
  isText,
  isWord,
  kindOf,
  listOf,
  maybe,
  objectOf,
  oneOf,
  orNull,
  type Shape,
} from "../../table/host.js";
import type { Card, CardCreature } from "./card.js";

type Of<T extends Card["kind"]> = Extract<Card, { readonly kind: T }>;

const isCreature = objectOf<CardCreature>({ id: isWord, name: isText });
const isHp = orNull(objectOf<NonNullable<Of<"strike">["hp"]>>({ from: orNull(isNumber), to: orNull(isNumber) }));

/** A card as a message may hold it. */
export const isCard: Shape<Card> = kindOf<Card, "kind">("kind", {
  strike: {
    by: isCreature,
    target: isCreature,
    attack: isWord,
    hit: isFlag,
    critical: isFlag,
    damage: orNull(isNumber),
    provoked: isFlag,
    rolls: listOf(isRollOutcome),
    hp: isHp,
    conditions: listOf(isWord),
    pays: listOf(isWord),
  },
  roll: {
    by: isCreature,
    roll: isRollOutcome,
    conditions: listOf(isWord),
    target: orNull(isCreature),
    deed: orNull(objectOf<NonNullable<Of<"roll">["deed"]>>({ action: isWord, variant: orNull(isWord) })),
    others: listOf(objectOf<Of<"roll">["others"][number]>({ creature: isCreature, condition: isWord })),
    notes: listOf(objectOf<Of<"roll">["notes"][number]>({ code: isWord, data: isJsonTable })),
  },
  own: {
    by: isCreature,
    target: orNull(isCreature),
    name: isText,
    rolls: listOf(isRollOutcome),
    success: orNull(isFlag),
    changes: listOf(
      objectOf<Of<"own">["changes"][number]>({
        creature: isCreature,
        damage: orNull(isNumber),
        healing: orNull(isNumber),
        gained: listOf(isWord),
        ended: listOf(isWord),
        moved: isFlag,
      }),
    ),
    pays: listOf(isWord),
  },
  "cut-short": { by: isCreature, action: isWord, reason: isText },
  undone: { by: orNull(isCreature), actions: listOf(isWord), user: isWord, start: maybe(isFlag) },
  unanswered: { by: isCreature, of: isWord, how: oneOf("answered", "expired", "withdrawn") },
  repaired: {
    by: isCreature,
    slots: listOf(objectOf<Of<"repaired">["slots"][number]>({ slot: isWord, from: isNumber, to: isNumber })),
    walked: orNull(objectOf<NonNullable<Of<"repaired">["walked"]>>({ from: isNumber, to: isNumber })),
  },
  unseen: { by: isCreature },
  amend: { by: isCreature, how: oneOf("harm", "mend"), amount: isNumber, hp: isHp, conditions: listOf(isWord) },
  summary: {
    by: isCreature,
    walked: isNumber,
    forced: isFlag,
    acts: listOf(objectOf<Of<"summary">["acts"][number]>({ action: isWord, times: isNumber })),
    spent: listOf(isWord),
    dealt: listOf(objectOf<Of<"summary">["dealt"][number]>({ creature: isCreature, damage: isNumber })),
    suffered: isNumber,
    healed: isNumber,
    gained: listOf(isWord),
    ended: listOf(isWord),
  },
  overdraft: { by: isCreature, action: isWord, reasons: listOf(isReason) },
  chance: { by: isCreature, against: isCreature, of: isWord },
  ruling: { by: isCreature, action: isWord, target: orNull(isCreature) },
});
