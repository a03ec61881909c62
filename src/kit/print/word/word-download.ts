// A printout as a Word document: downloading it, and saying what it lacks. What is in it is the screen's.
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { isAborted } from "../../../core/answers/server-error.ts";
import { fetchFaults, translateFault } from "../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../core/format.ts";
import { notify } from "../../../core/notices.ts";
import { downloadFile } from "../../sheet-export/download-file.ts";
import { wordMessages } from "./word-messages.ts";

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** `name`: without its ending; what no file system takes is replaced. */
export function saveWord(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  downloadFile(bytes, `${name.replace(/[^\p{L}\p{N}_.-]+/gu, "-")}.docx`, wordType);
}

/** `download` answers what the document lacks. */
export async function reportWordLosses(download: () => Promise<readonly string[]>): Promise<void> {
  const t = wordMessages.get();
  try {
    const [notes] = await Promise.all([download(), fetchFaults("question-files")]);
    const [first] = notes;
    const code = first === undefined ? responseCodes.success : responseCodes.warning;
    const body =
      first === undefined
        ? t.wordWhole
        : t.wordNotes({ n: formatNumber(notes.length), first: translateFault(first) });
    notify(code, t.wordDone, body);
  } catch (error) {
    if (isAborted(error)) return;
    const reason = error instanceof Error ? error.message : String(error);
    notify(responseCodes.client, t.wordFailed, reason);
  }
}
