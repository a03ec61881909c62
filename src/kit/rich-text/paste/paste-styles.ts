// Word and Google Docs write emphasis, direction and alignment as inline styles. They are read as text, never applied,
// and become the elements and attributes that the editor knows.

/** What `style` is called while a paste is being cleaned. */
export const styleAttribute = "data-pasted-style";

const cellsAndBlocks = /^(?:p|div|h[1-6]|li|ul|ol|table|center|blockquote)$/u;

export function applyStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>("*")) {
    const style = readStyle(element);
    const name = element.nodeName.toLowerCase();
    if (cellsAndBlocks.test(name)) applyBlock(element, name, style);
    else if (/^(?:b|strong|i|em)$/u.test(name) && isNormal(style))
      element.replaceWith(plain(element));
    // Of cells, rows and headings the look belongs to the table or the line, not to the words.
    else if (!/^(?:td|th|tr|tbody|thead|tfoot|img|br)$/u.test(name)) applyInline(element, style);
    element.removeAttribute(styleAttribute);
    element.removeAttribute("class");
    element.removeAttribute("id");
  }
}

function readStyle(element: Element): Map<string, string> {
  const declarations = (element.getAttribute(styleAttribute) ?? "").split(";");
  return new Map(
    declarations.map((declaration) => {
      const at = declaration.indexOf(":");
      const value = declaration.slice(at + 1);
      return [declaration.slice(0, at).trim().toLowerCase(), value.trim().toLowerCase()];
    }),
  );
}

/** Google Docs wraps the whole copy in `<b style="font-weight:normal">`. */
function isNormal(style: Map<string, string>): boolean {
  return /^(?:normal|400)$/u.test(style.get("font-weight") ?? style.get("font-style") ?? "");
}

function plain(element: Element): Element {
  const span = element.ownerDocument.createElement("span");
  span.append(...element.childNodes);
  return span;
}

function applyBlock(element: Element, name: string, style: Map<string, string>): void {
  const dir = style.get("direction") ?? element.getAttribute("dir")?.toLowerCase();
  if (dir === "rtl" || dir === "ltr") element.setAttribute("dir", dir);
  else element.removeAttribute("dir");
  const given = style.get("text-align") ?? element.getAttribute("align")?.toLowerCase();
  const align = name === "center" ? "center" : given;
  // Left is what there is anyway, and in Arabic text Word's "right" is where it begins.
  const isSaid = align === "center" || align === "justify" || (align === "right" && dir !== "rtl");
  if (isSaid && align) element.setAttribute("data-align", align);
}

function applyInline(element: Element, style: Map<string, string>): void {
  const weight = style.get("font-weight") ?? "";
  const decoration = `${style.get("text-decoration") ?? ""} ${style.get("text-decoration-line") ?? ""}`;
  const raised = style.get("vertical-align") ?? "";
  const marks = [
    /^(?:bold|bolder|[6-9]00)$/u.test(weight) && "strong",
    /^(?:italic|oblique)/u.test(style.get("font-style") ?? "") && "em",
    /\bunderline\b/u.test(decoration) && element.nodeName !== "A" && "u",
    raised.startsWith("super") && "sup",
    raised.startsWith("sub") && "sub",
  ].filter((mark) => mark !== false);
  for (const mark of marks) {
    if (element.closest(mark)) continue;
    const wrapper = element.ownerDocument.createElement(mark);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
}
