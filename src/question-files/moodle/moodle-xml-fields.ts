// The fields that questions of Moodle XML are made of: texts with a format and files of their own, answers with a
// fraction of the mark (docs.moodle.org, "Moodle XML format").
import { isEmptyHtml, plainTextOf } from "../../domain/text/html-text.ts";
import { childrenNamed, textOf, type XmlElement } from "../../files/xml/xml-tree.ts";
import { bytesOfBase64, keepFile, type FileStore } from "../imported-files.ts";
import { ReadingFault, roundedWeight, warn, type Draft } from "../question-draft.ts";
import { formatNamed, textToHtml, type TextFormat } from "../text-format.ts";

/** What reading one question needs. */
export type MoodleQuestion = {
  element: XmlElement;
  draft: Draft;
  store: FileStore;
  /** The format of the question's text, which answers without one share. */
  format: TextFormat;
};

/** `<name><text>…</text></name>` or `<name>…</name>`; empty when there is none. */
export function fieldText(element: XmlElement, name: string): string {
  const [field] = childrenNamed(element, name);
  if (!field) return "";
  return textOf(childrenNamed(field, "text")[0] ?? field).trim();
}

/** Moodle writes true as "true", "1" or an empty element. */
export function isSet(element: XmlElement, name: string): boolean {
  const [field] = childrenNamed(element, name);
  return field !== undefined && !/^(?:0|false)$/iu.test(textOf(field).trim());
}

/** A number of a field, or the fallback when it is missing or none. */
export function fieldNumber(element: XmlElement, name: string, fallback: number): number {
  const text = fieldText(element, name);
  const value = Number(text.replace(",", "."));
  return text === "" || !Number.isFinite(value) ? fallback : value;
}

export function formatOf(element: XmlElement, inherited: TextFormat): TextFormat {
  return formatNamed(element.attributes["format"] ?? "") ?? inherited;
}

/** The HTML of a field, with its files kept and named. */
export function fieldHtml(question: MoodleQuestion, field: XmlElement | undefined): string {
  if (!field) return "";
  const names = keepFiles(question, field);
  const text = textOf(childrenNamed(field, "text")[0] ?? { ...field, children: ownText(field) });
  const html = textToHtml(text, formatOf(field, question.format));
  return withOwnImages(question, html).replace(
    /@@PLUGINFILE@@((?:\/[^"'\s<>?#)\\]+)+)(?:\?[^"'\s<>)]*)?/gu,
    (whole, path: string) => {
      const name = names.get(decoded(path));
      if (name !== undefined) return `import:${name}`;
      warn(
        question.draft,
        `Berkas "${decoded(path).slice(1)}" tidak ada di dalam file. Pasang kembali sesudah impor.`,
      );
      return whole;
    },
  );
}

const ownText = (field: XmlElement) => field.children.filter((child) => typeof child === "string");

function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll("&amp;", "&"));
  } catch {
    // A stray percent sign: the name was not encoded.
    return path;
  }
}

/** Names in the store by the paths that the text uses. */
function keepFiles({ draft, store }: MoodleQuestion, field: XmlElement): Map<string, string> {
  const names = new Map<string, string>();
  for (const file of childrenNamed(field, "file")) {
    const { name = "", path = "/" } = file.attributes;
    const bytes = bytesOfBase64(textOf(file));
    if (!bytes || bytes.length === 0 || name === "")
      warn(draft, `Berkas "${name}" kosong atau rusak. Pasang kembali sesudah impor.`);
    else names.set(`/${path}/${name}`.replace(/\/+/gu, "/"), keepFile(store, name, bytes));
  }
  return names;
}

/** Pictures inside the HTML become files; pictures elsewhere cannot be fetched. */
function withOwnImages({ store }: MoodleQuestion, html: string): string {
  return html.replace(
    /(\bsrc\s*=\s*["'])data:image\/(png|jpe?g|gif|webp);base64,([^"']*)/giu,
    (whole, before: string, kind: string, base64: string) => {
      const bytes = bytesOfBase64(base64);
      return bytes
        ? `${before}import:${keepFile(store, `gambar.${kind.toLowerCase()}`, bytes)}`
        : whole;
    },
  );
}

/** The first file that stands directly in the element. */
export function ownFile(
  { store }: MoodleQuestion,
  element: XmlElement,
): { name: string; bytes: Uint8Array } | null {
  const [file] = childrenNamed(element, "file");
  const bytes = file ? bytesOfBase64(textOf(file)) : null;
  if (!file || !bytes || bytes.length === 0) return null;
  return { name: keepFile(store, file.attributes["name"] ?? "gambar", bytes), bytes };
}

export type MoodleAnswer = { element: XmlElement; percent: number };

/** @throws ReadingFault when a fraction is no number */
export function answersOf({ element, draft }: MoodleQuestion): MoodleAnswer[] {
  return childrenNamed(element, "answer").map((answer) => {
    const fraction = answer.attributes["fraction"] ?? "0";
    const percent = Number(fraction.replace(",", "."));
    if (!Number.isFinite(percent))
      throw new ReadingFault(
        `Nilai "${fraction.slice(0, 20)}" bukan angka. Perbaiki nilai jawabannya.`,
      );
    if (plainTextOf(fieldText(answer, "feedback")) !== "") warnOfFeedback(draft);
    return { element: answer, percent };
  });
}

function warnOfFeedback(draft: Draft): void {
  warn(draft, "Umpan balik per jawaban tidak disimpan. Pindahkan ke pembahasan bila perlu.");
}

const combined = ["correctfeedback", "partiallycorrectfeedback", "incorrectfeedback"];

/** What every question has beside its answers. */
export function readHeader(question: MoodleQuestion): void {
  const { element, draft } = question;
  const html = (name: string) => fieldHtml(question, childrenNamed(element, name)[0]);
  draft.stem = html("questiontext");
  draft.explanation = html("generalfeedback");
  draft.shuffle =
    childrenNamed(element, "shuffleanswers").length === 0 || isSet(element, "shuffleanswers");
  const written = fieldNumber(element, "defaultgrade", 1);
  const grade = Math.round(written * 100) / 100;
  if (Math.abs(grade - written) > 0.000_1) warn(draft, roundedWeight);
  draft.bobot = grade > 0 && grade <= 1000 ? grade : 1;
  if (grade !== draft.bobot)
    warn(draft, "Nilai soal (defaultgrade) di luar batas, sehingga bobotnya 1.");
  if (combined.some((name) => !isEmptyHtml(fieldText(element, name)))) warnOfFeedback(draft);
  if (childrenNamed(element, "hint").some((hint) => plainTextOf(textOf(hint)) !== ""))
    warn(draft, "Petunjuk (hint) tidak disimpan.");
  const tags = childrenNamed(element, "tags").flatMap((each) => childrenNamed(each, "tag"));
  if (tags.length > 0 || fieldText(element, "idnumber") !== "")
    warn(draft, "Tag dan idnumber tidak disimpan.");
}
