import type { Data } from "../../common/utils/types.js";

type StyleEntry = string | { src: string; layer?: string | null };

function route(systemId: string, path: string): string {
  return `/systems/${systemId}/${path}`;
}

/** Adds the styles of a package, each in the cascade layer that the manifest names. */
export async function loadStyles(system: Data): Promise<void> {
  const entries = (system["styles"] ?? []) as StyleEntry[];
  await Promise.all(
    entries.map((entry) => loadStyle(String(system["id"]), typeof entry === "string" ? { src: entry } : entry)),
  );
}

async function loadStyle(systemId: string, { src, layer }: { src: string; layer?: string | null }): Promise<void> {
  const address = route(systemId, src);
  const response = await fetch(address, { method: "HEAD" });
  if (!response.ok) throw new Error(`The manifest lists the style ${src}, which is missing.`);
  const element = document.createElement("style");
  // Without a layer in the manifest a system's styles stand in the layer "system".
  element.textContent = `@import url("${address}")${layer === null ? "" : ` layer(${layer ?? "system"})`};`;
  document.head.append(element);
}

/** Runs the modules of a package, in order; a missing one is an error. */
export async function loadModules(system: Data): Promise<void> {
  for (const path of (system["scripts"] ?? []) as string[]) await loadScript(route(String(system["id"]), path));
  for (const path of (system["esmodules"] ?? []) as string[]) {
    const address = route(String(system["id"]), path);
    await import(/* @vite-ignore */ address);
  }
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = address;
    element.onload = () => resolve();
    element.onerror = () => reject(new Error(`The manifest lists the script ${address}, which is missing.`));
    document.head.append(element);
  });
}

/** Loads a language file of a package. */
export async function loadLanguage(systemId: string, path: string): Promise<Data> {
  const response = await fetch(route(systemId, path));
  if (!response.ok) throw new Error(`The manifest lists the language file ${path}, which is missing.`);
  return (await response.json()) as Data;
}
