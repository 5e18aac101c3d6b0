import type { Context, RenderOptions } from "../apps/api/types.js";
import { makeElement, makeIcon } from "../apps/dom.js";
import { host } from "../apps/host.js";
import { word } from "../apps/words.js";
import { SettingsConfig } from "./settings-config.js";
import { AbstractSidebarTab } from "./sidebar-tab.js";
import { UIConfig } from "./ui-config.js";

/** The settings tab: what is being played, and the doors to the settings. */
export class SettingsTab extends AbstractSidebarTab {
  static override tabName = "settings";
  static override DEFAULT_OPTIONS: object = {
    actions: {
      configureSettings: () => new SettingsConfig().render({ force: true }),
      appearance: () => new UIConfig().render({ force: true }),
      togglePause: () => host.game.togglePause?.(!host.game.paused, { broadcast: true }),
    },
  };

  override get title(): string {
    return word("settings");
  }

  protected override async _renderHTML(_context: Context, _options: RenderOptions): Promise<HTMLElement[]> {
    const { system, world, release, user } = host.game;
    const facts = makeElement("dl", { class: "info" });
    facts.append(makeElement("dt", {}, world?.title ?? ""), makeElement("dd", {}, `${release.generation}`));
    facts.append(
      makeElement("dt", {}, system?.title ?? system?.id ?? ""),
      makeElement("dd", {}, system?.version ?? ""),
    );
    const buttons = [
      makeButton("configureSettings", word("configureSettings"), "fa-solid fa-gear"),
      makeButton("appearance", word("appearance"), "fa-solid fa-palette"),
    ];
    if (user.isGM) {
      const label = host.game.paused ? word("resumeGame") : word("pauseGame");
      buttons.push(makeButton("togglePause", label, "fa-solid fa-pause"));
    }
    return [facts, makeElement("section", { class: "settings flexcol" }, ...buttons)];
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }
}

function makeButton(action: string, label: string, icon: string): HTMLButtonElement {
  return makeElement(
    "button",
    { type: "button", "data-action": action },
    makeIcon(icon),
    makeElement("span", {}, label),
  );
}
