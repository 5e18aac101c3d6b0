import { gm, player, type Entry } from "../page/entry.js";
import { fails, holds, rest, same, until } from "../page/demand.js";
import { heard, listen, names, thePlayer } from "../page/fixtures.js";
import type { Application, Data } from "../page/host.js";

const dialogButton = (action: string): Promise<HTMLElement> =>
  until(
    () => document.querySelector<HTMLElement>(`dialog [data-action="${action}"], .dialog [data-action="${action}"]`),
    `the button ${action}`,
  );

/** An application of the documented base that notes the steps of its life. */
function makeNoted(steps: string[], more: Data = {}) {
  class RangeNoted extends foundry.applications.api.ApplicationV2 {
    static override DEFAULT_OPTIONS = { id: "range-noted", window: { title: "Noted" }, ...more };
    _canRender(): false | void {
      steps.push("can");
      return steps.includes("forbidden") ? false : undefined;
    }
    async _prepareContext(options: Data): Promise<Data> {
      steps.push(`context ${String(options["isFirstRender"])}`);
      return {};
    }
    async _preRender(): Promise<void> {
      steps.push("pre");
    }
    async _renderHTML(): Promise<HTMLElement> {
      steps.push("html");
      const body = document.createElement("section");
      body.innerHTML = `<input name="deep.word" value="said"><input name="count" type="number" value="4">
        <input name="yes" type="checkbox" checked><button type="button" data-action="press">Press</button>`;
      return body;
    }
    _replaceHTML(result: HTMLElement, content: HTMLElement): void {
      content.replaceChildren(result);
    }
    async _onFirstRender(): Promise<void> {
      steps.push("first");
    }
    async _onRender(): Promise<void> {
      steps.push("render");
    }
    async _preClose(): Promise<void> {
      steps.push("preClose");
    }
    _onClose(): void {
      steps.push("close");
    }
  }
  return new RangeNoted();
}

/** Windows, dialogs and controls. */
export const WINDOWS: Entry[] = [
  {
    id: "apps.life",
    says: "An application prepares, renders and tells of its first render once, of each render always, then closes.",
    ground: "types",
    source: "api 5 (lifecycle)",
    kind: "single",
    run: async () => {
      const steps: string[] = [];
      const app = makeNoted(steps);
      await app.render({ force: true });
      const first = steps.splice(0).filter((step) => step !== "can");
      same(first, ["context true", "pre", "html", "first", "render"], "the first render");
      await app.render();
      same(
        steps.splice(0).filter((step) => step !== "can"),
        ["context false", "pre", "html", "render"],
        "the second",
      );
      await app.close();
      same(steps, ["preClose", "close"], "the end");
    },
  },
  {
    id: "apps.only-by-force",
    says: "An application that isn't shown is shown by a render with force alone.",
    ground: "types",
    source: "api 5 (render)",
    kind: "single",
    run: async () => {
      const app = makeNoted([]);
      await app.render();
      same([app.rendered, document.getElementById("range-noted")], [false, null], "without force");
      await app.render({ force: true });
      same(app.rendered, true, "with force");
      await app.close();
    },
  },
  {
    id: "apps.forbidden",
    says: "False from _canRender keeps an application from being rendered.",
    ground: "types",
    source: "api 5 (_canRender)",
    kind: "single",
    run: async () => {
      const steps = ["forbidden"];
      const app = makeNoted(steps);
      await app.render({ force: true });
      same([app.rendered, steps.includes("html")], [false, false], "rendered, and html made");
    },
  },
  {
    id: "apps.form-data",
    says: "FormDataExtended gives an object by names: numbers as numbers, boxes as truths.",
    ground: "types",
    source: "api 5 (formData.object)",
    kind: "single",
    run: () => {
      const form = document.createElement("form");
      form.innerHTML = `<input name="a.b" value="x"><input name="n" type="number" value="4">
        <input name="m" data-dtype="Number" value="5"><input name="t" type="checkbox" checked>
        <input name="f" type="checkbox"><input name="off" value="z" disabled>`;
      const { object } = new foundry.applications.ux.FormDataExtended(form);
      same(object, { "a.b": "x", n: 4, m: 5, t: true, f: false }, "the object");
    },
  },
  {
    id: "apps.form-handler",
    says: "The handler of an application's form gets the event, the form and its data.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      const told: unknown[] = [];
      const handler = (event: Event, form: HTMLFormElement, data: { object: Data }): void => {
        told.push(event instanceof Event, form instanceof HTMLFormElement, data.object);
      };
      const app = makeNoted([], { tag: "form", form: { handler, submitOnChange: true, closeOnSubmit: false } });
      await app.render({ force: true });
      app.element.querySelector("input")?.dispatchEvent(new Event("change", { bubbles: true }));
      await until(() => told.length > 0, "the handler");
      same(told, [true, true, { "deep.word": "said", count: 4, yes: true }], "what it was told");
      await app.close();
    },
  },
  {
    id: "apps.header-controls",
    says: "getHeaderControls hooks of every class may add a control to a window's header.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      const asked: string[] = [];
      for (const name of ["RangeNoted", "ApplicationV2"])
        listen(`getHeaderControls${name}`, (app: Application, controls: unknown) => {
          if (app.id === "range-noted" && Array.isArray(controls)) asked.push(name);
        });
      const app = makeNoted([]);
      await app.render({ force: true });
      await until(() => asked.length >= 2, "the hooks");
      same([...new Set(asked)], ["RangeNoted", "ApplicationV2"], "from the heir to the base");
      await app.close();
    },
  },
  {
    id: "apps.position",
    says: "setPosition puts a window in its place and size.",
    ground: "types",
    source: "api 5 (position)",
    kind: "single",
    run: async () => {
      const app = makeNoted([]);
      await app.render({ force: true });
      app.setPosition({ left: 40, top: 30, width: 260 });
      await until(() => app.element.getBoundingClientRect().width === 260, "the width");
      const { left, top } = app.element.getBoundingClientRect();
      same([left, top], [40, 30], "the place");
      await app.close();
    },
  },
  {
    id: "dialogs.prompt",
    says: "DialogV2.prompt answers with what its button's callback gives, and null when it is closed.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      const { DialogV2 } = foundry.applications.api;
      const ask = (): Promise<unknown> =>
        DialogV2.prompt({
          ...{ window: { title: "Range" }, content: "<input name='word' value='said'>", rejectClose: false },
          ok: { callback: (_event: Event, button: HTMLButtonElement) => button.form?.elements.length },
        });
      const answer = ask();
      (await dialogButton("ok")).click();
      holds(Number(await answer) > 0, "what the callback gave");
      const closed = ask();
      await rest(50);
      (await dialogButton("close")).click();
      same((await closed) ?? null, null, "closed");
    },
  },
  {
    id: "dialogs.wait",
    says: "DialogV2.wait answers with the action of the button that was pressed, where it has no callback.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      const buttons = [
        { action: "left", label: "Left", default: true },
        { action: "right", label: "Right" },
      ];
      const answer = foundry.applications.api.DialogV2.wait({
        window: { title: "Range" },
        content: "<p>?</p>",
        buttons,
      });
      (await dialogButton("right")).click();
      same(await answer, "right", "the answer");
    },
  },
  {
    id: "dialogs.input",
    says: "DialogV2.input answers with the data of its form.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      const content = "<input name='word' value='said'><input name='count' type='number' value='4'>";
      const answer = foundry.applications.api.DialogV2.input({ window: { title: "Range" }, content });
      (await dialogButton("ok")).click();
      same(await answer, { word: "said", count: 4 }, "the answer");
    },
  },
  {
    id: "dialogs.query",
    says: "DialogV2.query shows a dialog on another user's client and brings the answer back.",
    ground: "types",
    source: "api 5",
    kind: "pair",
    steps: [
      gm(() => {
        const answer = foundry.applications.api.DialogV2.query(thePlayer(), "confirm", {
          ...{ window: { title: "Range" }, content: "<p>Asked from elsewhere</p>" },
        });
        Object.assign(globalThis, { rangeAnswer: answer });
      }),
      player(async () => {
        (await dialogButton("yes")).click();
      }),
      gm(async () => same(await (globalThis as unknown as { rangeAnswer: unknown }).rangeAnswer, true, "the answer")),
    ],
  },
  {
    id: "controls.tools",
    says: "getSceneControlButtons gives the controls by name, each with its tools by name, to be changed in place.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      let pressed = 0;
      listen("getSceneControlButtons", (controls: Record<string, { tools: Record<string, Data> }>) => {
        const { tokens } = controls;
        if (!tokens) return;
        tokens.tools["rangeTool"] = {
          ...{ name: "rangeTool", title: "Range", icon: "fa-solid fa-flask", order: 99, button: true, visible: true },
          onChange: () => (pressed += 1),
        };
      });
      await ui.controls.render({ reset: true, controls: "tokens" });
      const selector = '[data-tool="rangeTool"]';
      const button = await until(() => document.querySelector<HTMLElement>(selector), "the button");
      button.click();
      await until(() => pressed === 1, "its call");
      const { tools } = ui.controls.controls["tokens"] ?? {};
      same(tools?.["rangeTool"]?.["order"], 99, "among the controls");
    },
  },
  {
    id: "notifications.kinds",
    says: "Notifications of four kinds are shown; one with a progress is brought on and taken away.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      const { notifications } = ui;
      const shown = (text: string): boolean => document.body.innerText.includes(text);
      const notes = (["info", "warn", "error", "success"] as const).map((kind) =>
        notifications[kind](`Range ${kind}`, { permanent: true, console: false }),
      );
      await until(() => ["info", "warn", "error", "success"].every((kind) => shown(`Range ${kind}`)), "all four");
      for (const note of notes) note.remove();
      const bar = notifications.info("Range begins", { progress: true, console: false });
      await until(() => shown("Range begins"), "the beginning");
      bar.update({ pct: 0.5, message: "Range goes on" });
      await until(() => shown("Range goes on"), "the next word");
      bar.update({ pct: 1 });
      bar.remove();
      await until(() => !shown("Range goes on"), "nothing");
    },
  },
  {
    id: "sheets.registered",
    says: "A sheet is registered for types by a package, and may be the default of them.",
    ground: "types",
    source: "api 5 (DocumentSheetConfig)",
    kind: "single",
    run: () => {
      const { sheetClasses } = CONFIG.Actor;
      const ours = Object.values(sheetClasses[names().creature] ?? {}).filter(({ cls }) => cls.name === "RangeSheet");
      same(
        ours.map((sheet) => [sheet.default, sheet.label]),
        [[true, "Range"]],
        "the sheet",
      );
    },
  },
  {
    id: "sheets.drop-data",
    says: "What is dropped is read from the event as type and uuid.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: () => {
      const { implementation } = foundry.applications.ux.TextEditor;
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", JSON.stringify({ type: "Item", uuid: "Item.abc" }));
      const event = new DragEvent("drop", { dataTransfer });
      same(implementation.getDragEventData(event), { type: "Item", uuid: "Item.abc" }, "the data");
    },
  },
  {
    id: "apps.close-hook",
    says: "A closed application tells its close hook once, and can be opened again.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      const app = makeNoted([]);
      const closes = heard<[Application]>("closeRangeNoted");
      await app.render({ force: true });
      await app.close();
      same([closes.length, app.rendered], [1, false], "after closing");
      await app.render({ force: true });
      same(app.rendered, true, "opened again");
      await app.close();
    },
  },
  {
    id: "apps.missing-template",
    says: "A template that isn't there rejects.",
    ground: "inferred",
    source: "api 10",
    kind: "single",
    run: async () => {
      const path = names().head.replace("head", "unheard-of");
      await fails(() => foundry.applications.handlebars.renderTemplate(path, {}), "a missing template");
    },
  },
];
