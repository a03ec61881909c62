// Pictures, sounds and links in foreign HTML: what stands in the imported file is shown and played, what stands
// elsewhere is named.
import { isRichTextAttribute } from "../../contract/questions/rich-text.ts";
import type { XmlElement, XmlNode } from "../../files/xml/xml-tree.ts";
import { escapedValue } from "./rich-blocks.ts";
import type { Keeping } from "./kept-html.ts";

const soundEnding = /\.(?:mp3|ogg|oga|wav|m4a|aac)(?:[?#].*)?$/iu;
const pictureEnding = /\.(?:png|jpe?g|gif|webp|bmp|svg)(?:[?#].*)?$/iu;

/** What is left of an element: whole HTML, or words instead. */
export type Piece = { html: string } | { text: string };

/** Null: it is none of these. */
export function mediaPiece(element: XmlElement, keeping: Keeping): Piece | null {
  const { local: name, attributes } = element;
  switch (name) {
    case "img":
      return picture(attributes["src"] ?? "", element, keeping);
    case "audio":
      return sound(addressIn(element), element, keeping);
    case "object":
    case "embed":
      return embedded(element, keeping);
    case "a":
      return link(element, keeping);
    default:
      return null;
  }
}

function addressIn(element: XmlElement): string {
  const { src, data } = element.attributes;
  const own = src || data;
  if (own) return own;
  const sources = element.children.flatMap((child) =>
    typeof child !== "string" && /^(?:source|embed|param|a|object)$/u.test(child.local)
      ? [child.attributes]
      : [],
  );
  const all = sources.flatMap((each) => {
    if ("name" in each && !/^(?:src|movie|filename|url)$/iu.test(each["name"] ?? "")) return [];
    return [each["src"] ?? each["data"] ?? each["value"] ?? each["href"] ?? ""];
  });
  // Of several the one that is in the file.
  return all.find((address) => address.startsWith("import:")) ?? all.find(Boolean) ?? "";
}

/** As the exam server keeps it; null: it is not in the file. */
function kept(element: "img" | "audio", address: string, { keep }: Keeping): string | null {
  const own = address.startsWith("data:") ? keep(address) : address.trim();
  return own !== null && isRichTextAttribute(element, "src", own) ? own : null;
}

const noAddress = "Ada gambar dari alamat lain yang tidak ikut. Unggah gambarnya sesudah impor.";
const missing = (address: string) =>
  `Berkas "${shortAddress(address.replace(/^@@PLUGINFILE@@\//u, ""))}" tidak ada di dalam file. Pasang kembali sesudah impor.`;

const shortAddress = (address: string) => {
  const text = address.startsWith("data:") ? address.slice(0, 30) : address;
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
};

function picture(address: string, element: XmlElement, keeping: Keeping): Piece {
  const { attributes } = element;
  const alt = (attributes["alt"] ?? "").replace(/\0|\p{Surrogate}/gu, "");
  const src = kept("img", address, keeping);
  if (src === null) {
    keeping.warn(address.trim() === "" ? noAddress : missing(address));
    return { text: alt };
  }
  const shown = [...alt].slice(0, 2000).join("");
  const sizes = (["width", "height"] as const).flatMap((name) => {
    const value = sizeOf(attributes, name);
    return value === null ? [] : [` ${name}="${value}"`];
  });
  const written = "alt" in attributes ? ` alt="${escapedValue(shown)}"` : "";
  return { html: `<img src="${escapedValue(src)}"${written}${sizes.join("")}>` };
}

function sizeOf(attributes: Readonly<Record<string, string>>, name: "width" | "height") {
  const style = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*(\\d+)(?:\\.\\d+)?px`, "iu").exec(
    attributes["style"] ?? "",
  )?.[1];
  const value = /^\s*(\d+)(?:\.\d+)?(?:px)?\s*$/iu.exec(attributes[name] ?? "")?.[1] ?? style ?? "";
  return isRichTextAttribute("img", name, value) ? value : null;
}

function sound(address: string, { attributes }: XmlElement, keeping: Keeping): Piece {
  const src = kept("audio", address, keeping);
  if (src === null) {
    keeping.warn(missing(address));
    return { text: "" };
  }
  const most = attributes["data-max-play"] ?? "";
  const plays = isRichTextAttribute("audio", "data-max-play", most)
    ? ` data-max-play="${most}"`
    : "";
  return { html: `<audio src="${escapedValue(src)}"${plays} controls></audio>` };
}

function embedded(element: XmlElement, keeping: Keeping): Piece | null {
  const address = addressIn(element);
  const type = element.attributes["type"] ?? "";
  if (/^audio\//iu.test(type) || soundEnding.test(address) || /^data:audio\//iu.test(address))
    return sound(address, element, keeping);
  if (!/^image\//iu.test(type) && !pictureEnding.test(address) && !/^data:image\//iu.test(address))
    return null;
  const alt = element.attributes["alt"] ?? wordsOf(element.children).replace(/\s+/gu, " ").trim();
  return picture(address, { ...element, attributes: { ...element.attributes, alt } }, keeping);
}

function link(element: XmlElement, keeping: Keeping): Piece | null {
  const href = (element.attributes["href"] ?? "").trim();
  if (soundEnding.test(href) || /^data:audio\//iu.test(href)) return sound(href, element, keeping);
  const words = wordsOf(element.children).trim();
  if (!/^(?:https?:|mailto:|\/\/|www\.)/iu.test(href) || href === words) return null;
  const isBlank = words === "" && element.children.every((child) => typeof child === "string");
  if (isBlank) return { text: href };
  keeping.warn(`Tautan ke "${shortAddress(href)}" menjadi teks biasa tanpa alamat.`);
  return null;
}

function wordsOf(children: readonly XmlNode[]): string {
  return children
    .map((child) => (typeof child === "string" ? child : wordsOf(child.children)))
    .join("");
}
