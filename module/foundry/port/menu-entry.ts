/** An entry of core's context menus: `label` is a language key, `icon` the name of an icon without its style. */
export interface MenuEntry {
  readonly label: string;
  readonly icon: string;
  readonly visible: (target: HTMLElement) => boolean;
  readonly run: (target: HTMLElement) => unknown;
}

/** An entry in the shape of the running generation: 13 knows other names for its parts than 14. */
export function menuEntry({ label, icon, visible, run }: MenuEntry): object {
  return game.release.generation >= 14
    ? { label, icon: `fa-solid ${icon}`, visible, onClick: (_event: Event, target: HTMLElement) => run(target) }
    : { name: label, icon: `<i class="fa-solid ${icon}"></i>`, condition: visible, callback: run };
}
