// Refuses what Chrome 109, Firefox 115, plain http or the strict policy do not have. esbuild sees to the syntax.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const tooNew: readonly [RegExp, string][] = [
  [/\.(?:toSorted|toReversed|toSpliced)\(/u, "array copies by method (Chrome 110)"],
  [/\b(?:Object|Map)\.groupBy\b/u, "groupBy (Chrome 117)"],
  [/\bPromise\.(?:withResolvers|try)\b/u, "Promise.withResolvers (Chrome 119)"],
  [/\bArray\.fromAsync\b/u, "Array.fromAsync (Chrome 121)"],
  [/\bURL\.(?:canParse|parse)\b/u, "URL.canParse (Chrome 120)"],
  [/\bAbortSignal\.any\b/u, "AbortSignal.any (Chrome 116)"],
  [/\bIntl\.Segmenter\b/u, "Intl.Segmenter (Firefox 125)"],
  [/\.(?:isWellFormed|toWellFormed)\(/u, "isWellFormed (Chrome 111)"],
  [/\.(?:showPopover|hidePopover|togglePopover)\(/u, "popover (Chrome 114)"],
  [/\bcrypto\.(?:randomUUID|subtle)\b/u, "crypto that plain http does not have"],
  [/\bnew Function\b|\beval\(/u, "code made from text, which the policy forbids"],
];

const tooNewInStyles: readonly [RegExp, string][] = [
  [/:has\(/u, ":has() (Firefox 121)"],
  [/\b(?:color-mix|oklch|oklab|light-dark)\(/u, "a colour function that Chrome 109 lacks"],
  [/@scope\b|@starting-style\b/u, "an at-rule that Chrome 109 lacks"],
];

/** One sentence for each fault. */
export function checkBrowserFloor(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const problems: string[] = [];
  for (const name of names) {
    const rules = name.endsWith(".js") ? tooNew : name.endsWith(".css") ? tooNewInStyles : [];
    if (rules.length === 0) continue;
    const text = readFileSync(join(folder, name), "utf8");
    for (const [pattern, what] of rules) {
      const found = pattern.exec(text);
      if (!found) continue;
      const place = text.slice(Math.max(0, found.index - 60), found.index + 40);
      problems.push(`${name} uses ${what}: …${place}…`);
    }
  }
  return problems;
}
