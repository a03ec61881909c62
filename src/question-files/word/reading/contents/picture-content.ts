// Contents of question tables about pictures: types 15 and 16.
import type { ContentOf, ImageRef } from "../../../../contract/questions/question-content.ts";
import type { DocumentMedia } from "../../document/document-media.ts";
import { weightsOf } from "./answer-content.ts";
import { typedKeyOf } from "./grid-content.ts";
import { plainTextOf } from "../../../../domain/text/html-text.ts";
import { labelledPlace, placeOf, type Place } from "./picture-places.ts";
import { markerText } from "../marker-text.ts";
import type { MarkerRow } from "../marker-rows.ts";
import {
  htmlOfKind,
  lettersOf,
  optionNotesOf,
  rowsOfKind,
  type TableQuestion,
} from "../table-question.ts";

/** Pictures that an HTML of this reader shows, and their words. */
function picturesIn(html: string, media: DocumentMedia): ImageRef[] {
  return [...html.matchAll(/<img src="import:([^"]*)" alt="([^"]*)"/gu)].map(
    ([, name = "", alt = ""]) => {
      const file = media.picture(name);
      return {
        media_id: `import:${name}`,
        width: file?.width ?? 0,
        height: file?.height ?? 0,
        alt: plainTextOf(alt).slice(0, 500),
      };
    },
  );
}

/** Two, three or four beside each other, without a last row of one. */
export function columnsFor(count: number): 2 | 3 | 4 {
  if (count <= 4) return 2;
  return count % 4 === 0 ? 4 : 3;
}

export function pictureChoiceContent(question: TableQuestion): ContentOf<15> | null {
  const has = (kind: MarkerRow["kind"]) => rowsOfKind(question, kind).length > 0;
  return has("picture") || has("zone") ? areaChoice(question) : optionChoice(question);
}

function optionChoice(question: TableQuestion): ContentOf<15> {
  const { draft, meta } = question;
  const keys = lettersOf(question);
  const rows = rowsOfKind(question, "letter");
  const letters = rows.map(({ marker }) => marker);
  if (rows.length < 2) draft.error("Opsinya kurang dari dua; tambah opsi bergambar.");
  if (keys.length === 0)
    draft.error('Kunci jawabannya tidak ada; tulis huruf opsi di baris ":::".');
  for (const key of keys.filter((each) => !letters.includes(each)))
    draft.error(
      `Kunci "${key}" tidak ada di antara opsi ${letters.join(", ")}; perbaiki kuncinya.`,
    );
  const ids: string[] = [];
  const named: [string, string][] = [];
  const options = rows.flatMap((row, at) => {
    const html = question.html(row);
    const [image, ...more] = picturesIn(html, draft.media);
    if (letters.indexOf(row.marker) !== at)
      draft.error(`Opsi ${row.marker} ada lebih dari satu; beri huruf lain.`);
    if (!image || more.length > 0) {
      draft.error(`Opsi ${row.marker} harus berisi tepat satu gambar.`);
      return [];
    }
    const id = draft.makeId();
    if (keys.includes(row.marker)) ids.push(id);
    named.push([row.marker, id]);
    const fixed = meta.fixed.includes(row.marker);
    // What the picture shows is its description, said with it already.
    return [{ id, image, caption: plainTextOf(html.replace(/<img[^>]*>/gu, "")), fixed }];
  });
  const widths = { "2": 2, "3": 3, "4": 4 } as const;
  const multiple = meta.settings.isOn("multiple", ids.length > 1);
  const columns = meta.settings.oneOf("columns", widths, columnsFor(options.length));
  const weights = weightsOf(draft, named, optionNotesOf(question));
  return {
    type: 15,
    payload: { mode: "options", options, columns, multiple },
    key: { ids, weights },
  };
}

/** Areas `P1`, `P2` of one picture; the numbers of the right ones are the key. */
function areaChoice(question: TableQuestion): ContentOf<15> | null {
  const { draft, meta } = question;
  const image = onlyPicture(question);
  const rows = rowsOfKind(question, "zone");
  const zones = rows.flatMap((row) => placeOf(question, row)?.zone ?? []);
  if (!image || draft.hasErrors()) return null;
  const named = rows.map(({ number }, at) => [String(number), zones[at]?.id ?? ""] as const);
  const known = new Map(named);
  const keys = htmlOfKind(question, "key")
    .flatMap((html) => markerText(plainTextOf(html)).split(/[\s,;]+/u))
    .map((word) => word.replace(/^P/u, ""))
    .filter((word) => word !== "");
  if (keys.length === 0)
    draft.error('Kuncinya tidak ada; tulis nomor area di baris ":::", misalnya 1.');
  for (const key of keys.filter((each) => !known.has(each)))
    draft.error(`Kunci "${key}" tidak ada di antara areanya; perbaiki kuncinya.`);
  const ids = [...new Set(keys)].map((key) => known.get(key) ?? "");
  const weights = weightsOf(draft, named, optionNotesOf(question));
  const most = meta.choices ? meta.choices.most : ids.length > 1 ? 0 : 1;
  return {
    type: 15,
    payload: { mode: "zones", image, zones, max_choices: most },
    key: { ids, weights },
  };
}

function onlyPicture(question: TableQuestion): ImageRef | undefined {
  const images = htmlOfKind(question, "picture").flatMap((html) =>
    picturesIn(html, question.draft.media),
  );
  if (images.length !== 1)
    question.draft.error('Sel di sebelah penanda "G" harus berisi tepat satu gambar.');
  return images[0];
}

const labelModes = { bank: "drag", dropdown: "dropdown", text: "typed" } as const;

export function labelContent(question: TableQuestion): ContentOf<16> | null {
  const { draft, meta } = question;
  const image = onlyPicture(question);
  const places = rowsOfKind(question, "zone").flatMap((row) => labelledPlace(question, row) ?? []);
  if (places.length === 0 && !draft.hasErrors())
    draft.error('Tempat labelnya tidak ada; tulis di baris "P1", misalnya 10,20,15,10 | Jantung.');
  if (!image || draft.hasErrors()) return null;
  const mode = labelModes[meta.blankMode ?? "bank"];
  return mode === "typed"
    ? typedLabels(question, image, places)
    : chosenLabels(question, image, places, mode);
}

function typedLabels(
  question: TableQuestion,
  image: ImageRef,
  places: readonly Place[],
): ContentOf<16> {
  if (htmlOfKind(question, "distractor").length > 0)
    question.draft.warn("Label pengecoh (X) tidak dipakai pada label yang diketik.");
  const texts = places.map(({ zone, token }) => [zone.id, typedKeyOf(question, token)]);
  const zones = places.map(({ zone }) => zone);
  return {
    type: 16,
    payload: { image, zones, labels: [], mode: "typed" },
    key: { labels: {}, texts: Object.fromEntries(texts) },
  };
}

type Label = ContentOf<16>["payload"]["labels"][number];

/** Labels are words, or the rows `L1`, `L2` where they have pictures: places then name them so. */
function chosenLabels(
  question: TableQuestion,
  image: ImageRef,
  places: readonly Place[],
  mode: "drag" | "dropdown",
): ContentOf<16> {
  const named = labelRows(question);
  const names = places.flatMap(({ token }) => token.answers.map(({ text }) => text));
  const words = [...names, ...htmlOfKind(question, "distractor").map(plainTextOf).filter(Boolean)];
  const reused = question.meta.settings.list("reuse");
  const plain = [...new Set(words)].filter((word) => !named.has(word)).sort();
  const byName = new Map<string, Label>([
    ...named,
    ...plain.map((text): [string, Label] => [
      text,
      { id: question.draft.makeId(), text, image: null, reuse: false },
    ]),
  ]);
  for (const [name, label] of byName)
    label.reuse = names.filter((each) => each === name).length > 1 || reused.includes(name);
  const key = places.map(({ zone, token }) => [
    zone.id,
    token.answers.flatMap(({ text }) => byName.get(text)?.id ?? []),
  ]);
  const zones = places.map(({ zone }) => zone);
  return {
    type: 16,
    payload: { image, zones, labels: [...byName.values()], mode },
    key: { labels: Object.fromEntries(key), texts: {} },
  };
}

function labelRows(question: TableQuestion): Map<string, Label> {
  const { draft } = question;
  const labels = rowsOfKind(question, "left").map((row): [string, Label] => {
    const html = question.html(row);
    const [image = null, ...more] = picturesIn(html, draft.media);
    const text = plainTextOf(html.replace(/<img[^>]*>/gu, ""));
    if (more.length > 0) draft.error(`${row.marker} berisi lebih dari satu gambar; sisakan satu.`);
    if (!image && text === "") draft.error(`${row.marker} kosong; isi gambar atau teksnya.`);
    return [row.marker, { id: draft.makeId(), text, image, reuse: false }];
  });
  return new Map(labels);
}
