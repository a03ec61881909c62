// Whether a formula can be drawn as it is meant, as far as its commands, brackets and arguments tell.
import { drawableCommands } from "./drawable-commands.ts";

const token = /\\([a-z]+)\*?|\\[\s\S]|[{}]/giu;

/** The place that cannot be; null: none is seen. */
export function undrawablePart(latex: string): string | null {
  // Names of its own.
  if (/\\(?:def|newcommand|renewcommand|providecommand|let)\b/u.test(latex)) return null;
  let depth = 0;
  let sides = 0;
  let environments = 0;
  for (const [piece, name] of latex.matchAll(token)) {
    if (piece === "{") depth += 1;
    if (piece === "}") depth -= 1;
    if (depth < 0) return piece;
    if (name === undefined) continue;
    if (name === "left") sides += 1;
    if (name === "right") sides -= 1;
    if (name === "begin") environments += 1;
    if (name === "end") environments -= 1;
    if (!drawableCommands.has(name)) return piece;
  }
  if (depth > 0) return "{";
  if (sides !== 0) return "\\left";
  if (environments !== 0) return "\\begin";
  return latex.trimEnd().endsWith("\\") && !latex.trimEnd().endsWith("\\\\") ? "\\" : null;
}

/** How many arguments each has that must say something; of looks it is enough that there is one. */
const filledArguments: Readonly<Record<string, number>> = Object.fromEntries([
  ..."frac dfrac tfrac cfrac binom dbinom tbinom overset underset stackrel"
    .split(" ")
    .map((name) => [name, 2]),
  ...`sqrt overline underline hat widehat bar vec tilde widetilde dot ddot overrightarrow overleftarrow overbrace underbrace
cancel boxed`
    .split(/\s+/u)
    .map((name) => [name, 1]),
]);

const argument = /\s*(?:(\{)|(\\[a-z]+|\\[^a-z]|[^\s{}&\\^_]))/iuy;
const nothing = /^(?:\s|\{\s*\}|\\[,;:! ])*$/u;

/** A command whose argument is missing or empty, or a power of nothing, with what stands around it; null: there is none. */
export function unfilledPart(latex: string): string | null {
  for (const match of latex.matchAll(/\\(?:([a-z]+)\*?|[\s\S])|[\^_]/giu)) {
    const [written, name] = match;
    const isScript = written === "^" || written === "_";
    const most = isScript
      ? 1
      : Object.hasOwn(filledArguments, name ?? "")
        ? filledArguments[name ?? ""]
        : 0;
    let at = match.index + written.length;
    if (name === "sqrt") at += /^\s*\[[^\]]*\]/u.exec(latex.slice(at))?.[0].length ?? 0;
    for (let count = 0; count < (most ?? 0); count += 1) {
      const end = argumentEnd(latex, at, isScript);
      if (end === null) return partAround(latex, match.index, at);
      at = end;
    }
  }
  return null;
}

/** Where it ends; null: there is none, or nothing is in it. */
function argumentEnd(latex: string, from: number, isScript: boolean): number | null {
  argument.lastIndex = from;
  const found = argument.exec(latex);
  if (!found) return isScript && /^\s*'/u.test(latex.slice(from)) ? from + 1 : null;
  if (found[1] === undefined)
    return /^\\(?:right|end|\\)$/u.test(found[2] ?? "") ? null : argument.lastIndex;
  const inner = argument.lastIndex;
  let depth = 1;
  for (let at = inner; at < latex.length; at += 1) {
    if (latex[at] === "\\") at += 1;
    else if (latex[at] === "{") depth += 1;
    else if (latex[at] === "}" && (depth -= 1) === 0)
      return nothing.test(latex.slice(inner, at)) ? null : at + 1;
  }
  return null;
}

function partAround(latex: string, from: number, to: number): string {
  const rest = /^\s*\{[^{}]*\}/u.exec(latex.slice(to))?.[0] ?? "";
  return (latex.slice(from === 0 || latex[from] === "\\" ? from : from - 1, to) + rest).trim();
}
