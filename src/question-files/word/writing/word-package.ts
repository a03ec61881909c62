// A Word document in the making: the pictures, sounds and lists that its text asks for, and in the end all its parts by
// path. Zipping is the caller's. Our own XML and no library: docx 9.15.2 is 63 K (brotli), this with all that writes
// questions is a fraction of it, and it gives the exact control that reading back needs.
import type { ImportedFile } from "../../imported-question.ts";
import { pictureSize } from "../../picture-file.ts";
import { documentParts, type ListKind, type PackedMedia, type WordList } from "./word-parts.ts";

const mediaFolder = "media/";

export type EmbeddedPicture = { relation: string; name: string; width: number; height: number };

/** What the writers of text ask for; each question has one of its own, so that it is told what it lost. */
export type WordPage = {
  /** Null after telling that it is not there, or no picture. */
  picture(reference: string | null): EmbeddedPicture | null;
  /** The name under which the sound is packed along; null after telling that it is not there. */
  sound(reference: string | null): string | null;
  /** The number of a list of its own that begins with `start`, at a depth from 0. */
  list(kind: ListKind, start: number, level: number): number;
  /** Of a drawing. */
  nextId(): number;
  warn(reason: string): void;
};

export type WordPackage = {
  page(warn: (reason: string) => void): WordPage;
  /**
   * @param body paragraphs and tables
   * @param section the page of the last section, with its `footer`; A4 when missing
   */
  parts(body: string, title: string, section?: string): Map<string, Uint8Array>;
};

/** @param files those that the text names as `import:` and the file's name, or by the name alone */
export function createWordPackage(files: readonly ImportedFile[]): WordPackage {
  const packing = new Packing(files);
  const lists: WordList[] = [];
  let drawings = 0;
  return {
    page: (warn) => ({
      picture: (reference) => packing.picture(reference, warn),
      sound: (reference) => packing.sound(reference, warn),
      list: (kind, start, level) => lists.push({ kind, start, level }),
      nextId: () => (drawings += 1),
      warn,
    }),
    parts: (body, title, section) =>
      documentParts({ body, title, section, media: packing.media, lists }),
  };
}

type Warn = (reason: string) => void;

/** Each file that is asked for, packed once. */
class Packing {
  readonly media: PackedMedia[] = [];
  readonly #files: ReadonlyMap<string, Uint8Array>;
  readonly #pictures = new Map<string, EmbeddedPicture>();
  readonly #sounds = new Map<string, string>();

  constructor(files: readonly ImportedFile[]) {
    this.#files = new Map(files.map(({ name, bytes }) => [name, bytes]));
  }

  picture(reference: string | null, warn: Warn): EmbeddedPicture | null {
    const file = this.#file(reference, warn);
    if (!file) return null;
    const size = pictureSize(file.bytes);
    if (!size) {
      warn(`Berkas "${file.name}" bukan gambar yang dikenal; tidak ikut.`);
      return null;
    }
    if (size.ending === "webp")
      warn(`Gambar "${file.name}" (WebP) tidak tampil di Word 2016 dan yang lebih lama.`);
    const known = this.#pictures.get(file.name);
    if (known) return known;
    const { relation } = this.#pack(file, size.ending);
    const made = { relation, name: file.name, width: size.width, height: size.height };
    this.#pictures.set(file.name, made);
    return made;
  }

  sound(reference: string | null, warn: Warn): string | null {
    const file = this.#file(reference, warn);
    if (!file) return null;
    const known = this.#sounds.get(file.name);
    if (known !== undefined) return known;
    const ending = /\.([a-z\d]{1,5})$/iu.exec(file.name)?.[1]?.toLowerCase() ?? "mp3";
    const name = this.#pack(file, ending).path.slice(mediaFolder.length);
    this.#sounds.set(file.name, name);
    return name;
  }

  #file(reference: string | null, warn: Warn): ImportedFile | null {
    const name = (reference ?? "").replace(/^import:/u, "");
    const bytes = this.#files.get(name);
    if (bytes) return { name, bytes };
    warn(
      name === ""
        ? "Gambar atau suara belum dipilih."
        : `Berkas "${name.slice(0, 80)}" tidak ikut; pastikan berkas itu masih ada.`,
    );
    return null;
  }

  /** Under its own name where Word allows it; packages do not mind the case of names. */
  #pack({ name, bytes }: ImportedFile, ending: string): PackedMedia {
    const base = name.replace(/\.[^.]*$/u, "").replace(/[^\p{L}\p{N} _-]+/gu, "-");
    const isTaken = (path: string) =>
      this.media.some((each) => each.path.toLowerCase() === path.toLowerCase());
    let path = `${mediaFolder}${base}.${ending}`;
    for (let more = 2; isTaken(path); more += 1) path = `${mediaFolder}${base}-${more}.${ending}`;
    const packed = { path, ending, bytes, relation: `media${this.media.length + 1}` };
    this.media.push(packed);
    return packed;
  }
}
