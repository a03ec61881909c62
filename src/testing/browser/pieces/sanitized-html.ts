// What the browser's sanitiser leaves of HTML, as text.
import { sanitizeToFragment } from "../../../kit/rich-text/sanitize-html.ts";

export function sanitizeHtml(html: string): string {
  const holder = document.createElement("div");
  holder.append(sanitizeToFragment(html));
  return withEscapedAttributes(holder.innerHTML);
}

/** As newer browsers write it, so that the same content is the same text on every PC: Chrome 109 leaves < and > bare. */
function withEscapedAttributes(html: string): string {
  return html.replace(/<[a-z][\w-]*(?: [\w-]+="[^"]*")+>/giu, (tag) =>
    tag.replace(
      /="([^"]*)"/gu,
      (_whole, value: string) => `="${value.replace(/</gu, "&lt;").replace(/>/gu, "&gt;")}"`,
    ),
  );
}
