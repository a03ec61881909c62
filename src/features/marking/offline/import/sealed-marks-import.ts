// Opens the sealed file that the page for marking without a network saves.
import { safeParse } from "valibot";
import { offlineMarks } from "../../../../contract/marking/offline-marks.ts";
import type { MarkFile } from "../../../../domain/marking/files/mark-file.ts";
import {
  isSealed,
  saltOf,
  sealKey,
  unseal,
  type SealFault,
} from "../../../../files/sealed/sealed-file.ts";

/** Such a file may have been cut before the letters by which it is known. */
const ending = ".exm";

/** null: it is another kind of file. "page": the page itself, with the answers. */
export function sealedKind(
  bytes: Uint8Array,
  fileName: string,
): "marks" | "damaged" | "page" | null {
  if (isSealed(bytes) || fileName.toLowerCase().endsWith(ending)) {
    return saltOf(bytes) ? "marks" : "damaged";
  }
  const start = new TextDecoder().decode(bytes.subarray(0, 100)).trimStart().toLowerCase();
  return start.startsWith("<!doctype html") ? "page" : null;
}

export async function openSealedMarks(
  bytes: Uint8Array,
  passphrase: string,
  onProgress: (done: number) => void,
): Promise<MarkFile | SealFault> {
  const salt = saltOf(bytes);
  if (!salt) return "damaged";
  const found = unseal(bytes, await sealKey(passphrase, { salt, onProgress }));
  return "fault" in found ? found.fault : (markFileIn(found.content) ?? "damaged");
}

/** Null: it was written by another version. */
function markFileIn(content: Uint8Array): MarkFile | null {
  const { success, output } = safeParse(offlineMarks, jsonIn(content));
  if (!success) return null;
  const { file, schedule_id, question_id, unit, marker_id, marker, rubric_version, marks } = output;
  const madeAt = output.made_at ?? null;
  return {
    id: file,
    unit: { schedule_id, question_id },
    unitName: unit,
    marker: { id: marker_id, name: marker },
    scale: null,
    madeAt,
    rubricVersion: rubric_version,
    rows: marks.map(({ code, seq, given, comment, is_flagged: isFlagged, at }, place) => ({
      row: place + 1,
      code,
      seq,
      cells: [],
      given,
      comment,
      commentColumn: "",
      isFlagged,
      question: null,
      at: at ?? null,
    })),
  };
}

function jsonIn(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    // No JSON is no file of marks.
    return null;
  }
}
