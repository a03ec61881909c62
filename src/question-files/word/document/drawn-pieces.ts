// Pictures in the text of a Word document, old (VML) and new (DrawingML). What has no picture (shapes, charts, text boxes)
// is told, for its text would otherwise be missed by nobody.
import { descendantsNamed } from "../../../files/xml/xml-tree.ts";
import type { XmlElement } from "../../../files/xml/xml-tree.ts";
import type { WordDocument } from "./document-parts.ts";
import { escapeText } from "../word-text.ts";
import { attribute, childNamed } from "../word-xml.ts";
import { textOf } from "../../../files/xml/xml-tree.ts";

/** What is being read: where pictures come from, and who is told of what is lost. */
export type Page = { document: WordDocument; warn(reason: string): void; used(name: string): void };

const emuPerPixel = 9525;
const pixelsPerPoint = 4 / 3;
const largestShown = 9999;

/** The HTML of all pictures in a drawing, a VML picture, an embedded object or the choice between such. */
export function drawnHtml(element: XmlElement, page: Page): string {
  const drawn = element.local === "AlternateContent" ? usableAlternative(element) : element;
  if (!drawn) return "";
  warnOfText(drawn, page);
  const pictures = [
    ...descendantsNamed(drawn, "blip").map((blip) => modernPicture(blip, drawn, page)),
    ...descendantsNamed(drawn, "imagedata").map((data) => oldPicture(data, drawn, page)),
  ];
  if (pictures.length === 0 && descendantsNamed(drawn, "txbxContent").length === 0) {
    page.warn("Ada bentuk, grafik, atau objek buatan Word yang tidak ikut; tempel sebagai gambar.");
  }
  return pictures.join("");
}

/** The newer choice, unless only the older one holds a picture. */
function usableAlternative(element: XmlElement): XmlElement | undefined {
  const choice = childNamed(element, "Choice");
  const fallback = childNamed(element, "Fallback");
  if (!choice || !fallback) return choice ?? fallback;
  const hasPicture = (each: XmlElement) =>
    descendantsNamed(each, "blip").length + descendantsNamed(each, "imagedata").length > 0;
  return !hasPicture(choice) && hasPicture(fallback) ? fallback : choice;
}

function warnOfText(drawn: XmlElement, page: Page): void {
  const text = descendantsNamed(drawn, "txbxContent")
    .map((box) => descendantsNamed(box, "t").map(textOf).join(""))
    .join(" ")
    .trim();
  if (text === "") return;
  const words = [...text].slice(0, 40).join("");
  page.warn(`Teks di kotak teks ("${words}") tidak ikut; pindahkan ke teks biasa.`);
}

function modernPicture(blip: XmlElement, drawn: XmlElement, page: Page): string {
  const [extent] = descendantsNamed(drawn, "extent");
  const [words] = descendantsNamed(drawn, "docPr");
  const isGroup = descendantsNamed(drawn, "blip").length > 1;
  const cut = descendantsNamed(drawn, "srcRect").some(({ attributes }) =>
    Object.values(attributes).some((value) => value !== "0"),
  );
  if (cut) page.warn("Gambar yang dipotong di Word masuk secara utuh; potong dahulu gambarnya.");
  return pictureHtml(attribute(blip, "embed"), page, {
    alt: attribute(words, "descr") ?? "",
    width: isGroup ? 0 : Number(attribute(extent, "cx")) / emuPerPixel,
    height: isGroup ? 0 : Number(attribute(extent, "cy")) / emuPerPixel,
  });
}

function oldPicture(data: XmlElement, drawn: XmlElement, page: Page): string {
  const shape = [drawn, ...descendantsNamed(drawn, "shape")].find(
    (each) => descendantsNamed(each, "imagedata").includes(data) && each.local === "shape",
  );
  const style = attribute(shape, "style") ?? "";
  const inPoints = (name: string) =>
    Number(new RegExp(`(?:^|;)\\s*${name}:\\s*([\\d.]{1,8})pt`, "u").exec(style)?.[1] ?? 0);
  return pictureHtml(attribute(data, "id"), page, {
    alt: attribute(shape, "alt") ?? "",
    width: inPoints("width") * pixelsPerPoint,
    height: inPoints("height") * pixelsPerPoint,
  });
}

type Shown = { alt: string; width: number; height: number };

function pictureHtml(id: string | undefined, page: Page, shown: Shown): string {
  const picture = page.document.picture(id);
  if (picture === "absent") {
    page.warn("Sebuah gambar hanya ditautkan, tidak tersimpan di dokumen; sisipkan gambarnya.");
    return "";
  }
  if (picture === "unusable") {
    page.warn(
      "Sebuah gambar (WMF, EMF, atau rusak) tidak dapat ditampilkan; tempel ulang sebagai PNG.",
    );
    return "";
  }
  page.used(picture.name);
  const alt = escapeText(shown.alt.replace(/\s+/gu, " ").slice(0, 500));
  const sizes = [sized("width", shown.width), sized("height", shown.height)].join("");
  return `<img src="import:${picture.name}" alt="${alt}"${sizes}>`;
}

function sized(name: string, pixels: number): string {
  const whole = Math.round(pixels);
  return whole >= 1 && whole <= largestShown ? ` ${name}="${whole}"` : "";
}
