// The file of the page for marking without a network: one HTML file with style, script, words and the sealed answers. Its policy lets it
// run no other script and connect to nothing.
import { scriptDigest } from "../../../../files/sealed/text-digest.ts";
import { escapeHtml } from "../../../../domain/text/html-text.ts";
import { offlinePageMessages } from "../page/offline-page-messages.ts";
import {
  pageElements,
  type OfflinePageFacts,
  type OfflinePageTexts,
} from "../page/offline-page-text.ts";

type PageParts = { facts: OfflinePageFacts; sealed: Uint8Array; script: string; style: string };

/**
 * The script is the last element: a file that was cut runs nothing, and shows the sentence that stands before it. Style attributes are
 * allowed because drawn formulas have them.
 */
export function offlinePage({ facts, sealed, script, style }: PageParts): Blob {
  const policy = [
    "default-src 'none'",
    `script-src '${scriptDigest(script)}'`,
    "style-src 'unsafe-inline'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const { language, texts } = facts;
  const json = JSON.stringify(facts).replace(/</gu, "\\u003c");
  return new Blob(
    [
      `<!doctype html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n`,
      `<meta http-equiv="Content-Security-Policy" content="${policy}">\n`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
      '<meta name="robots" content="noindex">\n',
      `<title>${escapeHtml(texts.title)}</title>\n<style>${style}</style>\n</head>\n<body>\n`,
      `<div id="${pageElements.page}"><p class="notice">${escapeHtml(texts.cut)}</p></div>\n`,
      `<script type="application/json" id="${pageElements.facts}">${json}</script>\n`,
      `<script type="text/plain" id="${pageElements.sealed}">`,
      ...base64Pieces(sealed),
      `</script>\n<script>${script}</script>\n</body>\n</html>\n`,
    ],
    { type: "text/html" },
  );
}

/** A multiple of 3, so that no piece but the last is padded. */
const pieceBytes = 3 * 8192;

function base64Pieces(bytes: Uint8Array): string[] {
  const count = Math.ceil(bytes.length / pieceBytes);
  return Array.from({ length: count }, (_none, at) =>
    btoa(String.fromCharCode(...bytes.subarray(at * pieceBytes, (at + 1) * pieceBytes))),
  );
}

/** Every place of a text is filled with itself, so that the page can fill it. */
const places = new Proxy({} as Record<string, string>, {
  get: (_target, name) => `{${String(name)}}`,
});

/** The words of the page, in the language of the console. */
export function pageTexts(): OfflinePageTexts {
  const texts = Object.entries(offlinePageMessages.get()).map(([name, text]) => [
    name,
    typeof text === "function" ? (text as (values: typeof places) => string)(places) : text,
  ]);
  return Object.fromEntries(texts) as OfflinePageTexts;
}
