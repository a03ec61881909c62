// Characters of Word's formulas as LaTeX. Source: Unicode's mathematical blocks and the names of LaTeX and amssymb.

const greek: readonly (readonly [string, readonly string[]])[] = [
  ["α", ["alpha", "beta", "gamma", "delta", "varepsilon", "zeta", "eta", "theta", "iota", "kappa"]],
  ["λ", ["lambda", "mu", "nu", "xi", "omicron", "pi", "rho", "varsigma", "sigma", "tau"]],
  ["υ", ["upsilon", "varphi", "chi", "psi", "omega"]],
];
const signs: Readonly<Record<string, string>> = {
  Γ: "Gamma",
  Δ: "Delta",
  Θ: "Theta",
  Λ: "Lambda",
  Ξ: "Xi",
  Π: "Pi",
  Σ: "Sigma",
  Υ: "Upsilon",
  Φ: "Phi",
  Ψ: "Psi",
  Ω: "Omega",
  ϵ: "epsilon",
  ϕ: "phi",
  ϑ: "vartheta",
  ϖ: "varpi",
  ϱ: "varrho",
  ϰ: "varkappa",
  "∆": "Delta",
  µ: "mu",
  "×": "times",
  "÷": "div",
  "±": "pm",
  "∓": "mp",
  "·": "cdot",
  "⋅": "cdot",
  "∙": "bullet",
  "∗": "ast",
  "•": "bullet",
  "∘": "circ",
  "≤": "le",
  "≥": "ge",
  "≠": "ne",
  "≈": "approx",
  "≡": "equiv",
  "∼": "sim",
  "≅": "cong",
  "≃": "simeq",
  "≪": "ll",
  "≫": "gg",
  "∝": "propto",
  "∞": "infty",
  "←": "leftarrow",
  "→": "rightarrow",
  "↔": "leftrightarrow",
  "⇐": "Leftarrow",
  "⇒": "Rightarrow",
  "⇔": "Leftrightarrow",
  "⟶": "longrightarrow",
  "⟵": "longleftarrow",
  "⟹": "Longrightarrow",
  "⟺": "Longleftrightarrow",
  "↦": "mapsto",
  "↑": "uparrow",
  "↓": "downarrow",
  "⇌": "rightleftharpoons",
  "⇀": "rightharpoonup",
  "∈": "in",
  "∉": "notin",
  "∋": "ni",
  "⊂": "subset",
  "⊃": "supset",
  "⊆": "subseteq",
  "⊇": "supseteq",
  "⊄": "not\\subset",
  "∪": "cup",
  "∩": "cap",
  "∖": "setminus",
  "∅": "emptyset",
  "∀": "forall",
  "∃": "exists",
  "∄": "nexists",
  "¬": "neg",
  "∧": "wedge",
  "∨": "vee",
  "⊕": "oplus",
  "⊗": "otimes",
  "⊥": "perp",
  "∥": "parallel",
  "∠": "angle",
  "∡": "measuredangle",
  "△": "triangle",
  "□": "square",
  "∂": "partial",
  "∇": "nabla",
  "√": "surd",
  "∑": "sum",
  "∏": "prod",
  "∐": "coprod",
  "∫": "int",
  "∬": "iint",
  "∭": "iiint",
  "∮": "oint",
  "⋃": "bigcup",
  "⋂": "bigcap",
  "⋁": "bigvee",
  "⋀": "bigwedge",
  "⨁": "bigoplus",
  "⨂": "bigotimes",
  "…": "ldots",
  "⋯": "cdots",
  "⋮": "vdots",
  "⋱": "ddots",
  "∴": "therefore",
  "∵": "because",
  ℏ: "hbar",
  ℓ: "ell",
  ℕ: "mathbb{N}",
  ℤ: "mathbb{Z}",
  ℚ: "mathbb{Q}",
  ℝ: "mathbb{R}",
  ℂ: "mathbb{C}",
  ℵ: "aleph",
  ℘: "wp",
  ℜ: "Re",
  ℑ: "Im",
  "⌊": "lfloor",
  "⌋": "rfloor",
  "⌈": "lceil",
  "⌉": "rceil",
  "⟨": "langle",
  "⟩": "rangle",
  "〈": "langle",
  "〉": "rangle",
  "‖": "|",
  "{": "{",
  "}": "}",
  "#": "#",
  $: "$",
  "%": "%",
  "&": "&",
  _: "_",
  "\\": "backslash",
  "∣": "mid",
  "⊢": "vdash",
  "⊨": "models",
  "★": "bigstar",
};
const commands = new Map(Object.entries(signs));
for (const [first, names] of greek) {
  for (const [at, name] of names.entries()) {
    // LaTeX has no omicron: it is an o.
    if (name !== "omicron")
      commands.set(String.fromCodePoint((first.codePointAt(0) ?? 0) + at), name);
  }
}
/** By command, the first of several that look alike. */
const characters = new Map<string, string>();
for (const [character, name] of [...commands].reverse()) characters.set(name, character);
// Of the two signs for micro it is the letter.
characters.set("mu", "μ");

/** Undefined: no command that stands for one character. */
export function characterNamed(command: string): string | undefined {
  return characters.get(command);
}

const spelled: Readonly<Record<string, string>> = {
  "−": "-",
  "‐": "-",
  "‑": "-",
  "–": "-",
  "′": "'",
  "″": "''",
  "‴": "'''",
  "’": "'",
  "°": "^{\\circ}",
  "~": "\\sim ",
  ο: "o",
  "⁄": "/",
  "∕": "/",
  "∶": ":",
  "\u00a0": "\\ ",
  "\u2002": "\\ ",
  "\u2003": "\\quad ",
  "\u2004": "\\ ",
  "\u2005": "\\ ",
  "\u2009": "\\,",
  "\u200a": "\\,",
  "²": "^{2}",
  "³": "^{3}",
  "½": "\\frac{1}{2}",
  "\u2061": "",
  "\u2062": "",
  "\u2063": "",
  "\u2064": "",
  "\u200b": "",
  "\u2060": "",
  "\ufeff": "",
};

/** The accents over a letter, by Word's combining character: narrow, and wide over more than one. */
export const accents: Readonly<Record<string, readonly [string, string]>> = {
  "\u0300": ["grave", "grave"],
  "\u0301": ["acute", "acute"],
  "\u0302": ["hat", "widehat"],
  "^": ["hat", "widehat"],
  "\u0303": ["tilde", "widetilde"],
  "~": ["tilde", "widetilde"],
  "\u0304": ["bar", "overline"],
  "\u0305": ["overline", "overline"],
  "\u00af": ["bar", "overline"],
  "\u0306": ["breve", "breve"],
  "\u0307": ["dot", "dot"],
  "\u0308": ["ddot", "ddot"],
  "\u030a": ["mathring", "mathring"],
  "\u030c": ["check", "check"],
  "\u20d6": ["overleftarrow", "overleftarrow"],
  "\u20d7": ["vec", "overrightarrow"],
  "→": ["vec", "overrightarrow"],
  "\u20e1": ["overleftrightarrow", "overleftrightarrow"],
  "\u033f": ["overline", "overline"],
};

/** Signs that group what is under or over them; the second of each stands below. */
export const groupings: Readonly<Record<string, readonly [string, string]>> = {
  "⏞": ["overbrace", "underbrace"],
  "⏟": ["overbrace", "underbrace"],
  "→": ["overrightarrow", "underrightarrow"],
  "←": ["overleftarrow", "underleftarrow"],
  "↔": ["overleftrightarrow", "underleftrightarrow"],
};

export const functionNames: ReadonlySet<string> = new Set(
  (
    "sin cos tan cot sec csc sinh cosh tanh coth arcsin arccos arctan log ln lg exp lim limsup liminf max min sup inf " +
    "det gcd dim ker deg arg hom Pr"
  ).split(" "),
);

const plainSign = /^[\w+\-*/=<>()[\]|:;,.!?'"@`]$/u;

/** Null: unknown; it can only stand as text. */
export function characterLatex(character: string): string | null {
  const command = commands.get(character);
  if (command !== undefined) return /[a-z]$/iu.test(command) ? `\\${command} ` : `\\${command}`;
  const other = Object.hasOwn(spelled, character) ? spelled[character] : undefined;
  return other ?? (plainSign.test(character) ? character : null);
}

/** Text that is set upright as it is. */
export function textLatex(text: string): string {
  const escaped = text.replace(/[\\{}#$%&_^~]/gu, (sign) => {
    if (sign === "\\") return "\\textbackslash{}";
    return sign === "^" || sign === "~" ? `\\${sign}{}` : `\\${sign}`;
  });
  return `\\text{${escaped}}`;
}
