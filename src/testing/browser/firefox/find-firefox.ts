// Firefox, where it is installed: Debian's firefox-esr, or Mozilla's own.
import { access } from "node:fs/promises";
import { delimiter, join } from "node:path";

export async function findFirefox(): Promise<string | null> {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  for (const path of ["firefox-esr", "firefox"].flatMap((n) => folders.map((f) => join(f, n)))) {
    try {
      await access(path);
      return path;
    } catch {
      // Not this one.
    }
  }
  return null;
}
