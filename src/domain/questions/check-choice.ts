// Checks of questions that offer options (types 1, 3, 4 and 15).
import type {
  ContentOf,
  ImageRef,
  Option,
  Zone,
} from "../../contract/questions/question-content.ts";
import { isEmptyHtml, plainTextOf } from "../text/html-text.ts";
import { error, warning, type QuestionFault } from "./question-fault.ts";

const fewestOptions = 2;
const maxOptions = 10;

/** The same to a reader: same words and same pictures. */
function readsAs(html: string): string {
  const pictures = html.match(/(?:src|data-formula)="[^"]*"/giu) ?? [];
  return [plainTextOf(html).toLowerCase(), ...pictures].join(" ");
}

export function checkChoice(
  options: readonly Option[],
  keys: readonly string[],
  maxKeys: number,
): QuestionFault[] {
  return [
    ...checkCount(options.length, "options", "opsi", fewestOptions, maxOptions),
    ...options
      .filter(({ html }) => isEmptyHtml(html))
      .map(({ id }) => error(`options.${id}`, "Opsi ini masih kosong. Isi, atau hapus opsinya.")),
    ...repeated(options, "options", "Opsi ini sama dengan opsi lain."),
    ...checkKeys(options, keys, maxKeys),
  ];
}

/** A number of parts that no participant could answer, or no screen could show. */
export function checkCount(
  count: number,
  path: string,
  noun: string,
  fewest: number,
  most: number,
): QuestionFault[] {
  if (count < fewest) return [error(path, `Paling sedikit ${fewest} ${noun}.`)];
  return count > most ? [error(path, `Paling banyak ${most} ${noun}.`)] : [];
}

/** A warning on each but the first. */
export function repeated(
  parts: readonly { id: string; html: string }[],
  path: string,
  reason: string,
): QuestionFault[] {
  const seen = new Set<string>();
  return parts.flatMap(({ id, html }) => {
    const text = readsAs(html);
    if (isEmptyHtml(html) || !seen.has(text)) {
      seen.add(text);
      return [];
    }
    return [warning(`${path}.${id}`, reason)];
  });
}

function checkKeys(
  options: readonly { id: string }[],
  keys: readonly string[],
  maxKeys: number,
): QuestionFault[] {
  const known = new Set(options.map(({ id }) => id));
  if (keys.length === 0) return [error("key", "Kunci jawaban belum dipilih.")];
  if (keys.some((id) => !known.has(id))) {
    return [error("key", "Kunci jawaban menunjuk opsi yang sudah tidak ada. Pilih lagi.")];
  }
  if (maxKeys === 1) return keys.length > 1 ? [error("key", "Hanya satu kunci jawaban.")] : [];
  if (keys.length > maxKeys)
    return [error("key", "Kuncinya lebih banyak daripada pilihan yang boleh diambil.")];
  if (keys.length === 1)
    return [warning("key", "Kuncinya hanya satu; biasanya jenis soal ini punya beberapa.")];
  return keys.length === options.length ? [warning("key", "Semua opsi menjadi kunci.")] : [];
}

export function checkPictureChoice({ payload, key }: ContentOf<15>): QuestionFault[] {
  if (payload.mode === "zones") {
    return [
      ...checkImage(payload.image, "image"),
      ...checkZones(payload.zones, 1),
      ...checkKeys(payload.zones, key.ids, payload.max_choices || Infinity),
    ];
  }
  return [
    ...checkCount(payload.options.length, "options", "opsi", fewestOptions, maxOptions),
    ...payload.options.flatMap(({ id, image }) => checkImage(image, `options.${id}`)),
    ...checkKeys(payload.options, key.ids, payload.multiple ? Infinity : 1),
  ];
}

export function checkImage({ media_id: media, alt }: ImageRef, path: string): QuestionFault[] {
  if (media === null) return [error(path, "Gambar belum dipilih.")];
  return alt.trim() === ""
    ? [warning(path, "Gambar ini belum punya keterangan untuk pembaca layar.")]
    : [];
}

export function checkZones(zones: readonly Zone[], fewest: number): QuestionFault[] {
  const sizes = { rect: 4, circle: 3 };
  return [
    ...checkCount(zones.length, "zones", "area", fewest, 50),
    ...zones
      .filter(({ shape, coords }) =>
        shape === "poly"
          ? coords.length < 6 || coords.length % 2 > 0
          : coords.length !== sizes[shape],
      )
      .map(({ id }) => error(`zones.${id}`, "Area ini belum selesai digambar.")),
  ];
}
