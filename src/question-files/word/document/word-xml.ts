// Looking things up in Word's XML. Names are compared without their prefix, so that strict and transitional documents are
// read alike. Tracked changes are taken as accepted: what was deleted is not there, what was inserted is.
import { childrenNamed, elementsIn, type XmlElement } from "../../../files/xml/xml-tree.ts";

const opened = new Set(["ins", "moveTo", "customXml", "smartTag", "sdtContent", "dir", "bdo"]);
const gone = new Set(["del", "moveFrom"]);

export function childNamed(element: XmlElement | undefined, local: string): XmlElement | undefined {
  return element && childrenNamed(element, local)[0];
}

/** An attribute by its name without a prefix. */
export function attribute(element: XmlElement | undefined, local: string): string | undefined {
  if (!element) return undefined;
  for (const [name, value] of Object.entries(element.attributes)) {
    if (name.slice(name.indexOf(":") + 1) === local) return value;
  }
  return undefined;
}

/** The `val` of a child: `<w:jc w:val="center"/>`. */
export function valueOf(element: XmlElement | undefined, local: string): string | undefined {
  return attribute(childNamed(element, local), "val");
}

/** Undefined when nothing is said: `<w:b/>` is on, `<w:b w:val="0"/>` is off. */
export function toggle(element: XmlElement | undefined, local: string): boolean | undefined {
  const child = childNamed(element, local);
  if (!child) return undefined;
  return !["0", "false", "off", "none"].includes(attribute(child, "val") ?? "");
}

/** The children that stand in the final text: wrappers opened, deletions and placeholders left out. */
export function contentOf(element: XmlElement): XmlElement[] {
  return elementsIn(element).flatMap((child) => {
    if (gone.has(child.local)) return [];
    if (opened.has(child.local)) return contentOf(child);
    if (child.local !== "sdt") return [child];
    const content = childNamed(child, "sdtContent");
    return content && !childNamed(childNamed(child, "sdtPr"), "showingPlcHdr")
      ? contentOf(content)
      : [];
  });
}

/** Paragraphs and tables, in order. */
export function blocksIn(element: XmlElement): XmlElement[] {
  return contentOf(element).filter(({ local }) => local === "p" || local === "tbl");
}
