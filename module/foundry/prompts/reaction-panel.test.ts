import { afterAll, expect, it, vi } from "vitest";
import type { ReactionRow } from "./reaction-rows.js";

/** As much of an application as opening and closing takes: it counts as rendered once it is drawn. */
class Application {
  rendered = false;
  drawn: () => void = () => undefined;

  async render(): Promise<void> {
    await new Promise<void>((resolve) => (this.drawn = resolve));
    this.rendered = true;
  }

  close(): void {
    this.rendered = false;
  }
}

vi.stubGlobal("foundry", {
  applications: {
    api: { ApplicationV2: Application, HandlebarsApplicationMixin: (base: typeof Application) => base },
  },
});
const { ReactionPanel } = await import("./reaction-panel.js");

afterAll(() => {
  vi.unstubAllGlobals();
});

it("doesn't stay open for a chance that is over before it was drawn", async () => {
  const panel = new ReactionPanel();
  const shown = panel.show([{ key: "w1.ann" } as ReactionRow]);
  await panel.show([]);
  (panel as unknown as Application).drawn();
  await shown;
  expect(panel.rendered).toBe(false);
});

it("says why an answer was refused", async () => {
  const told = vi.fn();
  vi.stubGlobal("Hooks", { callAll: told });
  const refusal = { reasons: [{ code: "no-window", data: {} }] };
  const session = { send: () => Promise.resolve({ ok: false, error: refusal }) };
  const row = { key: "w1.ann", session, window: { id: "w1" }, responder: { creature: "ann" }, mayAnswer: true };
  const panel = new ReactionPanel();
  Object.assign(panel, { rows: [row], element: { querySelector: () => null } });
  const button = { closest: () => ({ dataset: { row: "w1.ann" } }) };
  const { skip } = ReactionPanel.DEFAULT_OPTIONS.actions;
  await skip.call(panel, {} as Event, button as unknown as HTMLElement);
  expect(told).toHaveBeenCalledWith("battle-tempo.refused", expect.objectContaining({ session, refusal }));
});
