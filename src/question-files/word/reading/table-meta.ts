// The rows of a question table that say how a question counts and what it belongs to (domain.md 3.4): @R1, @K, @B, @P, @D,
// @X, @A, @M, @C. Ours beside them, so that a question comes back as it was written: @L layout, @S shuffling, @F options that
// stay, @W weights of options, @N how many may be chosen, @U how it was answered so far, @O what else a type has.
import {
  maxWeight,
  questionLayouts,
  type PolicyName,
} from "../../../contract/questions/question-fields.ts";
import { usageIn } from "../../../domain/text/usage-text.ts";
import { isEmptyHtml, plainTextOf } from "../../../domain/text/html-text.ts";
import { splitAtBars } from "../answer-token.ts";
import { decimalValue, keyLetters, markerText } from "./marker-text.ts";
import { rowLines, type MarkerRow } from "./marker-rows.ts";
import type { Draft, DraftFields } from "./word-draft.ts";
import { QuestionSettings } from "./question-settings.ts";

export type BlankMode = "bank" | "dropdown" | "text";
export type TableMeta = {
  fields: DraftFields;
  blankMode: BlankMode | null;
  caseSensitive: boolean;
  /** Options that stay where they are, by letter. */
  fixed: string[];
  /** Of options by letter, of areas by number. */
  weights: Map<string, number>;
  choices: { least: number; most: number } | null;
  settings: QuestionSettings;
};

const policies: Readonly<Record<string, PolicyName>> = {
  MUTLAK: "mutlak",
  PARSIAL: "parsial",
  PENALTI: "parsial_penalti",
  PARSIAL_PENALTI: "parsial_penalti",
  "PARSIAL DENGAN PENALTI": "parsial_penalti",
  BERTINGKAT: "bertingkat",
  "BOBOT OPSI": "bobot_opsi",
  BOBOT_OPSI: "bobot_opsi",
  "BOBOT PER OPSI": "bobot_opsi",
};
const difficulties = { MUDAH: "mudah", SEDANG: "sedang", SUKAR: "sukar", SULIT: "sukar" } as const;
const modes: Readonly<Record<string, BlankMode>> = {
  BANK: "bank",
  DROPDOWN: "dropdown",
  TEKS: "text",
  TEXT: "text",
};
const switches: Readonly<Record<string, boolean>> = {
  "0": false,
  TIDAK: false,
  "1": true,
  YA: true,
};

type Reader = (text: string, html: string, meta: TableMeta, draft: Draft) => void;

const readers: Readonly<Record<string, Reader>> = {
  "@R": readReference,
  "@R1": readReference,
  "@K": (text, _html, { fields }) => {
    fields.competenceCodes = text
      .split(/[,;،]+/u)
      .map((code) => code.trim())
      .filter(Boolean);
  },
  "@B": (text, _html, { fields }, draft) => {
    const value = decimalValue(text);
    const isWeight = value !== null && value > 0 && value <= maxWeight && hasTwoDecimals(value);
    if (isWeight) fields.bobot = value;
    else
      draft.error(`@B berisi "${text}"; tulis bobot sebagai angka di atas 0, misalnya 2 atau 1,5.`);
  },
  "@P": (text, _html, { fields }, draft) => {
    const wanted = "mutlak, parsial, penalti, bertingkat, atau bobot opsi";
    fields.policy = oneOf(policies, "@P", wanted, text, draft);
  },
  "@D": (text, _html, { fields }, draft) => {
    fields.difficulty = oneOf(difficulties, "@D", "mudah, sedang, atau sukar", text, draft) ?? "";
  },
  "@X": (_text, html, { fields }) => {
    fields.explanation = html;
  },
  "@A": readAudio,
  "@M": (text, _html, meta, draft) => {
    meta.blankMode = oneOf(modes, "@M", "bank, dropdown, atau teks", text, draft);
  },
  "@C": (text, _html, meta, draft) => {
    meta.caseSensitive = oneOf(switches, "@C", "0 atau 1", text, draft) ?? false;
  },
  "@L": (text, _html, { fields }, draft) => {
    const layout = questionLayouts.find((each) => String(each) === markerText(text));
    if (layout) fields.layout = layout;
    else draft.error(`@L berisi "${text}"; tulis tata letak 1, 2, 3, atau 4.`);
  },
  "@S": (text, _html, { fields }, draft) => {
    fields.shuffle = oneOf(switches, "@S", "ya atau tidak", text, draft) ?? true;
  },
  "@F": (text, _html, meta) => {
    meta.fixed = keyLetters(text);
  },
  "@W": readWeights,
  "@U": (text, _html, { fields }, draft) => {
    const usage = usageIn(text);
    if (usage) fields.usage = usage;
    else
      draft.warn(
        `@U berisi "${text}", sehingga tidak ikut; tulis seperti p = 0,72; D = 0,35; n = 312.`,
      );
  },
  "@N": (text, _html, meta, draft) => {
    const [, least, most] = /^(\d{1,3}) ?- ?(\d{1,3})$/u.exec(markerText(text)) ?? [];
    if (least !== undefined) meta.choices = { least: Number(least), most: Number(most) };
    else draft.error(`@N berisi "${text}"; tulis banyak pilihan, misalnya 2-3, atau 0-2.`);
  },
};

function readWeights(text: string, _html: string, meta: TableMeta, draft: Draft): void {
  const pattern = /(?<![A-Z\d])([A-J]|\d{1,3}) ?[=:] ?(-?\d{1,3}(?:[.,]\d{1,6})?)(?!\d)/gu;
  const plain = markerText(text);
  for (const [, name = "", weight = ""] of plain.matchAll(pattern))
    meta.weights.set(name, Number(weight.replace(",", ".")));
  if (meta.weights.size === 0 || !/^[\s,;]*$/u.test(plain.replace(pattern, "")))
    draft.error(`@W berisi "${text}"; tulis bobot setiap opsi, misalnya A=1; B=0,5.`);
}

/** Not exactly: 1.1 * 100 is a little more than 110. */
function hasTwoDecimals(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 0.000_001;
}

/** One @ row, wherever it stood. */
export type MetaRow = { marker: string; row: number; html: string; lines: readonly string[] };

export function metaRowsOf(
  rows: readonly MarkerRow[],
  html: (row: MarkerRow) => string,
): MetaRow[] {
  return rows.map((each) => ({
    marker: each.marker,
    row: each.row,
    html: html(each),
    lines: rowLines(each),
  }));
}

export function readMeta(rows: readonly MetaRow[], draft: Draft): TableMeta {
  const meta: TableMeta = {
    fields: {},
    blankMode: null,
    caseSensitive: false,
    fixed: [],
    weights: new Map(),
    choices: null,
    settings: new QuestionSettings({ error: draft.error, warn: draft.warn }),
  };
  const seen = new Set<string>();
  for (const row of rows) {
    const marker = row.marker === "@R" ? "@R1" : row.marker;
    if (marker === "@O") {
      for (const line of row.lines) meta.settings.readLine(line);
      continue;
    }
    const read = Object.hasOwn(readers, marker) ? readers[marker] : undefined;
    const { html } = row;
    if (!read) {
      draft.error(
        `Penanda "${row.marker}" di baris ${row.row} tidak dikenal; perbaiki atau hapus barisnya.`,
      );
    } else if (seen.has(marker)) {
      draft.error(
        `Penanda "${row.marker}" di baris ${row.row} sudah ada di atasnya; sisakan satu.`,
      );
    } else if (!isEmptyHtml(html)) {
      read(plainTextOf(html), html, meta, draft);
    }
    seen.add(marker);
  }
  return meta;
}

function oneOf<Value>(
  known: Readonly<Record<string, Value>>,
  marker: string,
  wanted: string,
  text: string,
  draft: Draft,
): Value | null {
  const word = markerText(text);
  const value = Object.hasOwn(known, word) ? known[word] : undefined;
  if (value === undefined) draft.error(`${marker} berisi "${text}"; tulis ${wanted}.`);
  return value ?? null;
}

function readReference(text: string, _html: string, { fields }: TableMeta): void {
  fields.referenceCode = text;
}

/** "suara.mp3 | 2x | otomatis": what it is called, how often it may be played, whether it begins by itself. */
function readAudio(written: string, _html: string, { fields }: TableMeta, draft: Draft): void {
  const [text = "", ...about] = splitAtBars(written);
  const sound = draft.media.sound(text);
  if (!sound) {
    draft.warn(
      `Berkas suara "${text}" tidak ada di dalam berkas impor; unggah lalu pasang di soalnya.`,
    );
    return;
  }
  draft.used.add(sound.name);
  const audio = { media_id: `import:${sound.name}`, max_play: 0, autoplay: false };
  for (const word of about.map(markerText)) {
    const times = /^(\d{1,2}) ?X$/u.exec(word)?.[1];
    if (times !== undefined) audio.max_play = Number(times);
    else if (word === "OTOMATIS") audio.autoplay = true;
    else draft.error(`@A berisi "${written}"; tulis seperti suara.mp3 | 2x | otomatis.`);
  }
  fields.audio = audio;
}
