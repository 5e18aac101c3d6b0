import Handlebars from "handlebars";
import { findCoreTemplate } from "./core-templates.js";

const cache = new Map<string, Promise<Handlebars.TemplateDelegate>>();

/** Template functions may read inherited members: documents and fields keep most of theirs on prototypes. */
const RUNTIME = { allowProtoMethodsByDefault: true, allowProtoPropertiesByDefault: true };

/** Fetches and compiles a template once, and registers it as a partial under its path (or `id`). */
export async function getTemplate(path: string, id: string = path): Promise<Handlebars.TemplateDelegate> {
  let compiled = cache.get(path);
  if (!compiled) {
    compiled = readTemplate(path).then((source) => Handlebars.compile(source));
    cache.set(path, compiled);
    compiled.catch(() => cache.delete(path));
  }
  const template = await compiled;
  if (Handlebars.partials[id] !== template) Handlebars.registerPartial(id, template);
  return template;
}

/** Loads several templates, from a list of paths or a record of partial names. */
export function loadTemplates(paths: string[] | Record<string, string>): Promise<Handlebars.TemplateDelegate[]> {
  const entries = Array.isArray(paths) ? paths.map((path) => [path, path] as const) : Object.entries(paths);
  return Promise.all(entries.map(([id, path]) => getTemplate(path, id)));
}

/** Renders a template to HTML. */
export async function renderTemplate(path: string, data: object = {}): Promise<string> {
  const template = await getTemplate(path);
  return template(data, RUNTIME);
}

async function readTemplate(path: string): Promise<string> {
  const own = findCoreTemplate(path);
  if (own !== undefined) return own;
  const response = await fetch(new URL(path, document.baseURI));
  if (!response.ok) throw new Error(`Template "${path}" can't be loaded: ${response.status} ${response.statusText}`);
  return response.text();
}
