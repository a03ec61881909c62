// What the editor can hold: exactly what contract/questions/rich-text.ts allows. Everything else is lost when HTML is read, so a
// paste from anywhere becomes this.
import {
  Schema,
  type Attrs,
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
  type TagParseRule,
} from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";
import {
  isRichTextAttribute,
  textAlignments,
  textDirections,
} from "../../contract/questions/rich-text.ts";

/** The values of the named attributes that the contract allows, null for each that is missing or not allowed. */
function read(element: HTMLElement, names: Readonly<Record<string, string>>): Attrs {
  const tag = element.nodeName.toLowerCase();
  return Object.fromEntries(
    Object.entries(names).map(([attr, name]) => {
      const value = element.getAttribute(name);
      return [attr, value !== null && isRichTextAttribute(tag, name, value) ? value : null];
    }),
  );
}

const directed = { dir: { default: null } };
const blockNames = { dir: "dir", align: "data-align" };

function blockRule(tag: string): TagParseRule {
  return {
    tag,
    getAttrs: (element) => {
      const [dir, align] = [element.getAttribute("dir"), element.getAttribute("data-align")];
      return {
        dir: textDirections.find((one) => one === dir) ?? null,
        align: textAlignments.find((one) => one === align) ?? null,
      };
    },
  };
}

function withDirection(tag: string): Pick<NodeSpec, "attrs" | "parseDOM" | "toDOM"> {
  return {
    attrs: directed,
    parseDOM: [{ tag, getAttrs: (element) => read(element, { dir: "dir" }) }],
    toDOM: (node) => [tag, { dir: node.attrs["dir"] }, 0],
  };
}

const paragraph: NodeSpec = {
  content: "inline*",
  group: "block",
  // Pasted into an empty one it keeps its own direction and alignment.
  definingForContent: true,
  attrs: { ...directed, align: { default: null } },
  parseDOM: ["p", "div", "h1", "h2", "h3", "h4", "h5", "h6"].map(blockRule),
  toDOM: (node) => ["p", written(node.attrs, blockNames), 0],
};

function written(attrs: Attrs, names: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(names).map(([attr, name]) => [name, attrs[attr]]));
}

const listNames = { dir: "dir", start: "start", type: "type" };
const orderedList: NodeSpec = {
  content: "list_item+",
  group: "block",
  attrs: { ...directed, start: { default: null }, type: { default: null } },
  parseDOM: [{ tag: "ol", getAttrs: (element) => read(element, listNames) }],
  toDOM: (node) => ["ol", written(node.attrs, listNames), 0],
};

/** An address that is still to be uploaded: the picture is in the page already, but is not written out. */
export const pendingAddress = /^(?:data:image\/(?:png|jpeg|gif|webp|bmp);base64,|blob:)/u;

const imageNames = { src: "src", alt: "alt", width: "width", height: "height" };
const image: NodeSpec = {
  inline: true,
  group: "inline",
  draggable: true,
  attrs: {
    src: {},
    alt: { default: null },
    width: { default: null },
    height: { default: null },
  },
  parseDOM: [
    {
      tag: "img[src]",
      getAttrs: (element) => {
        const attrs = read(element, imageNames);
        const src = element.getAttribute("src") ?? "";
        if (attrs["src"] !== null) return attrs;
        return pendingAddress.test(src) ? { ...attrs, src } : false;
      },
    },
  ],
  toDOM: (node) => ["img", written(node.attrs, imageNames)],
};

const audio: NodeSpec = {
  group: "block",
  attrs: { src: {}, maxPlay: { default: null } },
  parseDOM: [
    {
      tag: "audio[src]",
      getAttrs: (element) => {
        const attrs = read(element, { src: "src", maxPlay: "data-max-play" });
        return attrs["src"] === null ? false : attrs;
      },
    },
  ],
  toDOM: (node): DOMOutputSpec => [
    "audio",
    { ...written(node.attrs, { src: "src", maxPlay: "data-max-play" }), controls: "" },
  ],
};

const formulaName = (block: unknown) => (block ? "data-formula-block" : "data-formula");
const formula: NodeSpec = {
  inline: true,
  group: "inline",
  atom: true,
  attrs: { latex: {}, block: { default: false } },
  leafText: (node) => String(node.attrs["latex"]),
  parseDOM: [true, false].map((block) => ({
    tag: `span[${formulaName(block)}]`,
    getAttrs: (element: HTMLElement) => {
      const latex = element.getAttribute(formulaName(block)) ?? "";
      return latex.trim() === "" ? false : { latex, block };
    },
  })),
  toDOM: (node) => ["span", { [formulaName(node.attrs["block"])]: node.attrs["latex"] }],
};

/** Only in an editor with tokens (text-tokens.ts). Written and copied it is text, so it has no element. */
const token: NodeSpec = {
  inline: true,
  group: "inline",
  atom: true,
  draggable: true,
  attrs: { id: { default: "" } },
};

const simpleMark = (tag: string, ...others: string[]): MarkSpec => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: () => [tag, 0],
});

const tables = tableNodes({ tableGroup: "block", cellContent: "block+", cellAttributes: {} });

/** A pasted cell that says it spans a million columns would take all of the PC's memory: it spans one. */
function bounded(cell: NodeSpec): NodeSpec {
  const parseDOM = cell.parseDOM?.map((rule) => ({
    ...rule,
    getAttrs(element: HTMLElement) {
      const attrs = rule.getAttrs?.(element as HTMLElement & string);
      if (!attrs) return attrs ?? null;
      const { colspan, rowspan, colwidth } = { ...attrs, ...read(element, spans) };
      const kept = { colspan: Number(colspan ?? 1), rowspan: Number(rowspan ?? 1) };
      return { ...kept, colwidth: colwidth?.length === kept.colspan ? colwidth : null };
    },
  }));
  return { ...cell, ...(parseDOM ? { parseDOM: parseDOM as TagParseRule[] } : {}) };
}
const spans = { colspan: "colspan", rowspan: "rowspan" };

export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph,
    text: { group: "inline" },
    hard_break: {
      inline: true,
      group: "inline",
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
    bullet_list: { content: "list_item+", group: "block", ...withDirection("ul") },
    ordered_list: orderedList,
    list_item: { content: "paragraph block*", defining: true, ...withDirection("li") },
    ...tables,
    table_cell: bounded(tables.table_cell),
    table_header: bounded(tables.table_header),
    image,
    audio,
    formula,
    token,
  },
  marks: {
    strong: simpleMark("strong", "b"),
    em: simpleMark("em", "i"),
    underline: simpleMark("u"),
    sub: { ...simpleMark("sub"), excludes: "sub sup" },
    sup: { ...simpleMark("sup"), excludes: "sub sup" },
  },
});
