import { gm, player, type Entry } from "../page/entry.js";
import { holds, rest, same, until } from "../page/demand.js";
import { actorBy, heard, makeActor, names, press, range, wordsHere } from "../page/fixtures.js";
import type { Actor as ActorDocument, Application } from "../page/host.js";

async function openSheet(actor: ActorDocument): Promise<Application> {
  await actor.sheet.render({ force: true });
  return actor.sheet;
}

/** An application without a frame, of the documented base alone. */
async function openSlip(): Promise<Application> {
  class Slip extends foundry.applications.api.ApplicationV2 {
    static override DEFAULT_OPTIONS = { id: "range-slip", window: { frame: false, positioned: false } };
    _renderHTML(): HTMLElement {
      return document.createElement("p");
    }
    _replaceHTML(result: HTMLElement, content: HTMLElement): void {
      content.replaceChildren(result);
    }
  }
  const slip = new Slip();
  await slip.render({ force: true });
  return slip;
}

const field = (sheet: Application): HTMLInputElement | null => sheet.element.querySelector('input[name="system.hp"]');

export const APPS: Entry[] = [
  {
    id: "apps.options",
    says: "Default options are merged along the classes: lists grow, values of the heir win, the rest stays.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      const sheet = await openSheet(await makeActor());
      const { classList } = sheet.element;
      same([classList.contains("range-base"), classList.contains("range-sheet")], [true, true], "classes of both");
      same((sheet as unknown as { options: { position: { width: number } } }).options.position.width, 321, "the width");
      await sheet.close();
    },
  },
  {
    id: "apps.one-sheet",
    says: "A document has one sheet, of the class registered for its type; closed it leaves the page.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      holds(actor.sheet === actor.sheet, "the same object");
      const sheet = await openSheet(actor);
      await sheet.render({ force: true });
      same(document.querySelectorAll(`[id="${sheet.id}"]`).length, 1, "elements on the page");
      same(sheet.constructor.name, "RangeSheet", "its class");
      await sheet.close();
      same([sheet.rendered, document.getElementById(sheet.id)], [false, null], "after it was closed");
    },
  },
  {
    id: "apps.action",
    says: "A click inside an element with data-action calls the handler with the app as this and that element.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      const sheet = await openSheet(await makeActor());
      sheet.element.querySelector<HTMLElement>('[data-action="strike"] i')?.click();
      await until(() => range().actions.length > 0, "the action");
      same(range().actions, [{ app: sheet.id, what: "sword", button: 0 }], "what the handler saw");
      await sheet.close();
    },
  },
  {
    id: "apps.parts",
    says: "Rendering one part draws it anew and leaves the elements of the others in place.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      const sheet = await openSheet(await makeActor());
      const part = (name: string): Element | null => sheet.element.querySelector(`.range-${name}`);
      const [head, body] = [part("head"), part("body")];
      await sheet.render({ parts: ["head"] });
      holds(head !== null && part("head") !== head, "the head is new");
      holds(body !== null && part("body") === body, "the body is the same");
      await sheet.close();
    },
  },
  {
    id: "apps.hooks",
    says: "A render tells a hook for every class of the chain, with the app and an HTMLElement.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      const hooks = ["renderRangeSheet", "renderActorSheetV2", "renderDocumentSheetV2", "renderApplicationV2"];
      const calls = hooks.map((hook) => heard<[Application, HTMLElement]>(hook));
      const sheet = await openSheet(await makeActor());
      const ours = calls.map((heardCalls) => heardCalls.filter(([app]) => app === sheet).length);
      same(ours, [1, 1, 1, 1], "calls");
      holds(calls[0]?.[0]?.[1] instanceof HTMLElement, "an element");
      const closed = heard("closeRangeSheet");
      await sheet.close();
      same(closed.length, 1, "close hooks");
    },
  },
  {
    id: "apps.submit-on-change",
    says: "A sheet that submits on change updates its document when a field has changed, and is drawn anew.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      const actor = await makeActor();
      const sheet = await openSheet(actor);
      const input = field(sheet);
      if (!input) throw new Error("no field");
      input.value = "7";
      input.dispatchEvent(new Event("change", { bubbles: true }));
      await until(() => actor.system["hp"] === 7, "the update, with a number");
      await actor.update({ "system.hp": 11 });
      await until(() => field(sheet)?.value === "11", "what the sheet shows");
      await sheet.close();
    },
  },
  {
    id: "apps.readers-cannot-edit",
    says: "On the sheet of a document that a user may see but not change, no field can be edited.",
    ground: "types",
    source: "api 5",
    kind: "pair",
    steps: [
      gm(async () => (await makeActor({ ownership: { default: 2 } })).id),
      player(async (id: string) => {
        await until(() => game.actors.get(id), "the actor");
        const sheet = await openSheet(actorBy(id));
        same((sheet as unknown as { isEditable: boolean }).isEditable, false, "isEditable");
        same(field(sheet)?.disabled, true, "the field is disabled");
        await sheet.close();
      }),
    ],
  },
  {
    id: "apps.follows-others",
    says: "An open sheet shows what another client has changed.",
    ground: "types",
    source: "api 5",
    kind: "pair",
    steps: [
      gm(async () => (await makeActor({ owned: true })).id),
      player(async (id: string) => {
        await until(() => game.actors.get(id), "the actor");
        same((await openSheet(actorBy(id))).rendered, true, "the sheet is open");
      }),
      gm((id: string) => actorBy(id).update({ "system.hp": 13 })),
      player(async (id: string) => {
        const { sheet } = actorBy(id);
        await until(() => field(sheet)?.value === "13", "the change");
        await sheet.close();
      }),
    ],
  },
  {
    id: "apps.confirm",
    says: "DialogV2.confirm answers true and false by its buttons, and null when it is closed.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      const { DialogV2 } = foundry.applications.api;
      const ask = async (press: string): Promise<unknown> => {
        const answer = DialogV2.confirm({ window: { title: "Range" }, content: "<p>Really?</p>" });
        const selector = `dialog ${press}, .dialog ${press}`;
        (await until(() => document.querySelector<HTMLElement>(selector), `the control ${press}`)).click();
        const result = await answer;
        await until(() => document.querySelector(selector) === null, "the dialog gone");
        return result ?? null;
      };
      same(await ask('[data-action="yes"]'), true, "yes");
      same(await ask('[data-action="no"]'), false, "no");
      same(await ask('[data-action="close"]'), null, "closed");
    },
  },
  {
    id: "apps.escape",
    says: "Escape closes every window with a frame; an application without one stays.",
    // Nothing public that was read says so: whoever plays knows it of windows, and nobody wrote it down.
    ground: "inferred",
    source: "no ground in api 5, which is silent on Escape",
    kind: "single",
    run: async () => {
      const sheets = [await openSheet(await makeActor()), await openSheet(await makeActor())];
      const slip = await openSlip();
      press("Escape");
      await until(() => sheets.every(({ rendered }) => !rendered), "both sheets closed");
      await rest(50);
      same([slip.rendered, document.getElementById(slip.id) !== null], [true, true], "what has no frame");
      await slip.close();
    },
  },
  {
    id: "apps.notifications",
    says: "A notification is shown with its text, without taking markup for markup in its values, until removed.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      const format = { name: "<b>Ann</b>" };
      const note = ui.notifications.info(`${names().words}.Greeting`, { localize: true, format, permanent: true });
      const shown = (): boolean => document.body.innerText.includes(`${wordsHere().hello}<b>Ann</b>`);
      await until(shown, "the text, escaped");
      note.remove();
      await until(() => !shown(), "the text gone");
    },
  },
  {
    id: "apps.templates",
    says: "renderTemplate fills a template of the system by its path, escaping what it fills in.",
    ground: "types",
    source: "api 10",
    kind: "single",
    run: async () => {
      const html = await foundry.applications.handlebars.renderTemplate(names().head, {
        name: "<Ann>",
        draws: 2,
      });
      holds(html.includes('data-draws="2"') && html.includes("&lt;Ann&gt;"), `the text: ${html}`);
      await rest(0);
    },
  },
];
