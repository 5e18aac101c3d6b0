import { localize } from "../host.js";

type Choice = string | number | Record<string, unknown>;

export interface SelectConfig {
  choices?: Record<string, Choice> | readonly Choice[];
  options?: readonly Partial<SelectOption>[];
  selected?: unknown;
  value?: unknown;
  groups?: string[];
  blank?: string | false | null;
  valueAttr?: string;
  nameAttr?: string;
  labelAttr?: string;
  localize?: boolean;
  inverted?: boolean;
  sort?: boolean;
}

export interface SelectOption {
  value: string;
  label: string;
  group: string;
  selected: boolean;
  disabled: boolean;
  rule?: boolean;
}

/** Options of a select in their groups, in order: ungrouped ones under the blank name. */
export function prepareSelectOptions(config: SelectConfig): { group: string; options: SelectOption[] }[] {
  const selected = readSelected(config.selected ?? config.value);
  const options = [...(config.options ?? []).map(completeOption), ...readChoices(config)].map((option) => ({
    ...option,
    label: config.localize ? localize(option.label) : option.label,
    group: config.localize && option.group ? localize(option.group) : option.group,
    selected: option.selected || selected.has(option.value),
  }));
  if (config.sort) options.sort((a, b) => a.label.localeCompare(b.label));
  if (typeof config.blank === "string") options.unshift(makeBlank(config, selected));
  return collectGroups(options, config);
}

function makeBlank(config: SelectConfig, selected: ReadonlySet<string>): SelectOption {
  const text = config.blank as string;
  const label = config.localize && text ? localize(text) : text;
  return { value: "", label, group: "", selected: selected.has(""), disabled: false };
}

function collectGroups(options: SelectOption[], config: SelectConfig): { group: string; options: SelectOption[] }[] {
  const names = (config.groups ?? []).map((name) => (config.localize && name ? localize(name) : name));
  const groups = new Map<string, SelectOption[]>(names.map((name) => [name, []]));
  for (const option of options) {
    const members = groups.get(option.group) ?? [];
    members.push(option);
    groups.set(option.group, members);
  }
  return [...groups].map(([group, members]) => ({ group, options: members })).filter((entry) => entry.options.length);
}

function readChoices({ choices, valueAttr, nameAttr, labelAttr, inverted }: SelectConfig): SelectOption[] {
  const valueKey = valueAttr ?? nameAttr;
  return Object.entries(choices ?? {}).map(([key, choice]: [string, Choice]) => {
    if (typeof choice === "object") {
      const value = valueKey ? choice[valueKey] : Array.isArray(choices) ? choice["value"] : (choice["value"] ?? key);
      const label = choice[labelAttr ?? "label"];
      return completeOption({ ...choice, value: String(value ?? key), label: String(label ?? "") });
    }
    return inverted
      ? completeOption({ value: String(choice), label: key })
      : completeOption({ value: key, label: String(choice) });
  });
}

function completeOption(option: Partial<SelectOption>): SelectOption {
  const value = String(option.value ?? "");
  return {
    value,
    label: String(option.label ?? value),
    group: option.group ?? "",
    selected: option.selected ?? false,
    disabled: option.disabled ?? false,
  };
}

function readSelected(value: unknown): ReadonlySet<string> {
  if (value === undefined || value === null) return new Set([""]);
  if (value instanceof Set) return new Set([...(value as Set<unknown>)].map(String));
  if (Array.isArray(value)) return new Set(value.map(String));
  return new Set([String(value)]);
}
