// The HTML of questions, which browsers wrote, as the XHTML that items hold: every element closed, no entity but XML's
// own, only what QTI knows. Underline, strike and formulas are named by classes.
import { escapeXml, xml } from "./xml-writer.ts";

type Media = (reference: string | null) => string | null;
type Open = { source: string; written: string };

const token = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z\d]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</giu;
const attribute = /([a-z][a-z\d-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/giu;
const empty = new Set(["br", "hr", "img", "col"]);
const kept = new Set(
  `p div span br hr b strong i em sub sup small ul ol li dl dt dd table caption thead tbody tfoot tr th td colgroup col
blockquote pre code kbd samp var cite q abbr h1 h2 h3 h4 h5 h6 figure figcaption ruby rt rp`.split(
    /\s+/u,
  ),
);
const named: Readonly<Record<string, string>> = {
  u: "qti-underline",
  s: "exo-strike",
  strike: "exo-strike",
  del: "exo-strike",
};
const keptAttributes = new Set([
  "colspan",
  "rowspan",
  "scope",
  "start",
  "type",
  "dir",
  "data-align",
  "data-colwidth",
  "alt",
  "width",
  "height",
]);
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  times: "×",
  divide: "÷",
  deg: "°",
  plusmn: "±",
  le: "≤",
  ge: "≥",
  ne: "≠",
  rarr: "→",
  larr: "←",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  middot: "·",
  copy: "©",
  frac12: "½",
};

export function xhtmlOf(html: string, media: Media): string {
  const open: Open[] = [];
  let out = "";
  for (const [piece, slash, name, rest] of html.matchAll(token)) {
    if (name === undefined) {
      out += piece.startsWith("<!--") ? "" : escapeXml(decoded(piece));
      continue;
    }
    const source = name.toLowerCase();
    if (slash === "/") out += closed(open, source);
    else out += opened(open, source, attributesIn(rest ?? ""), media);
  }
  return out + [...open].reverse().map(ending).join("");
}

const ending = ({ written }: Open) => (written === "" ? "" : `</${written}>`);

/** Closes what is open inside it too; a tag that closes nothing is dropped. */
function closed(open: Open[], source: string): string {
  const at = open.map((each) => each.source).lastIndexOf(source);
  return at < 0 ? "" : open.splice(at).reverse().map(ending).join("");
}

function opened(
  open: Open[],
  source: string,
  attributes: ReadonlyMap<string, string>,
  media: Media,
): string {
  if (source === "img" || source === "audio") {
    if (source === "audio") open.push({ source, written: "" });
    return mediaXml(source, attributes, media);
  }
  if (empty.has(source)) return xml(source, keptOf(attributes));
  const formula = attributes.get("data-formula") ?? attributes.get("data-formula-block");
  if (formula !== undefined) {
    open.push({ source, written: "" });
    const isBlock = attributes.has("data-formula-block");
    const className = isBlock ? "exo-formula exo-formula-block" : "exo-formula";
    return xml("span", { class: className }, escapeXml(`\\(${formula}\\)`));
  }
  // Other programs know the class, ours the attribute.
  const align = attributes.get("data-align");
  const aligned = align === undefined ? undefined : `qti-align-${align}`;
  const className = Object.hasOwn(named, source) ? named[source] : aligned;
  const written = Object.hasOwn(named, source) ? "span" : kept.has(source) ? source : "";
  open.push({ source, written });
  if (written === "") return "";
  return xml(written, { class: className, ...keptOf(attributes) }, "").slice(
    0,
    -`</${written}>`.length,
  );
}

function mediaXml(source: string, attributes: ReadonlyMap<string, string>, media: Media): string {
  const address = media(attributes.get("src") ?? null);
  if (address === null) return escapeXml(attributes.get("alt") ?? "");
  if (source === "audio") return xml("audio", { src: address, controls: "controls" }, "");
  const { alt = "", ...size } = keptOf(attributes);
  // An empty alt says that a picture is only decoration, so it must stand there.
  return xml("img", { src: address, ...size }).replace(/\/>$/u, ` alt="${escapeXml(alt)}"/>`);
}

function keptOf(attributes: ReadonlyMap<string, string>): Record<string, string> {
  const lang = attributes.get("lang");
  return {
    ...Object.fromEntries([...attributes].filter(([name]) => keptAttributes.has(name))),
    ...(lang === undefined ? {} : { "xml:lang": lang }),
  };
}

function attributesIn(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = "", double, single, bare]) => [
      name.toLowerCase(),
      decoded(double ?? single ?? bare ?? ""),
    ]),
  );
}

function decoded(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]\w{1,9});/giu, (all, name: string) => {
    if (!name.startsWith("#"))
      return Object.hasOwn(entities, name) ? (entities[name] as string) : all;
    const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : all;
  });
}
