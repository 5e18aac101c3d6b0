/**
 * The trackers that are drawn on this page: the sidebar's, and the one in a window of its own. A fight may change while a
 * page is still loading: then there is none yet, and it is drawn right when it comes.
 */
export function drawnTrackers(): foundry.applications.sidebar.tabs.CombatTracker[] {
  const { combat } = ui as Partial<typeof ui>;
  return [combat, combat?.popout].filter(
    (tracker): tracker is foundry.applications.sidebar.tabs.CombatTracker => tracker?.rendered === true,
  );
}
