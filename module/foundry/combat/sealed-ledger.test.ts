import { describe, expect, it } from "vitest";
import { isSealEmpty, sealedTexts, toSealed, withUnsealed } from "./sealed-ledger.js";
import { toStored } from "./stored-ledger.js";

const stored = toStored({ opening: "told", folded: 2, records: { "3": "open", "4": "masked" } });
const sealed = toSealed({ sealed: { opening: "[opening]", records: { "4": "[four]" } } });
const unseal = (text: string): string => text.slice(1, -1);

describe("the sealed parts of a ledger", () => {
  it("are empty where the document holds nothing or nonsense", () => {
    for (const nonsense of [undefined, 5, {}, { sealed: 5 }, { sealed: { opening: 5, records: [1] } }])
      expect(isSealEmpty(toSealed(nonsense))).toBe(true);
  });

  it("take the place of what everybody may read", () => {
    expect(withUnsealed(stored, sealed, unseal)).toEqual({
      ...stored,
      opening: "opening",
      records: { "3": "open", "4": "four" },
    });
    expect(sealedTexts(sealed)).toEqual(["[opening]", "[four]"]);
  });

  it("add no record that everybody's ledger hasn't, and leave its opening where only records are sealed", () => {
    const late = toSealed({ sealed: { records: { "4": "[four]", "9": "[nine]" } } });
    expect(withUnsealed(stored, late, unseal)).toMatchObject({
      opening: "told",
      records: { "3": "open", "4": "four" },
    });
    expect(Object.keys(withUnsealed(stored, late, unseal)?.records ?? {})).toEqual(["3", "4"]);
  });

  it("are not believed where they are no text", () => {
    const odd = toSealed({ sealed: { opening: "", records: { "3": 5 } } });
    expect(sealedTexts(odd)).toEqual([]);
    expect(withUnsealed(stored, odd, unseal)).toBeNull();
  });

  it("are no half truth: where one can't be unsealed none is read", () => {
    expect(withUnsealed(stored, sealed, (text) => (text === "[four]" ? null : text))).toBeNull();
    expect(withUnsealed(stored, sealed, (text) => (text === "[opening]" ? null : text))).toBeNull();
  });
});
