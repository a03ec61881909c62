// Pictures of a printout as files for Word: fetched from the exam server, made into PNG where Word shows them only so, and
// the institution's letterhead with its logo.
import type { Letterhead } from "../../../core/institution/letterhead.ts";
import type { ImportedFile } from "../../../question-files/imported-question.ts";
import { picturesForWord } from "../../../question-files/word/pictures-for-word.ts";
import type { WordLetterhead } from "../../../question-files/word/paper/word-paper-page.ts";

const logoName = "logo";

/** Null when it cannot be fetched. */
export async function fetchPicture(name: string, address: string): Promise<ImportedFile | null> {
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const [file] = await picturesForWord([{ name, bytes }], (webp) =>
      drawnPng(new Blob([new Uint8Array(webp)]), () => undefined),
    );
    return file ?? null;
  } catch {
    // Out of reach: the writer tells that it is missing.
    return null;
  }
}

/** `draw`: on top of the picture. */
export async function drawnPng(
  picture: Blob,
  draw: (pen: CanvasRenderingContext2D) => void,
): Promise<Uint8Array | null> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  draw(pen);
  const png = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, "image/png");
  });
  return png && new Uint8Array(await png.arrayBuffer());
}

export function wordLetterhead(letterhead: Letterhead): WordLetterhead {
  return { logo: logoName, lines: letterhead.is === "lines" ? letterhead.lines : [] };
}

/** What it shows; null: nothing, or out of reach. */
export async function letterheadPicture(letterhead: Letterhead): Promise<ImportedFile | null> {
  const src = letterhead.is === "image" ? letterhead.src : letterhead.logo;
  return src === "" ? null : fetchPicture(logoName, src);
}
