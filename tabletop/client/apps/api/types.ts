import type { FormDataExtended } from "../ux/form-data-extended.js";
import type { ApplicationV2 } from "./application.js";

/** Shapes of the application API, after the public type package. Sizes are CSS pixels. */

export interface Position {
  top: number;
  left: number;
  width: number | "auto";
  height: number | "auto";
  scale: number;
  zIndex: number;
}

export interface HeaderControl {
  icon: string;
  label: string;
  action: string;
  visible?: boolean | ((this: ApplicationV2) => boolean);
  ownership?: string | number;
}

export type ClickAction = (this: ApplicationV2, event: PointerEvent, target: HTMLElement) => unknown;
export type ActionEntry = ClickAction | { handler: ClickAction; buttons: number[] };

export type FormHandler = (
  this: ApplicationV2,
  event: Event,
  form: HTMLFormElement,
  formData: FormDataExtended,
  options?: object,
) => unknown;

export interface FormConfiguration {
  handler?: FormHandler;
  submitOnChange?: boolean;
  closeOnSubmit?: boolean;
}

export interface WindowConfiguration {
  frame: boolean;
  positioned: boolean;
  title: string;
  icon: string | false;
  controls: HeaderControl[];
  minimizable: boolean;
  resizable: boolean;
  contentTag: string;
  contentClasses: string[];
}

export interface Configuration {
  id: string;
  uniqueId: string;
  classes: string[];
  tag: string;
  window: WindowConfiguration;
  actions: Record<string, ActionEntry>;
  form?: FormConfiguration;
  position: Partial<Position>;
  [key: string]: unknown;
}

export interface RenderOptions {
  force?: boolean;
  position?: Partial<Position>;
  window?: { title?: string; icon?: string | false; controls?: boolean };
  parts?: string[];
  isFirstRender?: boolean;
  tab?: string | Record<string, string>;
  [key: string]: unknown;
}

export interface ClosingOptions {
  animate?: boolean;
  closeKey?: boolean;
  submitted?: boolean;
  [key: string]: unknown;
}

export interface Tab {
  id: string;
  group: string;
  active: boolean;
  cssClass: string;
  icon?: string;
  label?: string;
  tooltip?: string;
}

export interface TabsConfiguration {
  tabs: (Partial<Tab> & { id: string })[];
  initial?: string | null;
  labelPrefix?: string | null;
}

export interface WindowElements {
  header?: HTMLElement | undefined;
  title?: HTMLElement | undefined;
  icon?: HTMLElement | undefined;
  close?: HTMLButtonElement | undefined;
  controls?: HTMLButtonElement | undefined;
  controlsDropdown?: HTMLElement | undefined;
  resize?: HTMLElement | undefined;
}

export type Context = Record<string, unknown>;
