// One vocabulary for QTI 2.1, 2.2 and 3.0. Version 3 writes every name in lower case with hyphens and puts "qti-" before
// its elements; both are brought to the same: `simpleChoice` and `qti-simple-choice` become `simple-choice`.
import { elementsIn, type XmlElement, type XmlNode } from "../../files/xml/xml-tree.ts";

/** Elements and attributes by their common names. @param root of an item, a test, a stimulus */
export function commonNames(root: XmlElement): XmlElement {
  const local = commonName(root.local).replace(/^qti-/u, "");
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(root.attributes))
    Object.defineProperty(attributes, commonName(name), { value, enumerable: true });
  const children = root.children.map((child): XmlNode =>
    typeof child === "string" ? child : commonNames(child),
  );
  return { name: local, local, attributes, children };
}

function commonName(name: string): string {
  // Names of HTML, MathML and "xml:lang" have no capitals; "SCORE" and the like are values, not names.
  return name.replace(/(?<=[a-z0-9])[A-Z]/gu, (letter) => `-${letter}`).toLowerCase();
}

export function attributeOf(element: XmlElement, name: string): string {
  return Object.hasOwn(element.attributes, name) ? (element.attributes[name] ?? "").trim() : "";
}

/** Undefined: not there, or no finite number. */
export function numberOf(element: XmlElement, name: string): number | undefined {
  const text = attributeOf(element, name);
  const value = text === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

export function isTrue(element: XmlElement, name: string): boolean {
  return /^(?:true|1)$/iu.test(attributeOf(element, name));
}

export function classesOf(element: XmlElement): string[] {
  return attributeOf(element, "class").split(/\s+/u).filter(Boolean);
}

/** The text after a prefix of one of the classes: "exo-layout-2" for "exo-layout-". */
export function classValue(element: XmlElement, prefix: string): string {
  return (
    classesOf(element)
      .find((each) => each.startsWith(prefix))
      ?.slice(prefix.length) ?? ""
  );
}

/** All elements below that fit, outermost only, in the order of the document. */
export function outermost(element: XmlElement, fits: (each: XmlElement) => boolean): XmlElement[] {
  return elementsIn(element).flatMap((each) => (fits(each) ? [each] : outermost(each, fits)));
}

/** Without the limit on arguments that Math.max has: files may be hostile. @param least when there are none */
export function largestOf(values: readonly number[], least: number): number {
  return values.reduce((most, value) => Math.max(most, value), least);
}

/** Itself and all below it. */
export function everyElement(element: XmlElement): XmlElement[] {
  return [element, ...elementsIn(element).flatMap(everyElement)];
}
