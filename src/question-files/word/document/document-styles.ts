// What the styles of a Word document say of paragraphs and runs that name them.
import { childrenNamed, type XmlElement } from "../../../files/xml/xml-tree.ts";
import { numberPlaceOf, type NumberPlace } from "./list-labels.ts";
import { attribute, childNamed, valueOf } from "./word-xml.ts";

export type DocumentStyles = {
  /** Run properties of a style, the style itself first and what it is based on after it. */
  ofRun(id: string | undefined): XmlElement[];
  /** Which list a paragraph belongs to, by itself or by its style. */
  placeInList(properties: XmlElement | undefined): NumberPlace | null;
};

const deepestStyle = 20;

export function readStyles(root: XmlElement | undefined): DocumentStyles {
  const styles = root ? childrenNamed(root, "style") : [];
  const byId = new Map(styles.map((style) => [attribute(style, "styleId") ?? "", style]));
  return {
    ofRun: (id) => chain(byId, id).flatMap((style) => childNamed(style, "rPr") ?? []),
    placeInList: (properties) => placeInList(properties, byId),
  };
}

function chain(styles: ReadonlyMap<string, XmlElement>, id: string | undefined): XmlElement[] {
  const found: XmlElement[] = [];
  let next = id === undefined ? undefined : styles.get(id);
  // A style that is based on itself is a damaged file, not a reason to hang.
  while (next && found.length < deepestStyle) {
    found.push(next);
    next = styles.get(valueOf(next, "basedOn") ?? "");
  }
  return found;
}

function placeInList(
  properties: XmlElement | undefined,
  styles: ReadonlyMap<string, XmlElement>,
): NumberPlace | null {
  const own = numberPlaceOf(properties);
  if (own !== undefined) return own;
  for (const style of chain(styles, valueOf(properties, "pStyle"))) {
    const place = numberPlaceOf(childNamed(style, "pPr"));
    if (place !== undefined) return place;
  }
  return null;
}
