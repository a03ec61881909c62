// Reads QTI 2.1, 2.2 and 3.0: a package that has been unzipped, or a single item. Specification: 1EdTech QTI 3.0 ASI
// information model and the QTI 2.1 one before it. What has no counterpart here is said, question by question.
import type { ImportedQuestion, ImportedQuestions } from "../imported-question.ts";
import { readItem, faultyItem } from "./item-reader.ts";
import { packageFiles } from "./package-files.ts";
import { listItems } from "./package-reader.ts";

/**
 * Never throws for what stands in the files.
 * @param parts by path in the package, or one item under its file name
 * @param makeId of a part of a question, new at each call
 */
export function readQti(
  parts: ReadonlyMap<string, Uint8Array>,
  makeId: () => string,
): ImportedQuestions {
  const files = packageFiles(parts);
  const { items, notes } = listItems(parts, files);
  const questions = items.flatMap(({ path, source, weight, usage }): ImportedQuestion[] =>
    source === null
      ? [faultyItem(`Berkas ${path}`, "Berkas XML ini rusak; ekspor ulang dari aplikasi asalnya.")]
      : readItem({ source, path, files, makeId, weight, usage }),
  );
  return { questions, notes, files: files.used() };
}
