// Whether a formula can be drawn, and drawn as it is meant.

/** Where in the LaTeX reading fails; null: it can be drawn. Temml's answer (files/latex/latex-math.ts). */
export type LatexFault = (latex: string, isBlock: boolean) => number | null;

/** What stands where reading fails, or before its end; null: the formula can be drawn. */
export function undrawablePart(
  latex: string,
  isBlock: boolean,
  latexFault: LatexFault,
): string | null {
  const fault = latexFault(latex, isBlock);
  if (fault === null) return null;
  const [part = ""] = /^(?:\\[a-z]+|\{[a-z]+\}|\\?\S)/iu.exec(latex.slice(fault)) ?? [];
  return part === "" ? latex.slice(-12) : part;
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
