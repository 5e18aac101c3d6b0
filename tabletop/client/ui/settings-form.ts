import { makeElement, makeIcon } from "../apps/dom.js";
import { createFieldGroup, isDataField } from "../apps/forms/field-forms.js";
import * as inputs from "../apps/forms/fields.js";
import { host, localize, type SettingConfigLike, type SettingMenuLike } from "../apps/host.js";
import { word } from "../apps/words.js";

/** The settings that this user may see in the dialog, by package. World settings are the game master's. */
export function visibleSettings(): Map<string, (SettingConfigLike | SettingMenuLike)[]> {
  const { settings, user } = host.game;
  const groups = new Map<string, (SettingConfigLike | SettingMenuLike)[]>();
  const add = (entry: SettingConfigLike | SettingMenuLike): void => {
    groups.set(entry.namespace, [...(groups.get(entry.namespace) ?? []), entry]);
  };
  for (const menu of settings.menus.values()) if (!menu.restricted || user.isGM) add(menu);
  for (const setting of settings.settings.values()) {
    if (setting.config && (setting.scope !== "world" || user.isGM)) add(setting);
  }
  return groups;
}

/** A row of the dialog: the form control of one setting, or the button of a menu. */
export function makeSettingRow(entry: SettingConfigLike | SettingMenuLike): HTMLElement {
  return isMenu(entry) ? makeMenuRow(entry) : makeControlRow(entry);
}

function isMenu(entry: SettingConfigLike | SettingMenuLike): entry is SettingMenuLike {
  return typeof entry.type === "function" && "render" in ((entry.type.prototype ?? {}) as object);
}

function makeMenuRow(menu: SettingMenuLike): HTMLElement {
  const button = makeElement("button", { type: "button", "data-action": "openSubmenu", "data-key": menu.key });
  if (menu.icon) button.append(makeIcon(menu.icon));
  button.append(makeElement("span", {}, localize(menu.label ?? menu.name)));
  const hint = menu.hint ? localize(menu.hint) : null;
  return inputs.createFormGroup({ label: localize(menu.name), hint, input: button, rootId: "settings" });
}

function makeControlRow(setting: SettingConfigLike): HTMLElement {
  const name = `${setting.namespace}.${setting.key}`;
  const value = host.game.settings.get(setting.namespace, setting.key);
  const hint = [
    setting.hint ? localize(setting.hint) : "",
    setting.scope === "world" ? `[${word("worldSetting")}]` : "",
  ];
  const group = {
    label: localize(setting.name ?? name),
    hint: hint.filter(Boolean).join(" ") || null,
    rootId: "settings",
  };
  if (isDataField(setting.type)) return createFieldGroup(setting.type, group, { name, value });
  return inputs.createFormGroup({ ...group, input: makeControl(setting, name, value) });
}

function makeControl(setting: SettingConfigLike, name: string, value: unknown): HTMLElement {
  const { type, choices, range } = setting;
  if (choices) {
    const select = inputs.createSelectInput({ name, value, choices, localize: true });
    if (type === Number) select.dataset["dtype"] = "Number";
    return select;
  }
  if (type === Boolean) return inputs.createCheckboxInput({ name, value });
  if (type === Number) return inputs.createNumberInput({ name, value, ...(range ? { ...range, type: "range" } : {}) });
  return inputs.createTextInput({ name, value });
}
