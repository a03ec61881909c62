// The server's sanitiser: everything that people send as HTML passes it before it is stored, whatever their console did.
import sanitize, { type Attributes, type IOptions } from "sanitize-html";
import {
  isRichTextAttribute,
  isWholeRichText,
  richTextDropped,
  richTextElements,
} from "../../contract/questions/rich-text.ts";
import { lengthFault, tagsFault } from "../../domain/questions/question-html-bounds.ts";

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

/** As it may be kept, or why it may not. */
export function receivedHtml(
  html: string,
  maxLength: number,
): { html: string } | { fault: string } {
  const tooMany = tagsFault(html);
  if (tooMany !== null) return { fault: tooMany };
  const clean = sanitizeHtml(html);
  const fault = lengthFault(clean, maxLength);
  return fault === null ? { html: clean } : { fault };
}

/** Only what contract/questions/rich-text.ts allows is left, written as browsers write it; sanitising twice changes nothing. */
export function sanitizeHtml(html: string): string {
  // ">" is escaped everywhere else: these are ends of <br />, <img /> and nothing more.
  return sanitize(html, options).replaceAll(" />", ">");
}
