// What the commands of school LaTeX mean for Word's equations.
import { characterNamed, functionNames } from "./equation-characters.ts";

const aliases: Readonly<Record<string, string>> = {
  leq: "le",
  geq: "ge",
  leqslant: "le",
  geqslant: "ge",
  neq: "ne",
  to: "rightarrow",
  gets: "leftarrow",
  land: "wedge",
  lor: "vee",
  lnot: "neg",
  implies: "Longrightarrow",
  iff: "Longleftrightarrow",
  dots: "ldots",
  dotsc: "ldots",
  dotsb: "cdots",
  varnothing: "emptyset",
  Box: "square",
  owns: "ni",
};
const written: Readonly<Record<string, string>> = {
  degree: "°",
  prime: "′",
  colon: ":",
  vert: "|",
  lvert: "|",
  rvert: "|",
  Vert: "‖",
  lVert: "‖",
  rVert: "‖",
  lbrace: "{",
  rbrace: "}",
  lbrack: "[",
  rbrack: "]",
  mod: "mod",
  bmod: "mod",
  ",": "\u2009",
  ":": "\u2005",
  ";": "\u2005",
  ">": "\u2005",
  " ": "\u00a0",
  "!": "",
  quad: "\u2003",
  qquad: "\u2003\u2003",
  enspace: "\u2002",
};

/** The characters of a command without arguments; undefined: it is no such command. */
export function signsOf(name: string): string | undefined {
  if (Object.hasOwn(written, name)) return written[name];
  return characterNamed(Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name);
}

const largeNames = new Set(
  "sum prod coprod int iint iiint oint bigcup bigcap bigvee bigwedge bigoplus bigotimes".split(" "),
);

export function isLargeOperator(name: string): boolean {
  return largeNames.has(name);
}

const limitNames = new Set("lim limsup liminf max min sup inf det gcd Pr".split(" "));

export function isFunction(name: string): boolean {
  return functionNames.has(name);
}

/** Whether its index stands below it. */
export function takesLimits(name: string): boolean {
  return limitNames.has(name);
}

/** Word's combining characters. */
export const accentSigns: Readonly<Record<string, string>> = {
  hat: "\u0302",
  widehat: "\u0302",
  tilde: "\u0303",
  widetilde: "\u0303",
  bar: "\u0304",
  vec: "\u20d7",
  overrightarrow: "\u20d7",
  overleftarrow: "\u20d6",
  overleftrightarrow: "\u20e1",
  dot: "\u0307",
  ddot: "\u0308",
  breve: "\u0306",
  check: "\u030c",
  acute: "\u0301",
  grave: "\u0300",
  mathring: "\u030a",
};

export const negated: Readonly<Record<string, string>> = {
  "=": "≠",
  "∈": "∉",
  "⊂": "⊄",
  "∃": "∄",
};

/** By environment: the brackets around it. */
export const matrixFrames: Readonly<Record<string, readonly [string, string]>> = {
  matrix: ["", ""],
  smallmatrix: ["", ""],
  array: ["", ""],
  pmatrix: ["(", ")"],
  bmatrix: ["[", "]"],
  Bmatrix: ["{", "}"],
  vmatrix: ["|", "|"],
  Vmatrix: ["‖", "‖"],
  cases: ["{", ""],
  dcases: ["{", ""],
};
export const alignedNames = new Set(["aligned", "align", "align*", "split", "gathered"]);

/** What stands in `m:rPr` for an alphabet. */
export const alphabetStyles: Readonly<Record<string, string>> = {
  mathrm: '<m:sty m:val="p"/>',
  mathbf: '<m:sty m:val="b"/>',
  boldsymbol: '<m:sty m:val="bi"/>',
  bm: '<m:sty m:val="bi"/>',
  mathit: "",
  mathbb: '<m:scr m:val="double-struck"/>',
  mathcal: '<m:scr m:val="script"/>',
  mathscr: '<m:scr m:val="script"/>',
  mathfrak: '<m:scr m:val="fraktur"/>',
  mathsf: '<m:scr m:val="sans-serif"/>',
  mathtt: '<m:scr m:val="monospace"/>',
};
