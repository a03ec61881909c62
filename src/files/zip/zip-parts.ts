// The parts of a document (docx, QTI package, bank) as the one file that is downloaded.
import { zipSync } from "fflate";

/** Always the same bytes for the same parts: the time in it is fixed. */
export function zipParts(parts: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(parts), { level: 6, mtime: new Date(2026, 0, 1) });
}
