// The browser's sanitiser: HTML passes it where it is shown, though the server has sanitised it already.
// Not for happy-dom, whose parser lets exploits through: its tests run in Chromium.
import DOMPurify, { type Config } from "dompurify";
import {
  isRichTextAttribute,
  isWholeRichText,
  richTextDropped,
  richTextElements,
  richTextNeeded,
} from "../../contract/questions/rich-text.ts";

const attributes = [
  ...new Set(Object.values(richTextElements).flatMap((rules) => Object.keys(rules))),
];

const config = {
  ALLOWED_TAGS: Object.keys(richTextElements),
  ALLOWED_ATTR: attributes,
  // All others are no addresses; each is judged by its own pattern below.
  ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== "src"),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_NAMESPACES: ["http://www.w3.org/1999/xhtml"],
  // Addresses are judged whole, by the contract's pattern.
  ALLOWED_URI_REGEXP: /^(?:\/|import:)/u,
  FORBID_CONTENTS: [...richTextDropped],
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

let purifier: ReturnType<typeof DOMPurify> | null = null;

/** Made when first asked for: loading this file must not need a document. */
function getPurifier() {
  if (purifier) return purifier;
  purifier = DOMPurify(window);
  purifier.addHook("uponSanitizeAttribute", (element, data) => {
    data.keepAttr = isRichTextAttribute(
      element.nodeName.toLowerCase(),
      data.attrName,
      data.attrValue,
    );
  });
  return purifier;
}

/** Nodes that hold only what contract/questions/rich-text.ts allows, not in the document yet. */
export function sanitizeToFragment(html: string): DocumentFragment {
  const fragment = getPurifier().sanitize(html, config);
  for (const element of fragment.querySelectorAll(Object.keys(richTextNeeded).join())) {
    const name = element.nodeName.toLowerCase();
    if (isWholeRichText(name, element.getAttributeNames())) continue;
    if (name === "span") element.replaceWith(...element.childNodes);
    else element.remove();
  }
  return fragment;
}
