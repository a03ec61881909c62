// Moodle's labels on a picture: ddmarker, whose places have a shape, and ddimageortext, whose places are only corners at
// which a label of some size is dropped. Both in pixels of the picture.
import type {
  ContentOf,
  ImageRef,
  QuestionContent,
  Zone,
} from "../../contract/questions/question-content.ts";
import { pictureSize } from "../picture-file.ts";
import { plainTextOf } from "../../domain/text/html-text.ts";
import { childrenNamed, type XmlElement } from "../../files/xml/xml-tree.ts";
import {
  fieldNumber,
  fieldText,
  isSet,
  ownFile,
  type MoodleQuestion,
} from "./moodle-xml-fields.ts";
import { areaCut, areaShares } from "../area-shares.ts";
import { ReadingFault, warn, type Draft } from "../question-draft.ts";

type Label = ContentOf<16>["payload"]["labels"][number];
type NumberedLabel = { number: string; label: Label };

export function markersOnImage(question: MoodleQuestion): QuestionContent {
  const image = backgroundOf(question);
  const shapes = (drop: XmlElement) =>
    shapeOf(fieldText(drop, "shape"), fieldText(drop, "coords"), image, question.draft);
  return onImage(question, image, shapes);
}

export function dragOntoImage(question: MoodleQuestion): QuestionContent {
  const image = backgroundOf(question);
  warn(question.draft, "Ukuran area pada gambar diperkirakan. Periksa letak dan ukurannya.");
  return onImage(question, image, (drop, { label }) => {
    const size = label.image ?? { width: 20 + label.text.length * 8, height: 30 };
    const [x, y] = [fieldNumber(drop, "xleft", 0), fieldNumber(drop, "ytop", 0)];
    return cut("rect", [x, y, size.width || 60, size.height || 30], image, question.draft);
  });
}

/** @throws ReadingFault when there is no picture whose size is known */
function backgroundOf(question: MoodleQuestion): ImageRef {
  const file = ownFile(question, question.element);
  if (!file) throw new ReadingFault("Gambar soal ini tidak ada di dalam file. Sertakan gambarnya.");
  const size = pictureSize(file.bytes);
  if (!size)
    throw new ReadingFault("Ukuran gambar soal ini tidak dapat dibaca. Pakai gambar PNG atau JPG.");
  const { width, height } = size;
  return { media_id: `import:${file.name}`, width, height, alt: "" };
}

type Shape = Pick<Zone, "shape" | "coords">;

function onImage(
  question: MoodleQuestion,
  image: ImageRef,
  shapeFor: (drop: XmlElement, label: NumberedLabel) => Shape,
): QuestionContent {
  const { element, draft } = question;
  draft.policy = "parsial";
  const labels = childrenNamed(element, "drag").map((drag) => labelOf(question, drag));
  const zones: Zone[] = [];
  const keys: Record<string, string[]> = {};
  for (const drop of childrenNamed(element, "drop")) {
    const number = fieldText(drop, "choice");
    const label = labels.find((each) => each.number === number);
    if (!label)
      throw new ReadingFault(
        `Area "${fieldText(drop, "no")}" tidak mempunyai label. Periksa pasangannya.`,
      );
    const id = draft.makeId();
    const hint = plainTextOf(fieldText(drop, "text")).slice(0, 1000);
    zones.push({ id, ...shapeFor(drop, label), hint });
    keys[id] = [label.label.id];
  }
  if (zones.length === 0)
    throw new ReadingFault("Tidak ada area pada gambar soal ini. Tambahkan areanya.");
  const used = Object.values(keys).flat();
  return {
    type: 16,
    payload: {
      image,
      zones,
      labels: labels.map(({ label }) => ({
        ...label,
        reuse: label.reuse || used.filter((id) => id === label.id).length > 1,
      })),
      mode: "drag",
    },
    key: { labels: keys, texts: {} },
  };
}

function labelOf(question: MoodleQuestion, drag: XmlElement): NumberedLabel {
  const file = ownFile(question, drag);
  const text = plainTextOf(fieldText(drag, "text")).slice(0, 1000);
  const { width, height } = (file && pictureSize(file.bytes)) ?? { width: 0, height: 0 };
  const image = file && { media_id: `import:${file.name}`, width, height, alt: text };
  const reuse = isSet(drag, "infinite") || fieldNumber(drag, "noofdrags", 1) !== 1;
  return {
    number: fieldText(drag, "no"),
    label: { id: question.draft.makeId(), text, image, reuse },
  };
}

/** "x,y;w,h" · "x,y;r" · "x,y;x,y;x,y" */
function shapeOf(name: string, coords: string, image: ImageRef, draft: Draft): Shape {
  const numbers = coords.split(/[;,]/u).map((text) => Number(text.trim() || Number.NaN));
  const isKnown = numbers.every((value) => Number.isFinite(value));
  const { length } = numbers;
  const isEven = length >= 6 && length % 2 === 0;
  if (isKnown && /^rect/iu.test(name) && length === 4) return cut("rect", numbers, image, draft);
  if (isKnown && /^circle/iu.test(name) && length === 3)
    return cut("circle", numbers, image, draft);
  if (isKnown && /^poly/iu.test(name) && isEven) return cut("poly", numbers, image, draft);
  throw new ReadingFault(
    `Bentuk area "${name} ${coords.slice(0, 40)}" tidak dikenal. Perbaiki areanya.`,
  );
}

function cut(shape: Zone["shape"], coords: number[], image: ImageRef, draft: Draft): Shape {
  const made = areaShares(shape, coords, image);
  if (!made) throw new ReadingFault("Satu area terletak di luar gambar. Perbaiki areanya.");
  if (made.isCut) warn(draft, areaCut);
  return { shape, coords: made.coords };
}
