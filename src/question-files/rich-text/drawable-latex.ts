// Whether a formula can be drawn, as far as its commands and its brackets tell.
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
