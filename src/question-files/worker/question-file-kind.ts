// What a file with questions really is, by its content: names and extensions are not believed.
import { xmlTextOf } from "../qti/xml-bytes.ts";
import { fileKind } from "../../files/file-kinds.ts";
import type { FileFaultCode } from "../../files/file-fault.ts";

export const questionFormats = ["word", "sheet", "qti", "moodle", "gift", "aiken"] as const;
export type QuestionFormat = (typeof questionFormats)[number];
/** These two look alike; a person may know better. */
export type TextQuestionFormat = Extract<QuestionFormat, "gift" | "aiken">;

/** Beside what sheets are refused for: Word's old web pages, OpenDocument, an archive with no file of questions in it. */
export type QuestionFileFaultCode = FileFaultCode | "web-page" | "odt" | "archive" | "unknown-xml";

export class QuestionFileFault extends Error {
  override readonly name = "QuestionFileFault";
  readonly code: QuestionFileFaultCode;

  constructor(code: QuestionFileFaultCode) {
    super(code);
    this.code = code;
  }
}

export type FoundKind =
  | { is: "zip" }
  | { is: "xml"; format: "qti" | "moodle" }
  | { is: "text"; text: string; format: TextQuestionFormat };

/** @throws QuestionFileFault */
export function questionFileKind(bytes: Uint8Array): FoundKind {
  const kind = fileKind(bytes);
  if (kind.is === "zip") return kind;
  if (kind.is === "text") return textKind(bytes);
  if (kind.code !== "xml" && kind.code !== "html") throw new QuestionFileFault(kind.code);
  return { is: "xml", format: xmlFormat(bytes) };
}

function webPage(): never {
  throw new QuestionFileFault("web-page");
}

/** Of a zip, by the paths in it; "folder": files of questions stand in it, each to be read by itself. */
export function packageKind(paths: readonly string[]): "word" | "sheet" | "qti" | "folder" {
  const lower = paths.map((path) => path.toLowerCase());
  const has = (pattern: RegExp) => lower.some((path) => pattern.test(path));
  if (has(/^word\/document\.xml$/u)) return "word";
  if (has(/^xl\/workbook\.(?:xml|bin)$/u)) return "sheet";
  if (has(/^ppt\//u)) throw new QuestionFileFault("pptx");
  if (has(/(?:^|\/)imsmanifest\.xml$/u)) return "qti";
  if (has(/^content\.xml$/u) && has(/^mimetype$/u)) throw new QuestionFileFault("odt");
  // Word's web page comes with a folder of small XML files beside it.
  const own = lower.filter((path) => !/(?:_files|\.fld)\/|(?:^|\/)filelist\.xml$/u.test(path));
  // Sheets and archives among them are named, but not opened.
  if (own.some((path) => /\.(?:docx|xlsx|xls|csv|gift|txt|xml|zip)$/u.test(path))) return "folder";
  if (has(/\.html?$/u)) return webPage();
  throw new QuestionFileFault("archive");
}

function xmlFormat(bytes: Uint8Array): "qti" | "moodle" {
  const start = xmlTextOf(bytes.subarray(0, 20_000)).replace(/<!--[\s\S]*?(?:-->|$)/gu, "");
  const root = /<(?!\?|!)(?:[\w.-]+:)?([\w-]+)/u.exec(start)?.[1];
  if (root === "quiz" || root === "question") return "moodle";
  if (root === "assessmentItem" || root === "qti-assessment-item") return "qti";
  // Its reader says of what age it is.
  if (root === "questestinterop") return "qti";
  if (/^(?:html|head|meta|style|table|body|div)$/iu.test(root ?? "html")) return webPage();
  throw new QuestionFileFault("unknown-xml");
}

function textKind(bytes: Uint8Array): FoundKind {
  const text = plainText(bytes);
  if (
    /^\s*<(?:[\w.-]+:)?(?:quiz|question|questestinterop|(?:qti-)?assessment-?item)\b/iu.test(
      text.slice(0, 2000),
    )
  ) {
    return { is: "xml", format: xmlFormat(bytes) };
  }
  return { is: "text", text, format: textFormatOf(text) };
}

/** Answers of Aiken stand on a line of their own, those of GIFT in braces. */
function textFormatOf(text: string): TextQuestionFormat {
  const hasBraces = /\{[^{}]*[=~#TF][^{}]*\}/u.test(text) || /\{\s*\}/u.test(text);
  const hasAnswerLines = /^\s*(?:ANSWER|JAWABAN|KUNCI(?:\s+JAWABAN)?)\s*[:：]/imu.test(text);
  const hasOptions = /^\s*A\s?[.)]/imu.test(text) && /^\s*B\s?[.)]/imu.test(text);
  return (hasAnswerLines || hasOptions) && !hasBraces ? "aiken" : "gift";
}

/** @throws QuestionFileFault when it is no text at all */
function plainText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0)) throw new QuestionFileFault("binary");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Written on an older Windows.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
