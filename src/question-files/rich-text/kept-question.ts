// A question that was read, as the exam server will keep it: every HTML in it kept-html.ts's, and what was lost told in one
// sentence. What it answers may be judged, compared and shown: saving changes nothing of it any more.
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import {
  lengthFault,
  longestHtmlAt,
  tagsFault,
} from "../../domain/questions/question-html-bounds.ts";
import { withHtml } from "../../domain/questions/question-html.ts";
import { storable } from "../../domain/text/storable.ts";
import { addNote } from "../finished-question.ts";
import { bytesOfBase64, keepFile } from "../imported-files.ts";
import type { FileStore } from "../imported-files.ts";
import type { ImportNote } from "../imported-question.ts";
import { keptHtml } from "./kept-html.ts";

export type KeptQuestion = { question: QuestionInput; notes: ImportNote[] };

/** @param store gets the files that stand within the text itself */
export function keptQuestion(read: QuestionInput, store: FileStore): KeptQuestion {
  const notes: ImportNote[] = [];
  const lost = new Set<string>();
  const keeping = {
    lose: (what: string) => void lost.add(what),
    warn: (reason: string) => addNote(notes, "warning", reason),
    keep: (address: string) => keptData(address, store),
  };
  const question = withHtml(storable(read), (html, path) => {
    const tooMany = tagsFault(html);
    const kept = tooMany === null ? keptHtml(html, keeping) : html;
    const fault = tooMany ?? lengthFault(kept, longestHtmlAt(path));
    if (fault !== null) addNote(notes, "error", fault);
    return kept;
  });
  if (lost.size > 0) addNote(notes, "warning", `Yang tidak ikut: ${[...lost].join(", ")}.`);
  return { question, notes };
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
