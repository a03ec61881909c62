// Checks of questions whose parts are related to each other (types 5, 7, 8, 9, 10, 12 and 13).
import type { ContentOf, Part } from "../../contract/questions/question-content.ts";
import { checkCount, repeated } from "./check-choice.ts";
import { isEmptyHtml } from "../text/html-text.ts";
import { ownValue } from "../scoring/own-value.ts";
import { error, keyOfGonePart, strayKeys, warning, type QuestionFault } from "./question-fault.ts";

function emptyParts(parts: readonly Part[], path: string, noun: string): QuestionFault[] {
  return parts
    .filter(({ html }) => isEmptyHtml(html))
    .map(({ id }) => error(`${path}.${id}`, `${noun} ini masih kosong.`));
}

export function checkMatch({ payload: { left, right }, key }: ContentOf<5>): QuestionFault[] {
  const rights = new Set(right.map(({ id }) => id));
  const used = Object.values(key.pairs);
  const partnered = Object.keys(key.pairs).filter((id) => key.pairs[id] !== "");
  return [
    ...checkCount(left.length, "left", "pasangan", 2, 10),
    ...checkCount(right.length, "right", "pilihan di kanan", 2, 20),
    ...emptyParts(left, "left", "Bagian kiri"),
    ...emptyParts(right, "right", "Bagian kanan"),
    ...left
      .filter(({ id }) => !rights.has(ownValue(key.pairs, id) ?? ""))
      .map(({ id }) => error(`left.${id}`, "Bagian kiri ini belum punya pasangan.")),
    ...strayKeys(partnered, left),
    ...(new Set(used).size < used.length
      ? [error("key", "Satu bagian kanan dipakai untuk dua pasangan.")]
      : []),
    ...repeated(
      right,
      "right",
      "Bagian kanan ini sama dengan yang lain, sehingga jawabannya kabur.",
    ),
  ];
}

export function checkLinks({ payload: { left, right }, key }: ContentOf<10>): QuestionFault[] {
  const known = (parts: readonly Part[]) => new Set(parts.map(({ id }) => id));
  const [lefts, rights] = [known(left), known(right)];
  const linked = new Set(key.pairs.map(([from]) => from));
  const isStray = ([from, to]: readonly [string, string]) => !lefts.has(from) || !rights.has(to);
  return [
    ...checkCount(left.length, "left", "bagian kiri", 2, 10),
    ...checkCount(right.length, "right", "bagian kanan", 2, 10),
    ...emptyParts(left, "left", "Bagian kiri"),
    ...emptyParts(right, "right", "Bagian kanan"),
    ...(key.pairs.length === 0 ? [error("key", "Belum ada pasangan yang ditandai.")] : []),
    ...(key.pairs.some(isStray) ? [error("key", keyOfGonePart)] : []),
    ...left
      .filter(({ id }) => key.pairs.length > 0 && !linked.has(id))
      .map(({ id }) => warning(`left.${id}`, "Bagian kiri ini tidak punya pasangan (pengecoh).")),
  ];
}

export function checkOrder({ payload: { items }, key }: ContentOf<7>): QuestionFault[] {
  const same = key.ids.length === items.length && items.every(({ id }) => key.ids.includes(id));
  return [
    ...checkCount(items.length, "items", "butir", 3, 10),
    ...emptyParts(items, "items", "Butir"),
    ...(same ? [] : [error("key", "Urutan kunci tidak memuat setiap butir tepat satu kali.")]),
    ...repeated(items, "items", "Butir ini sama dengan yang lain, sehingga urutannya kabur."),
  ];
}

export function checkStatements({ payload, key }: ContentOf<8> | ContentOf<9>): QuestionFault[] {
  const { labels, statements } = payload;
  const [first, second] = labels.map((label) => label.trim().toLowerCase());
  const values = "values" in key ? key.values : null;
  const keyed = Object.entries(values ?? {}).flatMap(([id, value]) => (value === null ? [] : [id]));
  return [
    ...checkCount(statements.length, "statements", "pernyataan", 1, 10),
    ...emptyParts(statements, "statements", "Pernyataan"),
    ...(!first || !second || first === second
      ? [error("labels", "Kedua label wajib diisi dan harus berbeda.")]
      : []),
    ...statements
      .filter(({ id }) => values !== null && (ownValue(values, id) ?? null) === null)
      .map(({ id }) => error(`statements.${id}`, "Kunci pernyataan ini belum dipilih.")),
    ...strayKeys(keyed, statements),
  ];
}

export function checkTable({
  payload: { columns, rows, multiple },
  key,
}: ContentOf<12>): QuestionFault[] {
  const known = new Set(columns.map(({ id }) => id));
  const keyed = Object.entries(key.rows).flatMap(([id, keys]) => (keys.length > 0 ? [id] : []));
  return [
    ...checkCount(columns.length, "columns", "kolom", 2, 6),
    ...checkCount(rows.length, "rows", "baris", 1, 12),
    ...emptyParts(columns, "columns", "Judul kolom"),
    ...emptyParts(rows, "rows", "Baris"),
    ...rows.flatMap(({ id }) => {
      const keys = ownValue(key.rows, id) ?? [];
      if (keys.some((column) => !known.has(column))) {
        return [error(`rows.${id}`, "Kunci baris ini menunjuk kolom yang sudah tidak ada.")];
      }
      if (keys.length === 0 && !multiple)
        return [error(`rows.${id}`, "Kunci baris ini belum dipilih.")];
      return keys.length > 1 && !multiple
        ? [error(`rows.${id}`, "Hanya satu kunci untuk setiap baris.")]
        : [];
    }),
    ...(keyed.length === 0 ? [error("key", "Belum ada kunci yang ditandai.")] : []),
    ...strayKeys(keyed, rows),
  ];
}

export function checkSorting({
  payload: { categories, items },
  key,
}: ContentOf<13>): QuestionFault[] {
  const known = new Set(categories.map(({ id }) => id));
  const placed = items.map(({ id }) => ownValue(key.items, id));
  const keyed = Object.entries(key.items).flatMap(([id, place]) => (place === null ? [] : [id]));
  const over = categories.filter(
    ({ id, max }) => max > 0 && placed.filter((category) => category === id).length > max,
  );
  return [
    ...checkCount(categories.length, "categories", "kelompok", 2, 6),
    ...checkCount(items.length, "items", "butir", 2, 20),
    ...emptyParts(categories, "categories", "Nama kelompok"),
    ...emptyParts(items, "items", "Butir"),
    ...items
      .filter(({ id }) => {
        const category = ownValue(key.items, id);
        return category === undefined || (category !== null && !known.has(category));
      })
      .map(({ id }) =>
        error(`items.${id}`, "Butir ini belum masuk kelompok mana pun, juga bukan pengecoh."),
      ),
    ...(placed.every((category) => !category)
      ? [error("key", "Semua butir menjadi pengecoh.")]
      : []),
    ...strayKeys(keyed, items),
    ...over.map(({ id }) =>
      error(`categories.${id}`, "Kunci kelompok ini lebih banyak dari batas isinya."),
    ),
  ];
}
