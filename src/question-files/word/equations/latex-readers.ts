// The commands of LaTeX that take arguments, each as Word's equations say it.
import { chemistryOf } from "./chemistry-to-omml.ts";
import {
  accentSigns,
  alphabetStyles,
  isFunction,
  isLargeOperator,
  negated,
  signsOf,
  takesLimits,
} from "./latex-commands.ts";
import { text, xml, type Atom } from "./latex-atoms.ts";
import { readEnvironment } from "./latex-environments.ts";
import { LatexFault, LatexSource, type InnerReading } from "./latex-source.ts";
import * as omml from "./math-markup.ts";

type Read = (source: LatexSource, inner: InnerReading, name: string) => Atom;

const fractionOf: Read = (source, inner) => {
  const above = inner.argument(source);
  return xml(omml.fraction(above, inner.argument(source)));
};
const binomial: Read = (source, inner) => {
  const above = inner.argument(source);
  return xml(omml.delimitedBy("(", ")", [omml.fraction(above, inner.argument(source), "noBar")]));
};
const alphabet: Read = (source, _inner, name) => {
  const inner = source.takeRaw("{", "}") ?? source.next();
  if (!/^[\p{L}\p{N} ]+$/u.test(inner)) {
    // \boldsymbol{\alpha}
    const signs = /^\\([a-zA-Z]+)$/u.exec(inner.trim())?.[1];
    const shown = signs === undefined ? undefined : signsOf(signs);
    if (shown === undefined) throw new LatexFault("An alphabet of more than letters");
    return text(shown, alphabetStyles[name] ?? "");
  }
  return text(inner, alphabetStyles[name] ?? "");
};
const words: Read = (source) => {
  const inner = source.takeRaw("{", "}");
  if (inner === null || /[$]|\\(?![{}#$%&_ ])/u.test(inner))
    throw new LatexFault("Words with formulas in them");
  return text(inner.replace(/\\([{}#$%&_ ])/gu, "$1").replace(/~/gu, "\u00a0"), "<m:nor/>");
};
const named: Read = (source, _inner, name) => {
  const inner = source.takeRaw("{", "}") ?? "";
  if (!/^[\p{L} ]+$/u.test(inner)) throw new LatexFault("A function of more than letters");
  const limits = name === "operatorname*";
  return { kind: "function", xml: omml.mathRun(inner, omml.upright), limits };
};
const over: Read = (source, inner, name) => {
  const words = inner.argument(source);
  const base = inner.argument(source);
  const isBelow = name === "underset";
  return xml(omml.stacked(base, isBelow ? words : null, isBelow ? null : words));
};
const arrow: Read = (source, inner, name) => {
  const below = source.takeRaw("[", "]");
  const above = inner.argument(source);
  const low = below === null ? null : inner.row(new LatexSource(below));
  return xml(omml.stacked(omml.mathRun(name === "xleftarrow" ? "←" : "→"), low, above));
};
const enlarged: Read = (source) => text(readDelimiter(source));
const nothing: Read = () => text("");

const readers: Readonly<Record<string, Read>> = {
  frac: fractionOf,
  dfrac: fractionOf,
  tfrac: fractionOf,
  cfrac: fractionOf,
  binom: binomial,
  dbinom: binomial,
  tbinom: binomial,
  sqrt: (source, inner) => {
    const degree = source.takeRaw("[", "]");
    const written = degree === null ? "" : inner.row(new LatexSource(degree));
    return xml(omml.root(inner.argument(source), written));
  },
  genfrac: (source, inner) => {
    const bare = ["", "", "0pt", ""].every((wanted) => source.takeRaw("{", "}") === wanted);
    if (!bare) throw new LatexFault("A fraction of a kind of its own");
    const above = inner.argument(source);
    return xml(omml.fraction(above, inner.argument(source), "noBar"));
  },
  left: readDelimited,
  begin: (source, inner) => xml(readEnvironment(source, inner)),
  text: words,
  textrm: words,
  textnormal: words,
  mbox: words,
  operatorname: named,
  "operatorname*": named,
  overset: over,
  stackrel: over,
  underset: over,
  xrightarrow: arrow,
  xleftarrow: arrow,
  overline: (source, inner) => xml(omml.barred("top", inner.argument(source))),
  underline: (source, inner) => xml(omml.barred("bot", inner.argument(source))),
  overbrace: (source, inner) => ({
    kind: "stack",
    xml: omml.braced("top", inner.argument(source)),
  }),
  underbrace: (source, inner) => ({
    kind: "stack",
    xml: omml.braced("bot", inner.argument(source)),
  }),
  boxed: (source, inner) => xml(omml.framed(inner.argument(source))),
  phantom: (source, inner) => xml(omml.hidden(inner.argument(source))),
  not: (source) => {
    const sign = source.peek() === "\\" ? signsOf(source.nextCommand()) : source.next();
    const shown = negated[sign ?? ""];
    if (shown === undefined) throw new LatexFault("A negation without a sign of its own");
    return text(shown);
  },
  pmod: (source, inner) =>
    xml(omml.delimitedBy("(", ")", [omml.mathRun("mod ", omml.upright) + inner.argument(source)])),
  ce: (source) => {
    const markup = chemistryOf(source.takeRaw("{", "}") ?? "");
    if (markup === null) throw new LatexFault("Chemistry of more than the school");
    return xml(markup);
  },
  displaystyle: nothing,
  textstyle: nothing,
};
for (const name of "big Big bigg Bigg bigl Bigl biggl bigr Bigr biggr bigm".split(" "))
  Object.assign(readers, { [name]: enlarged });

export function readCommand(source: LatexSource, inner: InnerReading): Atom {
  const name = source.nextCommand();
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (read) return read(source, inner, name);
  if (Object.hasOwn(alphabetStyles, name)) return alphabet(source, inner, name);
  if (Object.hasOwn(accentSigns, name))
    return xml(omml.accented(accentSigns[name] ?? "", inner.argument(source)));
  if (isFunction(name))
    return {
      kind: "function",
      xml: omml.mathRun(name, omml.upright),
      limits: takesLimits(name),
    };
  const signs = signsOf(name);
  if (signs === undefined) throw new LatexFault(`\\${name} is not known`);
  if (isLargeOperator(name)) return { kind: "large", sign: signs };
  return signs === "mod" ? text(signs, omml.upright) : text(signs);
}

/** After `\left`, `\right`, `\middle` and `\big`; "." is none. */
function readDelimiter(source: LatexSource): string {
  source.skipSpaces();
  if (source.peek() === "\\") {
    const signs = signsOf(source.nextCommand());
    if (signs === undefined || [...signs].length !== 1) throw new LatexFault("No such bracket");
    return signs;
  }
  const sign = source.next();
  if (sign === "<") return "⟨";
  if (sign === ">") return "⟩";
  if (!/^[()[\]|/.]$/u.test(sign)) throw new LatexFault("No such bracket");
  return sign === "." ? "" : sign;
}

function readDelimited(source: LatexSource, inner: InnerReading): Atom {
  const open = readDelimiter(source);
  const parts = [inner.row(source)];
  let separator = "";
  while (source.peek() === "\\" && source.peekCommand() === "middle") {
    source.nextCommand();
    const sign = readDelimiter(source);
    if (parts.length > 1 && sign !== separator) throw new LatexFault("Different separators");
    separator = sign;
    parts.push(inner.row(source));
  }
  if (source.peek() !== "\\" || source.nextCommand() !== "right")
    throw new LatexFault("A bracket is never closed");
  return xml(omml.delimitedBy(open, readDelimiter(source), parts, separator));
}
