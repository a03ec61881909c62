// Renaming and writing are promises of the file system's memory until it is told to keep them.
import { open, stat } from "node:fs/promises";

/** A file, or the names in a folder. */
export async function flushed(path: string): Promise<void> {
  const isFolder = (await stat(path)).isDirectory();
  // Windows cannot open a folder, and keeps names by itself.
  if (isFolder && process.platform === "win32") return;
  const file = await open(path, isFolder ? "r" : "r+");
  await file.sync();
  await file.close();
}
