// Writes the import templates that the exam server offers for download, from the descriptions that check the imports.
// Run it after such a description has changed; a test compares the files with what it would write.
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { templateFiles } from "../../contract/templates.ts";
import { sheetDefinition } from "../../sheets/sheet-kinds.ts";
import { questionTemplateParts } from "../../question-files/word/question-template.ts";
import { zipParts } from "../../files/zip/zip-parts.ts";
import { templatePictures } from "./template-pictures.ts";
import { writeBook } from "../../files/write-sheet.ts";
import { usualTemplate } from "./usual-template.ts";

type Texts = Record<string, Record<string, string>>;

/** All templates, by file name. */
export function makeTemplates(): Map<string, Uint8Array> {
  const { questions, ...sheetFiles } = templateFiles;
  const kinds = Object.keys(sheetFiles) as (keyof typeof sheetFiles)[];
  const sheets = kinds.map((kind): [string, Uint8Array] => {
    const book = usualTemplate(sheetDefinition(kind));
    return [sheetFiles[kind], new Uint8Array(writeBook(book, "xlsx"))];
  });
  return new Map([
    ...sheets,
    [questions, zipParts(questionTemplateParts(templatePictures(), englishTypes()))],
  ]);
}

/** As the console says them. */
function englishTypes(): string[] {
  const texts = JSON.parse(readFileSync("static/i18n/en.json", "utf8")) as Texts;
  return Object.values(texts["kit/question-types"] ?? {});
}

export async function writeTemplates(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files = [...makeTemplates()];
  await Promise.all(files.map(([name, bytes]) => writeFile(join(folder, name), bytes)));
  return files.map(([name]) => name);
}
