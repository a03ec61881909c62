// The file of the rows that were not imported, with its reasons in the language of whoever asks: the worker that writes it
// knows none.
import { serverNow } from "../../core/answers/server-clock.ts";
import { translateFault } from "../../core/faults/translate-fault.ts";
import { fileTimestamp } from "../../core/format.ts";
import { mediaTypes, sheetFileName, type FileFormat } from "../../files/saved-file.ts";
import { downloadFile } from "../sheet-export/download-file.ts";
import { importMessages } from "./import-messages.ts";
import type { ImportOptions } from "./import-options.ts";
import type { ImportLink } from "./run/import-run.ts";

export async function saveRejectedFile(
  link: ImportLink,
  noun: string,
  format: FileFormat,
  {
    save = downloadFile,
    now = serverNow,
  }: Pick<ImportOptions<never, never, never>, "save" | "now">,
): Promise<void> {
  const { rejected, reasonHeader } = importMessages.get();
  const reasons = await link.ask("reasons", {});
  const said = Object.fromEntries(reasons.map((reason) => [reason, translateFault(reason)]));
  const bytes = await link.ask("rejected", { format, reasonHeader, said });
  save(bytes, sheetFileName(noun, rejected, fileTimestamp(now()), format), mediaTypes[format]);
}
