import { host, localize, type DocumentLike } from "../host.js";
import type { FormDataExtended } from "../ux/form-data-extended.js";
import { word } from "../words.js";
import { ApplicationV2 } from "./application.js";
import { mergeOptions } from "./merge-options.js";
import type {
  ClosingOptions,
  Configuration,
  Context,
  FormConfiguration,
  HeaderControl,
  RenderOptions,
} from "./types.js";

/** The window of one document: shown by permission, its form written back by an update of that document. */
export class DocumentSheetV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: object = {
    id: "{id}",
    classes: ["sheet"],
    tag: "form",
    viewPermission: 1,
    editPermission: 3,
    canCreate: false,
    sheetConfig: true,
    actions: {},
    form: { handler: onSubmitDocumentForm, submitOnChange: false, closeOnSubmit: false },
  };

  #document: DocumentLike;

  constructor(options: { document: object } & Record<string, unknown>, ...rest: unknown[]) {
    super(options instanceof Object && "document" in options ? options : { document: options, ...(rest[0] as object) });
    this.#document = (this.options as unknown as { document: DocumentLike }).document;
  }

  get document(): DocumentLike {
    return this.#document;
  }

  override get title(): string {
    const { documentName, name, id } = this.document;
    const key = `DOCUMENT.${documentName}`;
    const label = host.game.i18n.has(key) ? localize(key) : documentName;
    return `${label}: ${name ?? id}`;
  }

  get isVisible(): boolean {
    return this.document.testUserPermission(host.game.user, this.options["viewPermission"] as number);
  }

  get isEditable(): boolean {
    return this.document.testUserPermission(host.game.user, this.options["editPermission"] as number);
  }

  protected override _initializeApplicationOptions(options: Partial<Configuration>): Configuration {
    const document = options["document"] as DocumentLike | undefined;
    if (!document) throw new Error(`${this.constructor.name} needs the document it shows`);
    const uniqueId = options.uniqueId ?? `${this.constructor.name}-${document.uuid.replaceAll(".", "-")}`;
    return super._initializeApplicationOptions({ ...options, uniqueId });
  }

  protected override *_headerControlsButtons(): Generator<HeaderControl, void, undefined> {
    for (const control of super._headerControlsButtons()) {
      const { ownership } = control;
      if (ownership !== undefined && !this.document.testUserPermission(host.game.user, ownership)) continue;
      yield control;
    }
  }

  /** A changed name shows in the title bar at once. */
  protected override _configureRenderOptions(options: RenderOptions): void {
    super._configureRenderOptions(options);
    options.window = { title: this.title, ...options.window };
  }

  protected override async _prepareContext(options: RenderOptions): Promise<Context> {
    const context = await super._prepareContext(options);
    const { document, isEditable } = this;
    return Object.assign(context, {
      document,
      source: document._source,
      fields: document.schema?.fields,
      editable: isEditable,
      user: host.game.user,
      rootId: this.id,
    });
  }

  protected override async _renderFrame(options: RenderOptions): Promise<HTMLElement> {
    const frame = await super._renderFrame(options);
    frame.dataset["documentUuid"] = this.document.uuid;
    return frame;
  }

  protected override _canRender(options: RenderOptions): false | void {
    super._canRender(options);
    if (!this.isVisible) throw new Error(word("sheetIsPrivate"));
  }

  protected override async _onFirstRender(context: Context, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    (this.document.apps ??= {})[this.id] = this;
  }

  protected override async _onRender(context: Context, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    if (!this.isEditable) this._toggleDisabled(true);
  }

  protected override _onClose(options: ClosingOptions): void {
    super._onClose(options);
    if (this.document.apps) delete this.document.apps[this.id];
  }

  /** Locks or frees every field of the sheet's form; navigation and actions stay usable. */
  protected _toggleDisabled(disabled: boolean): void {
    const fields = this.form?.elements ?? [];
    for (const field of fields as Iterable<HTMLInputElement>) {
      if (field.tagName !== "BUTTON" || field.type === "submit") field.disabled = disabled;
    }
  }

  protected override _onChangeForm(config: FormConfiguration, event: Event): unknown {
    return this.isEditable ? super._onChangeForm(config, event) : undefined;
  }

  /** Form data as an update: expanded, cleaned and validated against the document's schema. */
  protected _prepareSubmitData(
    event: Event,
    form: HTMLFormElement,
    formData: FormDataExtended,
    updateData?: object,
  ): object {
    const submitData = this._processFormData(event, form, formData);
    const merged = updateData ? mergeOptions([submitData, expandObject(updateData)]) : submitData;
    const document = this.document as DocumentLike & { validate?: (options: object) => unknown };
    document.validate?.({ changes: merged, clean: true, fallback: false });
    return merged;
  }

  protected _processFormData(_event: Event | null, _form: HTMLFormElement, formData: FormDataExtended): object {
    return expandObject(formData.object);
  }

  protected async _processSubmitData(
    _event: Event,
    _form: HTMLFormElement,
    submitData: object,
    options: object = {},
  ): Promise<void> {
    await this.document.update(submitData, options);
  }

  /** The pipeline of a submitted sheet, for the default form handler. */
  async submitDocumentForm(
    event: Event,
    form: HTMLFormElement,
    data: FormDataExtended,
    options: object,
  ): Promise<void> {
    const { updateData, ...updateOptions } = options as { updateData?: object };
    const submitData = this._prepareSubmitData(event, form, data, updateData);
    await this._processSubmitData(event, form, submitData, updateOptions);
  }
}

async function onSubmitDocumentForm(
  this: DocumentSheetV2,
  event: Event,
  form: HTMLFormElement,
  formData: FormDataExtended,
  options: object = {},
): Promise<void> {
  if (this.isEditable) await this.submitDocumentForm(event, form, formData, options);
}

function expandObject(flat: object): object {
  return (host.foundry["utils"] as { expandObject(data: object): object }).expandObject(flat);
}
