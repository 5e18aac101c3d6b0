import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestPage, type TestPage } from "../testing/open-page.js";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** A class of documents, one document of it, and two sheets registered for its type. */
const PREPARE = `
  globalThis.calls = [];
  const note = (name, result) => async (...args) => { calls.push([name, ...args]); return result; };
  globalThis.level = 3;
  globalThis.makeActor = (id) => ({ id, uuid: "Actor." + id, documentName: "Actor", type: "hero", name: "Ann", apps: {}, isOwner: true,
    _source: { name: "Ann" }, schema: { fields: {} }, flags: {}, items: { get: (id) => ({ id, uuid: "Actor.a.Item." + id, documentName: "Item" }) },
    testUserPermission: (user, wanted) => level >= (wanted === "OWNER" ? 3 : wanted),
    validate: ({ changes }) => { if (changes.system?.level > 9) throw new Error("too high"); },
    update: note("update"), createEmbeddedDocuments: note("create", [{}]) });
  class ActorClass { static documentName = "Actor"; static TYPES = ["hero", "beast"]; }
  const { ActorSheetV2 } = foundry.applications.sheets;
  globalThis.First = class First extends ActorSheetV2 {
    static DEFAULT_OPTIONS = { form: { submitOnChange: true } };
    async _renderHTML(context) {
      const div = document.createElement("div");
      div.innerHTML = '<input name="system.level" type="number" value="1"><p class="draggable" data-item-id="i1">Sword</p>' +
        '<button type="button" data-action="none">Act</button><b>' + context.editable + "</b>";
      return div;
    }
    _replaceHTML(result, content) { content.replaceChildren(result); }
  };
  class Second extends First {}
  const { DocumentSheetConfig } = foundry.applications.apps;
  DocumentSheetConfig.registerSheet(ActorClass, "test", First, { label: "First" });
  DocumentSheetConfig.registerSheet(ActorClass, "test", Second, { label: "Second", types: ["beast"], makeDefault: true });
  globalThis.findSheet = (type, chosen) => DocumentSheetConfig.findSheetClass({ documentName: "Actor", type, flags: { core: { sheetClass: chosen } } }).name;
  globalThis.unregister = () => DocumentSheetConfig.unregisterSheet(ActorClass, "test", Second);
`;

let test: TestPage;

beforeAll(async () => {
  test = await openTestPage();
  await test.page.evaluate(PREPARE);
});

afterAll(() => test?.browser.close());

function run<T>(body: string): Promise<T> {
  return test.page.evaluate(`(async () => { ${body} })()`);
}

describe("the registry of sheets", () => {
  it("answers with the default of the type, unless the document has chosen another", async () => {
    expect(await run(`return [findSheet("hero"), findSheet("beast"), findSheet("beast", "test.First")]`)).toEqual([
      "First",
      "Second",
      "First",
    ]);
    expect(await run(`unregister(); return findSheet("beast")`)).toBe("First");
  });
});

describe("a document sheet", () => {
  it("writes a changed field back as an expanded update", async () => {
    await run(`globalThis.sheet = new First({ document: makeActor("a") }); await sheet.render({ force: true });`);
    await test.page.getByRole("spinbutton").fill("5");
    await test.page.getByRole("spinbutton").blur();
    await test.page.waitForFunction("calls.length > 0");
    expect(await run("return calls.splice(0)")).toEqual([["update", { system: { level: 5 } }, {}]]);
  });

  it("sends nothing that doesn't validate", async () => {
    const message = await run<string>(`
      sheet.element.querySelector("input").value = "12";
      return sheet.submit().then(() => "sent", (error) => error.message);`);
    expect([message, await run("return calls.splice(0)")]).toEqual(["too high", []]);
  });

  it("stands among the document's apps while it is open", async () => {
    const open = await run("return Object.values(sheet.document.apps).includes(sheet)");
    await run("await sheet.close()");
    expect([open, await run("return Object.keys(sheet.document.apps).length")]).toEqual([true, 0]);
  });

  it("locks its fields, not its actions, for who may only look", async () => {
    await run("level = 2; await sheet.render({ force: true });");
    expect(await test.page.getByRole("spinbutton").isDisabled()).toBe(true);
    expect(await test.page.getByRole("button", { name: "Act" }).isDisabled()).toBe(false);
    expect(await test.page.locator(".sheet b").textContent()).toBe("false");
    await run("await sheet.close(); level = 3;");
  });

  it("doesn't open for who may not look, and says so", async () => {
    await run("level = 0; await sheet.render({ force: true });");
    await test.page.getByRole("alert").filter({ hasText: "may not look" }).waitFor();
    expect(await run("return sheet.rendered")).toBe(false);
    await run("level = 3;");
  });

  it("drags an item out and copies a dropped one in", async () => {
    const dropped = await run<unknown>(`
      await sheet.render({ force: true });
      const transfer = new DataTransfer();
      sheet.element.querySelector(".draggable").dispatchEvent(new DragEvent("dragstart", { dataTransfer: transfer, bubbles: true }));
      const carried = transfer.getData("text/plain");
      globalThis.fromUuid = async (uuid) => ({ uuid, documentName: "Item", id: "x", parent: null, toObject: () => ({ _id: "x", name: "Axe" }) });
      const drop = new DataTransfer();
      drop.setData("text/plain", JSON.stringify({ type: "Item", uuid: "Item.x" }));
      sheet.element.dispatchEvent(new DragEvent("drop", { dataTransfer: drop, bubbles: true, cancelable: true }));
      await new Promise((resolve) => setTimeout(resolve, 50));
      return [carried, calls.splice(0)];`);
    expect(dropped).toEqual([
      JSON.stringify({ type: "Item", uuid: "Actor.a.Item.i1" }),
      [["create", "Item", [{ name: "Axe" }]]],
    ]);
  });
});

describe("context menus", () => {
  const open = (generation: number, entries: string) =>
    run<string[]>(`
      game.release.generation = ${generation};
      const host = document.body.appendChild(document.createElement("div"));
      host.innerHTML = "<p class='target'>x</p>";
      const menu = new foundry.applications.ux.ContextMenu.implementation(host, ".target", ${entries}, { jQuery: false });
      const failed = await menu.render(host.firstChild).catch((error) => error.message);
      const shown = [...document.querySelectorAll("[role=menuitem]")];
      shown[0]?.click();
      host.remove();
      return failed ? [failed] : shown.map((item) => item.textContent).concat(calls.splice(0).flat());`);
  const old = `[{ name: "Old", icon: "<i></i>", condition: () => true, callback: (target) => calls.push([target.className]) }]`;
  const young = `[{ label: "New", icon: "fa-solid fa-x", visible: true, onClick: (event, target) => calls.push([event.type, target.className]) }]`;

  it("take the old shape on both generations", async () => {
    expect(await open(13, old)).toEqual(["Old", "target"]);
    expect(await open(14, old)).toEqual(["Old", "target"]);
  });

  it("take the new shape on 14 only", async () => {
    expect(await open(14, young)).toEqual(["New", "click", "target"]);
    expect((await open(13, young))[0]).toContain("NotModelled");
  });

  it("leave no uncaught error behind", () => {
    expect(test.errors).toEqual([]);
  });
});
