// WordprocessingML as text: elements with their attributes, and text that XML may hold.

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Characters that XML cannot hold at all are dropped. */
export function escapeWordText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/&/gu, "&amp;")
    .replace(/</gu, "&lt;")
    .replace(/>/gu, "&gt;")
    .replace(/"/gu, "&quot;");
}

/** Without `inner` the element is empty. Attributes that are undefined are left out. */
export function tag(name: string, attributes: Attributes = {}, inner?: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeWordText(String(value))}"`)
    .join("");
  return inner === undefined ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

/** `<w:jc w:val="center"/>`; of a mathematical element `m:`. */
export function valued(name: string, value: string | number): string {
  return tag(name, { [`${name.slice(0, 2)}val`]: value });
}

/** A run of text as it stands. */
export function textRun(text: string, properties = ""): string {
  const about = properties === "" ? "" : tag("w:rPr", {}, properties);
  return tag("w:r", {}, `${about}${tag("w:t", { "xml:space": "preserve" }, escapeWordText(text))}`);
}

export function wordParagraph(runs: string, properties = ""): string {
  return tag("w:p", {}, `${properties === "" ? "" : tag("w:pPr", {}, properties)}${runs}`);
}
