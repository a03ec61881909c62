// Which of a file's pictures and sounds a question uses, and how the same question is known again. The worker asks it of
// what it reads, the page of what a person has mended.
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import { plainTextOf, unescapeHtml } from "../../domain/text/html-text.ts";
import type { ImportNote } from "../imported-question.ts";

export function uniqueNotes(notes: readonly ImportNote[]): ImportNote[] {
  return notes.filter(({ reason }, at) => notes.findIndex((each) => each.reason === reason) === at);
}

/** Each once, wherever it stands: in HTML, or as the id of a picture or a sound. */
export function mediaNamesIn(question: QuestionInput): string[] {
  const names = new Set<string>();
  const visit = (value: unknown, key = ""): void => {
    if (typeof value === "object" && value !== null) {
      for (const [inner, each] of Object.entries(value)) visit(each, inner);
    } else if (typeof value === "string") {
      if (key !== "media_id") for (const name of htmlMediaNames(value)) names.add(name);
      else if (value.startsWith("import:")) names.add(value.slice("import:".length));
    }
  };
  visit(question);
  return [...names];
}

function htmlMediaNames(html: string): string[] {
  if (!html.includes("import:")) return [];
  return [...html.matchAll(/\bsrc="import:([^"]+)"/gu)].map(([, name = ""]) => unescapeHtml(name));
}

/**
 * Type and words, those of the answers too: "Manakah yang benar?" is asked again and again. Keys and settings are left
 * out, since the same question with a mended key is the same question; so is the order of its parts, which files and the
 * database change where it says nothing.
 */
export function identityOf({ stem, content }: Pick<QuestionInput, "stem" | "content">): string {
  const parts = textsIn(identifyingContent(content)).map(spokenText).sort();
  const text = [spokenText(stem), ...parts].filter((each) => each !== "").join(" ");
  return text === "" ? "" : `${content.type} ${text}`;
}

/** Of a picture with names to be put on it these say enough; what the picture shows is not in every file. */
function identifyingContent({ type, payload }: QuestionInput["content"]): unknown {
  if (type !== 16 || payload.labels.every(({ text }) => text === "")) return payload;
  return { ...payload, image: null };
}

function spokenText(html: string): string {
  return plainTextOf(html.replace(formula, spokenFormula))
    .normalize("NFC")
    .replace(/\[\[[\w-]+\]\]/gu, "___")
    .replace(/\s+/gu, " ")
    .trim()
    .toLowerCase();
}

const formula = /\bdata-formula(-block)?="([^"]*)"/gu;

/** Word and other programs write x^2 as x^{2}: what only holds together and keeps apart is no difference. */
const spokenFormula = (_all: string, _block: string | undefined, latex: string) =>
  `data-formula="${latex.replace(/[\s{}]|\\(?:left|right|displaystyle|[,;:! ])(?![a-z])/gu, "")}"`;

/** Names of what a payload says about itself, not to people. */
const technical: ReadonlySet<string> = new Set([
  "id",
  "media_id",
  "mode",
  "kind",
  "shape",
  "format",
]);

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (technical.has(key) ? [] : textsIn(each)));
}

/** Of the files that a question names, those that are not there or are of no kind that can be uploaded. */
export function mediaFaults(
  names: readonly string[],
  files: ReadonlyMap<string, { kind: string | null }>,
): ImportNote[] {
  return names.flatMap((name) => {
    const file = files.get(name);
    if (file?.kind) return [];
    const reason = file
      ? `Berkas "${name}" bukan gambar PNG, JPG, WebP, GIF dan bukan suara MP3, OGG, WAV. Simpan ulang gambarnya sebagai PNG, atau ganti lewat Perbaiki.`
      : `Berkas "${name}" tidak ada di dalam file ini. Sertakan berkasnya, atau ganti lewat Perbaiki.`;
    return [{ severity: "error" as const, reason }];
  });
}
