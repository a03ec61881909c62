// The file of the rows that were not imported, with its reasons in the language of whoever asks: the worker that writes it
// knows none.
import { translateFault } from "../../core/faults/translate-fault.ts";
import { fileTimestamp } from "../../core/format.ts";
import { sheetFileName, type FileFormat } from "../../files/saved-file.ts";
import { importMessages } from "./import-messages.ts";
import type { ImportLink } from "./import-run.ts";

export async function rejectedFile(
  link: ImportLink,
  noun: string,
  format: FileFormat,
  now: Date,
): Promise<{ bytes: ArrayBuffer; name: string }> {
  const { rejected, reasonHeader } = importMessages.get();
  const reasons = await link.ask("reasons", {});
  const said = Object.fromEntries(reasons.map((reason) => [reason, translateFault(reason)]));
  const bytes = await link.ask("rejected", { format, reasonHeader, said });
  return { bytes, name: sheetFileName(noun, rejected, fileTimestamp(now), format) };
}
