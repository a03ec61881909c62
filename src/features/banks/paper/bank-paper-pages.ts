// The rules of the printed page (`@page`), which no style sheet can hold since they follow from what is chosen: size, what
// stands in the margins. Browsers that know no margin boxes (Chrome before 131, Firefox) print them empty.
import { useEffect } from "react";
import type { PaperSize } from "./bank-paper-choices.ts";

const sizes: Record<PaperSize, string> = { a4: "210mm 297mm", f4: "215mm 330mm" };

/** `name`: what the part's element says by the property `page`; `label`: the margin's words. */
export type PagePart = { name: string; label: string };

export function usePageRules(size: PaperSize, parts: readonly PagePart[]): void {
  const rules = pageRules(size, parts);
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
export function pageRules(size: PaperSize, parts: readonly PagePart[]): string {
  const margins = `@page { size: ${sizes[size]}; margin: 14mm 15mm 16mm; }`;
  const isAlone = parts.length === 1;
  const own = parts.map(({ name, label }) => {
    const count = isAlone ? 'counter(page) " / " counter(pages)' : `counter(${name})`;
    return `@page ${name} { ${isAlone ? "" : `counter-increment: ${name};`}
  @bottom-left { content: ${cssText(label)}; font: 8pt sans-serif; color: #444; }
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
