// What the server's sanitiser leaves of HTML. It runs in the server itself and in a thread of it, so it imports no other part of the server.
import sanitize, { type Attributes, type IOptions } from "sanitize-html";
import {
  isRichTextAttribute,
  isWholeRichText,
  richTextDropped,
  richTextElements,
} from "../../../contract/questions/rich-text.ts";

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

/** Only what contract/questions/rich-text.ts allows is left, written as browsers write it; sanitising twice changes nothing. */
export function sanitizeHtml(html: string): string {
  // ">" is escaped everywhere else: these are ends of <br />, <img /> and nothing more.
  return sanitize(html, options).replaceAll(" />", ">");
}
