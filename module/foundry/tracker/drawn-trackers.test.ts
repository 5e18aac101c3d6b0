import { afterEach, describe, expect, it, vi } from "vitest";
import { drawnTrackers } from "./drawn-trackers.js";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("trackers that are drawn", () => {
  const [drawn, popout, hidden] = [{ rendered: true }, { rendered: true }, { rendered: false }];

  it.each([
    ["a page that is still loading", {}, []],
    ["the sidebar", { combat: drawn }, [drawn]],
    ["the sidebar and a window", { combat: { ...drawn, popout } }, [{ ...drawn, popout }, popout]],
    ["one that isn't drawn yet", { combat: { ...hidden, popout: null } }, []],
  ])("are those of %s", (_where, ui, trackers) => {
    vi.stubGlobal("ui", ui);
    expect(drawnTrackers()).toEqual(trackers);
  });
});
