const ID = "battle-tempo-live";

/**
 * Says something to those who listen instead of looking: a polite live region, made once and never redrawn, since what
 * is drawn anew is not read out.
 */
export function announce(text: string): void {
  const region = document.getElementById(ID) ?? makeRegion();
  // The same words twice in a row are said twice.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/** In `ready`: the region has to stand there before its first words. */
export function openLiveRegion(): void {
  if (!document.getElementById(ID)) makeRegion();
}

function makeRegion(): HTMLElement {
  const region = document.createElement("div");
  region.id = ID;
  region.className = "tempo-live";
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "polite");
  document.body.append(region);
  return region;
}
