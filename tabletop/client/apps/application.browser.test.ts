import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestPage, type TestPage } from "./testing/open-page.js";

const TEMPLATES = {
  "systems/test/templates/head.hbs": `<header><input name="name" value="{{name}}"><b>{{localize "T.Title"}}</b></header>`,
  "systems/test/templates/body.hbs": `<section><p class="count">{{count}}</p>
    <nav class="tabs">{{#each tabs as |tab|}}<a data-action="tab" data-group="{{tab.group}}" data-tab="{{tab.id}}"
      class="{{tab.cssClass}}">{{tab.label}}</a>{{/each}}</nav>
    {{#each tabs as |tab|}}<div class="tab {{tab.cssClass}}" data-group="{{tab.group}}" data-tab="{{tab.id}}">{{tab.id}}</div>{{/each}}
    <button type="button" data-action="add">Add</button></section>`,
  "systems/test/templates/two.hbs": `<p>one</p><p>two</p>`,
};

/** A counter with two parts and two tabs, written as a system would write it. */
const DEFINE_COUNTER = `
  const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
  globalThis.Counter = class Counter extends HandlebarsApplicationMixin(ApplicationV2) {
    static DEFAULT_OPTIONS = {
      id: "counter", tag: "form", window: { title: "T.Title" }, actions: { add: Counter.onAdd },
      form: { submitOnChange: true, handler: function (event, form, data) { this.saved = data.object; } },
    };
    static PARTS = {
      head: { template: "systems/test/templates/head.hbs" },
      body: { template: "systems/test/templates/body.hbs" },
    };
    static TABS = { main: { initial: "one", tabs: [{ id: "one" }, { id: "two" }] } };
    count = 0;
    log = [];
    static onAdd(event, target) { this.count += 1; this.log.push(target.textContent); return this.render({ parts: ["body"] }); }
    async _prepareContext(options) { return { ...(await super._prepareContext(options)), count: this.count, name: "x" }; }
    _onRender(context, options) { this.log.push(options.isFirstRender ? "first" : "again"); return super._onRender(context, options); }
  };`;

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: TestPage;

beforeAll(async () => {
  test = await openTestPage(TEMPLATES);
  await test.page.evaluate(DEFINE_COUNTER);
});

afterAll(() => test?.browser.close());

/** Runs code in the page; what it returns comes back as JSON. */
function run<T>(body: string): Promise<T> {
  return test.page.evaluate(`(async () => { ${body} })()`);
}

describe("an application of parts", () => {
  it("renders only when forced and calls the hooks of its class and its parents", async () => {
    const result = await run<{ before: boolean; hooks: string[] }>(`
      const hooks = [];
      for (const name of ["renderCounter", "renderApplicationV2"]) Hooks.once(name, (app, element) => hooks.push(name + element.id));
      globalThis.app = new Counter();
      await app.render();
      const before = app.rendered;
      await app.render({ force: true });
      return { before, hooks };`);
    expect(result).toEqual({ before: false, hooks: ["renderCountercounter", "renderApplicationV2counter"] });
  });

  it("calls an action with the application as this, and renders one part without touching the others", async () => {
    const { page } = test;
    await page.getByRole("form", { name: "A title" }).locator("input[name=name]").fill("typed");
    await page.getByRole("button", { name: "Add" }).click();
    await page.waitForFunction("document.querySelector('#counter .count').textContent === '1'");
    expect(await page.locator("#counter input[name=name]").inputValue()).toBe("typed");
    expect(await run("return app.log")).toEqual(["first", "Add", "again"]);
  });

  it("keeps the chosen tab over a render", async () => {
    await test.page.locator("#counter a[data-tab=two]").click();
    await run("await app.render()");
    expect(await test.page.locator("#counter .tab.active").textContent()).toBe("two");
  });

  it("gives the form's data to its handler on change", async () => {
    await test.page.locator("#counter input[name=name]").fill("new");
    await test.page.locator("#counter input[name=name]").blur();
    await test.page.waitForFunction("app.saved?.name === 'new'");
  });

  it("keeps focus and caret of a field that is rendered anew", async () => {
    await test.page.locator("#counter input[name=name]").focus();
    await run("await app.render()");
    expect(await run("return document.activeElement.getAttribute('name')")).toBe("name");
  });

  it("finishes a running render before it closes, and leaves nothing behind", async () => {
    const result = await run<unknown>(`
      const rendering = app.render({ force: true });
      const closing = app.close();
      await Promise.all([rendering, closing]);
      return [app.rendered, app.state, document.getElementById("counter"), foundry.applications.instances.has("counter")];`);
    expect(result).toEqual([false, -1, null, false]);
  });

  it("refuses a part with two root elements", async () => {
    const message = await run<string>(`
      class Two extends Counter { static DEFAULT_OPTIONS = { id: "two" }; static PARTS = { two: { template: "systems/test/templates/two.hbs" } }; }
      return new Two().render({ force: true }).then(() => "rendered", (error) => error.message);`);
    expect(message).toContain("must render one root element");
  });

  it("throws for what is not modelled", async () => {
    const message = await run<string>(
      "try { foundry.applications.api.CategoryBrowser } catch (error) { return error.message }",
    );
    expect(message).toBe("NotModelled: foundry.applications.api.CategoryBrowser");
  });
});

describe("dialogs", () => {
  const start = (call: string) =>
    run<void>(
      `globalThis.answer = foundry.applications.api.DialogV2.${call}; await new Promise((r) => setTimeout(r, 50));`,
    );
  const answer = () => run<unknown>("return await answer");

  it("confirm answers true or false by button and null when dismissed", async () => {
    const config = `{ window: { title: "Sure" }, content: "<p>Go on</p><script>1</script>" }`;
    await start(`confirm(${config})`);
    await test.page.getByRole("dialog", { name: "Sure" }).getByRole("button", { name: "Yes" }).click();
    expect(await answer()).toBe(true);
    await start(`confirm(${config})`);
    await test.page.getByRole("dialog", { name: "Sure" }).getByRole("button", { name: "No" }).click();
    expect(await answer()).toBe(false);
    await start(`confirm(${config})`);
    await test.page.keyboard.press("Escape");
    expect(await answer()).toBeNull();
  });

  it("input answers the form's data, by Enter too", async () => {
    await start(
      `input({ window: { title: "Ask" }, modal: true, content: '<input name="a.b" type="number" value="3"><input type="checkbox" name="c" checked>' })`,
    );
    await test.page.locator("dialog input[name='a.b']").press("Enter");
    expect(await answer()).toEqual({ "a.b": 3, c: true });
  });

  it("rejects on dismissal only when asked to", async () => {
    await start(`prompt({ rejectClose: true, content: "x" }).catch((error) => error.message)`);
    await test.page.keyboard.press("Escape");
    expect(await answer()).toContain("dismissed");
  });
});

describe("helpers and text", () => {
  const render = (source: string, data: object) =>
    run<string>(`return Handlebars.compile(${JSON.stringify(source)})(${JSON.stringify(data)})`);

  it("render numbers, options and translations", async () => {
    expect(await render(`{{numberFormat 5.5 decimals=2 sign=true}}{{#if (and (gt 2 1) (not no))}}!{{/if}}`, {})).toBe(
      "+5.50!",
    );
    expect(await render(`{{localize "T.Hello" name=who}}`, { who: "<b>" })).toBe("Hello &lt;b&gt;");
    expect(await render(`{{selectOptions c selected="b" blank="-"}}`, { c: { a: "A", b: "B" } })).toBe(
      `<option value="">-</option><option value="a">A</option><option value="b" selected>B</option>`,
    );
  });

  it("enrich links and take scripts out", async () => {
    const html = await run<string>(
      `return foundry.applications.ux.TextEditor.enrichHTML('<p onclick="x()">@UUID[Actor.a]</p><script>bad()</script>')`,
    );
    expect(html).toContain(`data-uuid="Actor.a"`);
    expect(html).not.toMatch(/script|onclick/);
  });

  it("show a notification as an alert, escaped, and remember it", async () => {
    await run(`ui.notifications.warn("T.Hello", { format: { name: "<i>x</i>" } })`);
    await test.page.getByRole("alert").filter({ hasText: "Hello <i>x</i>" }).waitFor();
    expect(await run("return tabletop.notifications.map((entry) => entry.type)")).toContain("warning");
  });

  it("leave no uncaught error behind", () => {
    expect(test.errors).toEqual([]);
  });
});
