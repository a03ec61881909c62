// What an element says about looks, by its name, its attributes and its style, in words of rich text: marks, alignment,
// direction, and what has no counterpart.
import type { XmlElement } from "../../files/xml/xml-tree.ts";

export type Mark = "strong" | "b" | "em" | "i" | "u" | "sub" | "sup";
export type ElementFormat = {
  marks: readonly Mark[];
  align: string | null;
  dir: string | null;
  isPre: boolean;
  isHidden: boolean;
  /** Told by these words. */
  lost: readonly string[];
};

const byName: Readonly<Record<string, Mark>> = {
  strong: "strong",
  b: "b",
  em: "em",
  i: "i",
  u: "u",
  ins: "u",
  sub: "sub",
  sup: "sup",
  h1: "strong",
  h2: "strong",
  h3: "strong",
  h4: "strong",
  h5: "strong",
  h6: "strong",
  th: "strong",
  dt: "strong",
  cite: "em",
  dfn: "em",
  var: "em",
};

const plain: ElementFormat = {
  marks: [],
  align: null,
  dir: null,
  isPre: false,
  isHidden: false,
  lost: [],
};

export function formatOf({ local: name, attributes }: XmlElement): ElementFormat {
  const named = Object.hasOwn(byName, name) && name !== "th" ? byName[name] : undefined;
  const styles = stylesIn(attributes["style"] ?? "");
  const has = (property: string, value: RegExp) => value.test(styles.get(property) ?? "");
  if (named === undefined && Object.keys(attributes).length === 0 && !special.test(name))
    return plain;
  const decoration = `${styles.get("text-decoration") ?? ""} ${styles.get("text-decoration-line") ?? ""}`;
  const marks: (Mark | undefined | false)[] = [
    named,
    has("font-weight", /^(?:bold|bolder|[6-9]00)/u) && "strong",
    has("font-style", /^(?:italic|oblique)/u) && "em",
    /\bunderline\b/u.test(decoration) && "u",
    has("vertical-align", /^sub/u) && "sub",
    has("vertical-align", /^super/u) && "sup",
  ];
  const lost = [
    (/^(?:s|strike|del)$/u.test(name) || /\bline-through\b/u.test(decoration)) && "coretan",
    (name === "mark" || isColoured(styles) || "color" in attributes || "bgcolor" in attributes) &&
      "warna",
  ];
  return {
    marks: marks.filter((mark) => mark !== undefined && mark !== false),
    align: alignOf(name, attributes, styles),
    dir: dirOf(attributes, styles),
    isPre: /^(?:pre|listing|xmp)$/u.test(name) || has("white-space", /^(?:pre|break-spaces)/u),
    isHidden:
      "hidden" in attributes ||
      has("display", /^none/u) ||
      (attributes["aria-hidden"] === "true" && /\bkatex-html\b/u.test(attributes["class"] ?? "")),
    lost: lost.filter((word) => word !== false),
  };
}

const special = /^(?:s|strike|del|mark|pre|listing|xmp|center)$/u;

function stylesIn(style: string): Map<string, string> {
  const styles = new Map<string, string>();
  for (const declaration of style.split(";")) {
    const at = declaration.indexOf(":");
    if (at < 0) continue;
    const [name, value] = [declaration.slice(0, at), declaration.slice(at + 1)];
    styles.set(name.trim().toLowerCase(), value.trim().toLowerCase());
  }
  return styles;
}

/** Black on white is no colour. */
function isColoured(styles: ReadonlyMap<string, string>): boolean {
  const ink = styles.get("color") ?? "";
  const ground = `${styles.get("background-color") ?? ""} ${styles.get("background") ?? ""}`.trim();
  const usualInk =
    /^(?:|black|inherit|initial|unset|currentcolor|windowtext|var\(.*|#000(?:000)?|rgba?\(0, ?0, ?0.*)$/u;
  const usualGround =
    /^(?:|white|none|inherit|initial|unset|transparent|var\(.*|#fff(?:fff)?|rgba?\(255, ?255, ?255.*|rgba\(0, ?0, ?0, ?0\).*)$/u;
  return !usualInk.test(ink.replace(/\s*!important$/u, "")) || !usualGround.test(ground);
}

function alignOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  styles: ReadonlyMap<string, string>,
): string | null {
  if (name === "center") return "center";
  // Of pictures and tables it says where they float.
  const own = /^(?:img|table|object|iframe)$/u.test(name) ? "" : (attributes["align"] ?? "");
  const value = styles.get("text-align") || own.toLowerCase() || attributes["data-align"] || "";
  return /^(?:left|center|right|justify)\b/u.exec(value)?.[0] ?? null;
}

function dirOf(
  attributes: Readonly<Record<string, string>>,
  styles: ReadonlyMap<string, string>,
): string | null {
  const value = attributes["dir"]?.trim().toLowerCase() || styles.get("direction") || "";
  return /^(?:ltr|rtl)$/u.test(value) ? value : null;
}
