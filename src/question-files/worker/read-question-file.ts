// A file with questions, whatever its format, to questions with what is wrong with each. Runs in the worker.
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { LatexFault } from "../rich-text/drawable-latex.ts";
import {
  judgedQuestions,
  type FoundQuestions,
  type Plan,
  type QuestionReading,
} from "./judged-questions.ts";
import type { ImportedQuestions, ImportNote } from "../imported-question.ts";
import { xmlTextOf } from "../qti/xml-bytes.ts";
import { readAiken } from "../aiken/read-aiken.ts";
import { hasGiftAnswers } from "../gift/gift-signs.ts";
import { readGift } from "../gift/read-gift.ts";
import { readMoodleXml } from "../moodle/read-moodle-xml.ts";
import { readQti } from "../qti/read-qti.ts";
import { readQuestionSheet } from "../sheet/read-question-sheet.ts";
import { readWordQuestions } from "../word/read-word.ts";
import { randomAlphanumeric } from "../../domain/text/random-code.ts";
import { FileFault } from "../../files/file-fault.ts";
import { openXlsx } from "../../files/xlsx/read-xlsx.ts";
import type { Budget } from "../../files/zip/zip-file.ts";
import {
  packageKind,
  questionFileKind,
  QuestionFileFault,
  type TextQuestionFormat,
} from "./question-file-kind.ts";
import { maxQuestionFileBytes, maxUnpackedQuestionBytes, unpackParts } from "./unpack-parts.ts";

export type ReadOptions = {
  fileName: string;
  textFormat: TextQuestionFormat | null;
  /** Of the bank that the questions are for: it says how those without a policy of their own are scored. */
  plan: Plan;
};

const maxSheetRows = 2000;
const partIdLength = 8;
const makeId = () => randomAlphanumeric(partIdLength);

type Reading = { budget: Budget; textFormat: TextQuestionFormat | null };

/** @throws FileFault, QuestionFileFault */
export async function readQuestionFile(
  bytes: Uint8Array,
  options: ReadOptions,
  progress: (done: number) => void = () => {},
): Promise<QuestionReading> {
  const found = foundQuestions(bytes, options, progress);
  const latexFault = hasFormulas(found) ? await loadLatexFault() : noFault;
  return judgedQuestions(found, options.plan, latexFault, progress);
}

const noFault: LatexFault = () => null;

function hasFormulas({ questions }: FoundQuestions): boolean {
  return /data-formula|<(?:\w+:)?math\b|math\/tex/iu.test(
    JSON.stringify(questions.map(({ question, unfinished }) => [question, unfinished])),
  );
}

/** @throws FileFault when it cannot be fetched now */
async function loadLatexFault(): Promise<LatexFault> {
  try {
    return (await import("../../files/latex/latex-math.ts")).latexFault;
  } catch {
    throw new FileFault("not-started");
  }
}

/**
 * What is in the file, before anything is judged.
 * @throws FileFault, QuestionFileFault
 */
export function foundQuestions(
  bytes: Uint8Array,
  { fileName, textFormat }: ReadOptions,
  progress: (done: number) => void = () => {},
): FoundQuestions {
  if (bytes.length > maxQuestionFileBytes) throw new QuestionFileFault("too-big");
  const reading = { budget: { left: maxUnpackedQuestionBytes }, textFormat };
  return readBytes(bytes, fileName, reading, (done) => progress(done * 0.6));
}

function readBytes(
  bytes: Uint8Array,
  name: string,
  reading: Reading,
  progress: (done: number) => void,
): FoundQuestions {
  const kind = questionFileKind(bytes);
  if (kind.is === "zip") return readZip(bytes, reading, progress);
  if (kind.is === "text") {
    const format = reading.textFormat ?? kind.format;
    const text = kind.text.replace(/^\ufeff/u, "");
    if (format === "gift" && !hasGiftAnswers(text))
      return { ...unrecognised, format, isText: true };
    const read = format === "gift" ? readGift : readAiken;
    return { ...read(text, makeId), format, isText: true };
  }
  if (kind.format === "qti") return { ...readQti(new Map([[name, bytes]]), makeId), format: "qti" };
  return { ...readMoodleXml(xmlTextOf(bytes), makeId), format: "moodle" };
}

const unrecognised: ImportedQuestions = {
  questions: [],
  notes: [
    {
      severity: "error",
      reason:
        "Tidak ada soal yang dikenali di teks ini; tulis dalam format GIFT atau Aiken, atau pakai template Word.",
    },
  ],
  files: [],
};

function readZip(
  bytes: Uint8Array,
  reading: Reading,
  progress: (done: number) => void,
): FoundQuestions {
  const parts = unpackParts(bytes, reading.budget, progress);
  const kind = packageKind([...parts.keys()]);
  if (kind === "word") return { ...readWordQuestions(parts, makeId), format: "word" };
  if (kind === "qti") return { ...readQti(parts, makeId), format: "qti" };
  if (kind !== "sheet") return readFolder(parts, reading);
  const found = readSheet(bytes);
  const isPictured = [...parts.keys()].some((path) => /^xl\/media\//iu.test(path));
  return isPictured && found.questions.length > 0
    ? { ...found, notes: [...found.notes, sheetPictures] }
    : found;
}

const sheetPictures: ImportNote = {
  severity: "warning",
  reason: "Gambar dan suara di dalam sel tidak ikut; pasang di soalnya sesudah impor.",
};

function readSheet(bytes: Uint8Array): FoundQuestions {
  const book = openXlsx(bytes);
  const all = book.sheetNames.flatMap((name, at) => {
    const rows = at === 0 ? rowsOf(book, name) : rowsBeside(book, name);
    return rows ? [{ name, ...readQuestionSheet(rows, makeId) }] : [];
  });
  const filled = all.filter(({ questions }) => questions.length > 0);
  const [own = all[0] ?? { ...nothing([]), name: "" }, ...others] = filled;
  const left = others.map(({ name }) => sheetLeft(name));
  return { ...own, notes: [...own.notes, ...left], format: "sheet" };
}

type OpenBook = ReturnType<typeof openXlsx>;

const rowsOf = (book: OpenBook, name: string) => book.readSheet(name, maxSheetRows, () => {}).rows;

/** Of another sheet: null where it is too large for questions, or damaged. */
function rowsBeside(book: OpenBook, name: string) {
  try {
    return rowsOf(book, name);
  } catch (error) {
    if (error instanceof FileFault && error.code !== "bomb") return null;
    throw error;
  }
}

function sheetLeft(name: string): ImportNote {
  const reason = `Lembar "${name}" juga berisi soal, tetapi tidak dibaca; simpan sebagai file tersendiri.`;
  return { severity: "warning", reason };
}

const readable = /\.(?:docx|xlsx|gift|txt|xml)$/iu;
/** Of these one is told that they were left out. */
const unread = /\.(?:zip|rar|7z|doc|xls|csv|rtf|odt|ods|pdf|pptx?)$/iu;

/** A zip of documents with the sounds that they name: the sounds are put beside each document. */
function readFolder(parts: ReadonlyMap<string, Uint8Array>, reading: Reading): FoundQuestions {
  const documents = [...parts].filter(([path]) => readable.test(path));
  const isPackage = documents.every(([path]) => /\.(?:xml|txt)$/iu.test(path));
  if (isPackage && documents.some(isItem)) return { ...readQti(parts, makeId), format: "qti" };
  const left = [...parts.keys()].filter((path) => unread.test(path)).map(leftOut);
  const all = documents.map(([path, bytes]) =>
    readWhole(path, () => readDocument(path, bytes, parts, reading)),
  );
  const [first, ...others] = all;
  if (!first && left.length === 0) throw new QuestionFileFault("archive");
  const found = others.reduce(joinFound, first ?? nothing([]));
  const { format } = all.find(({ questions }) => questions.length > 0) ?? found;
  return { ...found, format, notes: [...found.notes, ...left] };
}

const nothing = (notes: ImportNote[]): FoundQuestions => ({
  questions: [],
  notes,
  files: [],
  format: "word",
});

function leftOut(path: string): ImportNote {
  const reason = `Berkas "${path}" di dalam arsip ini tidak dibuka; keluarkan, lalu pilih tersendiri.`;
  return { severity: "warning", reason };
}

/** One that is damaged leaves those beside it whole. */
function readWhole(path: string, read: () => FoundQuestions): FoundQuestions {
  try {
    return read();
  } catch (error) {
    const isFault = error instanceof QuestionFileFault || error instanceof FileFault;
    if (!isFault || error.code === "bomb") throw error;
    const reason = `Berkas "${path}" di dalam arsip ini rusak atau bukan file soal, sehingga tidak dibaca.`;
    return nothing([{ severity: "error", reason }]);
  }
}

function isItem([, bytes]: readonly [string, Uint8Array]): boolean {
  return /<(?:[\w-]+:)?(?:qti-assessment-item|assessmentItem)\b/u.test(
    xmlTextOf(bytes.subarray(0, 20_000)),
  );
}

function readDocument(
  path: string,
  bytes: Uint8Array,
  beside: ReadonlyMap<string, Uint8Array>,
  reading: Reading,
): FoundQuestions {
  const isWord = /\.docx$/iu.test(path);
  if (!isWord)
    return withPath(
      path,
      readBytes(bytes, path, reading, () => {}),
    );
  const inner = unpackParts(bytes, reading.budget, () => {});
  packageKind([...inner.keys()]);
  const sounds = [...beside].filter(([name]) => /\.(?:mp3|ogg|wav)$/iu.test(name));
  const parts = new Map([...sounds, ...inner]);
  return withPath(path, { ...readWordQuestions(parts, makeId), format: "word" });
}

function withPath(path: string, found: FoundQuestions): FoundQuestions {
  const questions = found.questions.map((question) => ({
    ...question,
    place: `${path} · ${question.place}`,
  }));
  return { ...found, questions };
}

/** Files of two documents may have one name: those of the second get another. */
function joinFound(one: FoundQuestions, other: FoundQuestions, at: number): FoundQuestions {
  const taken = new Set(one.files.map(({ name }) => name));
  const renamed = new Map(
    other.files.map(({ name }) => [
      name,
      taken.has(name) ? `${at + 2}-${name}`.slice(0, 50) : name,
    ]),
  );
  const files = other.files.map((file) => ({ ...file, name: renamed.get(file.name) ?? file.name }));
  const questions = other.questions.map((each) => ({
    ...each,
    question: each.question && withNames(each.question, renamed),
  }));
  return {
    ...one,
    questions: [...one.questions, ...questions],
    notes: [...one.notes, ...other.notes],
    files: [...one.files, ...files],
  };
}

function withNames(question: QuestionInput, names: ReadonlyMap<string, string>): QuestionInput {
  const text = JSON.stringify(question).replace(
    /import:((?:[^"'\\<>]|\\[^"])+)/gu,
    (whole, name: string) => (names.has(name) ? `import:${names.get(name)}` : whole),
  );
  return JSON.parse(text) as QuestionInput;
}
