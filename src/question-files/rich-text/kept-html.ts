// HTML of whatever program as rich text that the exam server keeps as it is: its sanitiser finds nothing to take away
// (kept-html.test.ts compares both). What has no counterpart leaves its text, and is told.
import { isRichTextAttribute, richTextDropped } from "../../contract/questions/rich-text.ts";
import type { XmlElement, XmlNode } from "../../files/xml/xml-tree.ts";
import { formatOf, type Mark } from "./element-format.ts";
import type { LatexFault } from "./drawable-latex.ts";
import { foreignNodes } from "./foreign-tree.ts";
import { formulaOf, mathHtml } from "./kept-formulas.ts";
import { mediaPiece, type Piece } from "./kept-media.ts";
import { escapedText, noLines, RichBlocks, type Lines } from "./rich-blocks.ts";

/** Who is told what is lost: `addLostFormat` a kind of format by its name, `warn` a whole sentence. */
export type Keeping = {
  latexFault: LatexFault;
  addLostFormat(what: string): void;
  warn(reason: string): void;
  /** `import:NAME` for a file that stands within the text itself; null: it cannot be read. */
  keep(address: string): string | null;
};
type Context = {
  keeping: Keeping;
  out: RichBlocks;
  marks: readonly Mark[];
  lines: Lines;
  isPre: boolean;
  /** How many lists and tables this is in. */
  depth: number;
};

const deepest = 8;
const maxMarks = 12;
const paragraphs =
  /^(?:p|div|h[1-6]|blockquote|pre|listing|xmp|dl|dt|dd|figure|figcaption|caption|center|address|article|aside|section|header|footer|main|nav|hgroup|form|fieldset|legend|details|summary|body|html)$/u;
const dropped: ReadonlySet<string> = new Set(richTextDropped);

export function keptHtml(html: string, keeping: Keeping): string {
  return contentHtml(foreignNodes(html.replace(/\r\n?/gu, "\n")), {
    keeping,
    marks: [],
    lines: noLines,
    isPre: false,
    depth: 0,
  });
}

function contentHtml(nodes: readonly XmlNode[], context: Omit<Context, "out">): string {
  const out = new RichBlocks();
  walkAll(nodes, { ...context, out });
  return out.html();
}

function walkAll(nodes: readonly XmlNode[], context: Context): void {
  for (const node of nodes) {
    if (typeof node === "string") addText(node, context);
    else addElement(node, context);
  }
}

function addText(text: string, { out, marks, lines, isPre }: Context): void {
  const clean = text.replace(/\0|\p{Surrogate}/gu, "");
  if (!isPre) {
    const shown = clean.replace(/[ \t\f]*[\n\t\f][ \t\n\f]*/gu, " ");
    return out.run(escapedText(shown), marks, lines);
  }
  for (const [at, line] of clean.replace(/\t/gu, "    ").split("\n").entries()) {
    if (at > 0) out.run("<br>", marks, lines);
    const shown = line.replace(/^ +| {2,}/gu, (spaces) => "\u00a0".repeat(spaces.length));
    if (shown !== "") out.run(escapedText(shown), marks, lines);
  }
}

function addElement(element: XmlElement, context: Context): void {
  const { keeping, out, marks, lines } = context;
  const { local: name } = element;
  if (name === "br") return out.run("<br>", marks, lines);
  if (name === "hr") return endedBy(context, "garis pemisah");
  const formula = formulaOf(element, keeping);
  if (formula !== null) return out.run(formula, marks, lines);
  if (name === "math") return out.run(mathHtml(element, keeping), marks, lines);
  const media = mediaPiece(element, keeping);
  if (media !== null) return addMedia(element, media, context);
  if (dropped.has(name)) return dropElement(name, keeping);
  const format = formatOf(element);
  if (format.isHidden) return hide(element, keeping);
  for (const lost of format.lost) keeping.addLostFormat(lost);
  addShown(element, {
    ...context,
    marks: withMarks(context.marks, format.marks),
    isPre: context.isPre || format.isPre,
    lines: linesOf(name, format, context.lines),
  });
}

/** Of words within a line the direction is in the letters themselves. */
function linesOf(name: string, { dir, align }: Lines, outer: Lines): Lines {
  const isInline = !paragraphs.test(name) && !/^(?:table|t[a-z]+|ul|ol|li|menu|dir)$/u.test(name);
  return isInline ? outer : { dir: dir ?? outer.dir, align: align ?? outer.align };
}

function addShown(element: XmlElement, context: Context): void {
  const { children, local: name } = element;
  if (name === "table") return addTable(element, context);
  if (/^(?:ul|ol|menu|dir)$/u.test(name)) return addList(element, context);
  if (paragraphs.test(name) || /^(?:li|td|th|tr)$/u.test(name)) return addBlock(element, context);
  switch (name) {
    case "rt":
      return around("(", children, ")", context);
    case "rp":
    case "head":
    case "title":
      return;
    case "q":
      return around("“", children, "”", context);
    default:
      return walkAll(children, context);
  }
}

function around(before: string, inner: readonly XmlNode[], after: string, context: Context): void {
  addText(before, context);
  walkAll(inner, context);
  addText(after, context);
}

function endedBy({ out, keeping }: Context, lost: string): void {
  keeping.addLostFormat(lost);
  out.end();
}

function withMarks(outer: readonly Mark[], inner: readonly Mark[]): readonly Mark[] {
  const same: Readonly<Record<string, string>> = { b: "strong", i: "em" };
  const kind = (mark: Mark) => same[mark] ?? mark;
  const marks = [...outer];
  for (const mark of inner) {
    // A power of a power is one more.
    const isOnce = mark !== "sub" && mark !== "sup";
    if (isOnce && marks.some((each) => kind(each) === kind(mark))) continue;
    if (marks.length < maxMarks) marks.push(mark);
  }
  return marks;
}

/** A paragraph of its own; one that only holds others is none. */
function addBlock({ local: name, children }: XmlElement, context: Context): void {
  const { out, lines } = context;
  out.end();
  // An empty one is a line that somebody left free.
  if (name === "p") out.begin(lines, true);
  walkAll(context.isPre ? withoutEdges(children) : children, context);
  out.end();
}

/** The line ends right after its beginning and right before its end are not shown. */
function withoutEdges(children: readonly XmlNode[]): XmlNode[] {
  return children.map((child, at) => {
    if (typeof child !== "string") return child;
    const begun = at === 0 ? child.replace(/^\n/u, "") : child;
    return at === children.length - 1 ? begun.replace(/\n$/u, "") : begun;
  });
}

function addMedia({ local: name, children }: XmlElement, piece: Piece, context: Context): void {
  const { out, marks, lines } = context;
  // Of a link to a sound the words stay.
  if (name === "a") walkAll(children, context);
  if ("text" in piece) addText(piece.text, context);
  else if (piece.html.startsWith("<audio") && !out.isOpen) out.block(piece.html);
  else out.run(piece.html, marks, lines);
}

const spoken: Readonly<Record<string, string>> = {
  svg: "gambar SVG",
  script: "skrip",
  video: "video",
  iframe: "isi dari halaman lain",
};

function dropElement(name: string, { addLostFormat }: Keeping): void {
  if (/^(?:style|title|head|template|noscript|xml)$/u.test(name)) return;
  if (/^(?:textarea|select|option|button)$/u.test(name)) return addLostFormat("isian formulir");
  addLostFormat(spoken[name] ?? "objek sisipan");
}

function hide(element: XmlElement, { addLostFormat }: Keeping): void {
  const words = (node: XmlNode): string =>
    typeof node === "string" ? node : node.children.map(words).join("");
  if (!/katex-html/u.test(element.attributes["class"] ?? "") && words(element).trim() !== "")
    addLostFormat("teks tersembunyi");
}

// --- Lists ---

function addList(list: XmlElement, context: Context): void {
  const { keeping, out } = context;
  if (context.depth >= deepest) return flattened(list, context);
  const isOrdered = list.local === "ol";
  const written = itemsOf(list.children);
  const [first] = written;
  const { reversed } = list.attributes;
  const kind = isOrdered ? numberingOf(list, first) : "";
  if (kind === null || reversed !== undefined || written.some(jumps))
    keeping.addLostFormat("huruf nomor daftar");
  const items = written.map((item) => {
    const format = formatOf(item);
    for (const lost of format.lost) keeping.addLostFormat(lost);
    const dir = format.dir === null ? "" : ` dir="${format.dir}"`;
    const html = contentHtml(item.children, {
      ...context,
      marks: withMarks(context.marks, format.marks),
      lines: { dir: null, align: format.align ?? context.lines.align },
      depth: context.depth + 1,
    });
    return `<li${dir}>${html}</li>`;
  });
  if (items.length === 0) return;
  const own = formatOf(list).dir ?? context.lines.dir;
  const dir = own === null ? "" : ` dir="${own}"`;
  const start = first?.attributes["value"] ?? list.attributes["start"] ?? "";
  const isStart = isOrdered && start !== "1" && isRichTextAttribute("ol", "start", start);
  const begun = isStart ? ` start="${start}"` : "";
  const name = isOrdered ? "ol" : "ul";
  out.block(`<${name}${dir}${begun}${kind ? ` type="${kind}"` : ""}>${items.join("")}</${name}>`);
}

const numberStyles: readonly [RegExp, string][] = [
  [/lower-(?:alpha|latin)/iu, "a"],
  [/upper-(?:alpha|latin)/iu, "A"],
  [/lower-roman/iu, "i"],
  [/upper-roman/iu, "I"],
];

/** As the attribute names it; empty: figures. Null: a kind that there is none for. */
function numberingOf(list: XmlElement, first: XmlElement | undefined): string | null {
  const style = [list, first].flatMap(
    (each) =>
      /list-style(?:-type)?\s*:([^;]*)/iu.exec(each?.attributes["style"] ?? "")?.slice(1) ?? [],
  );
  const named = numberStyles.find(([pattern]) => style.some((each) => pattern.test(each)));
  if (named) return named[1];
  const type = list.attributes["type"] ?? first?.attributes["type"] ?? "";
  if (isRichTextAttribute("ol", "type", type)) return type;
  return style.some((each) => /greek|leading-zero|armenian|georgian/iu.test(each)) ? null : "";
}

/** A number of its own that does not follow the one before it. */
const jumps = ({ attributes }: XmlElement, at: number, all: readonly XmlElement[]) =>
  at > 0 &&
  attributes["value"] !== undefined &&
  Number(attributes["value"]) !== Number(all[0]?.attributes["value"] ?? 1) + at;

/** What stands in a list and is no item belongs to the item before it. */
function itemsOf(children: readonly XmlNode[]): XmlElement[] {
  const items: {
    local: string;
    name: string;
    attributes: Record<string, string>;
    children: XmlNode[];
  }[] = [];
  for (const child of children) {
    if (typeof child === "string" && child.trim() === "") continue;
    if (typeof child !== "string" && child.local === "li") {
      items.push({ ...child, attributes: { ...child.attributes }, children: [...child.children] });
      continue;
    }
    if (items.length === 0) items.push({ local: "li", name: "li", attributes: {}, children: [] });
    items.at(-1)?.children.push(child);
  }
  return items;
}

/** Too deep to be shown as what it is: its lines stay. */
function flattened({ children }: XmlElement, context: Context): void {
  context.keeping.addLostFormat("isi yang bersarang terlalu dalam");
  context.out.end();
  for (const child of children) {
    if (typeof child === "string") addText(child, context);
    else if (/^(?:table|ul|ol|t(?:body|head|foot|r|d|h)|li|caption)$/u.test(child.local))
      flattened(child, context);
    else addElement(child, context);
    context.out.end();
  }
}

// --- Tables ---

function addTable(table: XmlElement, context: Context): void {
  if (context.depth >= deepest) return flattened(table, context);
  const { out, keeping } = context;
  out.end();
  const rows: string[] = [];
  const visit = (nodes: readonly XmlNode[], lines: Lines): void => {
    for (const node of nodes) {
      if (typeof node === "string") addText(node, context);
      else if (/^(?:thead|tbody|tfoot)$/u.test(node.local))
        visit(node.children, innerLines(node, lines));
      else if (node.local === "tr") {
        const row = rowHtml(node, { ...context, lines: innerLines(node, lines) });
        if (row !== "") rows.push(`<tr>${row}</tr>`);
      } else if (/^(?:td|th)$/u.test(node.local))
        rows.push(`<tr>${cellHtml(node, { ...context, lines })}</tr>`);
      else if (!/^(?:colgroup|col)$/u.test(node.local)) addElement(node, context);
    }
  };
  visit(table.children, context.lines);
  out.end();
  if (
    /(?:^|;)\s*background/iu.test(table.attributes["style"] ?? "") ||
    "bgcolor" in table.attributes
  )
    keeping.addLostFormat("warna");
  if (rows.length > 0) out.block(`<table><tbody>${rows.join("")}</tbody></table>`);
}

function innerLines(element: XmlElement, outer: Lines): Lines {
  const { dir, align } = formatOf(element);
  return { dir: dir ?? outer.dir, align: align ?? outer.align };
}

function rowHtml({ children }: XmlElement, context: Context): string {
  return children
    .map((cell) => {
      if (typeof cell === "string") return "";
      if (/^(?:td|th)$/u.test(cell.local)) return cellHtml(cell, context);
      return cellHtml({ name: "td", local: "td", attributes: {}, children: [cell] }, context);
    })
    .join("");
}

function cellHtml(cell: XmlElement, context: Context): string {
  const { local: name, attributes } = cell;
  const format = formatOf(cell);
  for (const lost of format.lost) context.keeping.addLostFormat(lost);
  const kept = ["colspan", "rowspan", "data-colwidth"].flatMap((each) => {
    const value = (attributes[each] ?? "").trim();
    const isKept =
      isRichTextAttribute(name, each, value) && !(value === "1" && each !== "data-colwidth");
    return isKept ? [` ${each}="${value}"`] : [];
  });
  const html = contentHtml(cell.children, {
    ...context,
    marks: withMarks(context.marks, format.marks),
    isPre: context.isPre || format.isPre,
    lines: innerLines(cell, context.lines),
    depth: context.depth + 1,
  });
  return `<${name}${kept.join("")}>${html}</${name}>`;
}
