// A question that was read, as the exam server will keep it: every HTML in it kept-html.ts's, and what was lost told in one
// sentence. What it answers may be judged, compared and shown: saving changes nothing of it any more.
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import {
  costFault,
  lengthFault,
  longestHtmlAt,
} from "../../domain/questions/question-html-bounds.ts";
import { withHtml } from "../../domain/questions/question-html.ts";
import { isEmptyHtml, unescapeHtml } from "../../domain/text/html-text.ts";
import { storable } from "../../domain/text/storable.ts";
import { addNote } from "../finished-question.ts";
import { bytesOfBase64, keepFile, type FileStore } from "../imported-files.ts";
import type { ImportNote } from "../imported-question.ts";
import type { LatexFault } from "./drawable-latex.ts";
import { keptHtml } from "./kept-html.ts";

export type KeptQuestion = { question: QuestionInput; notes: ImportNote[] };

/** @param store gets the files that stand within the text itself */
export function keptQuestion(
  read: QuestionInput,
  store: FileStore,
  latexFault: LatexFault,
): KeptQuestion {
  const notes: ImportNote[] = [];
  const lost = new Set<string>();
  const keeping = {
    latexFault,
    addLostFormat: (what: string) => void lost.add(what),
    warn: (reason: string) => addNote(notes, "warning", reason),
    keep: (address: string) => keptData(address, store),
  };
  const question = withHtml(storable(read), (html, path) => {
    const tooCostly = costFault(html);
    const kept = tooCostly === null ? keptHtml(html, keeping) : html;
    const fault = tooCostly ?? lengthFault(kept, longestHtmlAt(path));
    if (fault !== null) addNote(notes, "error", fault);
    return kept;
  });
  if (lost.size > 0) addNote(notes, "warning", `Yang tidak ikut: ${[...lost].join(", ")}.`);
  return { question: withOwnSound(question, notes), notes };
}

const sounds = /<audio src="([^"]*)"(?: data-max-play="(\d+)")? controls><\/audio>/gu;

/** The first sound in the stem is the question's own, if it has none yet and something else is asked. */
function withOwnSound(question: QuestionInput, notes: ImportNote[]): QuestionInput {
  const [first, ...others] = [...question.stem.matchAll(sounds)];
  if (!first) return question;
  const [html, address = "", plays = "0"] = first;
  const stem = question.stem.replace(html, "").replace("<p></p>", "");
  const media_id = unescapeHtml(address);
  const isInFile = media_id.startsWith("import:");
  const isOwn = question.audio === null && isInFile && !isEmptyHtml(stem);
  if (others.length > 0 || !isOwn)
    addNote(notes, "warning", "Suara di dalam teks soal tetap di tempatnya; periksa pemutarnya.");
  if (!isOwn) return question;
  return { ...question, stem, audio: { media_id, max_play: Number(plays), autoplay: false } };
}

const endings: Readonly<Record<string, string>> = {
  "image/png": "gambar.png",
  "image/jpeg": "gambar.jpg",
  "image/jpg": "gambar.jpg",
  "image/gif": "gambar.gif",
  "image/webp": "gambar.webp",
  "audio/mpeg": "suara.mp3",
  "audio/mp3": "suara.mp3",
  "audio/ogg": "suara.ogg",
  "audio/wav": "suara.wav",
  "audio/x-wav": "suara.wav",
  "audio/wave": "suara.wav",
};

function keptData(address: string, store: FileStore): string | null {
  const [, type = "", base64 = ""] =
    /^data:([^;,]+)(?:;[^,;]*)*;base64,(.*)$/su.exec(address) ?? [];
  const name = endings[type.trim().toLowerCase()];
  const bytes = name === undefined ? null : bytesOfBase64(base64);
  return name && bytes && bytes.length > 0 ? `import:${keepFile(store, name, bytes)}` : null;
}
