// Reads sanitised HTML into the tree that XML is read into, for writers that need more than its text. Forgiving: what is
// never closed ends with what holds it, what closes nothing is dropped. It cleans nothing.
import { unescapeHtml } from "../domain/text/html-text.ts";
import type { XmlElement, XmlNode } from "../files/xml/xml-tree.ts";

const token = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z\d]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</giu;
const attribute = /([a-z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/giu;
const empty = new Set(["br", "hr", "img", "col", "input", "source"]);
const deepest = 200;

type Open = { name: string; attributes: Record<string, string>; children: XmlNode[] };

/** What stands at the top, in order; names in small letters. */
export function htmlNodes(html: string): readonly XmlNode[] {
  const root: Open = { name: "", attributes: {}, children: [] };
  const open: Open[] = [root];
  for (const [piece, slash, written, rest] of html.matchAll(token)) {
    const top = open.at(-1) as Open;
    const name = written?.toLowerCase();
    if (name === undefined) {
      if (!piece.startsWith("<!--")) top.children.push(unescapeHtml(piece));
    } else if (slash === "/") closeElement(open, name);
    else {
      const element = { name, attributes: attributesIn(rest ?? ""), children: [] };
      if (empty.has(name) || open.length > deepest) top.children.push(finished(element));
      else open.push(element);
    }
  }
  while (open.length > 1) closeTop(open);
  return root.children;
}

function closeElement(open: Open[], name: string): void {
  const at = open.map((each) => each.name).lastIndexOf(name);
  if (at < 1) return;
  for (let left = open.length - at; left > 0; left -= 1) closeTop(open);
}

function closeTop(open: Open[]): void {
  const closed = open.pop() as Open;
  open.at(-1)?.children.push(finished(closed));
}

function finished({ name, attributes, children }: Open): XmlElement {
  return { name, local: name, attributes, children };
}

function attributesIn(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", double, single, bare] of text.matchAll(attribute)) {
    Object.defineProperty(attributes, name.toLowerCase(), {
      value: unescapeHtml(double ?? single ?? bare ?? ""),
      enumerable: true,
      configurable: true,
    });
  }
  return attributes;
}
