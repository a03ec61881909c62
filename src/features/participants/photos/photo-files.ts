// The files that somebody has chosen for an import of photos, those within zips among them. Only names are read here; each
// file is read when its turn comes.
import { FileFault } from "../../../files/file-fault.ts";
import { readZipEntries, readZipEntry } from "../../../files/zip/zip-blob.ts";
import { fileNameOf, isHiddenFile } from "./photo-named-files.ts";
import { largestFileBytes } from "./photo-media.ts";

export const maxPhotoFiles = 5000;

export type PhotoFile = { name: string; read(): Promise<Blob> };

/** @throws FileFault when a zip cannot be read, or all together are more than anybody gives */
export async function listPhotoFiles(chosen: readonly File[]): Promise<PhotoFile[]> {
  const lists: PhotoFile[][] = [];
  for (const file of chosen) lists.push(await filesIn(file));
  const files = lists.flat();
  if (files.length > maxPhotoFiles) throw new FileFault("bomb");
  return files;
}

async function filesIn(file: File): Promise<PhotoFile[]> {
  if (isHiddenFile(file.name)) return [];
  if (!/\.zip$/iu.test(file.name)) return [{ name: file.name, read: async () => file }];
  const entries = await readZipEntries(file, maxPhotoFiles);
  if (entries.some(({ encrypted }) => encrypted)) throw new FileFault("encrypted");
  return entries
    .filter(({ name }) => !isHiddenFile(name))
    .map((entry) => ({
      name: fileNameOf(entry.name),
      read: () => readZipEntry(file, entry, largestFileBytes),
    }));
}
