/** Elements that user-written HTML may hold. Everything else is taken out, its text kept (scripts: dropped whole). */
const ALLOWED = new Set(
  `a abbr address article aside b blockquote br button caption cite code col colgroup dd del details dfn div dl dt em
  fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main mark
  menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp section select small source span
  strong sub summary sup svg path g circle rect line polyline polygon title table tbody td textarea tfoot th thead time
  tr u ul var video audio form prose-mirror multi-select file-picker color-picker range-picker string-tags
  document-tags document-embed enriched-content code-mirror hue-slider`.split(/\s+/),
);

const DROPPED_WHOLE = new Set(["script", "style", "iframe", "object", "embed", "link", "meta", "base", "template"]);
const URL_ATTRIBUTES = new Set(["href", "src", "action", "formaction", "poster", "xlink:href"]);
const SAFE_URL = /^(https?:|mailto:|data:image\/|#|\/|\.|[^:]*$)/i;

/** Makes HTML written by somebody safe to insert: no scripts, no event attributes, no script addresses. */
export function cleanHTML(html: string): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  cleanChildren(template.content);
  return template.innerHTML;
}

function cleanChildren(root: ParentNode): void {
  for (const child of [...root.children]) {
    const tag = child.tagName.toLowerCase();
    if (DROPPED_WHOLE.has(tag)) {
      child.remove();
      continue;
    }
    cleanChildren(child);
    if (ALLOWED.has(tag)) cleanAttributes(child);
    else child.replaceWith(...child.childNodes);
  }
}

function cleanAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const isUnsafeUrl = URL_ATTRIBUTES.has(name.toLowerCase()) && !SAFE_URL.test(value.trim());
    if (name.toLowerCase().startsWith("on") || name === "srcdoc" || isUnsafeUrl) element.removeAttribute(name);
  }
}
