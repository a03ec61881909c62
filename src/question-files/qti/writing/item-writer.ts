// One question as a QTI 3.0 item: the parts that all types share, around what the type's own writer makes.
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import { writeBlanks, writeGrid, writeShortAnswer } from "./blanks-writer.ts";
import { writeChoice, writeOrder, writePictureOptions } from "./choice-writer.ts";
import { writeEssay } from "./essay-writer.ts";
import {
  writeCategories,
  writeManyPairs,
  writePairs,
  writeStances,
  writeTable,
  writeTrueFalse,
} from "./match-writer.ts";
import { writeLabels, writeZones } from "./picture-writer.ts";
import { asBlock, declare, type WriteContext, type WrittenItem } from "./written-item.ts";
import { xhtmlOf } from "./xhtml-writer.ts";
import { xml } from "./xml-writer.ts";

export const qtiNamespaces = {
  xmlns: "http://www.imsglobal.org/xsd/imsqtiasi_v3p0",
  "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
  "xsi:schemaLocation":
    "http://www.imsglobal.org/xsd/imsqtiasi_v3p0 https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd",
};
export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** @param media the address of a file from the item; null when it is not there */
export type ItemTarget = {
  identifier: string;
  media: (reference: string | null) => string | null;
  note: (reason: string) => void;
};

/** `weight`: what a test counts SCORE by, so that the whole question counts its own weight. */
export function writeItem(
  question: QuestionInput,
  { identifier, media, note }: ItemTarget,
): { text: string; weight: number } {
  const context: WriteContext = {
    media,
    note,
    xhtml: (html) => xhtmlOf(html, media),
    stem: xhtmlOf(question.stem, media),
    policy: question.policy,
    shuffle: question.shuffle,
  };
  noteLinks(question, note);
  const written = writeContent(question.content, context);
  const { audio } = question;
  const sound = audio === null ? "" : playerXml(audio, media);
  const declarations = [
    ...written.declarations,
    ...(sound === "" ? [] : [declare("PLAYS", "single", "integer")]),
    ...outcomes(written, question.explanation !== ""),
  ];
  const body = xml("qti-item-body", { class: classesOf(question, written) }, sound + written.body);
  const attributes = {
    ...qtiNamespaces,
    identifier,
    title: titleOf(question, identifier),
    adaptive: false,
    "time-dependent": false,
    "xml:lang": "id",
  };
  const inside = [...declarations, body, written.processing, feedbackXml(question, context)];
  const text = `${xmlHead}${xml("qti-assessment-item", attributes, inside.join("\n"))}\n`;
  return { text, weight: Number((question.bobot / written.most).toFixed(6)) };
}

function writeContent(content: QuestionContent, context: WriteContext): WrittenItem {
  switch (content.type) {
    case 1:
    case 3:
    case 4:
      return writeChoice(content, context);
    case 2:
      return writeEssay(content, context);
    case 5:
      return writePairs(content, context);
    case 6:
      return writeShortAnswer(content, context);
    case 7:
      return writeOrder(content, context);
    case 8:
      return writeTrueFalse(content, context);
    case 9:
      return writeStances(content, context);
    case 10:
      return writeManyPairs(content, context);
    case 11:
      return writeGrid(content, context);
    case 12:
      return writeTable(content, context);
    case 13:
      return writeCategories(content, context);
    case 14:
      return writeBlanks(content, context);
    case 15:
      return content.payload.mode === "zones"
        ? writeZones(content, context)
        : writePictureOptions(content, context);
    case 16:
      return writeLabels(content, context);
  }
}

function noteLinks(question: QuestionInput, note: (reason: string) => void): void {
  if (question.reference_id !== null)
    note("Referensi tidak ikut; salin bacaannya ke dalam soal bila diperlukan.");
  if (question.competence_ids.length > 0)
    note("Kompetensi tidak ikut; hubungkan kembali setelah impor.");
}

function classesOf(question: QuestionInput, written: WrittenItem): string {
  const { content, layout, difficulty, policy } = question;
  return [
    `exo-type-${content.type}`,
    // Several policies have the same rules in QTI, or none.
    `exo-policy-${policy ?? "bank"}`,
    ...(layout === 1 ? [] : [`exo-layout-${layout}`]),
    ...(difficulty === "" ? [] : [`exo-difficulty-${difficulty}`]),
    ...written.classes,
  ].join(" ");
}

function titleOf({ stem }: QuestionInput, identifier: string): string {
  const text = xhtmlOf(stem, () => null)
    .replace(/<[^>]*>/gu, " ")
    .replace(/&lt;/gu, "<")
    .replace(/&gt;/gu, ">")
    .replace(/&quot;/gu, '"')
    .replace(/&amp;/gu, "&");
  return text.replace(/\s+/gu, " ").trim().slice(0, 60) || identifier;
}

const outcome = (identifier: string, value: number, attributes = {}) =>
  xml(
    "qti-outcome-declaration",
    { identifier, cardinality: "single", "base-type": "float", ...attributes },
    xml("qti-default-value", {}, xml("qti-value", {}, String(value))),
  );

function outcomes({ most, isHuman }: WrittenItem, hasExplanation: boolean): string[] {
  const marking = isHuman ? { "external-scored": "human" } : {};
  const shown = xml("qti-default-value", {}, xml("qti-value", {}, "exo-explanation"));
  const attributes = { identifier: "FEEDBACK", cardinality: "single", "base-type": "identifier" };
  return [
    outcome("SCORE", 0, { "normal-maximum": most, ...marking }),
    outcome("MAXSCORE", most),
    ...(hasExplanation ? [xml("qti-outcome-declaration", attributes, shown)] : []),
  ];
}

function playerXml(audio: NonNullable<QuestionInput["audio"]>, media: ItemTarget["media"]): string {
  const address = media(audio.media_id);
  if (address === null) return "";
  const attributes = {
    "response-identifier": "PLAYS",
    autostart: audio.autoplay,
    "min-plays": 0,
    "max-plays": audio.max_play,
  };
  const sound = xml("audio", { src: address, controls: "controls" }, "");
  return xml("qti-media-interaction", attributes, sound);
}

function feedbackXml({ explanation }: QuestionInput, context: WriteContext): string {
  if (explanation === "") return "";
  const attributes = {
    "outcome-identifier": "FEEDBACK",
    identifier: "exo-explanation",
    "show-hide": "show",
  };
  const inside = xml("qti-content-body", {}, asBlock(context.xhtml(explanation)));
  return xml("qti-modal-feedback", attributes, inside);
}
