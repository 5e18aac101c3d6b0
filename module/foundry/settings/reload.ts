interface Reloading {
  reloadConfirm(options: { readonly world: boolean }): Promise<void>;
}

/** Asks this game master, as the host's own settings do, whether everybody's page is loaded anew now. */
export function askForReload(): void {
  // The type package knows the class, but not this part of it.
  const { SettingsConfig } = foundry.applications.settings as unknown as { readonly SettingsConfig: Reloading };
  void SettingsConfig.reloadConfirm({ world: true });
}
