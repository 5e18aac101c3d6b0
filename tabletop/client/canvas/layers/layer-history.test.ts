import { describe, expect, it } from "vitest";
import { LayerHistory, type HistoryScene } from "./layer-history.js";

function recorder(): { scene: HistoryScene; calls: unknown[][] } {
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    async (...args: unknown[]) => {
      calls.push([name, ...args]);
      return [];
    };
  const scene = {
    createEmbeddedDocuments: note("create"),
    updateEmbeddedDocuments: note("update"),
    deleteEmbeddedDocuments: note("delete"),
  };
  return { scene, calls };
}

describe("the history of a layer", () => {
  it("undoes the newest change first, each once", async () => {
    const { scene, calls } = recorder();
    const history = new LayerHistory();
    history.store("update", [{ _id: "a", x: 1 }], { movement: {} });
    history.store("create", [{ _id: "b" }], {});
    history.store("delete", [{ _id: "c", name: "C" }], {});
    for (let entry = history.take(); entry; entry = history.take()) await entry.undo(scene, "Token");
    expect(calls).toEqual([
      ["create", "Token", [{ _id: "c", name: "C" }], { isUndo: true, keepId: true }],
      ["delete", "Token", ["b"], { isUndo: true }],
      ["update", "Token", [{ _id: "a", x: 1 }], { movement: {}, isUndo: true }],
    ]);
  });

  it("keeps the last ten, and nothing that changed nothing", () => {
    const history = new LayerHistory();
    history.store("update", [], {});
    for (let n = 0; n < 12; n++) history.store("update", [{ _id: String(n) }], {});
    expect(history.entries.map(({ data }) => (data[0] as { _id: string })._id)).toEqual([
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10",
      "11",
    ]);
  });
});
