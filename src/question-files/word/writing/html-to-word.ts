// The HTML of questions as paragraphs and tables of Word: looks, lists, tables with merged cells, pictures, sounds, formulas,
// both directions. For any document: what holds the files and counts the lists is the page that is passed. What becomes of
// it when it is read again: document-blocks.ts, then block-html.ts.
import type { XmlElement, XmlNode } from "../../../files/xml/xml-tree.ts";
import { isRichTextAttribute } from "../../../contract/questions/rich-text.ts";
import { htmlNodes } from "../../html-tree.ts";
import { inlineRuns, isBlankInline, lineBreak } from "./inline-to-word.ts";
import { tableToWord } from "./table-to-word.ts";
import { tag, textRun, valued, wordParagraph } from "./word-markup.ts";
import type { WordPage } from "./word-package.ts";
import type { ListKind } from "./word-parts.ts";

export type BlockPlace = {
  page: WordPage;
  /** Of the room, in twentieths of a point. */
  width: number;
  rtl: boolean;
  /** Of all its paragraphs. */
  style?: string;
  /** The list that it is in, and how deep. */
  list?: { id: number; level: number };
};

/** Paragraphs and tables, empty for empty HTML. */
export function htmlToWord(html: string, page: WordPage, width: number, style?: string): string {
  return blocksOf(htmlNodes(html), { page, width, rtl: false, ...(style ? { style } : {}) });
}

const blockNames = new Set(
  "p div ul ol li table audio h1 h2 h3 h4 h5 h6 blockquote pre".split(" "),
);
const isBlock = (node: XmlNode): node is XmlElement =>
  typeof node !== "string" && blockNames.has(node.local);

function blocksOf(nodes: readonly XmlNode[], place: BlockPlace): string {
  let blocks = "";
  for (const group of grouped(nodes)) {
    const [first] = group;
    if (first !== undefined && isBlock(first)) {
      const block = blockOf(first, place);
      // Word makes one table of two that touch.
      const touches = blocks.endsWith("</w:tbl>") && block.startsWith("<w:tbl>");
      blocks += touches ? wordParagraph("") + block : block;
    } else if (!isBlankInline(group)) blocks += paragraphOf(group, place);
  }
  return blocks;
}

/** What stands in a line together, and each block by itself. */
function grouped(nodes: readonly XmlNode[]): XmlNode[][] {
  const groups: XmlNode[][] = [];
  let open = false;
  for (const node of nodes) {
    if (isBlock(node)) groups.push([node]);
    else if (open) groups.at(-1)?.push(node);
    else groups.push([node]);
    open = !isBlock(node);
  }
  return groups;
}

function blockOf(element: XmlElement, place: BlockPlace): string {
  const { dir } = element.attributes;
  const own = { ...place, rtl: dir === undefined ? place.rtl : dir === "rtl" };
  switch (element.local) {
    case "ul":
    case "ol":
      return listBlocks(element, own);
    case "li":
      return itemBlocks(element, own);
    case "table":
      return tableToWord(element, own, blocksOf);
    case "audio":
      return soundBlock(element, own);
    default:
      if (element.children.some(isBlock)) return blocksOf(element.children, own);
      return paragraphOf(element.children, own, element.attributes["data-align"]);
  }
}

function paragraphOf(nodes: readonly XmlNode[], place: BlockPlace, align?: string): string {
  const runs = inlineRuns(nodes, place);
  return wordParagraph(runs, paragraphProperties(place, align));
}

const alignments: Readonly<Record<string, string>> = {
  left: "left",
  right: "right",
  center: "center",
  justify: "both",
};

/** In paragraphs from right to left "left" is where they begin. */
export function paragraphProperties({ style, list, rtl }: BlockPlace, align?: string): string {
  const swapped = rtl ? { left: "right", right: "left" }[align ?? ""] : undefined;
  const jc = alignments[swapped ?? align ?? ""];
  const isUsual = !rtl && jc === "left";
  return [
    style ? valued("w:pStyle", style) : "",
    list ? tag("w:numPr", {}, valued("w:ilvl", list.level) + valued("w:numId", list.id)) : "",
    rtl ? tag("w:bidi") : "",
    jc && !isUsual ? valued("w:jc", jc) : "",
  ].join("");
}

const deepestList = 8;

function listBlocks(element: XmlElement, place: BlockPlace): string {
  const level = Math.min(place.list ? place.list.level + 1 : 0, deepestList);
  const start = Number(element.attributes["start"] ?? 1);
  const { type = "" } = element.attributes;
  const numbered = isRichTextAttribute("ol", "type", type) ? (type as ListKind) : "1";
  const kind = element.local === "ol" ? numbered : "•";
  const id = place.page.list(kind, Number.isInteger(start) ? start : 1, level);
  return blocksOf(
    element.children.filter((node) => typeof node !== "string"),
    { ...place, list: { id, level } },
  );
}

/** Its paragraphs are one, with breaks between them: a second one would be no item, or one of its own. */
function itemBlocks(element: XmlElement, place: BlockPlace): string {
  const lines: (readonly XmlNode[])[] = [];
  const groups = grouped(element.children);
  let at = 0;
  for (; at < groups.length; at += 1) {
    const group = groups[at] ?? [];
    const [first] = group;
    if (first === undefined || !isBlock(first)) {
      if (!isBlankInline(group)) lines.push(group);
    } else if (isLine(first)) lines.push(first.children);
    else break;
  }
  const runs = lines.map((line) => inlineRuns(line, place)).join(lineBreak);
  const rest = groups.slice(at).flat();
  // What is not the item's own text or a list in it stands below, without a number.
  const { list: _, ...unnumbered } = place;
  const below = rest.map((node) => {
    const isList = isBlock(node) && (node.local === "ul" || node.local === "ol");
    return blocksOf([node], isList ? place : unnumbered);
  });
  return wordParagraph(runs, paragraphProperties(place)) + below.join("");
}

function isLine({ local, children }: XmlElement): boolean {
  return !["ul", "ol", "table", "audio"].includes(local) && !children.some(isBlock);
}

function soundBlock({ attributes }: XmlElement, place: BlockPlace): string {
  const name = place.page.sound(attributes["src"] ?? null);
  if (name === null) return "";
  const times = attributes["data-max-play"];
  const text = `[audio: ${name}${times === undefined ? "" : ` | ${times}x`}]`;
  return wordParagraph(textRun(text), paragraphProperties({ ...place, rtl: false }));
}
