import { parseElements } from "../dom.js";
import { loadTemplates, renderTemplate } from "../handlebars/templates.js";
import type { ApplicationV2 } from "./application.js";
import { attachForm } from "./frame-listeners.js";
import { restorePartState, savePartState, type PartState } from "./part-state.js";
import type { ClosingOptions, Context, FormConfiguration, RenderOptions } from "./types.js";

export interface TemplatePart {
  template: string;
  id?: string;
  root?: boolean;
  classes?: string[];
  templates?: string[];
  scrollable?: string[];
  forms?: Record<string, FormConfiguration>;
}

type Parts = Record<string, TemplatePart>;

// A mixin's base must take any arguments: TypeScript accepts no narrower constructor here.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Base = abstract new (...args: any[]) => ApplicationV2;

/** Adds rendering by Handlebars parts to an application class: each part is one template with one root element. */
export function HandlebarsApplicationMixin<T extends Base>(BaseApplication: T) {
  abstract class HandlebarsApplication extends BaseApplication {
    static PARTS: Parts = {};

    #parts: Record<string, HTMLElement> = {};
    #descriptors: Parts = {};

    get parts(): Record<string, HTMLElement> {
      return this.#parts;
    }

    protected override _configureRenderOptions(options: RenderOptions): void {
      super._configureRenderOptions(options);
      this.#descriptors = this._configureRenderParts(options);
      if (options.isFirstRender || !options.parts) options.parts = Object.keys(this.#descriptors);
      for (const partId of options.parts) {
        if (!this.#descriptors[partId]) throw new Error(`"${partId}" is not a part of ${this.constructor.name}`);
      }
    }

    protected _configureRenderParts(_options: RenderOptions): Parts {
      return structuredCloneParts((this.constructor as typeof HandlebarsApplication).PARTS);
    }

    protected override async _preRender(context: Context, options: RenderOptions): Promise<void> {
      await super._preRender(context, options);
      const paths = Object.values(this.#descriptors).flatMap(({ template, templates = [] }) => [
        template,
        ...templates,
      ]);
      await loadTemplates([...new Set(paths)]);
    }

    protected override async _renderHTML(
      context: Context,
      options: RenderOptions,
    ): Promise<Record<string, HTMLElement>> {
      const rendered: Record<string, HTMLElement> = {};
      for (const partId of options.parts ?? []) {
        const part = this.#descriptors[partId];
        if (!part) continue;
        const partContext = await this._preparePartContext(partId, context, options);
        const html = await renderTemplate(part.template, partContext);
        rendered[partId] = readPart(`${this.id}-`, partId, part, html);
      }
      return rendered;
    }

    protected async _preparePartContext(partId: string, context: Context, _options: RenderOptions): Promise<Context> {
      context["partId"] = `${this.id}-${partId}`;
      const tabs = context["tabs"] as Record<string, unknown> | undefined;
      if (tabs && partId in tabs) context["tab"] = tabs[partId];
      return context;
    }

    protected override _replaceHTML(
      result: Record<string, HTMLElement>,
      content: HTMLElement,
      options: RenderOptions,
    ): void {
      for (const [partId, element] of Object.entries(result)) {
        const placed = this.#descriptors[partId]?.root
          ? this.#replaceRoot(element, content)
          : this.#replacePart(partId, element, content);
        this._attachPartListeners(partId, placed, options);
        this.#parts[partId] = placed;
      }
      this.#removeUnknownParts();
    }

    #replaceRoot(element: HTMLElement, content: HTMLElement): HTMLElement {
      content.dataset["applicationPart"] = element.dataset["applicationPart"] ?? "";
      content.replaceChildren(...element.childNodes);
      return content;
    }

    #replacePart(partId: string, element: HTMLElement, content: HTMLElement): HTMLElement {
      const prior = content.querySelector<HTMLElement>(`[data-application-part="${partId}"]`);
      if (!prior) {
        content.insertBefore(element, this.#findNextPart(partId, content));
        return element;
      }
      const state: PartState = { scrollPositions: [] };
      this._preSyncPartState(partId, element, prior, state);
      prior.replaceWith(element);
      this._syncPartState(partId, element, prior, state);
      return element;
    }

    /** The first rendered part that stands after this one in the class's order: a late part is put before it. */
    #findNextPart(partId: string, content: HTMLElement): HTMLElement | null {
      const order = Object.keys(this.#descriptors);
      const later = order.slice(order.indexOf(partId) + 1);
      const next = later.map((id) => this.#parts[id]).find((part) => part?.parentElement === content);
      return next ?? null;
    }

    #removeUnknownParts(): void {
      for (const [partId, element] of Object.entries(this.#parts)) {
        if (this.#descriptors[partId]) continue;
        element.remove();
        delete this.#parts[partId];
      }
    }

    protected _preSyncPartState(partId: string, _next: HTMLElement, prior: HTMLElement, state: PartState): void {
      savePartState(prior, this.#descriptors[partId]?.scrollable ?? [], state);
    }

    protected _syncPartState(_partId: string, next: HTMLElement, _prior: HTMLElement, state: PartState): void {
      restorePartState(next, state);
    }

    protected override _tearDown(options: ClosingOptions): void {
      super._tearDown(options);
      this.#parts = {};
    }

    protected _attachPartListeners(partId: string, element: HTMLElement, _options: RenderOptions): void {
      for (const [selector, config] of Object.entries(this.#descriptors[partId]?.forms ?? {})) {
        const form = element.matches(selector) ? element : element.querySelector(selector);
        if (!(form instanceof HTMLFormElement)) throw new Error(`"${selector}" of the part "${partId}" is no form`);
        attachForm(form, config, {
          submit: (settings, event) => this._onSubmitForm(settings, event),
          change: (settings, event) => this._onChangeForm(settings, event),
        });
      }
    }
  }
  return HandlebarsApplication;
}

function structuredCloneParts(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).map(([partId, part]) => [partId, { ...part }]));
}

/** Parses one part and holds it to its contract: exactly one root element. */
function readPart(prefix: string, partId: string, part: TemplatePart, html: string): HTMLElement {
  const [element, ...more] = parseElements(html);
  if (!element || more.length > 0) {
    throw new Error(`The template "${part.template}" of the part "${partId}" must render one root element`);
  }
  element.dataset["applicationPart"] = partId;
  if (part.id) element.id = `${prefix}${part.id}`;
  element.classList.add(...(part.classes ?? []));
  return element;
}
