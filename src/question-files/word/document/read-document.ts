// The first pass over a Word document: its text in order, as plain blocks, and its pictures and sounds. Reads what the readers
// of questions need and nothing of layout.
import type { ImportNote } from "../../imported-question.ts";
import { documentBlocks } from "./document-blocks.ts";
import { openMedia, type DocumentMedia } from "./document-media.ts";
import {
  linkedPart,
  mainPart,
  readLinks,
  readPart,
  tidyParts,
  type Parts,
} from "./document-package.ts";
import { readStyles } from "./document-styles.ts";
import { labelCounter } from "./list-labels.ts";
import type { WordBlock } from "./word-block.ts";
import { childNamed } from "./word-xml.ts";

export type WordDocument = { blocks: readonly WordBlock[]; media: DocumentMedia };

/** Null when there is no readable text in it; the notes say why. */
export function readWordDocument(packed: Parts, notes: ImportNote[]): WordDocument | null {
  const parts = tidyParts(packed);
  const main = mainPart(parts, notes);
  const root = readPart(parts, main, notes);
  const body = root && childNamed(root, "body");
  if (!body) {
    notes.push({
      severity: "error",
      reason:
        "Berkas ini bukan dokumen Word (docx) yang utuh; buka di Word, lalu simpan ulang sebagai .docx.",
    });
    return null;
  }
  const links = readLinks(parts, main, notes);
  const styles = readStyles(readPart(parts, linkedPart(links, "styles"), notes));
  const nextLabel = labelCounter(readPart(parts, linkedPart(links, "numbering"), notes));
  const media = openMedia(parts, links);
  const blocks = documentBlocks(body, { styles, nextLabel, findPicture: media.find });
  return { blocks, media };
}
