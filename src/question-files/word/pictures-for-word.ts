// Word 2016 and older show no WebP, in which pictures are kept here. Whoever can draw (a browser) passes how.
import type { ImportedFile } from "../imported-question.ts";
import { pictureSize } from "../picture-file.ts";

/** Under the same names; one that cannot be converted stays as it is, and writeWord tells of it. */
export function picturesForWord(
  files: readonly ImportedFile[],
  toPng: (webp: Uint8Array) => Promise<Uint8Array | null>,
): Promise<ImportedFile[]> {
  return Promise.all(
    files.map(async (file) => {
      if (pictureSize(file.bytes)?.ending !== "webp") return file;
      const bytes = await toPng(file.bytes);
      return bytes ? { ...file, bytes } : file;
    }),
  );
}
