/**
 * The page of the apps' browser tests: the real apps and hooks over a game that holds just enough to stand on.
 * Documents are tiny stand-ins: what they do on a real table is tested end to end, with the data half.
 */
import Handlebars from "handlebars";
import { Hooks } from "../../globals/hooks.js";
import { Collection } from "../../common/utils/collection.js";
import * as properties from "../../common/utils/properties.js";
import { installApps, renderInterface } from "../index.js";

const page = globalThis as unknown as Record<string, unknown>;
const stored = new Map<string, unknown>();
const registered = new Map<string, { default?: unknown; onChange?: (value: unknown) => void }>();

const settings = {
  settings: registered,
  menus: new Map(),
  register: (namespace: string, key: string, config: object) => {
    registered.set(`${namespace}.${key}`, { namespace, key, ...config } as never);
  },
  get: (namespace: string, key: string) => {
    const id = `${namespace}.${key}`;
    return stored.has(id) ? stored.get(id) : registered.get(id)?.default;
  },
  set: async (namespace: string, key: string, value: unknown) => {
    stored.set(`${namespace}.${key}`, value);
    registered.get(`${namespace}.${key}`)?.onChange?.(value);
    return value;
  },
};

const translations: Record<string, string> = { "T.Title": "A title", "T.Hello": "Hello {name}" };
const gm = { id: "gm", name: "Gm", isGM: true, isSelf: true, active: true, role: 4, color: "#aa0000" };

page["game"] = {
  user: gm,
  users: new Collection([[gm.id, gm]] as never),
  i18n: {
    lang: "en",
    localize: (key: string) => translations[key] ?? key,
    format: (key: string, data: Record<string, unknown>) =>
      (translations[key] ?? key).replace(/\{(\w+)\}/g, (_all, name: string) => String(data[name])),
    has: (key: string) => key in translations,
  },
  release: { generation: 13 },
  system: { id: "test", title: "Test system", version: "1" },
  world: { id: "world", title: "World" },
  paused: false,
  actors: new Collection(),
  messages: new Collection(),
  combats: new Collection(),
  combat: null,
  settings,
};
page["Hooks"] = Hooks;
page["CONFIG"] = { ChatMessage: {}, Actor: {} };
page["ui"] = {};
page["foundry"] = { utils: { expandObject: properties.expandObject } };
page["canvas"] = { ready: false, clientCoordinatesFromCanvas: (point: object) => point };
page["Handlebars"] = Handlebars;
page["fromUuid"] = async (uuid: string) =>
  uuid === "Actor.a" ? { id: "a", name: "Ann", documentName: "Actor", uuid } : null;

installApps(page as never);
page["renderInterface"] = renderInterface;
