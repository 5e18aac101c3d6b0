import { toggleFavourite } from "./favourites.js";
import { toggleIntent } from "./intents.js";
import { addItem } from "./item-rows.js";
import { takeRest, type RestingSheet } from "./take-rest.js";

/** What buttons of a sheet do that touch no turn; `this` is the sheet. */
export const SHEET_DEEDS = {
  addItem(this: RestingSheet, _event: Event, { dataset }: HTMLElement) {
    return addItem(this.actor, dataset.kind);
  },
  favourite(this: RestingSheet, _event: Event, { dataset }: HTMLElement) {
    return toggleFavourite(this.actor, dataset.key ?? "");
  },
  rest(this: RestingSheet, _event: Event, { dataset }: HTMLElement) {
    return takeRest(this, dataset.rest);
  },
  intend(this: RestingSheet, _event: Event, { dataset }: HTMLElement) {
    toggleIntent(this.actor, dataset.intent);
    return this.refresh();
  },
};
