// Reads XML into a tree, for the question formats: small documents whose parts are looked up in any order. Sheets, which
// are large, are scanned as they come (xml-scanner.ts). Well-formedness is checked, no schema. Document type
// definitions are refused: they could define entities that swell to gigabytes.

export type XmlElement = {
  /** As written, with its prefix. */
  name: string;
  /** Without it. */
  local: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlNode[];
};
export type XmlNode = XmlElement | string;

export class XmlFault extends Error {
  override readonly name = "XmlFault";
}

const deepest = 200;
const named: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
};
const space = /\s*/uy;
const nameAt = /[\p{L}_:][\p{L}\p{N}\p{M}_:.\-·]*/uy;

type Open = { name: string; attributes: Record<string, string>; children: XmlNode[] };

/** The root element. @throws XmlFault saying what is wrong, and where */
export function parseXml(text: string): XmlElement {
  const source = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const document: Open = { name: "", attributes: {}, children: [] };
  const open: Open[] = [document];
  let at = 0;
  while (at < source.length) {
    const next = source.indexOf("<", at);
    const end = next < 0 ? source.length : next;
    if (end > at) addText(open, decode(source.slice(at, end), at));
    if (next < 0) break;
    at = readMarkup(source, next, open);
  }
  if (open.length > 1) throw new XmlFault(`<${open.at(-1)?.name}> is never closed`);
  const roots = document.children.filter((node): node is XmlElement => typeof node !== "string");
  const [root] = roots;
  if (!root || roots.length > 1) throw new XmlFault("There is not one root element");
  return root;
}

/** Answers where it ends. */
function readMarkup(source: string, at: number, open: Open[]): number {
  if (source.startsWith("<!--", at)) return pastEnd(source, "-->", at + 4);
  if (source.startsWith("<![CDATA[", at)) {
    const end = pastEnd(source, "]]>", at + 9);
    addText(open, source.slice(at + 9, end - 3));
    return end;
  }
  if (source.startsWith("<?", at)) return pastEnd(source, "?>", at + 2);
  if (source.startsWith("<!", at)) {
    const end = pastEnd(source, ">", at + 2);
    // A plain one, as XHTML has it, defines nothing.
    if (source.slice(at, end).includes("[")) throw new XmlFault("It defines entities of its own");
    return end;
  }
  return source[at + 1] === "/" ? closeElement(source, at, open) : openElement(source, at, open);
}

function pastEnd(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from);
  if (end < 0) throw new XmlFault(`"${mark}" is missing after character ${from}`);
  return end + mark.length;
}

function addText(open: Open[], text: string): void {
  const { children } = open.at(-1) as Open;
  const last = children.length - 1;
  if (typeof children[last] === "string") children[last] += text;
  else children.push(text);
}

function closeElement(source: string, at: number, open: Open[]): number {
  const end = pastEnd(source, ">", at);
  const name = source.slice(at + 2, end - 1).trim();
  const closed = open.length > 1 ? open.pop() : undefined;
  if (closed?.name !== name) throw new XmlFault(`</${name}> closes nothing at character ${at}`);
  (open.at(-1) as Open).children.push(finished(closed));
  return end;
}

function finished({ name, attributes, children }: Open): XmlElement {
  return { name, local: name.slice(name.indexOf(":") + 1), attributes, children };
}

function openElement(source: string, at: number, open: Open[]): number {
  const name = match(nameAt, source, at + 1);
  if (name === "") throw new XmlFault(`A lone "<" at character ${at}`);
  const attributes: Record<string, string> = {};
  let place = at + 1 + name.length;
  for (;;) {
    place += match(space, source, place).length;
    if (source.startsWith("/>", place)) {
      (open.at(-1) as Open).children.push(finished({ name, attributes, children: [] }));
      return place + 2;
    }
    if (source[place] === ">") break;
    place = readAttribute(source, place, attributes);
  }
  if (open.length > deepest) throw new XmlFault("It is nested too deeply");
  open.push({ name, attributes, children: [] });
  return place + 1;
}

function readAttribute(source: string, at: number, into: Record<string, string>): number {
  const name = match(nameAt, source, at);
  let place = at + name.length;
  place += match(space, source, place).length;
  if (name === "" || source[place] !== "=")
    throw new XmlFault(`A bad attribute at character ${at}`);
  place += 1;
  place += match(space, source, place).length;
  const quote = source[place];
  const end = quote === '"' || quote === "'" ? source.indexOf(quote, place + 1) : -1;
  if (end < 0) throw new XmlFault(`A bad attribute at character ${at}`);
  if (Object.hasOwn(into, name)) throw new XmlFault(`"${name}" stands twice at character ${at}`);
  // By definition, so that an attribute called __proto__ is one like any other.
  Object.defineProperty(into, name, {
    value: decode(source.slice(place + 1, end), place).replace(/[\t\n\r]/gu, " "),
    enumerable: true,
  });
  return end + 1;
}

function match(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? "";
}

function decode(text: string, at: number): string {
  if (!text.includes("&")) return text.replace(/\r\n?/gu, "\n");
  return text.replace(/\r\n?/gu, "\n").replace(/&([^;&\s]{1,12});|&/gu, (all, entity?: string) => {
    const known = entity === undefined ? undefined : (named[entity] ?? numbered(entity));
    if (known === undefined) throw new XmlFault(`"${all}" means nothing near character ${at}`);
    return known;
  });
}

function numbered(entity: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/iu.exec(entity) ?? [];
  const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : Number.NaN;
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

export function elementsIn({ children }: XmlElement): XmlElement[] {
  return children.filter((node): node is XmlElement => typeof node !== "string");
}

/** Those directly below, by their name without a prefix. */
export function childrenNamed(element: XmlElement, local: string): XmlElement[] {
  return elementsIn(element).filter((child) => child.local === local);
}

/** All below, at any depth, in the order of the document. */
export function descendantsNamed(element: XmlElement, local: string): XmlElement[] {
  return elementsIn(element).flatMap((child) => [
    ...(child.local === local ? [child] : []),
    ...descendantsNamed(child, local),
  ]);
}

/** All the text in it. */
export function textOf(node: XmlNode): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}
