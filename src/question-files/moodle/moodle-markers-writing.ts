// Type 16 as Moodle's ddmarker: labels dragged onto shapes, in pixels of the picture.
import type { ContentOf, ImageRef, Zone } from "../../contract/questions/question-content.ts";
import { fileElement, fileOf, xml, xmlText, type Writing } from "./moodle-xml-text.ts";
import { CannotWrite } from "../written-questions.ts";

/** @throws CannotWrite when the picture is not at hand or a label is a picture */
export function writeMarkers(content: ContentOf<16>, writing: Writing): string {
  const { image, zones, labels, mode } = content.payload;
  const file = fileOf(writing, image.media_id);
  if (!file || image.width === 0) throw new CannotWrite("Gambarnya tidak disertakan.");
  if (mode === "typed") throw new CannotWrite("Moodle tidak mengenal label yang diketik.");
  if (labels.some((label) => label.image))
    throw new CannotWrite("Label berupa gambar tidak dapat ditulis.");
  if (mode === "dropdown") writing.losses.warn("Label dipilih dengan menyeret, bukan dari daftar.");
  if (zones.some(({ hint }) => hint !== "")) writing.losses.warn("Petunjuk area tidak ikut.");
  const drags = labels.map(({ text, reuse }, at) =>
    xml(
      "drag",
      `${xml("no", at + 1)}${xml("text", xmlText(text))}${xml("noofdrags", 1)}${reuse ? "<infinite/>\n" : ""}`,
    ),
  );
  const drops = zones.map((zone, at) => {
    const right = content.key.labels[zone.id] ?? [];
    if (right.length > 1) writing.losses.warn("Tiap area hanya menyimpan satu label yang benar.");
    const choice = labels.findIndex(({ id }) => id === right[0]) + 1;
    if (choice === 0) throw new CannotWrite("Ada area tanpa label.");
    return xml("drop", `${xml("no", at + 1)}${shapeXml(zone, image)}${xml("choice", choice)}`);
  });
  return `${fileElement(file)}${drags.join("")}${drops.join("")}`;
}

const shapeNames = { rect: "rectangle", circle: "circle", poly: "polygon" } as const;

function shapeXml({ shape, coords }: Zone, { width, height }: ImageRef): string {
  const pixels = coords.map((share, at) => Math.round(share * (at % 2 === 0 ? width : height)));
  const points = Array.from({ length: Math.ceil(pixels.length / 2) }, (_, at) =>
    pixels.slice(at * 2, at * 2 + 2).join(","),
  );
  return `${xml("shape", shapeNames[shape])}${xml("coords", points.join(";"))}`;
}

/** A picture as HTML, for options of type 15. */
export function pictureHtml({ image, caption }: { image: ImageRef; caption: string }): string {
  if (image.media_id === null) throw new CannotWrite("Ada pilihan tanpa gambar.");
  const text = caption === "" ? "" : `<br>${xmlText(caption)}`;
  return `<p><img src="${xmlText(image.media_id)}" alt="${xmlText(image.alt)}">${text}</p>`;
}
