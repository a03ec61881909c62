// One question of each type as a teacher writes it with a keyboard in hand, from the stem to what is ready to be saved, and
// what the server must have of it then.
import type { Page } from "playwright-core";
import type { ContentOf, QuestionContent } from "../../../contract/questions/question-content.ts";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import { plainTextOf } from "../../../domain/text/html-text.ts";
import { isFocused } from "../list-screen.ts";
import type { CountedKeys } from "./counted-keys.ts";
import { handsOn, type Hands } from "./keyboard-hands.ts";

type Walk<Type extends QuestionType> = {
  /** From the stem to what is ready to be saved. */
  write: (hands: Hands) => Promise<void>;
  /** Keys besides the text, those that choose the type and save it included. */
  most: number;
  /** What the server has, as a person reads it. */
  read: (content: ContentOf<Type>) => unknown;
  wanted: unknown;
};
type AnyWalk = Pick<Walk<1>, "write" | "most" | "wanted"> & {
  type: QuestionType;
  read: (content: QuestionContent) => unknown;
};
export type KeyboardWalk = Omit<AnyWalk, "write"> & { write: () => Promise<void> };

export function keyboardWalks(page: Page, keys: CountedKeys): readonly KeyboardWalk[] {
  const hands = handsOn(page, keys);
  return walks.map((each) => ({ ...each, write: () => each.write(hands) }));
}

function walk<Type extends QuestionType>(type: Type, { read, ...rest }: Walk<Type>): AnyWalk {
  const readAny = (content: QuestionContent) =>
    content.type === type && read(content as ContentOf<Type>);
  return { ...rest, type, read: readAny };
}

const partTexts = (parts: readonly { html: string }[]) =>
  parts.map(({ html }) => plainTextOf(html));

const walks: readonly AnyWalk[] = [
  walk(1, {
    async write({ keys, text }) {
      await keys.typeAll(text("Opsi A"), ["Jakarta", "Bandung"]);
      await keys.press("Tab", "Space", "Tab");
      await keys.typeAll(text("Opsi C"), ["Medan", "Palu", "Ambon"]);
    },
    most: 11,
    read: ({ payload: { options }, key }) => [
      partTexts(options),
      options.findIndex(({ id }) => id === key.id),
    ],
    wanted: [["Jakarta", "Bandung", "Medan", "Palu", "Ambon"], 1],
  }),
  walk(2, {
    async write({ keys, text }) {
      await keys.reach(text("Jawaban rujukan"));
      await keys.type("Karena hujan");
      await keys.reach(text("Kata kunci"));
      await keys.type("hujan, awan");
    },
    most: 13,
    read: ({ key: { rujukan, keywords } }) => [plainTextOf(rujukan), keywords],
    wanted: ["Karena hujan", ["hujan", "awan"]],
  }),
  walk(3, {
    async write({ keys, text, button, pickFile }) {
      await keys.typeAll(text("Opsi A"), ["Kereta"]);
      await keys.press("Tab", "Space", "Tab");
      await keys.typeAll(text("Opsi B"), ["Kapal", "Bus", "Becak"]);
      await keys.reach(button("Pilih yang sudah ada"));
      await pickFile();
    },
    most: 25,
    read: ({ payload: { options }, key }) => [partTexts(options), key.id === options[0]?.id],
    wanted: [["Kereta", "Kapal", "Bus", "Becak"], true],
  }),
  walk(4, {
    async write({ keys, text }) {
      await keys.typeAll(text("Opsi A"), ["Dua"]);
      await keys.press("Tab", "Space", "Tab");
      await keys.typeAll(text("Opsi B"), ["Empat", "Tiga"]);
      await keys.press("Tab", "Space", "Tab");
      await keys.typeAll(text("Opsi D"), ["Enam", "Delapan"]);
    },
    most: 13,
    read: ({ payload: { options }, key }) => [
      partTexts(options),
      key.ids.map((key) => options.findIndex(({ id }) => id === key)),
    ],
    wanted: [
      ["Dua", "Empat", "Tiga", "Enam", "Delapan"],
      [0, 2],
    ],
  }),
  walk(5, {
    async write({ keys, text }) {
      const pairs = ["Bali", "Denpasar", "Aceh", "Banda Aceh", "Riau", "Pekanbaru"];
      await keys.typeAll(text("Pasangan 1, kiri"), [
        ...pairs,
        "Papua",
        "Jayapura",
        "Jambi",
        "Kota Jambi",
      ]);
    },
    most: 14,
    read: ({ payload: { left, right }, key }) =>
      left.map(({ id, html }) => {
        const other = right.find((each) => each.id === key.pairs[id]);
        return `${plainTextOf(html)}=${plainTextOf(other?.html ?? "")}`;
      }),
    wanted: [
      "Bali=Denpasar",
      "Aceh=Banda Aceh",
      "Riau=Pekanbaru",
      "Papua=Jayapura",
      "Jambi=Kota Jambi",
    ],
  }),
  walk(6, {
    async write({ keys, text }) {
      await keys.typeAll(text("Jawaban 1"), ["Soekarno", "Sukarno"]);
    },
    most: 6,
    read: ({ key }) => key.accepted,
    wanted: [
      { text: "Soekarno", share: 1 },
      { text: "Sukarno", share: 1 },
    ],
  }),
  walk(7, {
    async write({ keys, text }) {
      await keys.typeAll(text("Butir 1"), ["Telur", "Ulat", "Kepompong", "Kupu-kupu"]);
    },
    most: 8,
    read: ({ payload: { items }, key }) =>
      key.ids.flatMap((key) => partTexts(items.filter(({ id }) => id === key))),
    wanted: ["Telur", "Ulat", "Kepompong", "Kupu-kupu"],
  }),
  walk(8, {
    async write({ keys, text }) {
      await keys.reach(text("Pernyataan 1"));
      await keys.type("Air mendidih pada 100 derajat.");
      await keys.press("Tab", "Space", "Tab");
      await isFocused(text("Pernyataan 2"));
      await keys.type("Es tenggelam di air.");
      await keys.press("Tab", "ArrowRight", "Space");
    },
    most: 12,
    read: ({ payload: { statements }, key }) =>
      statements.map(({ id, html }) => [plainTextOf(html), key.values[id]]),
    wanted: [
      ["Air mendidih pada 100 derajat.", 1],
      ["Es tenggelam di air.", 0],
    ],
  }),
  walk(9, {
    async write({ keys, text }) {
      await keys.typeAll(text("Pernyataan 1"), ["Gawai dilarang.", "Upacara wajib."]);
    },
    most: 7,
    read: ({ payload: { statements } }) => partTexts(statements),
    wanted: ["Gawai dilarang.", "Upacara wajib."],
  }),
  walk(10, {
    async write({ page, keys, text }) {
      await keys.typeAll(text("Kiri 1"), ["Paus", "Elang", "Bebek"]);
      await keys.typeAll(text("Kanan A"), ["Berenang", "Terbang", "Menyusui"]);
      const tick = (left: string, right: string) =>
        page.getByRole("checkbox", { name: `${left} dengan ${right}` });
      await keys.reach(tick("1. Paus", "A. Berenang"));
      await keys.press("Space", "ArrowRight", "ArrowRight", "Space", "Tab", "ArrowRight", "Space");
      await keys.press("Tab", "Space", "ArrowRight", "Space");
    },
    most: 27,
    read: ({ payload: { left, right }, key }) =>
      key.pairs.map((pair) => partTexts([...left, ...right].filter(({ id }) => pair.includes(id)))),
    wanted: [
      ["Paus", "Berenang"],
      ["Paus", "Menyusui"],
      ["Elang", "Terbang"],
      ["Bebek", "Berenang"],
      ["Bebek", "Terbang"],
    ],
  }),
  walk(11, {
    async write({ page, keys }) {
      const cell = (name: string) =>
        page.locator("[role=grid] [aria-selected=true]", { hasText: name });
      const fill = async (at: string, what: string) => {
        await keys.type(what);
        await keys.lead("Escape", cell(at));
      };
      await keys.reach(cell("A1"));
      await fill("A1", "3 + 4");
      await keys.press("ArrowRight");
      await fill("B1", "7");
      await keys.press("ArrowDown");
      await fill("B2", "9");
      await keys.press("ArrowLeft");
      await fill("A2", "4 + 5");
    },
    most: 17,
    read: ({ payload: { cells }, key }) =>
      cells
        .flat()
        .map((cell) =>
          cell.kind === "text" ? plainTextOf(cell.html) : key.cells[cell.id]?.accepted[0]?.text,
        ),
    wanted: ["3 + 4", "7", "4 + 5", "9"],
  }),
  walk(12, {
    async write({ keys, text }) {
      await keys.typeAll(text("Kolom 1"), ["Padat", "Cair"]);
      await keys.typeAll(text("Baris 1"), ["Batu"]);
      await keys.press("Tab", "Space", "Tab");
      await keys.typeAll(text("Baris 2"), ["Air"]);
      await keys.press("Tab", "ArrowRight", "Space", "Tab");
      await keys.typeAll(text("Baris 3"), ["Kayu"]);
      await keys.press("Tab", "Space");
    },
    most: 21,
    read: ({ payload: { columns, rows }, key }) =>
      rows.map(({ id, html }) => [
        plainTextOf(html),
        partTexts(columns.filter((column) => key.rows[id]?.includes(column.id))),
      ]),
    wanted: [
      ["Batu", ["Padat"]],
      ["Air", ["Cair"]],
      ["Kayu", ["Padat"]],
    ],
  }),
  walk(13, {
    async write({ keys, text }) {
      await keys.typeAll(text("Kelompok 1"), ["Buah", "Mangga", "Jeruk"]);
      await keys.typeAll(text("Kelompok 2"), ["Sayur", "Kol", "Bayam"]);
    },
    most: 24,
    read: ({ payload: { categories, items }, key }) =>
      categories.map(({ id, html }) => [
        plainTextOf(html),
        partTexts(items.filter((item) => key.items[item.id] === id)),
      ]),
    wanted: [
      ["Buah", ["Mangga", "Jeruk"]],
      ["Sayur", ["Kol", "Bayam"]],
    ],
  }),
  walk(14, {
    async write({ keys, text }) {
      await keys.reach(text("Teks dengan isian"));
      await keys.type("Ibu kota [[Indonesia]] adalah [[Jakarta]].");
    },
    most: 7,
    read: ({ payload: { text: html, blanks, bank }, key }) =>
      blanks.reduce(
        (shown, { id }) =>
          shown.replace(`[[${id}]]`, `(${bank.find((word) => word.id === key.words[id])?.text})`),
        plainTextOf(html),
      ),
    wanted: "Ibu kota (Indonesia) adalah (Jakarta).",
  }),
  walk(15, {
    async write({ page, keys, pickFile }) {
      const group = (letter: string) => page.getByRole("group", { name: `Gambar opsi ${letter}` });
      const pick = (letter: string) => group(letter).getByRole("button", { name: /gambar$/u });
      for (const [at, letter] of ["A", "B", "C", "D"].entries()) {
        if (at === 0) await keys.reach(pick(letter));
        await isFocused(pick(letter));
        await pickFile();
        await isFocused(pick(letter));
        await keys.lead(
          "ArrowDown",
          group(letter).getByRole("textbox", { name: "Keterangan gambar" }),
        );
        await keys.type(`Grafik ${letter}`);
        if (letter === "C") await keys.press("Tab", "Space", "Tab");
        else if (letter !== "D") await keys.press("Enter", "Enter");
      }
    },
    most: 34,
    read: ({ payload, key }) =>
      payload.mode === "options" && [
        payload.options.map(({ image }) => image.media_id !== null && image.alt),
        payload.options.findIndex(({ id }) => id === key.ids[0]),
      ],
    wanted: [["Grafik A", "Grafik B", "Grafik C", "Grafik D"], 2],
  }),
  walk(15, {
    async write({ page, keys, button, pickFile, addZone }) {
      await keys.reach(page.getByRole("radio", { name: "Gambar sebagai opsi" }));
      await keys.press("ArrowDown");
      await keys.reach(button("Pilih gambar"));
      await pickFile();
      await addZone(1, ["ArrowLeft", "Shift+ArrowUp"]);
      await keys.press("Tab", "Space");
      await addZone(2, ["Alt+Shift+ArrowRight"]);
    },
    most: 27,
    read: ({ payload, key }) =>
      payload.mode === "zones" &&
      payload.zones.map(({ id, coords }) => [coords, key.ids.includes(id)]),
    wanted: [
      [[0.29, 0.25, 0.2, 0.2], true],
      [[0.34, 0.34, 0.25, 0.2], false],
    ],
  }),
  walk(16, {
    async write({ page, keys, text, button, pickFile, addZone }) {
      await keys.reach(button("Pilih gambar"));
      await pickFile();
      await addZone(1, ["ArrowRight"]);
      await keys.lead("ArrowDown", page.getByLabel("Label yang benar untuk area 1"));
      await addZone(2, ["ArrowDown"]);
      await keys.press("ArrowDown", "ArrowDown");
      await keys.typeAll(text("Tulisan label A"), ["Posisi", "Waktu"]);
    },
    most: 32,
    read: ({ payload: { zones, labels }, key }) =>
      zones.map(({ id }) => labels.find((label) => key.labels[id]?.includes(label.id))?.text),
    wanted: ["Posisi", "Waktu"],
  }),
];
