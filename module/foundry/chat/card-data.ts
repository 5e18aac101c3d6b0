const defineSchema = () => {
  const { NumberField, ObjectField, StringField } = foundry.data.fields;
  return {
    /** One that isn't known, of a later version, leaves the message its own short text. */
    kind: new StringField({ required: true, blank: true, initial: "" }),
    ruleset: new StringField({ required: true, blank: true, initial: "" }),
    combat: new StringField({ required: true, blank: true, initial: "" }),
    /** The record that it tells of; 0: none. */
    record: new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 }),
    /** The card as card.ts types it. */
    card: new ObjectField({ required: true, initial: {} }),
    /** The card in its place, for game masters alone: every message reaches every client, whomever it is whispered to. */
    sealed: new StringField({ required: true, blank: true, initial: "" }),
  };
};

type CardSchema = ReturnType<typeof defineSchema>;

/** Data of a chat message of the sub-type `card`. */
export class CardData extends foundry.abstract.TypeDataModel<CardSchema, ChatMessage.Implementation> {
  static override defineSchema(): CardSchema {
    return defineSchema();
  }
}

/** The data of a message of ours; null for any other message, and for one that no game master wrote: anybody can make one up. */
export function cardData(message: ChatMessage.Implementation): CardData | null {
  const data: unknown = message.system;
  return data instanceof CardData && message.author?.isGM === true ? data : null;
}
