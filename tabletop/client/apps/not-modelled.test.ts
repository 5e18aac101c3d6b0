import { expect, it } from "vitest";
import { sealNamespace } from "./not-modelled.js";

it("throws with the path for an unknown member and stays silent for feature tests", () => {
  const sealed = sealNamespace("foundry.applications.api", { known: 1 }) as Record<string, unknown>;
  expect(sealed["known"]).toBe(1);
  expect("unknown" in sealed).toBe(false);
  expect(() => sealed["unknown"]).toThrow("NotModelled: foundry.applications.api.unknown");
});
