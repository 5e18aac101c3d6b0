import { ApplicationV2 } from "../apps/api/application.js";
import { DialogV2 } from "../apps/api/dialog.js";
import type { Context, RenderOptions } from "../apps/api/types.js";
import { makeElement } from "../apps/dom.js";
import { host, localize } from "../apps/host.js";
import type { FormDataExtended } from "../apps/ux/form-data-extended.js";
import { word } from "../apps/words.js";
import { makeSettingRow, visibleSettings } from "./settings-form.js";

/** The dialog of all registered settings that this user may change. */
export class SettingsConfig extends ApplicationV2 {
  static override DEFAULT_OPTIONS: object = {
    id: "settings-config",
    classes: ["category-browser"],
    tag: "form",
    window: { icon: "fa-solid fa-gears", contentClasses: ["standard-form"], resizable: true },
    position: { width: 640, height: 560 },
    form: { closeOnSubmit: true, handler: onSubmit },
    actions: { openSubmenu },
  };

  override get title(): string {
    return word("settingsTitle");
  }

  protected override async _renderHTML(_context: Context, _options: RenderOptions): Promise<HTMLElement[]> {
    const sections = [...visibleSettings()].map(([namespace, entries]) =>
      makeElement(
        "fieldset",
        { class: "category", "data-category": namespace },
        makeElement("legend", {}, packageTitle(namespace)),
        ...entries.map(makeSettingRow),
      ),
    );
    const submit = makeElement("button", { type: "submit" }, word("save"));
    const body = makeElement("div", { class: "scrollable" }, ...sections);
    return [body, makeElement("footer", { class: "form-footer" }, submit)];
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }

  /** Asks for a reload when a changed setting needs one; a world setting reloads everybody. */
  static async reloadConfirm({ world = false } = {}): Promise<void> {
    const yes = await DialogV2.confirm({
      window: { title: word("settings") } as never,
      content: `<p>${word("reloadNeeded")}</p>`,
    });
    if (!yes) return;
    const { socket } = host.game as unknown as { socket?: { emit(event: string): void } };
    if (world && host.game.user.isGM) socket?.emit("reload");
    window.location.reload();
  }
}

function packageTitle(namespace: string): string {
  const { system } = host.game;
  if (namespace === "core") return word("core");
  return namespace === system?.id ? (system.title ?? namespace) : namespace;
}

async function onSubmit(
  this: SettingsConfig,
  _event: Event,
  _form: HTMLFormElement,
  data: FormDataExtended,
): Promise<void> {
  const { settings } = host.game;
  let reload = false;
  let world = false;
  for (const [id, value] of Object.entries(data.object)) {
    const setting = settings.settings.get(id);
    if (!setting) continue;
    const before = JSON.stringify(settings.get(setting.namespace, setting.key));
    await settings.set(setting.namespace, setting.key, value);
    const isChanged = before !== JSON.stringify(settings.get(setting.namespace, setting.key));
    reload ||= isChanged && setting.requiresReload === true;
    world ||= isChanged && setting.requiresReload === true && setting.scope === "world";
  }
  if (reload) void SettingsConfig.reloadConfirm({ world });
}

async function openSubmenu(_event: PointerEvent, target: HTMLElement): Promise<void> {
  const menu = host.game.settings.menus.get(target.dataset["key"] ?? "");
  if (!menu) throw new Error(localize(`No settings menu "${target.dataset["key"]}"`));
  await new menu.type().render({ force: true });
}
