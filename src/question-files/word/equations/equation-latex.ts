// Word's formulas (OMML, ECMA-376 part 1, chapter 22.1) as LaTeX. What is not known here is kept as text, with a warning.
import { childrenNamed, elementsIn, textOf, type XmlElement } from "../../../files/xml/xml-tree.ts";
import {
  accents,
  characterLatex,
  functionNames,
  groupings,
  textLatex,
} from "./equation-characters.ts";
import { childNamed, contentOf, toggle, valueOf } from "../document/word-xml.ts";

type Warn = (reason: string) => void;
type Convert = (element: XmlElement, warn: Warn) => string;

/** One line of LaTeX, empty for an empty formula. */
export function equationLatex(formula: XmlElement, warn: Warn): string {
  return tidy(inside(formula, warn));
}

function tidy(latex: string): string {
  return latex
    .replace(/ {2,}/gu, " ")
    .replace(/ (?=[}^_)\]|,.;]|$)/gu, (space, at: number, all: string) =>
      // A space of its own ("\ ") is not one that only ends a command.
      all[at - 1] === "\\" && all[at - 2] !== "\\" ? space : "",
    )
    .trim();
}

/** All that an element holds, properties left out. */
function inside(element: XmlElement | undefined, warn: Warn): string {
  if (!element) return "";
  return contentOf(element)
    .map((child) => one(child, warn))
    .join("");
}

function part(element: XmlElement, local: string, warn: Warn): string {
  return tidy(inside(childNamed(element, local), warn));
}

const group = (element: XmlElement, local: string, warn: Warn) => `{${part(element, local, warn)}}`;

function one(element: XmlElement, warn: Warn): string {
  if (element.local === "r") return runLatex(element, warn);
  const convert = Object.hasOwn(converters, element.local) ? converters[element.local] : undefined;
  if (convert) return convert(element, warn);
  // Properties, bookmarks and the like say nothing.
  if (!elementsIn(element).length || element.local.endsWith("Pr")) return "";
  const text = textOf(element);
  if (text.trim() === "") return "";
  warn("Sebagian rumus tidak dikenal dan masuk sebagai teks; periksa rumusnya.");
  return textLatex(text);
}

/** What a script is put on: one sign or a number stands as it is, more are grouped. */
function base(element: XmlElement, warn: Warn): string {
  const latex = part(element, "e", warn);
  return /^(?:[\p{L})\]]|\d+|\\[a-zA-Z]+)$/u.test(latex) ? latex : `{${latex}}`;
}

const converters: Readonly<Record<string, Convert>> = {
  oMath: inside,
  f: fraction,
  rad: (element, warn) => {
    const hidden = toggle(childNamed(element, "radPr"), "degHide") ?? false;
    const degree = hidden ? "" : part(element, "deg", warn);
    return `\\sqrt${degree === "" ? "" : `[${degree}]`}${group(element, "e", warn)}`;
  },
  sSup: (element, warn) => `${base(element, warn)}^${group(element, "sup", warn)}`,
  sSub: (element, warn) => `${base(element, warn)}_${group(element, "sub", warn)}`,
  sSubSup: (element, warn) =>
    `${base(element, warn)}_${group(element, "sub", warn)}^${group(element, "sup", warn)}`,
  sPre: (element, warn) =>
    `{}_${group(element, "sub", warn)}^${group(element, "sup", warn)}${group(element, "e", warn)}`,
  nary: largeOperator,
  d: delimited,
  m: (element, warn) => matrix(element, warn),
  eqArr: (element, warn) => {
    const lines = childrenNamed(element, "e").map((line) => tidy(inside(line, warn)));
    // An ampersand aligns here, as in LaTeX.
    const aligned = lines.map((line) => line.replace(/\\&/gu, "&"));
    return `\\begin{aligned}${aligned.join(" \\\\ ")}\\end{aligned}`;
  },
  acc: accented,
  bar: (element, warn) => {
    const isTop = valueOf(childNamed(element, "barPr"), "pos") === "top";
    return `\\${isTop ? "overline" : "underline"}${group(element, "e", warn)}`;
  },
  groupChr: grouped,
  limLow: (element, warn) => limit(element, "_", "underset", warn),
  limUpp: (element, warn) => limit(element, "^", "overset", warn),
  func: (element, warn) => {
    const name = part(element, "fName", warn);
    // A name that LaTeX does not know is still one name, not a product of letters.
    const own = /^(?:\\mathrm\{(\p{L}+)\}|(\p{L}{2,}))$/u.exec(name);
    const shown = own ? `\\operatorname{${own[1] ?? own[2]}}` : name;
    return `${shown}${group(element, "e", warn)}`;
  },
  box: (element, warn) => part(element, "e", warn),
  borderBox: (element, warn) => `\\boxed${group(element, "e", warn)}`,
  phant: (element, warn) => {
    const shown = toggle(childNamed(element, "phantPr"), "show") ?? true;
    return shown ? part(element, "e", warn) : `\\phantom${group(element, "e", warn)}`;
  },
};

function fraction(element: XmlElement, warn: Warn): string {
  const kind = valueOf(childNamed(element, "fPr"), "type");
  const above = group(element, "num", warn);
  const below = group(element, "den", warn);
  if (kind === "lin" || kind === "skw") return `${above}/${below}`;
  return kind === "noBar" ? `\\genfrac{}{}{0pt}{}${above}${below}` : `\\frac${above}${below}`;
}

function largeOperator(element: XmlElement, warn: Warn): string {
  const about = childNamed(element, "naryPr");
  const sign = valueOf(about, "chr") ?? "∫";
  const command = characterLatex(sign)?.trim() ?? textLatex(sign);
  const isIntegral = command.endsWith("int");
  const place = valueOf(about, "limLoc") ?? (isIntegral ? "subSup" : "undOvr");
  const limits =
    place === "undOvr" ? (isIntegral ? "\\limits" : "") : isIntegral ? "" : "\\nolimits";
  const sub = toggle(about, "subHide") ? "" : part(element, "sub", warn);
  const sup = toggle(about, "supHide") ? "" : part(element, "sup", warn);
  const from = sub === "" ? "" : `_{${sub}}`;
  const to = sup === "" ? "" : `^{${sup}}`;
  return `${command}${from || to ? limits : ""}${from}${to}${group(element, "e", warn)}`;
}

function delimited(element: XmlElement, warn: Warn): string {
  const about = childNamed(element, "dPr");
  const parts = childrenNamed(element, "e");
  const binomial = binomialLatex(parts, warn);
  const open = valueOf(about, "begChr") ?? "(";
  const close = valueOf(about, "endChr") ?? ")";
  if (binomial && open === "(" && close === ")") return binomial;
  const framed = framedMatrix(open, close, parts, warn);
  if (framed) return framed;
  const separator = valueOf(about, "sepChr") ?? "|";
  const between = separator === "" ? "" : `\\middle${delimiter(separator)} `;
  const inner = parts.map((each) => tidy(inside(each, warn))).join(between);
  return `\\left${delimiter(open)} ${inner} \\right${delimiter(close)} `;
}

function binomialLatex(parts: readonly XmlElement[], warn: Warn): string | null {
  const [only, ...more] = parts;
  const [inner, ...others] = only
    ? contentOf(only).filter((each) => !each.local.endsWith("Pr"))
    : [];
  if (!inner || inner.local !== "f" || others.length > 0 || more.length > 0) return null;
  if (valueOf(childNamed(inner, "fPr"), "type") !== "noBar") return null;
  return `\\binom${group(inner, "num", warn)}${group(inner, "den", warn)}`;
}

const frames: Readonly<Record<string, string>> = {
  "()": "pmatrix",
  "[]": "bmatrix",
  "{}": "Bmatrix",
  "||": "vmatrix",
  "‖‖": "Vmatrix",
  "{": "cases",
};

/** A matrix and nothing else between brackets has a name of its own. */
function framedMatrix(
  open: string,
  close: string,
  parts: readonly XmlElement[],
  warn: Warn,
): string | null {
  const name = Object.hasOwn(frames, open + close) ? frames[open + close] : undefined;
  const [only, ...more] = parts;
  const inner = only ? contentOf(only).filter((each) => !each.local.endsWith("Pr")) : [];
  if (!name || more.length > 0 || inner.length !== 1 || inner[0]?.local !== "m") return null;
  return matrix(inner[0], warn, name);
}

const delimiters =
  /^(?:[()[\]|/.<>]|\\(?:[{}|]|lfloor|rfloor|lceil|rceil|langle|rangle|uparrow|downarrow))$/u;

function delimiter(sign: string): string {
  if (sign === "") return ".";
  const latex = characterLatex(sign)?.trim() ?? ".";
  return delimiters.test(latex) ? latex : latex === "\\mid" ? "|" : ".";
}

function matrix(element: XmlElement, warn: Warn, name = "matrix"): string {
  const rows = childrenNamed(element, "mr").map((row) =>
    childrenNamed(row, "e")
      .map((cell) => tidy(inside(cell, warn)))
      .join(" & "),
  );
  return `\\begin{${name}}${rows.join(" \\\\ ")}\\end{${name}}`;
}

function accented(element: XmlElement, warn: Warn): string {
  const sign = valueOf(childNamed(element, "accPr"), "chr") ?? "\u0302";
  const over = part(element, "e", warn);
  const known = Object.hasOwn(accents, sign) ? accents[sign] : undefined;
  if (known) return `\\${/^(?:.|\\[a-zA-Z]+)$/u.test(over) ? known[0] : known[1]}{${over}}`;
  warn(`Tanda "${sign}" di atas rumus tidak dikenal, jadi tidak ikut; periksa rumusnya.`);
  return `{${over}}`;
}

function grouped(element: XmlElement, warn: Warn): string {
  const about = childNamed(element, "groupChrPr");
  const sign = valueOf(about, "chr") ?? "⏟";
  const isTop = valueOf(about, "pos") === "top";
  const known = Object.hasOwn(groupings, sign) ? groupings[sign] : undefined;
  const over = group(element, "e", warn);
  if (known) return `\\${isTop ? known[0] : known[1]}${over}`;
  const shown = characterLatex(sign)?.trim() ?? textLatex(sign);
  return `\\${isTop ? "overset" : "underset"}{${shown}}${over}`;
}

function limit(element: XmlElement, script: string, stacked: string, warn: Warn): string {
  const of = part(element, "e", warn);
  const at = group(element, "lim", warn);
  // These take a script as a limit; on anything else it would slip to the side.
  const takes =
    /^\\(?:lim|limsup|liminf|max|min|sup|inf|det|gcd|Pr|sum|prod|operatorname\*?\{.*\}|(?:under|over)brace\{.*\})$/u;
  return takes.test(of) ? `${of}${script}${at} ` : `\\${stacked}${at}{${of}}`;
}

const alphabets: Readonly<Record<string, string>> = {
  "double-struck": "mathbb",
  script: "mathcal",
  fraktur: "mathfrak",
  "sans-serif": "mathsf",
  monospace: "mathtt",
};

function runLatex(run: XmlElement, warn: Warn): string {
  const texts = contentOf(run).filter(({ local }) => local === "t");
  const text = texts.map(textOf).join("");
  if (text === "") return "";
  const about =
    childrenNamed(run, "rPr").find(({ name }) => name.startsWith("m:")) ?? childNamed(run, "rPr");
  if (toggle(about, "nor")) return textLatex(text);
  const style = valueOf(about, "sty");
  const name = text.trim();
  if (functionNames.has(name)) return `\\${name} `;
  const alphabet = alphabets[valueOf(about, "scr") ?? ""];
  const latex = signsLatex(text, warn);
  if (alphabet) return `\\${alphabet}{${latex.trim()}}`;
  if (style === "b") return `\\mathbf{${latex.trim()}}`;
  if (style === "bi") return `\\boldsymbol{${latex.trim()}}`;
  const isWord = style === "p" && /^(?:\p{L}{2,}|[A-Za-z])$/u.test(name);
  return isWord ? `\\mathrm{${name}}` : latex;
}

function signsLatex(text: string, warn: Warn): string {
  // Word shows a space between words; LaTeX would swallow it.
  const spaced = text.replace(/(?<=[\p{L}\d]) +(?=[\p{L}\d])/gu, "\u00a0");
  let latex = "";
  let words = "";
  for (const sign of spaced) {
    const known = sign === " " ? (words === "" ? " " : null) : signLatex(sign);
    if (known === null) {
      words += sign;
      continue;
    }
    latex += flushed(words, warn) + known;
    words = "";
  }
  // A comma between digits is a decimal one; LaTeX would set a space after it.
  return (latex + flushed(words, warn)).replace(/(?<=\d),(?=\d)/gu, "{,}");
}

/** Letters of the mathematical alphabets are the plain ones: italics are LaTeX's own. */
function signLatex(sign: string): string | null {
  const code = sign.codePointAt(0) ?? 0;
  const isStyled = code >= 0x1d400 && code <= 0x1d7ff;
  return characterLatex(isStyled || code === 0x210e ? sign.normalize("NFKC") : sign);
}

function flushed(words: string, warn: Warn): string {
  if (words === "") return "";
  if (!/^[\p{L}\p{M}\p{N}\s]+$/u.test(words))
    warn(`Tanda "${words.trim()}" di dalam rumus masuk sebagai teks; periksa rumusnya.`);
  return textLatex(words);
}
