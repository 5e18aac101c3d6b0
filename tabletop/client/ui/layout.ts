import { makeElement } from "../apps/dom.js";
import { word } from "../apps/words.js";

/** The skeleton of the page into which the interface's applications put themselves. Built once. */
export function buildLayout(): void {
  if (document.getElementById("interface")) return;
  const left = makeElement(
    "section",
    { id: "ui-left", "aria-label": word("sceneControls") },
    makeElement("div", { id: "ui-left-column-1" }),
    makeElement("div", { id: "ui-left-column-2" }),
  );
  const middle = makeElement("main", { id: "ui-middle" });
  const right = makeElement("section", { id: "ui-right", "aria-label": word("sidebar") });
  const frame = makeElement("div", { id: "interface", class: "themed" }, left, middle, right);
  document.body.append(frame);
  if (!document.getElementById("tabletop-notice")) {
    document.body.append(makeElement("p", { id: "tabletop-notice", role: "note" }, word("notFoundry")));
  }
}
