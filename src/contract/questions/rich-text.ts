// What HTML from people may hold: stems, options, explanations, references. One list with three readers (the editor's
// schema, the browser's sanitiser, the server's), so that nothing which one of them writes is dropped by another.

/** Files of the exam server; while a file is being imported, `import:` and a name inside it. Never `..`. */
const mediaAddress =
  /^(?:\/storage\/media\/|import:)(?!(?:.*\/)?\.{1,2}(?:\/|$))[\p{L}\p{N}._~()+,'!@=&[\] -][\p{L}\p{N}._~()+,'!@=&[\] /-]*$/u;
const size = /^[1-9]\d{0,3}$/u;
const cells = /^(?:[1-9]|[1-9]\d)$/u;
const anyText = /^[^\0]{0,2000}$/u;

/** Arabic runs from right to left; the paragraphs around it need not. */
export const textDirections = ["ltr", "rtl"] as const;
export const textAlignments = ["left", "center", "right", "justify"] as const;
export const maxPlays = 99;

const dir = /^(?:ltr|rtl)$/u;
const align = /^(?:left|center|right|justify)$/u;
const block = { dir, "data-align": align };
const cell = {
  colspan: cells,
  rowspan: cells,
  /** In pixels, one for each column that the cell spans. */
  "data-colwidth": /^\d{1,4}(?:,\d{1,4}){0,98}$/u,
};

/** Allowed elements, and of each the allowed attributes with what their value must look like. */
export const richTextElements: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  p: block,
  br: {},
  strong: {},
  b: {},
  em: {},
  i: {},
  u: {},
  sub: {},
  sup: {},
  ul: { dir },
  ol: { dir, start: /^[1-9]\d{0,3}$/u, type: /^[aAiI]$/u },
  li: { dir },
  table: {},
  tbody: {},
  tr: {},
  td: cell,
  th: cell,
  img: { src: mediaAddress, alt: anyText, width: size, height: size },
  audio: {
    src: mediaAddress,
    controls: /^(?:controls|true)?$/u,
    /** How often it may be played; none: as often as they like. */
    "data-max-play": /^[1-9]\d?$/u,
  },
  /** A formula in LaTeX; the second stands on a line of its own. The element itself is empty. */
  span: { "data-formula": anyText, "data-formula-block": anyText },
};

/** Without one of these the element says nothing: a picture goes, a span leaves what is in it. */
export const richTextNeeded: Readonly<Record<string, readonly string[]>> = {
  img: ["src"],
  audio: ["src"],
  span: ["data-formula", "data-formula-block"],
};

/** Goes with all that is in it; what else is not allowed leaves its text. */
export const richTextDropped = [
  "script",
  "style",
  "title",
  "head",
  "template",
  "noscript",
  "noembed",
  "noframes",
  "iframe",
  "frame",
  "frameset",
  "object",
  "embed",
  "applet",
  "svg",
  "math",
  "xml",
  "xmp",
  "plaintext",
  "textarea",
  "select",
  "option",
  "button",
  "video",
] as const;

/** Whether rich text may have this attribute with this value; names in small letters. */
export function isRichTextAttribute(element: string, name: string, value: string): boolean {
  const rules = Object.hasOwn(richTextElements, element) ? richTextElements[element] : undefined;
  const rule = rules && Object.hasOwn(rules, name) ? rules[name] : undefined;
  return rule?.test(value) ?? false;
}

/** Whether the element has what makes it say something. */
export function isWholeRichText(element: string, attributes: readonly string[]): boolean {
  const needed = richTextNeeded[element];
  return needed === undefined || needed.some((name) => attributes.includes(name));
}
