// LaTeX of school formulas as Word's equations, which people can edit there. What it does not know it refuses as a whole: a
// formula that is nearly right is worse than its LaTeX. What equation-latex.ts reads back means the same, in a form of its own.
import { text, xml, xmlOf, type Atom } from "./latex-atoms.ts";
import { signsOf } from "./latex-commands.ts";
import { readCommand } from "./latex-readers.ts";
import { LatexFault, LatexSource, type InnerReading } from "./latex-source.ts";
import * as omml from "./math-markup.ts";

/** What `m:oMath` holds; null: it cannot be said so. */
export function equationOf(latex: string): string | null {
  try {
    const source = new LatexSource(latex.trim());
    const row = readRow(source);
    if (!source.isAtEnd() || row === "") return null;
    return row;
  } catch (error) {
    if (!(error instanceof LatexFault)) throw error;
    return null;
  }
}

function readRow(source: LatexSource): string {
  return xmlOf(readAtoms(source));
}

function isAtStop(source: LatexSource): boolean {
  const sign = source.peek();
  if (sign === "" || sign === "}" || sign === "&") return true;
  return sign === "\\" && ["\\", "right", "middle", "end", "cr"].includes(source.peekCommand());
}

function readAtoms(
  source: LatexSource,
  isEnd: (source: LatexSource) => boolean = () => false,
): Atom[] {
  const atoms: Atom[] = [];
  for (;;) {
    source.skipSpaces();
    if (isAtStop(source) || isEnd(source)) return atoms;
    atoms.push(...readScripted(source));
  }
}

type Scripts = {
  below: string | null;
  above: string | null;
  primes: string;
  limits: boolean | null;
};

function readScripted(source: LatexSource): Atom[] {
  const atom = readAtom(source);
  const scripts = readScripts(source);
  const { below, above, primes, limits } = scripts;
  if (atom.kind === "large") return [largeAtom(atom.sign, scripts, source)];
  if (atom.kind === "function") return [functionAtom(atom, scripts, source)];
  if (primes === "" && below === null && above === null) return [atom];
  if (atom.kind === "group" && atom.atoms.length === 0 && primes === "") {
    source.skipSpaces();
    const base = isAtStop(source) ? "" : xmlOf(readScripted(source));
    return [xml(omml.scriptsBefore(base, below ?? "", above ?? ""))];
  }
  if (atom.kind === "stack" || limits) {
    if (primes !== "") throw new LatexFault("Primes on a brace");
    return [xml(omml.stacked(xmlOf([atom]), below, above))];
  }
  const base = primes === "" ? [atom] : [atom, text(primes)];
  if (below === null && above === null) return base;
  return [xml(omml.scripted(xmlOf(base), below, above))];
}

function readScripts(source: LatexSource): Scripts {
  const scripts: Scripts = { below: null, above: null, primes: "", limits: null };
  for (;;) {
    source.skipSpaces();
    const name = source.peek() === "\\" ? source.peekCommand() : "";
    if (name === "limits" || name === "nolimits")
      scripts.limits = source.nextCommand() === "limits";
    else if (source.take("'")) scripts.primes += "′";
    else if (source.peek() === "^" || source.peek() === "_") {
      const side = source.next() === "^" ? "above" : "below";
      if (scripts[side] !== null) throw new LatexFault("A script stands twice");
      scripts[side] = readArgument(source);
    } else return scripts;
  }
}

function largeAtom(sign: string, { below, above, limits }: Scripts, source: LatexSource): Atom {
  const isIntegral = "∫∬∭∮".includes(sign);
  const stands = limits ?? !isIntegral;
  const inner = readOperand(source);
  if (inner !== null) return xml(omml.largeOperator(sign, stands, below, above, inner));
  const alone = omml.mathRun(sign);
  return xml(stands ? omml.stacked(alone, below, above) : omml.scripted(alone, below, above));
}

function functionAtom(
  atom: Extract<Atom, { kind: "function" }>,
  { below, above, primes, limits }: Scripts,
  source: LatexSource,
): Atom {
  if (primes !== "") throw new LatexFault("Primes on a function");
  const name =
    (limits ?? atom.limits)
      ? omml.stacked(atom.xml, below, above)
      : omml.scripted(atom.xml, below, above);
  const inner = readOperand(source);
  return xml(inner === null ? name : omml.applied(name, inner));
}

const brackets: Readonly<Record<string, string>> = { "(": ")", "[": "]" };

/** What a function or a sum is taken of: brackets with what is in them, a number with its letter, or one thing. */
function readOperand(source: LatexSource): string | null {
  source.skipSpaces();
  const sign = source.peek();
  if (isAtStop(source) || /^[=<>+\-*/,;:.!?)\]|'^_~]$/u.test(sign)) return null;
  if (sign === "\\" && isRelation(source.peekCommand())) return null;
  const close = brackets[sign];
  if (close !== undefined) {
    const open = source.next();
    const inner = readAtoms(source, (at) => at.peek() === close);
    if (!source.take(close)) return omml.mathRun(open) + xmlOf(inner);
    const closing = readCloser(close, source);
    return xmlOf([text(open), ...inner, ...closing]);
  }
  const isNumber = /\d/u.test(sign);
  const first = readScripted(source);
  source.skipSpaces();
  const isLetter = /^[a-zA-Z]$/u.test(source.peek());
  return xmlOf(isNumber && isLetter ? [...first, ...readScripted(source)] : first);
}

/** "(x+1)^2": the power belongs to the bracket. */
function readCloser(close: string, source: LatexSource): Atom[] {
  const { below, above, primes } = readScripts(source);
  if (below === null && above === null) return [text(close + primes)];
  return [xml(omml.scripted(omml.mathRun(close + primes), below, above))];
}

function isRelation(name: string): boolean {
  const signs = signsOf(name);
  return signs !== undefined && /^[^\p{L}\p{N}∂∇∞∠△∅√]$/u.test(signs);
}

/** In braces, or one sign. */
function readArgument(source: LatexSource): string {
  source.skipSpaces();
  if (source.take("{")) return closed(source, readRow(source));
  if (isAtStop(source)) throw new LatexFault("An argument is missing");
  const atom = /\d/u.test(source.peek()) ? text(source.next()) : readAtom(source);
  return xmlOf([atom]);
}

function closed(source: LatexSource, inner: string): string {
  source.skipSpaces();
  if (!source.take("}")) throw new LatexFault("A brace is missing");
  return inner;
}

const plain = /^[\p{L}\p{M}+*/=<>()[\]|:;,.!?"@`°–—…²³½×÷±≤≥≠≈∞√π→←⇒⇔∈∉∪∩∅∠△⋅·′∘]$/u;

const innerReading: InnerReading = { argument: readArgument, row: readRow };

function readAtom(source: LatexSource): Atom {
  const sign = source.peek();
  if (sign === "\\") return readCommand(source, innerReading);
  if (source.take("{")) {
    const atoms = readAtoms(source);
    closed(source, "");
    return { kind: "group", atoms };
  }
  // Scripts and primes without anything that they stand on.
  if (sign === "^" || sign === "_" || sign === "'") return text("");
  if (/\d/u.test(sign)) return text(source.takeNumber());
  source.next();
  if (sign === "-") return text("−");
  if (sign === "~") return text("\u00a0");
  if (plain.test(sign)) return text(sign);
  throw new LatexFault(`"${sign}" means nothing here`);
}
