// Styles that travel in the script of their component (bundling/chunks/chunk-styles.ts) join the page's here.

export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
