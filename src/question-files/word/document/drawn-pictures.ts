// Pictures in the text of a Word document, old (VML) and new (DrawingML). What has no picture (shapes, charts, text boxes)
// is told, for its text would otherwise be missed by nobody.
import { descendantsNamed, textOf, type XmlElement } from "../../../files/xml/xml-tree.ts";
import type { FindPicture } from "./document-media.ts";
import type { Piece } from "./word-block.ts";
import { attribute, childNamed } from "./word-xml.ts";

export type PictureSource = {
  findPicture: FindPicture;
  /** Told of what has no place among the pieces. */
  addLoss(reason: string): void;
};

const emuPerPixel = 9525;
const pixelsPerPoint = 4 / 3;
const largestShown = 9999;

/** All of a drawing, a VML picture, an embedded object or the choice between such. */
export function drawnPictures(element: XmlElement, source: PictureSource): Piece[] {
  const drawn = element.local === "AlternateContent" ? usableAlternative(element) : element;
  if (!drawn) return [];
  reportLostText(drawn, source);
  const blips = descendantsNamed(drawn, "blip");
  const old = descendantsNamed(drawn, "imagedata");
  if (blips.length + old.length === 0 && descendantsNamed(drawn, "txbxContent").length === 0) {
    source.addLoss(
      "Ada bentuk, grafik, atau objek buatan Word yang tidak ikut; tempel sebagai gambar.",
    );
  }
  return [
    ...blips.flatMap((blip) => modernPicture(blip, drawn, source)),
    ...old.flatMap((data) => oldPicture(data, drawn, source)),
  ];
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

function reportLostText(drawn: XmlElement, source: PictureSource): void {
  const text = descendantsNamed(drawn, "txbxContent")
    .map((box) => descendantsNamed(box, "t").map(textOf).join(""))
    .join(" ")
    .trim();
  if (text === "") return;
  const words = [...text].slice(0, 40).join("");
  source.addLoss(`Teks di kotak teks ("${words}") tidak ikut; pindahkan ke teks biasa.`);
}

function modernPicture(blip: XmlElement, drawn: XmlElement, source: PictureSource): Piece[] {
  const [extent] = descendantsNamed(drawn, "extent");
  const [words] = descendantsNamed(drawn, "docPr");
  const isGroup = descendantsNamed(drawn, "blip").length > 1;
  const cut = descendantsNamed(drawn, "srcRect").some(({ attributes }) =>
    Object.values(attributes).some((value) => value !== "0"),
  );
  if (cut)
    source.addLoss("Gambar yang dipotong di Word masuk secara utuh; potong dahulu gambarnya.");
  return pictureOf(attribute(blip, "embed"), source, {
    alt: attribute(words, "descr") ?? "",
    width: isGroup ? 0 : Number(attribute(extent, "cx")) / emuPerPixel,
    height: isGroup ? 0 : Number(attribute(extent, "cy")) / emuPerPixel,
  });
}

function oldPicture(data: XmlElement, drawn: XmlElement, source: PictureSource): Piece[] {
  const shape = [drawn, ...descendantsNamed(drawn, "shape")].find(
    (each) => descendantsNamed(each, "imagedata").includes(data) && each.local === "shape",
  );
  const style = attribute(shape, "style") ?? "";
  const isEquation = descendantsNamed(drawn, "OLEObject").some((each) =>
    /^Equation/iu.test(attribute(each, "ProgID") ?? ""),
  );
  const inPoints = (name: string) =>
    Number(new RegExp(`(?:^|;)\\s*${name}:\\s*([\\d.]{1,8})pt`, "u").exec(style)?.[1] ?? 0);
  return pictureOf(attribute(data, "id"), source, {
    alt: attribute(shape, "alt") ?? "",
    width: inPoints("width") * pixelsPerPoint,
    height: inPoints("height") * pixelsPerPoint,
    isEquation,
  });
}

type Shown = { alt: string; width: number; height: number; isEquation?: boolean };

function pictureOf(id: string | undefined, source: PictureSource, shown: Shown): Piece[] {
  const picture = source.findPicture(id);
  if (picture === "absent") {
    source.addLoss(
      "Sebuah gambar hanya ditautkan, tidak tersimpan di dokumen; sisipkan gambarnya.",
    );
    return [];
  }
  if ("unusable" in picture) {
    const file = picture.unusable;
    source.addLoss(
      shown.isEquation
        ? `Rumus MathType "${file}" tidak dapat ditampilkan; tulis ulang dengan Equation di Word.`
        : `Gambar "${file}" (WMF, EMF, atau rusak) tidak dapat ditampilkan; tempel ulang sebagai PNG.`,
    );
    // Where it stands something must be seen: an option may be nothing else.
    return [{ kind: "text", text: `[${file}]`, marks: [] }];
  }
  const alt = shown.alt.replace(/\s+/gu, " ").slice(0, 500);
  const { name } = picture;
  return [{ kind: "picture", name, alt, width: pixels(shown.width), height: pixels(shown.height) }];
}

function pixels(size: number): number {
  const whole = Math.round(size);
  return whole >= 1 && whole <= largestShown ? whole : 0;
}
