// The paper of an exam to the bytes of a Word document. Fetched when one is wanted.
import { writePaper } from "../word/paper/write-paper.ts";
import { zipParts } from "../../files/zip/zip-parts.ts";

export type PaperFile = {
  bytes: Uint8Array<ArrayBuffer>;
  /** What the document lacks, once each. */
  notes: string[];
};

export function writePaperFile(paper: Parameters<typeof writePaper>[0]): PaperFile {
  const { parts, notes } = writePaper(paper);
  // A copy whose buffer is its own, as a Blob asks for.
  return { bytes: new Uint8Array(zipParts(parts)), notes };
}
