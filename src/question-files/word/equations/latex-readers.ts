// The commands of LaTeX that take arguments, each as Word's equations say it.
import { chemistryOf } from "./chemistry-to-omml.ts";
import {
  accentSigns,
  alphabetLooks,
  isFunction,
  isLargeOperator,
  negated,
  signsOf,
  takesLimits,
} from "./latex-commands.ts";
import { text, xml } from "./latex-atoms.ts";
import type { Atom } from "./latex-atoms.ts";
import { readEnvironment } from "./latex-environments.ts";
import { LatexFault, LatexSource } from "./latex-source.ts";
import { readArgument, readRow } from "./latex-to-omml.ts";
import * as omml from "./math-markup.ts";

type Read = (source: LatexSource, name: string) => Atom;

const fractionOf: Read = (source) => {
  const above = readArgument(source);
  return xml(omml.fraction(above, readArgument(source)));
};
const binomial: Read = (source) => {
  const above = readArgument(source);
  return xml(omml.delimitedBy("(", ")", [omml.fraction(above, readArgument(source), "noBar")]));
};
const alphabet: Read = (source, name) => {
  const inner = source.takeRaw("{", "}") ?? source.next();
  if (!/^[\p{L}\p{N} ]+$/u.test(inner)) {
    // \boldsymbol{\alpha}
    const signs = /^\\([a-zA-Z]+)$/u.exec(inner.trim())?.[1];
    const shown = signs === undefined ? undefined : signsOf(signs);
    if (shown === undefined) throw new LatexFault("An alphabet of more than letters");
    return text(shown, alphabetLooks[name] ?? "");
  }
  return text(inner, alphabetLooks[name] ?? "");
};
const words: Read = (source) => {
  const inner = source.takeRaw("{", "}");
  if (inner === null || /[$]|\\(?![{}#$%&_ ])/u.test(inner))
    throw new LatexFault("Words with formulas in them");
  return text(inner.replace(/\\([{}#$%&_ ])/gu, "$1").replace(/~/gu, "\u00a0"), "<m:nor/>");
};
const named: Read = (source, name) => {
  const inner = source.takeRaw("{", "}") ?? "";
  if (!/^[\p{L} ]+$/u.test(inner)) throw new LatexFault("A function of more than letters");
  const limits = name === "operatorname*";
  return { kind: "function", xml: omml.mathRun(inner, omml.upright), limits };
};
const over: Read = (source, name) => {
  const words = readArgument(source);
  const base = readArgument(source);
  const isBelow = name === "underset";
  return xml(omml.stacked(base, isBelow ? words : null, isBelow ? null : words));
};
const arrow: Read = (source, name) => {
  const below = source.takeRaw("[", "]");
  const above = readArgument(source);
  const low = below === null ? null : readRow(new LatexSource(below));
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
  sqrt: (source) => {
    const degree = source.takeRaw("[", "]");
    const written = degree === null ? "" : readRow(new LatexSource(degree));
    return xml(omml.root(readArgument(source), written));
  },
  genfrac: (source) => {
    const bare = ["", "", "0pt", ""].every((wanted) => source.takeRaw("{", "}") === wanted);
    if (!bare) throw new LatexFault("A fraction of a kind of its own");
    const above = readArgument(source);
    return xml(omml.fraction(above, readArgument(source), "noBar"));
  },
  left: readDelimited,
  begin: (source) => xml(readEnvironment(source)),
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
  overline: (source) => xml(omml.barred("top", readArgument(source))),
  underline: (source) => xml(omml.barred("bot", readArgument(source))),
  overbrace: (source) => ({ kind: "stack", xml: omml.braced("top", readArgument(source)) }),
  underbrace: (source) => ({ kind: "stack", xml: omml.braced("bot", readArgument(source)) }),
  boxed: (source) => xml(omml.framed(readArgument(source))),
  phantom: (source) => xml(omml.hidden(readArgument(source))),
  not: (source) => {
    const sign = source.peek() === "\\" ? signsOf(source.nextCommand()) : source.next();
    const shown = negated[sign ?? ""];
    if (shown === undefined) throw new LatexFault("A negation without a sign of its own");
    return text(shown);
  },
  pmod: (source) =>
    xml(omml.delimitedBy("(", ")", [omml.mathRun("mod ", omml.upright) + readArgument(source)])),
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

export function readCommand(source: LatexSource): Atom {
  const name = source.nextCommand();
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (read) return read(source, name);
  if (Object.hasOwn(alphabetLooks, name)) return alphabet(source, name);
  if (Object.hasOwn(accentSigns, name))
    return xml(omml.accented(accentSigns[name] ?? "", readArgument(source)));
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

function readDelimited(source: LatexSource): Atom {
  const open = readDelimiter(source);
  const parts = [readRow(source)];
  let separator = "";
  while (source.peek() === "\\" && source.peekCommand() === "middle") {
    source.nextCommand();
    const sign = readDelimiter(source);
    if (parts.length > 1 && sign !== separator) throw new LatexFault("Different separators");
    separator = sign;
    parts.push(readRow(source));
  }
  if (source.peek() !== "\\" || source.nextCommand() !== "right")
    throw new LatexFault("A bracket is never closed");
  return xml(omml.delimitedBy(open, readDelimiter(source), parts, separator));
}
