// The rules of the printed page (`@page`), which no style sheet can hold since they follow from what is chosen: size, what
// stands in the margins. Browsers that know no margin boxes (Chrome before 131, Firefox) print them empty.
import { useEffect, useMemo } from "react";
import { paperMargin, type Paper } from "./paper-size.ts";

/**
 * `name`: what the part's element says by the property `page`; `foot`: the margin's words beside the page's number; null: neither. `paper`: where
 * it is not that of the others.
 */
export type PagePart = { name: string; foot: string | null; paper?: Paper };

/** `own`: pages of each part are counted by themselves; `all`: through all parts. */
export type PageNumbering = "own" | "all";

export function usePageRules(
  paper: Paper,
  parts: readonly PagePart[],
  numbering: PageNumbering = "own",
): void {
  const rules = useMemo(() => pageRules(paper, parts, numbering), [paper, parts, numbering]);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [rules]);
}

/** Of one part, or through all, the pages are "2 / 5"; of several each counts its own, whose end no browser knows. */
export function pageRules(
  paper: Paper,
  parts: readonly PagePart[],
  numbering: PageNumbering = "own",
): string {
  const margins = `@page { ${sizeRule(paper)} margin: ${paperMargin}; }`;
  const isThrough = parts.length === 1 || numbering === "all";
  const own = parts.flatMap(({ name, foot, paper: ownPaper }) => {
    if (foot === null) return [];
    const count = isThrough ? 'counter(page) " / " counter(pages)' : `counter(${name})`;
    const size = ownPaper ? sizeRule(ownPaper) : "";
    return `@page ${name} { ${size}${isThrough ? "" : `counter-increment: ${name};`}
  @bottom-left { content: ${cssText(foot)}; font: 8pt sans-serif; color: #444; }
  @bottom-right { content: ${count}; font: 8pt sans-serif; color: #444; }
}`;
  });
  return [margins, ...own].join("\n");
}

const sizeRule = ({ width, height }: Paper) => `size: ${width}mm ${height}mm;`;

function cssText(text: string): string {
  return `"${text.replace(/[\\"]/gu, String.raw`\$&`).replace(/[\n\r\f]/gu, " ")}"`;
}

let known: boolean | undefined;

/** Whether this browser prints what stands in the margins. */
export function hasMarginBoxes(): boolean {
  if (known !== undefined) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@page { @bottom-left { content: "x"; } }');
  known = sheet.cssRules[0]?.cssText.includes("bottom-left") ?? false;
  return known;
}
