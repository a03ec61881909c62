// Photos and PDFs that were handed in with answers to one question. They are fetched when the answer is shown or comes next, and kept so that
// going back and forward needs no line.
import { atom, type ReadableAtom } from "nanostores";
import {
  getMarkingAttachment,
  type MarkingAnswer,
} from "../../../../contract/marking/marking-answers.ts";
import { isAborted } from "../../../../core/answers/server-error.ts";
import { downloadFile } from "../../../../core/transfer.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";

/** `address`: within this page. */
export type AnswerFile =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; address: string; isPicture: boolean };
export type AnswerFilesModel = ReturnType<typeof createAnswerFilesModel>;
type Place = Pick<MarkingAnswer, "code" | "answer">;
type Files = ReadonlyMap<string, AnswerFile>;

/** Photos of that many are some tens of megabytes. */
const mostKept = 40;

export const fileKey = (code: string, id: string): string => `${code} ${id}`;
export const fileIds = ({ answer }: Pick<Place, "answer">): readonly string[] =>
  answer.type === 2 ? (answer.attachments ?? []) : [];

/** @param download tests bring their own */
export function createAnswerFilesModel(unit: UnitKey, download = downloadOf) {
  const abort = new AbortController();
  const $files = atom<Files>(new Map());

  function put(key: string, file: AnswerFile): void {
    const files = new Map($files.get());
    // What is wanted last is given up last.
    files.delete(key);
    files.set(key, file);
    const surplus = [...files].slice(0, Math.max(0, files.size - mostKept));
    for (const [name] of surplus) files.delete(name);
    $files.set(files);
    for (const [, old] of surplus) forget(old);
  }

  async function load(code: string, id: string): Promise<void> {
    const key = fileKey(code, id);
    put(key, { status: "loading" });
    try {
      const bytes = await download(unit, code, id, abort.signal);
      if (abort.signal.aborted) return;
      const address = URL.createObjectURL(bytes);
      put(key, { status: "ready", address, isPicture: bytes.type.startsWith("image/") });
    } catch (error) {
      if (!isAborted(error)) put(key, { status: "failed", error });
    }
  }

  return {
    $files: $files as ReadableAtom<Files>,
    /** Fetches the files of the answer; a file that could not be fetched before is fetched again. */
    want(answer: Place): void {
      for (const id of fileIds(answer)) {
        const known = $files.get().get(fileKey(answer.code, id));
        if (known === undefined || known.status === "failed") void load(answer.code, id);
        else put(fileKey(answer.code, id), known);
      }
    },
    load,
    exit(): void {
      abort.abort();
      for (const file of $files.get().values()) forget(file);
    },
  };
}

function forget(file: AnswerFile): void {
  if (file.status === "ready") URL.revokeObjectURL(file.address);
}

async function downloadOf(
  { schedule_id, question_id }: UnitKey,
  code: string,
  id: string,
  signal: AbortSignal,
): Promise<Blob> {
  const asked = { schedule_id, question_id, code, attachment_id: id };
  return (await downloadFile(getMarkingAttachment, asked, { signal })).file;
}
