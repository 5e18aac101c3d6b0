const SVG = "http://www.w3.org/2000/svg";

/** An SVG element with attributes. */
export function makeSvg(name: keyof SVGElementTagNameMap, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
