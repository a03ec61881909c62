// The server's sanitiser: everything that people send as HTML passes it before it is stored, whatever their console did.
import sanitize from "sanitize-html";
import type { Attributes, IOptions } from "sanitize-html";
import {
  isRichTextAttribute,
  isWholeRichText,
  richTextDropped,
  richTextElements,
} from "../../contract/questions/rich-text.ts";

const options: IOptions = {
  allowedTags: Object.keys(richTextElements),
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextElements).map(([element, rules]) => [element, Object.keys(rules)]),
  ),
  // Addresses are judged whole, by the contract's pattern; this only lets its one scheme through.
  allowedSchemes: ["import"],
  allowProtocolRelative: false,
  nonTextTags: [...richTextDropped],
  nestingLimit: 60,
  transformTags: {
    "*": (tagName, attributes) => ({ tagName, attribs: allowedOf(tagName, attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (isWholeRichText(tag, Object.keys(attribs))) return false;
    return tag === "span" ? "excludeTag" : true;
  },
};

function allowedOf(tagName: string, attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => isRichTextAttribute(tagName, name, value)),
  );
}

/** Cleaning takes so long for each, and the longer the deeper they stand in each other. */
const maxTags = 10_000;
const tooManyTags =
  "Terlalu banyak tabel, gambar, atau format dalam satu isian. Pecah menjadi beberapa bagian.";

/**
 * As it may be kept, or why it may not. Cleaning can make it longer, since "&" becomes "&amp;": what is kept is within
 * the bound all the same.
 */
export function receivedHtml(
  html: string,
  maxLength: number,
): { html: string } | { fault: string } {
  if (hasTooManyTags(html)) return { fault: tooManyTags };
  const clean = sanitizeHtml(html);
  if (clean.length <= maxLength) return { html: clean };
  const most = maxLength.toLocaleString("id-ID");
  return { fault: `Terlalu panjang: paling banyak ${most} karakter, termasuk formatnya.` };
}

function hasTooManyTags(html: string): boolean {
  let count = 0;
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at + 1)) count += 1;
  return count > maxTags;
}

/** Only what contract/questions/rich-text.ts allows is left, written as browsers write it; sanitising twice changes nothing. */
export function sanitizeHtml(html: string): string {
  // ">" is escaped everywhere else: these are ends of <br />, <img /> and nothing more.
  return sanitize(html, options).replaceAll(" />", ">");
}
