// Turns the MathML of school formulas into LaTeX, in which formulas stand here. What is not known answers null, and the
// caller says so: a formula that is nearly right is worse than one that a person writes anew.
import { elementsIn, textOf } from "../../files/xml/xml-tree.ts";
import type { XmlElement } from "../../files/xml/xml-tree.ts";

const symbols: Readonly<Record<string, string>> = {
  "×": "\\times",
  "÷": "\\div",
  "·": "\\cdot",
  "⋅": "\\cdot",
  "−": "-",
  "±": "\\pm",
  "≤": "\\le",
  "≥": "\\ge",
  "≠": "\\ne",
  "≈": "\\approx",
  "∞": "\\infty",
  π: "\\pi",
  α: "\\alpha",
  β: "\\beta",
  γ: "\\gamma",
  δ: "\\delta",
  θ: "\\theta",
  λ: "\\lambda",
  μ: "\\mu",
  σ: "\\sigma",
  φ: "\\varphi",
  ω: "\\omega",
  Δ: "\\Delta",
  Σ: "\\Sigma",
  Ω: "\\Omega",
  "∑": "\\sum",
  "∫": "\\int",
  "∏": "\\prod",
  "→": "\\to",
  "⇒": "\\Rightarrow",
  "⇔": "\\Leftrightarrow",
  "∈": "\\in",
  "∉": "\\notin",
  "⊂": "\\subset",
  "∪": "\\cup",
  "∩": "\\cap",
  "∅": "\\emptyset",
  "∠": "\\angle",
  "°": "^{\\circ}",
  "√": "\\surd",
  "%": "\\%",
  "{": "\\{",
  "}": "\\}",
  "\u2061": "",
  "\u2062": "",
  "\u2063": "",
  "&": "\\&",
  "#": "\\#",
  $: "\\$",
  _: "\\_",
  "\u00a0": "\\ ",
};
const functions = /^(?:sin|cos|tan|cot|sec|csc|log|ln|lim|min|max|exp|det|gcd)$/u;
const accents: Readonly<Record<string, string>> = {
  "¯": "\\overline",
  "‾": "\\overline",
  "→": "\\vec",
  "^": "\\hat",
  "˙": "\\dot",
  "~": "\\tilde",
};

/** @param math the <math> element. Null: something in it is not known. */
export function latexOf(math: XmlElement): string | null {
  const [annotated] = annotations(math);
  if (annotated) return textOf(annotated).trim();
  const latex = rowOf(math);
  return latex === null ? null : latex.replace(/\s+/gu, " ").trim();
}

/** Editors keep the LaTeX that the formula came from beside it. */
function annotations(math: XmlElement): XmlElement[] {
  return elementsIn(math).flatMap((each) =>
    each.local === "annotation" && /tex/iu.test(each.attributes["encoding"] ?? "")
      ? [each]
      : annotations(each),
  );
}

function rowOf(element: XmlElement): string | null {
  const pieces = elementsIn(element).map(latexPart);
  return pieces.includes(null) ? null : pieces.join("");
}

function latexPart(element: XmlElement): string | null {
  switch (element.local) {
    case "mi":
    case "mo":
    case "mn":
      return tokenOf(textOf(element).trim());
    case "mtext":
      return `\\text{${textOf(element).replace(/[\\{}$%#&_^~]/gu, " ")}}`;
    case "ms":
      return `\\text{${textOf(element).replace(/[\\{}$%#&_^~]/gu, " ")}}`;
    case "mspace":
      return "\\ ";
    case "mrow":
    case "mstyle":
    case "mpadded":
    case "math":
    case "semantics":
      return rowOf(element);
    case "annotation":
    case "annotation-xml":
      return "";
    case "msqrt":
      return filled("\\sqrt{#0}", [rowOf(element)]);
    case "mfenced":
      return fenced(element);
    case "mtable":
      return table(element);
    default:
      return withParts(element);
  }
}

const shapes: Readonly<Record<string, string>> = {
  mfrac: "\\frac{#0}{#1}",
  mroot: "\\sqrt[#1]{#0}",
  msup: "{#0}^{#1}",
  msub: "{#0}_{#1}",
  msubsup: "{#0}_{#1}^{#2}",
  munder: "{#0}_{#1}",
  munderover: "{#0}_{#1}^{#2}",
};

function withParts(element: XmlElement): string | null {
  const parts = elementsIn(element);
  if (element.local === "mover" && parts[0] && parts[1]) {
    const accent = accents[textOf(parts[1]).trim()];
    return accent === undefined ? null : filled(`${accent}{#0}`, [latexPart(parts[0])]);
  }
  const shape = Object.hasOwn(shapes, element.local) ? shapes[element.local] : undefined;
  if (shape === undefined || parts.length !== new Set(shape.match(/#\d/gu)).size) return null;
  const isOperator = /^\s*[∑∫∏]\s*$/u.test(parts[0] ? textOf(parts[0]) : "");
  return filled(isOperator ? shape.replace("{#0}", "#0") : shape, parts.map(latexPart));
}

function filled(shape: string, parts: (string | null)[]): string | null {
  if (parts.includes(null)) return null;
  return shape.replace(/#(\d)/gu, (_, at: string) => (parts[Number(at)] ?? "").trim());
}

function tokenOf(text: string): string {
  if (functions.test(text)) return `\\${text} `;
  return [...text]
    .map((sign) => {
      const known = Object.hasOwn(symbols, sign) ? symbols[sign] : undefined;
      if (known === undefined) return sign === "\\" ? "\\backslash " : sign;
      return /[a-z]$/iu.test(known) ? `${known} ` : known;
    })
    .join("");
}

function fenced(element: XmlElement): string | null {
  const parts = elementsIn(element).map(latexPart);
  if (parts.includes(null)) return null;
  const { open = "(", close = ")", separators = "," } = element.attributes;
  const sides = [open, close].map((side) => (side === "" ? "." : tokenOf(side).trim()));
  return `\\left${sides[0]} ${parts.join(separators.trim()[0] ?? "")}\\right${sides[1]} `;
}

function table(element: XmlElement): string | null {
  const rows = elementsIn(element).map((row) => {
    const cells = elementsIn(row).map(rowOf);
    return cells.includes(null) ? null : cells.join(" & ");
  });
  return rows.includes(null) ? null : `\\begin{matrix}${rows.join(" \\\\ ")}\\end{matrix}`;
}
