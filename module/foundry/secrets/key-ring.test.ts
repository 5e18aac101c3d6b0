import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import fc from "fast-check";

let settings: Record<string, unknown>;
let ids: number;

/** The key ring of a browser that has just been opened at that world, with what it kept from before. */
async function open(world = "ruin") {
  vi.resetModules();
  vi.stubGlobal("game", {
    world: { id: world },
    settings: {
      register: () => undefined,
      get: (_namespace: string, key: string) => settings[key] ?? {},
      set: (_namespace: string, key: string, value: unknown) => {
        settings[key] = JSON.parse(JSON.stringify(value));
        return Promise.resolve(value);
      },
    },
  });
  return import("./key-ring.js");
}

beforeEach(() => {
  settings = {};
  ids = 0;
  vi.stubGlobal("foundry", { utils: { randomID: () => `key${String(ids++)}` } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("what only game masters may read", () => {
  it("can be read by the browser that sealed it, also when it is opened again, and by nobody else", async () => {
    const sealed = (await open()).sealForGms("Zorblax lurks");
    expect(sealed).not.toContain("Zorblax");
    expect((await open()).unsealForGms(sealed)).toBe("Zorblax lurks");
    settings = {};
    expect((await open()).unsealForGms(sealed)).toBeNull();
  });

  it("is another game master's to read once the keys have come, and is told anew then", async () => {
    const first = await open();
    const shared = vi.fn();
    first.onNewKey(shared);
    const sealed = first.sealForGms("Vexmorn lurks");
    first.sealForGms("again");
    expect(shared).toHaveBeenCalledTimes(1);
    const keys = first.keyTexts();
    settings = {};
    const second = await open();
    const before = second.keyVersion();
    expect(second.takeKeys({ broken: "!", short: "AAAA" })).toBe(false);
    expect(second.takeKeys(keys)).toBe(true);
    expect(second.takeKeys(keys)).toBe(false);
    expect(second.keyVersion()).toBeGreaterThan(before);
    expect(second.unsealForGms(sealed)).toBe("Vexmorn lurks");
    expect((await open()).unsealForGms(sealed)).toBe("Vexmorn lurks");
  });

  it("is sealed by keys of one world alone: at another table nobody gets them", async () => {
    const here = await open("ruin");
    const sealed = here.sealForGms("secret");
    const there = await open("camp");
    expect(there.keyTexts()).toEqual({});
    expect(there.unsealForGms(sealed)).toBeNull();
    there.sealForGms("other");
    expect((await open("ruin")).unsealForGms(sealed)).toBe("secret");
  });

  it("is sealed to another text each time", async () => {
    const { sealForGms } = await open();
    expect(sealForGms("the same")).not.toBe(sealForGms("the same"));
  });

  test("comes back whatever it says, and nothing that is no seal is believed", async () => {
    const { sealForGms, unsealForGms } = await open();
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        expect(unsealForGms(sealForGms(text))).toBe(text);
      }),
    );
    for (const sealed of [
      "",
      "1",
      "1:key0",
      "1:key0::",
      "1:key0:AAAA:AAAA",
      "2:key0:AAAAAAAAAAAAAAAA:AAAA",
      "1:key0:!:!",
    ])
      expect(unsealForGms(sealed), sealed).toBeNull();
  });

  test("can't be read once any of its bytes was changed", async () => {
    const { sealForGms, unsealForGms } = await open();
    const sealed = sealForGms("Zorblax lurks");
    const last = sealed.lastIndexOf(":") + 1;
    const bytes = Uint8Array.from(atob(sealed.slice(last)), (letter) => letter.charCodeAt(0));
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const changed = bytes.map((byte, i) => (i === at ? byte ^ change : byte));
        expect(unsealForGms(sealed.slice(0, last) + btoa(String.fromCharCode(...changed)))).toBeNull();
      }),
    );
  });

  it("is lost without harm where what the browser kept is damaged", async () => {
    const sealed = (await open()).sealForGms("secret");
    for (const damaged of [null, 5, { ruin: 5 }, { ruin: { key0: 5 } }, { ruin: { key0: "AAAA" } }]) {
      settings = { secretKeys: damaged };
      expect((await open()).unsealForGms(sealed)).toBeNull();
    }
  });
});
