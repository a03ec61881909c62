// The rules of the printed page (`@page`), which no style sheet can hold since they follow from what is chosen: size, what
// stands in the margins. Browsers that know no margin boxes (Chrome before 131, Firefox) print them empty.
import { useEffect, useMemo } from "react";
import { paperMargin, type Paper } from "./paper-size.ts";

/** `name`: what the part's element says by the property `page`; `foot`: the margin's words beside the page's number; null: neither. */
export type PagePart = { name: string; foot: string | null };

export function usePageRules(paper: Paper, parts: readonly PagePart[]): void {
  const rules = useMemo(() => pageRules(paper, parts), [paper, parts]);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [rules]);
}

/** Of one part the pages are "2 / 5"; of several each counts its own, whose end no browser knows. */
export function pageRules({ width, height }: Paper, parts: readonly PagePart[]): string {
  const margins = `@page { size: ${width}mm ${height}mm; margin: ${paperMargin}; }`;
  const isAlone = parts.length === 1;
  const own = parts.flatMap(({ name, foot }) => {
    if (foot === null) return [];
    const count = isAlone ? 'counter(page) " / " counter(pages)' : `counter(${name})`;
    return `@page ${name} { ${isAlone ? "" : `counter-increment: ${name};`}
  @bottom-left { content: ${cssText(foot)}; font: 8pt sans-serif; color: #444; }
  @bottom-right { content: ${count}; font: 8pt sans-serif; color: #444; }
}`;
  });
  return [margins, ...own].join("\n");
}

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
