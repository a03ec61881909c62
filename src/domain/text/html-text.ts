// HTML as text and text as HTML, for readers and writers of question formats: escaping, entities, plain text and short
// excerpts. It cleans nothing: what comes from people still passes the sanitiser in core/.

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  times: "×",
  divide: "÷",
  deg: "°",
  plusmn: "±",
  minus: "−",
  middot: "·",
  le: "≤",
  ge: "≥",
  ne: "≠",
  pi: "π",
  frac12: "½",
  sup2: "²",
  sup3: "³",
};

/** Safe as text and as the value of an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/gu, "&amp;")
    .replace(/</gu, "&lt;")
    .replace(/>/gu, "&gt;")
    .replace(/"/gu, "&quot;");
}

/** Entities as their characters; one that is unknown stays as written. */
export function unescapeHtml(html: string): string {
  return html.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]\w{1,10}));/giu,
    (whole, hex, dec, name) => {
      if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
      const code = hex === undefined ? Number(dec) : Number.parseInt(hex, 16);
      const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Without tags, spaces tidied; a formula as its LaTeX, a picture as its alternative text. */
export function plainTextOf(html: string): string {
  const spoken = html
    .replace(/<!--[\s\S]{0,5000}?-->/gu, "")
    .replace(/<span\b[^<>]*?\bdata-formula(?:-block)?="([^"]*)"[^<>]*>/giu, " $1 ")
    .replace(/<img\b[^<>]*?\balt="([^"]*)"[^<>]*>/giu, " $1 ")
    .replace(/<\/?(?:p|div|br|li|ul|ol|tr|td|th|table|h[1-6]|pre|blockquote|hr)\b[^<>]*>/giu, " ")
    .replace(/<\/?[a-z][^<>]*>/giu, "");
  return unescapeHtml(spoken).replace(/\s+/gu, " ").trim();
}

/** The first words of it, for lists: at most so many characters, and the sign that there is more. */
export function excerptOf(html: string, most = 60): string {
  const text = plainTextOf(html.slice(0, 20_000));
  if (text.length <= most) return text;
  const cut = Array.from(text).slice(0, most).join("");
  return `${cut.replace(/\s+\S*$/u, "")}…`;
}

/** Whether anything would be seen or heard of it. */
export function isEmptyHtml(html: string): boolean {
  return plainTextOf(html) === "" && !/<(?:img|audio|video|table|math|svg)\b/iu.test(html);
}
