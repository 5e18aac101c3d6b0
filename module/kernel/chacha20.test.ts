import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { chacha20 } from "./chacha20.js";

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (from: Uint8Array): string => [...from].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const upTo = (count: number): Uint8Array => Uint8Array.from({ length: count }, (_, i) => i);

describe("the cipher", () => {
  it("makes of RFC 8439's example (section 2.4.2) what stands there", () => {
    const text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.";
    const nonce = bytes("000000000000004a00000000");
    expect(hex(chacha20(upTo(32), nonce, new TextEncoder().encode(text)))).toBe(
      "6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0bf91b65c5524733ab8f593dabcd62b3571639d624e65152ab" +
        "8f530c359f0861d807ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab77937365af90bbf74a35be6b40b8eedf2785e42" +
        "874d",
    );
  });

  it("fills a block as RFC 8439's first test vector does (appendix A.1)", () => {
    expect(hex(chacha20(new Uint8Array(32), new Uint8Array(12), new Uint8Array(64), 0))).toBe(
      "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11c" +
        "c387b669b2ee6586",
    );
  });

  test("what was enciphered comes back by the same key and nonce, of whatever length", () => {
    const array = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
    fc.assert(
      fc.property(array(32), array(12), fc.uint8Array({ maxLength: 300 }), (key, nonce, plain) => {
        expect(chacha20(key, nonce, chacha20(key, nonce, plain))).toEqual(plain);
      }),
    );
  });
});
