// XML as text, piece by piece. Whatever goes in as text or attribute is escaped here; `inside` is XML already.

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Attributes that are undefined or empty are left out. */
export function xml(
  name: string,
  attributes: Attributes = {},
  inside: string | null = null,
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join("");
  return inside === null ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

export function escapeXml(text: string): string {
  // What XML cannot hold at all is dropped.
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
