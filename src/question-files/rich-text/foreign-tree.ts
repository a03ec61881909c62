// Reads HTML that other programs wrote into a tree, as browsers do where it counts: ends that may be left out, elements
// that hold no markup, names of characters. What only looks like a tag ("x<y dan z>w") stays text.
import type { XmlElement, XmlNode } from "../../files/xml/xml-tree.ts";
import { decodedEntities } from "./html-entities.ts";

const token =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?\]\]>|<[!?][^>]*>|<(\/?)([a-z][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</giu;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gu;
const names = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const empty = names("br hr img col input source wbr area base embed link meta param track");
/** All up to their own end is text. */
const raw = names("script style textarea title xmp iframe noembed noframes");
const known = names(
  "a abbr acronym address annotation annotation-xml applet article aside audio b base basefont bdi bdo big blink blockquote body button canvas caption center cite code colgroup data datalist dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup html i ins kbd label legend li main map mark marquee menu meter nav nobr noscript object ol optgroup option output p picture plaintext pre progress q rb rp rt rtc ruby s samp search section select small span strike strong sub summary sup svg table tbody td template tfoot th thead time tr tt u ul var video",
);

/** What an element ends by beginning, up to what it cannot leave. */
const ends: readonly (readonly [begins: RegExp, ended: RegExp, within: RegExp])[] = [
  [/^li$/u, /^li$/u, /^(?:ul|ol|menu|dir|table|td|th)$/u],
  [/^(?:dt|dd)$/u, /^(?:dt|dd)$/u, /^(?:dl|td|th)$/u],
  [/^(?:td|th)$/u, /^(?:td|th)$/u, /^(?:tr|table)$/u],
  [/^tr$/u, /^(?:tr|caption|colgroup)$/u, /^table$/u],
  [/^(?:tbody|thead|tfoot)$/u, /^(?:tbody|thead|tfoot|caption|colgroup)$/u, /^table$/u],
  [/^(?:rt|rp)$/u, /^(?:rt|rp|rb)$/u, /^ruby$/u],
  [/^option$/u, /^option$/u, /^select$/u],
  [
    /^(?:p|div|h[1-6]|ul|ol|dl|table|pre|blockquote|hr|form|figure|figcaption|fieldset|center|address|article|aside|section|header|footer|main|nav)$/u,
    /^p$/u,
    /^(?:table|td|th|li|div|blockquote|figure|dd|button|object|caption)$/u,
  ],
];
const deepest = 200;

type Open = { name: string; attributes: Record<string, string>; children: XmlNode[] };

export function foreignNodes(html: string): readonly XmlNode[] {
  const root: Open = { name: "", attributes: {}, children: [] };
  const open: Open[] = [root];
  const pieces = new RegExp(token.source, token.flags);
  for (let found = pieces.exec(html); found; found = pieces.exec(html)) {
    const [piece, slash, written, rest = ""] = found;
    const name = written?.toLowerCase();
    if (name === undefined) addText(open, piece);
    else if (slash === "/") closeElement(open, name);
    else if (!isElement(name, open)) addText(open, piece);
    else {
      endOthers(open, name);
      const isClosed = empty.has(name) || rest.endsWith("/") || open.length > deepest;
      const element = { name, attributes: attributesIn(rest), children: [] };
      if (isClosed) (open.at(-1) as Open).children.push(finished(element));
      else if (raw.has(name)) pieces.lastIndex = addRaw(open, element, html, pieces.lastIndex);
      else open.push(element);
    }
  }
  while (open.length > 1) closeTop(open);
  return root.children;
}

/** Those of formulas, drawings and programs' own names are elements, too. */
function isElement(name: string, open: readonly Open[]): boolean {
  if (known.has(name) || empty.has(name) || raw.has(name) || /[:-]/u.test(name)) return true;
  return /^(?:math|m[a-z]+|semantics|none)$/u.test(name) || open.some(holdsOthers);
}

const holdsOthers = ({ name }: Open) => /^(?:svg|object|(?:\w+:)?math)$/u.test(name);

function addText(open: readonly Open[], piece: string): void {
  const top = open.at(-1) as Open;
  if (piece.startsWith("<![CDATA[")) top.children.push(piece.slice(9, -3));
  else if (!/^<[!?]/u.test(piece)) top.children.push(decodedEntities(piece));
}

/** Answers where it ends. */
function addRaw(open: readonly Open[], element: Open, html: string, from: number): number {
  const end = new RegExp(`</${element.name}\\b[^>]*>`, "giu");
  end.lastIndex = from;
  const found = end.exec(html);
  element.children.push(html.slice(from, found?.index));
  (open.at(-1) as Open).children.push(finished(element));
  return found ? end.lastIndex : html.length;
}

function endOthers(open: Open[], name: string): void {
  for (const [begins, ended, within] of ends) {
    if (!begins.test(name)) continue;
    for (let at = open.length - 1; at > 0; at -= 1) {
      const { name: other } = open[at] as Open;
      if (ended.test(other)) while (open.length > at) closeTop(open);
      else if (within.test(other)) break;
    }
  }
}

/** An end belongs to no element outside of the cell that it stands in. */
function closeElement(open: Open[], name: string): void {
  if (name === "br") (open.at(-1) as Open).children.push(finished({ ...breakElement }));
  for (let at = open.length - 1; at > 0; at -= 1) {
    const { name: other } = open[at] as Open;
    if (other === name) {
      while (open.length > at) closeTop(open);
      return;
    }
    if (/^(?:td|th|table)$/u.test(other) && !/^(?:table|tr|tbody|thead|tfoot)$/u.test(name)) return;
  }
}

const breakElement: Open = { name: "br", attributes: {}, children: [] };

function closeTop(open: Open[]): void {
  const closed = open.pop() as Open;
  open.at(-1)?.children.push(finished(closed));
}

function finished({ name, attributes, children }: Open): XmlElement {
  return { name, local: name.slice(name.indexOf(":") + 1), attributes, children };
}

function attributesIn(text: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [, name = "", double, single, bare] of text.matchAll(attribute))
    attributes[name.toLowerCase()] ??= decodedEntities(double ?? single ?? bare ?? "");
  return attributes;
}
