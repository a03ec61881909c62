// Chemical formulas back from Word's equations: \ce{2H2 + O2 -> 2H2O}. Only those that the writer marked by a style, since
// letters set upright are no chemistry by themselves.
import {
  childrenNamed,
  descendantsNamed,
  textOf,
  type XmlElement,
} from "../../../files/xml/xml-tree.ts";
import { childNamed, contentOf, valueOf } from "../document/word-xml.ts";
import { chemistryStyle } from "../word-style-names.ts";

/** Each sign of mhchem with what is shown for it. */
export const chemistrySigns: readonly (readonly [source: string, shown: string])[] = [
  ["<=>", "⇌"],
  ["<->", "↔"],
  ["->", "→"],
  ["<-", "←"],
  ["#", "≡"],
];

/** Null: no chemistry, or something that was put into it since. */
export function chemistryLatex(formula: XmlElement): string | null {
  const runs = descendantsNamed(formula, "r");
  const isMarked = (run: XmlElement) =>
    childrenNamed(run, "rPr").some((each) => valueOf(each, "rStyle") === chemistryStyle);
  if (runs.length === 0 || !runs.every(isMarked)) return null;
  const source = sourceOf(formula);
  if (source === null) return null;
  const tidy = source
    .replace(/(?<=[\p{L}\d)\]])\^\{([+-])\}(?=\s|$)/gu, "$1")
    .replace(/\^\{(\d*[+-])\}(?=\s|$)/gu, "^$1")
    .replace(/\s+/gu, " ")
    .trim();
  return `\\ce{${tidy}}`;
}

function sourceOf(element: XmlElement): string | null {
  let source = "";
  for (const child of contentOf(element)) {
    const part = partOf(child);
    if (part === null) return null;
    source += part;
  }
  return source;
}

function partOf(element: XmlElement): string | null {
  const inner = (local: string): string | null => {
    const child = childNamed(element, local);
    return child ? sourceOf(child) : null;
  };
  const scripts = (base: string, sub: string | null, sup: string | null): string =>
    `${sub === null ? "" : low(sub, base)}${sup === null ? "" : `^{${sup}}`}`;
  if (element.local.endsWith("Pr")) return "";
  switch (element.local) {
    case "r":
      return childrenNamed(element, "t").map(textOf).map(signs).join("");
    case "sSub":
    case "sSup":
    case "sSubSup": {
      const base = inner("e");
      return base === null ? null : base + scripts(base, inner("sub"), inner("sup"));
    }
    case "sPre": {
      const base = inner("e");
      const [sub, sup] = [inner("sub"), inner("sup")];
      return base === null ? null : `^{${sup ?? ""}}_{${sub ?? ""}}${base}`;
    }
    case "limUpp":
    case "limLow": {
      const [base, words] = [inner("e"), inner("lim")?.trim() ?? null];
      if (base === null || words === null) return null;
      if (element.local === "limLow") return `${base.trimEnd()}[][${words}] `;
      if (base.includes("[]")) return base.replace("[]", `[${words}]`);
      return `${base.trimEnd()}[${words}] `;
    }
    default:
      return null;
  }
}

/** A number after a letter or a bracket is an index by itself. */
function low(sub: string, base: string): string {
  return /^\d+$/u.test(sub) && /[\p{L})\]]$/u.test(base) ? sub : `_{${sub}}`;
}

function signs(text: string): string {
  let source = text.replace(/−/gu, "-").replace(/·/gu, ".").replace(/Δ/gu, "\\Delta ");
  source = source.replace(/ ?↑ ?/gu, " ^ ").replace(/ ?↓ ?/gu, " v ");
  for (const [sign, shown] of chemistrySigns) source = source.replaceAll(shown, sign);
  return source;
}
