// Turns the content of an item into HTML of the kind that questions are made of: usual elements, no styles and no
// scripts, pictures and sounds as `import:NAME`, formulas as LaTeX. It is sanitised once more where it is saved.
import {
  childrenNamed,
  elementsIn,
  parseXml,
  textOf,
  XmlFault,
  type XmlElement,
  type XmlNode,
} from "../../files/xml/xml-tree.ts";
import { emptyFormula } from "../rich-text/kept-formulas.ts";
import { formulaOrFormula } from "../rich-text/formula-choice.ts";
import { mathLatex } from "./mathml-text.ts";
import { maxTexts, type QtiItem } from "./qti-item.ts";
import { attributeOf, classesOf, commonNames } from "./qti-tree.ts";
import { xmlTextOf } from "./xml-bytes.ts";

/** Undefined: as usual. */
export type Replace = (element: XmlElement) => string | undefined;

const names = (text: string) => new Set(text.split(" "));
const kept = names(
  `p div span br hr b strong i em u s ins del strike sub sup small big tt ul ol li dl dt dd table caption thead tbody tfoot tr th td colgroup col
blockquote pre code kbd samp var cite q abbr dfn mark font center h1 h2 h3 h4 h5 h6 figure figcaption ruby rb rt rp a bdi bdo
section article header footer aside main nav address details summary`.replaceAll("\n", " "),
);
const empty = names("br hr col");
const keptAttributes = names(
  "colspan rowspan scope start type lang dir style align href hidden data-align data-colwidth",
);
const dropped = names(
  `script style template-block template-inline stylesheet catalog-info companion-materials-info param source track label-set`.replaceAll(
    "\n",
    " ",
  ),
);
const blocks =
  /[ \t\n\r]*(<\/?(?:p|div|hr|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|th|td|colgroup|col|blockquote|h[1-6]|figure|figcaption|section|article|header|footer|aside|main|nav|address|details|summary|center)\b[^>]*>)[ \t\n\r]*/gu;

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export function htmlOf(nodes: readonly XmlNode[], item: QtiItem, replace?: Replace): string {
  const html = nodes.map((node) => nodeHtml(node, item, replace)).join("");
  return withoutSpaces(html).trim();
}

/** Spaces beside blocks are nothing, except where lines count. */
function withoutSpaces(html: string): string {
  return html
    .split(/(<pre>[\s\S]*?<\/pre>)/u)
    .map((piece, at) => (at % 2 === 1 ? piece : piece.replace(blocks, "$1")))
    .join("");
}

/** The same as plain text, for labels and lists that hold nothing else. */
export function plainOf(element: XmlElement, item: QtiItem): string {
  const words = (node: XmlNode): string => {
    if (typeof node === "string") return node;
    if (feedbackNames.has(node.local)) return nodeHtml(node, item);
    if (node.local === "img") return attributeOf(node, "alt");
    return node.children.map(words).join("");
  };
  return element.children.map(words).join("").replace(/\s+/gu, " ").trim();
}

const feedbackNames = new Set(["feedback-inline", "feedback-block"]);

function nodeHtml(node: XmlNode, item: QtiItem, replace?: Replace): string {
  if (typeof node === "string") return escapeHtml(node.replace(/[ \t\n\r]+/gu, " "));
  if (node.local === "pre") return preHtml(node, item, replace);
  const replaced = replace?.(node);
  if (replaced !== undefined) return replaced;
  const inside = () => node.children.map((child) => nodeHtml(child, item, replace)).join("");
  if (node === item.audio || dropped.has(node.local)) return "";
  if (feedbackNames.has(node.local)) {
    item.feedback.add(htmlOf(node.children, item));
    return "";
  }
  if (node.local === "rubric-block") return candidateRubric(node) ? inside() : "";
  if (kept.has(node.local)) return elementHtml(node, inside(), item);
  return specialHtml(node, item) ?? inside();
}

/** Its lines and spaces count. */
function preHtml(element: XmlElement, item: QtiItem, replace?: Replace): string {
  const inside = (nodes: readonly XmlNode[]): string =>
    nodes
      .map((node) => {
        if (typeof node === "string") return escapeHtml(node);
        const isPlain = kept.has(node.local) && !empty.has(node.local) && node !== item.audio;
        return isPlain && replace?.(node) === undefined
          ? elementHtml(node, inside(node.children), item)
          : nodeHtml(node, item, replace);
      })
      .join("");
  return `<pre>${inside(element.children)}</pre>`;
}

export function candidateRubric(rubric: XmlElement): boolean {
  return attributeOf(rubric, "view").split(/\s+/u).includes("candidate");
}

function elementHtml(element: XmlElement, inside: string, item: QtiItem): string {
  const classes = classesOf(element);
  if (classes.includes("exo-formula"))
    return formulaHtml(bareFormula(element), classes.includes("exo-formula-block"));
  if (classes.includes("qti-underline")) return `<u>${inside}</u>`;
  if (classes.includes("exo-strike")) return `<s>${inside}</s>`;
  const href = attributeOf(element, "href");
  if (element.local === "a" && soundFile.test(href)) return inside + soundHtml(href, item);
  const own = attributeOf(element, "data-formula");
  if (own !== "") return formulaHtml(own);
  const aligned = classes.find((name) => name.startsWith("qti-align-"))?.slice("qti-align-".length);
  const attributes = Object.entries({
    ...(aligned === undefined ? {} : { "data-align": aligned }),
    ...element.attributes,
  })
    .filter(([name]) => keptAttributes.has(name))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
  const tag = `<${element.local}${attributes}>`;
  return empty.has(element.local) ? tag : `${tag}${inside}</${element.local}>`;
}

const soundFile = /\.(?:mp3|ogg|oga|wav|m4a)$/iu;
const bareFormula = (element: XmlElement) =>
  textOf(element)
    .trim()
    .replace(/^\\\(|\\\)$/gu, "");
const formulaHtml = (latex: string, isBlock = false) =>
  `<span data-formula${isBlock ? "-block" : ""}="${escapeHtml(latex)}"></span>`;

function specialHtml(element: XmlElement, item: QtiItem): string | undefined {
  switch (element.local) {
    case "math":
      return mathHtml(element, item);
    case "img":
      return imageHtml(element, attributeOf(element, "src"), attributeOf(element, "alt"), item);
    case "object":
    case "embed":
      return objectHtml(element, item);
    case "audio":
      return soundHtml(soundAddress(element), item);
    case "video":
    case "svg":
    case "iframe":
      item.warn(`Isi <${element.local}> tidak ikut; ganti dengan gambar bila perlu.`);
      return "";
    case "printed-variable":
      item.warn("Nilai yang dihitung saat ujian tidak dapat dibaca; tulis nilainya di soal.");
      return "";
    case "include":
      return includedHtml(element, item);
    default:
      return undefined;
  }
}

function mathHtml(element: XmlElement, item: QtiItem): string {
  const { written, shown } = mathLatex(element);
  if (written && shown) return formulaOrFormula(written, shown);
  if (written || shown) return formulaHtml(written || (shown ?? ""));
  const text = textOf(element).replace(/\s+/gu, " ").trim();
  item.warn(
    text === ""
      ? emptyFormula
      : `Rumus "${text}" tidak dapat diubah sepenuhnya; periksa dan tulis ulang rumus itu.`,
  );
  return escapeHtml(text);
}

function imageHtml(element: XmlElement, address: string, alt: string, item: QtiItem): string {
  const source = fileAddress(address, item);
  if (source === null) return escapeHtml(alt);
  const size = ["width", "height"]
    .filter((name) => /^\d+$/u.test(attributeOf(element, name)))
    .map((name) => ` ${name}="${attributeOf(element, name)}"`);
  return `<img src="${source}" alt="${escapeHtml(alt)}"${size.join("")}>`;
}

/** `import:NAME`; null when the package does not hold it, which is said. */
export function fileAddress(address: string, item: QtiItem): string | null {
  const path = address === "" ? null : item.files.find(address, item.path);
  if (path !== null) return item.files.use(path);
  const embedded = item.files.useEmbedded(address);
  if (embedded !== null) return embedded;
  item.warn(
    `Berkas "${address.slice(0, 80)}" tidak ada di dalam paket; unggah sendiri setelah impor.`,
  );
  return null;
}

export function isSound(element: XmlElement): boolean {
  if (element.local === "audio") return true;
  const isFile = soundFile.test(attributeOf(element, "data") || attributeOf(element, "src"));
  return (
    /^(?:object|embed)$/u.test(element.local) &&
    (/^audio\//iu.test(attributeOf(element, "type")) || isFile)
  );
}

export function soundAddress(element: XmlElement): string {
  const [source] = childrenNamed(element, "source");
  const own = attributeOf(element, "src") || attributeOf(element, "data");
  return own || (source ? attributeOf(source, "src") : "");
}

function soundHtml(address: string, item: QtiItem): string {
  const source = fileAddress(address, item);
  return source === null ? "" : `<audio controls src="${source}"></audio>`;
}

function objectHtml(element: XmlElement, item: QtiItem): string {
  const address = attributeOf(element, "data") || attributeOf(element, "src");
  if (isSound(element)) return soundHtml(address, item);
  const isImage =
    /^image\//iu.test(attributeOf(element, "type")) || /\.(?:png|jpe?g|gif|webp)$/iu.test(address);
  if (isImage) {
    const alt = textOf(element).replace(/\s+/gu, " ").trim();
    return imageHtml(element, address, alt, item);
  }
  // A shared text that older packages put in by reference.
  if (/html|xml/iu.test(attributeOf(element, "type"))) return fileHtml(address, item);
  item.warn("Objek yang bukan gambar atau suara tidak ikut; tambahkan sendiri bila perlu.");
  return htmlOf(element.children, item);
}

function includedHtml(element: XmlElement, item: QtiItem): string {
  return fileHtml(attributeOf(element, "href"), item);
}

/** A text of the package that stands in a file of its own. */
export function fileHtml(address: string, item: QtiItem): string {
  const path = item.files.find(address, item.path);
  if (path === null || item.depth > 3) {
    item.warn(`Bacaan "${address.slice(0, 80)}" tidak ada di dalam paket; salin sendiri ke soal.`);
    return "";
  }
  if (item.texts.left === 0) {
    item.warn(`Soal ini memuat lebih dari ${maxTexts} bacaan; sisanya salin sendiri ke soal.`);
    return "";
  }
  item.texts.left -= 1;
  try {
    const root = commonNames(parseXml(xmlTextOf(item.files.bytes(path))));
    const body =
      elementsIn(root).find(({ local }) => /^(?:body|stimulus-body)$/u.test(local)) ?? root;
    return htmlOf(body.children, { ...item, path, depth: item.depth + 1 });
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    item.warn(`Bacaan "${address.slice(0, 80)}" tidak dapat dibaca; salin sendiri ke soal.`);
    return "";
  }
}
