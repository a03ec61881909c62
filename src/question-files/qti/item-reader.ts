// One QTI item: what kind of question its interactions make, and what it says beside them.
import {
  difficulties,
  maxWeight,
  questionLayouts,
  type QuestionInput,
} from "../../contract/questions/question-fields.ts";
import type { QuestionUsage } from "../../contract/questions/question-usage.ts";
import { childrenNamed, type XmlElement } from "../../files/xml/xml-tree.ts";
import { questionWith } from "../../domain/questions/question-with.ts";
import { hasItsShape, importedQuestion, tooLarge } from "../finished-question.ts";
import type { ImportedQuestion, ImportNote } from "../imported-question.ts";
import { declarationsOf } from "./declarations.ts";
import { fileAddress, fileHtml, htmlOf, isSound, soundAddress } from "./html-reader.ts";
import { readAssociate } from "./interactions/associate.ts";
import { readHotspot, readSelectPoint } from "./interactions/areas.ts";
import { readChoice, readHottext } from "./interactions/choice.ts";
import { readExtendedText, staffNotes } from "./interactions/extended-text.ts";
import { readGapMatch } from "./interactions/gap-match.ts";
import { readGraphicGapMatch } from "./interactions/graphic-gap-match.ts";
import { readInline } from "./interactions/inline.ts";
import { isStance, readMatch, readStances } from "./interactions/match.ts";
import { readOrder } from "./interactions/order.ts";
import { statedPolicy } from "./item-parts.ts";
import type { PackageFiles } from "./package-files.ts";
import { ReadingFault, roundedWeight } from "../question-draft.ts";
import { maxTexts, type MadeQuestion, type QtiItem } from "./qti-item.ts";
import {
  attributeOf,
  classValue,
  commonNames,
  everyElement,
  isTrue,
  numberOf,
  outermost,
} from "./qti-tree.ts";
import { maxScore, processingOf } from "./response-processing.ts";

/** @param source the root as parsed @param weight what the test that the item is part of counts it by */
export type ItemSource = {
  source: XmlElement;
  path: string;
  files: PackageFiles;
  makeId: () => string;
  weight: number;
  /** How it was answered; null: not told. */
  usage: QuestionUsage | null;
};
type Maker = (item: QtiItem) => MadeQuestion;

/** One question, or one for each of several interactions that no one question can hold. */
export function readItem(from: ItemSource): ImportedQuestion[] {
  const root = commonNames(from.source);
  const [body] = childrenNamed(root, "item-body");
  const place = placeOf(root, from.path);
  if (!body) return [faultyItem(place, "Isi butir (itemBody) tidak ada; perbaiki berkas asal.")];
  if (everyElement(root).some(({ local }) => local === "template-processing"))
    return [
      faultyItem(
        place,
        "Butir memakai nilai acak yang dihitung saat ujian; tulis soal ini dengan nilai tetap.",
      ),
    ];
  const declarations = declarationsOf(root, from.source.local.startsWith("qti-"));
  const makers = makersFor(body, declarations);
  if (makers.length === 0)
    return [
      faultyItem(
        place,
        "Tidak ada tempat menjawab di butir ini; jadikan referensi bila berupa bacaan.",
      ),
    ];
  return makers.map((make, at) => {
    const label = makers.length > 1 ? `${place}, bagian ${at + 1}` : place;
    return readPart(from, { root, body, declarations }, make, label, makers.length);
  });
}

function placeOf(root: XmlElement, path: string): string {
  const title = attributeOf(root, "title") || attributeOf(root, "identifier");
  return title === "" ? `Butir ${path}` : `Butir "${title.slice(0, 80)}" (${path})`;
}

export function faultyItem(place: string, reason: string): ImportedQuestion {
  return importedQuestion(place, "", [{ severity: "error", reason }]);
}

function readPart(
  from: ItemSource,
  read: Pick<QtiItem, "root" | "body" | "declarations">,
  make: Maker,
  place: string,
  parts: number,
): ImportedQuestion {
  const reasons = new Set<string>();
  const item: QtiItem = {
    ...read,
    path: from.path,
    processing: processingOf(read.root),
    files: from.files,
    makeId: from.makeId,
    warn: (reason) => void reasons.add(reason),
    feedback: new Set(),
    audio: soundIn(read.body),
    depth: 0,
    texts: { left: maxTexts },
  };
  if (parts > 1)
    item.warn(`Butir ini berisi ${parts} tempat menjawab dan dipecah menjadi ${parts} soal.`);
  if (isTrue(read.root, "adaptive"))
    item.warn("Butir bertahap (adaptive) dijawab sekali saja di sini.");
  try {
    if (item.processing.isDistinct) throw new ReadingFault(distinct);
    const question = questionOf(make(item), item, from.weight / parts);
    if (!hasItsShape(question)) return faultyItem(place, tooLarge);
    const notes = [...reasons].map((reason): ImportNote => ({ severity: "warning", reason }));
    const read = importedQuestion(place, shownOf(question), notes, question);
    // Statistics of an item that was split into several questions hold for none of them.
    return parts === 1 ? { ...read, usage: from.usage } : read;
  } catch (error) {
    if (error instanceof ReadingFault) return faultyItem(place, error.message);
    throw error;
  }
}

const distinct =
  "Butir ini menerima beberapa jawaban dalam urutan bebas, masing-masing sekali, yang tidak dapat dinilai di sini. Pecah menjadi beberapa soal.";

/** How the parts of an item belong together. */
function makersFor(body: XmlElement, declarations: QtiItem["declarations"]): Maker[] {
  const all = outermost(body, ({ local }) => local.endsWith("-interaction")).filter(
    ({ local }) => local !== "media-interaction" && local !== "end-attempt-interaction",
  );
  const named = (name: string) => all.filter(({ local }) => local === `${name}-interaction`);
  const [matches, texts, uploads] = [named("match"), named("extended-text"), named("upload")];
  const [match, ...furtherMatches] = matches;
  const isArgued = texts.length > 0 && all.length === 1 + texts.length;
  if (match && furtherMatches.length === 0 && isArgued && isStance(match, declarations))
    return [(item) => readStances(match, item)];
  const [text, ...furtherTexts] = texts;
  if (text && furtherTexts.length === 0 && all.length === 1 + uploads.length)
    return [(item) => readExtendedText(text, uploads.length > 0, item)];
  const inline = all.filter(isInline);
  const blocks = all.filter((each) => !isInline(each)).map((each) => makerFor(each));
  return inline.length > 0 ? [...blocks, (item) => readInline(inline, item)] : blocks;
}

function isInline({ local }: XmlElement): boolean {
  return local === "text-entry-interaction" || local === "inline-choice-interaction";
}

const readers: Readonly<Record<string, (interaction: XmlElement, item: QtiItem) => MadeQuestion>> =
  {
    choice: readChoice,
    hottext: readHottext,
    match: readMatch,
    order: readOrder,
    associate: readAssociate,
    "gap-match": readGapMatch,
    "extended-text": (interaction, item) => readExtendedText(interaction, false, item),
    upload: (interaction, item) => readExtendedText(interaction, true, item),
    hotspot: readHotspot,
    "select-point": readSelectPoint,
    "graphic-gap-match": readGraphicGapMatch,
  };

function makerFor(interaction: XmlElement): Maker {
  const name = interaction.local.replace(/-interaction$/u, "");
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (read) return (item) => read(interaction, item);
  return () => {
    throw new ReadingFault(
      `Jenis jawaban "${name}" tidak ada padanannya; tulis ulang sebagai jenis soal lain.`,
    );
  };
}

/** The sound of the question: a player, or the first sound that stands outside all answers. */
function soundIn(body: XmlElement): XmlElement | null {
  const [player] = everyElement(body).filter(({ local }) => local === "media-interaction");
  if (player) return player;
  const shown = outermost(body, (each) => each.local.endsWith("-interaction") || isSound(each));
  return shown.find(isSound) ?? null;
}

function questionOf(made: MadeQuestion, item: QtiItem, weight: number): QuestionInput {
  const layout = Number(classValue(item.body, "exo-layout-"));
  const difficulty = classValue(item.body, "exo-difficulty-");
  return questionWith(`${stimulusOf(item)}${made.stem}`, made.content, {
    layout: questionLayouts.find((each) => each === layout) ?? 1,
    bobot: twoDigits(maxScore(item.root) * weight, item),
    difficulty: difficulties.find((each) => each === difficulty) ?? "",
    explanation: explanationOf(made, item),
    policy: statedPolicy(item, made),
    shuffle: made.shuffle,
    audio: audioOf(item),
  });
}

/** Two digits, and never nothing. */
function twoDigits(value: number, { warn }: QtiItem): number {
  const rounded = Math.min(maxWeight, Math.max(0.01, Math.round(value * 100) / 100 || 0.01));
  if (Math.abs(rounded - value) > 0.000_1) warn(roundedWeight);
  return rounded;
}

function stimulusOf(item: QtiItem): string {
  return childrenNamed(item.root, "assessment-stimulus-ref")
    .map((reference) => {
      const html = fileHtml(attributeOf(reference, "href"), item);
      if (html !== "")
        item.warn(
          "Bacaan bersama disalin ke dalam soal; jadikan referensi bila dipakai beberapa soal.",
        );
      return html;
    })
    .join("");
}

function explanationOf({ content }: MadeQuestion, item: QtiItem): string {
  const own: string[] = [];
  for (const feedback of childrenNamed(item.root, "modal-feedback")) {
    const html = htmlOf(feedback.children, item);
    if (attributeOf(feedback, "identifier") === "exo-explanation") own.push(html);
    else item.feedback.add(html);
  }
  const given = [...item.feedback].filter((html) => html !== "" && !own.includes(html));
  if (given.length > 0) item.warn("Umpan balik digabung menjadi pembahasan; periksa isinya.");
  const notes = content.type === 2 ? "" : staffNotes(item);
  if (notes !== "") item.warn("Catatan untuk korektor digabung ke pembahasan; periksa isinya.");
  const blocks = [...given, notes].filter((html) => html !== "").map(asBlock);
  return [...own, ...blocks].join("");
}

const asBlock = (html: string) =>
  /^<(?:p|div|ul|ol|table|h\d)\b/u.test(html) ? html : `<p>${html}</p>`;

function audioOf(item: QtiItem): QuestionInput["audio"] {
  if (item.audio === null) return null;
  const sound = everyElement(item.audio).find((each) => isSound(each) || each.local === "object");
  const address = sound ? soundAddress(sound) : "";
  const media = address === "" ? null : fileAddress(address, item);
  if (address === "") item.warn("Pemutar tanpa berkas suara tidak ikut; unggah suaranya sendiri.");
  if (media === null) return null;
  const plays = Math.round(numberOf(item.audio, "max-plays") ?? 0);
  const max_play = Math.min(99, Math.max(0, plays));
  return { media_id: media, max_play, autoplay: isTrue(item.audio, "autostart") };
}

/** What is shown of it in lists: of a text with blanks and no stem, the text. */
function shownOf({ stem, content }: QuestionInput): string {
  if (stem !== "" || content.type !== 14) return stem;
  return content.payload.text.replace(/\[\[[\w-]*\]\]/gu, " ");
}
