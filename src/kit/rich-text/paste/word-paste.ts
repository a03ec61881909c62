// HTML as Word, Excel, Google Docs and web pages put it on the clipboard, made into what the editor knows: emphasis out
// of styles, lists out of paragraphs that only look like lists, formulas out of MathML. The schema drops what is left.
// Nothing is loaded or run: it all happens in a document of its own.
import { applyStyles, styleAttribute } from "./paste-styles.ts";
import { makeLists } from "./paste-lists.ts";

export type CleanedPaste = {
  html: string;
  /** Pictures that the clipboard only names (a file on that PC, another host): they cannot be taken along. */
  lostPictures: number;
};

const dropped = "script,style,meta,link,title,head>*,xml,template,iframe,object,embed,svg,colgroup";

export function cleanPaste(html: string): CleanedPaste {
  const { body } = new DOMParser().parseFromString(inert(html), "text/html");
  // Copied in this editor or another one like it.
  if (body.querySelector("[data-pm-slice]"))
    return { html: withoutHandlers(html), lostPictures: 0 };
  for (const element of body.querySelectorAll(dropped)) element.remove();
  takeFormulas(body);
  const lostPictures = dropPictures(body);
  makeLists(body);
  applyStyles(body);
  unwrapForeign(body);
  dropEmptyEnds(body);
  return { html: body.innerHTML, lostPictures };
}

/**
 * Word hides what only old programs need in conditional comments. `<![if …]>` is not hidden from a parser that follows
 * the standard: what it encloses stays, the marks go.
 */
function inert(html: string): string {
  const fragment = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/u.exec(html);
  const isTablePart = fragment !== null && /^\s*<t[drh]/iu.test(fragment[1] ?? "");
  // Excel puts the mark inside the table: cut there, the cells would lose their table.
  const text = fragment && !isTablePart ? (fragment[1] ?? "") : html;
  const shown = text
    .replace(/<!--[\s\S]*?-->/gu, "")
    .replace(/<!\[[^>]*>/gu, "")
    // The strict policy complains about styles even where nothing is drawn; they are only read here.
    .replace(/<style\b[\s\S]*?<\/style\s*>/giu, "")
    .replace(/<[a-z][^>]*>/giu, (tag) => tag.replace(/\sstyle(?=\s*=)/giu, ` ${styleAttribute}`));
  return withoutHandlers(shown);
}

/** The policy complains about handlers too, in documents that run nothing as well. */
function withoutHandlers(html: string): string {
  return html.replace(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/giu, (tag) =>
    tag.replace(/"[^"]*"|'[^']*'|(?<![\w-])on[a-z]+(?=\s*=)/giu, (part) =>
      /^["']/u.test(part) ? part : "data-pasted-handler",
    ),
  );
}

/** Wikipedia, KaTeX and MathJax carry the LaTeX along with the MathML. */
function takeFormulas(body: HTMLElement): void {
  for (const math of body.querySelectorAll("math")) {
    const source = math.querySelector('annotation[encoding="application/x-tex"]');
    const latex = source?.textContent.trim() ?? math.getAttribute("alttext") ?? "";
    const drawing = math.closest(".katex, .mwe-math-element, mjx-container") ?? math;
    if (latex === "") {
      math.replaceWith(math.textContent);
      continue;
    }
    const formula = body.ownerDocument.createElement("span");
    const isBlock = math.getAttribute("display") === "block";
    formula.setAttribute(isBlock ? "data-formula-block" : "data-formula", unwrapDisplay(latex));
    drawing.replaceWith(formula);
  }
}

function unwrapDisplay(latex: string): string {
  return /^\{\\displaystyle ([\s\S]*)\}$/u.exec(latex)?.[1]?.trim() ?? latex;
}

/** Answers how many are lost. */
function dropPictures(body: HTMLElement): number {
  let lost = 0;
  for (const image of body.querySelectorAll("img")) {
    const src = image.getAttribute("src") ?? "";
    if (/^(?:data:image\/|\/storage\/media\/)/u.test(src)) continue;
    lost += 1;
    image.remove();
  }
  return lost;
}

const kept = new Set(
  "p,br,strong,b,em,i,u,sub,sup,ul,ol,li,table,tbody,tr,td,th,img,audio,span".split(","),
);
const blocks = "p,div,ul,ol,table,h1,h2,h3,h4,h5,h6,blockquote,pre,section,article,dl,figure";
const paragraphs =
  /^(?:div|h[1-6]|blockquote|pre|section|article|address|center|dt|dd|figure|figcaption|caption)$/u;

/** Blocks become paragraphs, everything else leaves what is in it. */
function unwrapForeign(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll("*")].reverse()) {
    const name = element.nodeName.toLowerCase();
    if (kept.has(name) && !(name === "span" && !isFormula(element))) continue;
    if (paragraphs.test(name) && !element.querySelector(blocks)) {
      element.replaceWith(paragraphOf(element, /^h[1-6]$/u.test(name)));
    } else {
      element.replaceWith(...element.childNodes);
    }
  }
}

function isFormula(element: Element): boolean {
  return element.hasAttribute("data-formula") || element.hasAttribute("data-formula-block");
}

function paragraphOf(element: Element, isHeading: boolean): Element {
  const page = element.ownerDocument;
  const paragraph = page.createElement("p");
  for (const name of ["dir", "data-align"]) {
    const value = element.getAttribute(name);
    if (value !== null) paragraph.setAttribute(name, value);
  }
  const inside = isHeading && element.textContent.trim() ? page.createElement("strong") : paragraph;
  inside.append(...element.childNodes);
  if (inside !== paragraph) paragraph.append(inside);
  return paragraph;
}

/** Word and browsers end a copy with empty paragraphs that nobody chose. */
function dropEmptyEnds(body: HTMLElement): void {
  const isEmpty = (node: Node) =>
    (node.textContent ?? "").trim() === "" &&
    !(node.nodeType === 1 && holdsSomething(node as Element));
  while (body.lastChild && isEmpty(body.lastChild)) body.lastChild.remove();
}

function holdsSomething(element: Element): boolean {
  const things = "img,audio,table,span";
  return element.matches(things) || element.querySelector(things) !== null;
}
