import { afterAll, expect, it, vi } from "vitest";

vi.stubGlobal("foundry", { abstract: { TypeDataModel: class {} } });
const { CardData, cardData } = await import("./card-data.js");

afterAll(() => {
  vi.unstubAllGlobals();
});

const message = (author: { readonly isGM: boolean } | null): ChatMessage.Implementation =>
  ({ system: Object.create(CardData.prototype) as object, author }) as never;

it("believes a card that a game master's client wrote, and no other", () => {
  expect(cardData(message({ isGM: true }))).toBeInstanceOf(CardData);
  expect(cardData(message({ isGM: false }))).toBeNull();
  expect(cardData(message(null))).toBeNull();
});
