// Turns the MathML of school formulas into LaTeX, in which formulas stand here. What is not known answers null, and the
// caller says so: a formula that is nearly right is worse than one that a person writes anew.
import { elementsIn, textOf, type XmlElement } from "../../files/xml/xml-tree.ts";
import { characterLatex } from "../word/equations/equation-characters.ts";

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
const underlines = new Set(["_", "\u0332", "\u00af", "\u2015"]);
const functions = /^(?:sin|cos|tan|cot|sec|csc|log|ln|lim|min|max|exp|det|gcd)$/u;
const accents: Readonly<Record<string, string>> = {
  "¯": "\\overline",
  "‾": "\\overline",
  "→": "\\vec",
  "^": "\\hat",
  "˙": "\\dot",
  "~": "\\tilde",
};

/** `written`: the LaTeX that its program kept beside it, or empty. `shown`: its elements; null: one of them is not known. */
export function mathLatex(math: XmlElement): { written: string; shown: string | null } {
  const [annotated] = annotations(math);
  return {
    written: annotated ? annotationLatex(annotated) : "",
    shown: rowOf(math)?.replace(/\s+/gu, " ").trim() ?? null,
  };
}

/** Some keep the signs around it that say that it is LaTeX. */
function annotationLatex(annotation: XmlElement): string {
  const [formula] = elementsIn(annotation);
  const written = formula?.attributes["data-formula"] ?? textOf(annotation);
  const latex = written.trim();
  const inner = /^(?:\\\(([\s\S]*)\\\)|\\\[([\s\S]*)\\\]|\$\$([\s\S]*)\$\$|\$([^$]*)\$)$/u.exec(
    latex,
  );
  return (inner?.slice(1).find((part) => part !== undefined) ?? latex).trim();
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
      return identifierOf(element);
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
    case "merror":
    case "math":
      return rowOf(element);
    case "semantics":
    case "maction":
      return elementsIn(element)[0] ? latexPart(elementsIn(element)[0] as XmlElement) : "";
    case "mphantom":
      return filled("\\phantom{#0}", [rowOf(element)]);
    case "menclose":
      return enclosed(element);
    case "mmultiscripts":
      return withScripts(element);
    case "none":
    case "mprescripts":
      return "";
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
    if (accent === undefined) return filled("\\overset{#1}{#0}", parts.slice(0, 2).map(latexPart));
    return filled(`${accent}{#0}`, [latexPart(parts[0])]);
  }
  if (element.local === "munder" && parts[0] && underlines.has(textOf(parts[1] ?? parts[0]).trim()))
    return filled("\\underline{#0}", [latexPart(parts[0])]);
  const shape = Object.hasOwn(shapes, element.local) ? shapes[element.local] : undefined;
  if (shape === undefined || parts.length !== new Set(shape.match(/#\d/gu)).size) return null;
  const isOperator = /^\s*(?:[∑∫∏⋃⋂]|lim|max|min|sup|inf)\s*$/u.test(
    parts[0] ? textOf(parts[0]) : "",
  );
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
      if (known === undefined)
        return sign === "\\" ? "\\backslash " : (characterLatex(sign) ?? sign);
      return /[a-z]$/iu.test(known) ? `${known} ` : known;
    })
    .join("");
}

const variants: Readonly<Record<string, string>> = {
  normal: "\\mathrm",
  bold: "\\mathbf",
  "bold-italic": "\\boldsymbol",
  "double-struck": "\\mathbb",
  script: "\\mathcal",
  fraktur: "\\mathfrak",
  "sans-serif": "\\mathsf",
  monospace: "\\mathtt",
};

/** A name of several letters stands upright. */
function identifierOf(element: XmlElement): string {
  const text = textOf(element).trim();
  const latex = tokenOf(text);
  if (functions.test(text)) return latex;
  const said = element.attributes["mathvariant"] ?? "";
  const own = Object.hasOwn(variants, said) ? variants[said] : undefined;
  const isWord = /^[A-Za-z]{2,}$/u.test(text) && said !== "italic";
  const variant = own ?? (isWord ? "\\mathrm" : undefined);
  return variant === undefined ? latex : `${variant}{${latex.trim()}}`;
}

function enclosed(element: XmlElement): string | null {
  const notation = element.attributes["notation"] ?? "longdiv";
  const shape = /strike/u.test(notation)
    ? "\\cancel{#0}"
    : /box|roundedbox|circle/u.test(notation)
      ? "\\boxed{#0}"
      : /radical/u.test(notation)
        ? "\\sqrt{#0}"
        : /top/u.test(notation)
          ? "\\overline{#0}"
          : /bottom/u.test(notation)
            ? "\\underline{#0}"
            : null;
  return shape === null ? null : filled(shape, [rowOf(element)]);
}

/** Indices before and behind, as nuclides have them. */
function withScripts(element: XmlElement): string | null {
  const [base, ...scripts] = elementsIn(element);
  if (!base) return null;
  const at = scripts.findIndex(({ local }) => local === "mprescripts");
  const behind = at < 0 ? scripts : scripts.slice(0, at);
  const before = at < 0 ? [] : scripts.slice(at + 1);
  const pairs = (list: readonly XmlElement[]) => {
    const written = list.map(latexPart);
    if (written.includes(null)) return null;
    return written
      .map((one, index) =>
        one === "" ? "" : `${index % 2 === 0 ? "_" : "^"}{${(one ?? "").trim()}}`,
      )
      .join("");
  };
  const [own, left, right] = [latexPart(base), pairs(before), pairs(behind)];
  if (own === null || left === null || right === null) return null;
  return `${left === "" ? "" : `{}${left}`}{${own.trim()}}${right}`;
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
