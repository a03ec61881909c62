// What contract, domain, exam server and readers of files say to a person, against its English in the groups "faults…":
// nothing missing, nothing left over, each sentence said by its own form, and fetched with what says it.
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { auditNouns } from "../contract/audit.ts";
import { questionTypes } from "../contract/questions/question-types.ts";
import { translateSentence, setFaultTexts } from "../core/faults/fault-forms.ts";
import { listed } from "../exam-server/records/listed.ts";
import { usedBy } from "../exam-server/records/used-by.ts";
import { readSourceSentences } from "./source-sentences.ts";

const test = suite("faults in English");

type Texts = Record<string, string>;

const groups = Object.entries(
  JSON.parse(readFileSync("static/i18n/en.json", "utf8")) as Record<string, Texts>,
).filter(([group]) => /^faults\b/u.test(group));
const english = Object.assign({}, ...groups.map(([, texts]) => texts)) as Texts;
const forms = Object.keys(english);
const placesIn = (text: string) => text.match(/\{\w+\}/gu) ?? [];

/** Instead of English each form says its number, and what stands in its places: ours in «», others' in ‹›. */
const traces = Object.fromEntries(
  forms.map((form, at) => {
    const places = placesIn(form).map((place) =>
      /^\{[A-Z]/u.test(place) ? `«${place}»` : `‹${place}›`,
    );
    return [form, `#${at} ${places.join(" ")}`];
  }),
);

let inSources: ReturnType<typeof readSourceSentences>;
test.before(() => {
  inSources = readSourceSentences();
  setFaultTexts(traces);
});
test.after(() => setFaultTexts({}));

/** Numbers from 701 stand in the places. */
function sampleOf(form: string): string {
  let last = 700;
  return form.replace(/\{\w*\}/gu, () => String((last += 1)));
}

/** Sentences in which the first thing that is put in is a word of the sources, with these words. */
const wordsWithin: Record<string, readonly string[]> = {
  "Nama {} wajib diisi.": ["jurusan", "agama"],
  "Kode {} {} ada lebih dari satu; beri kode lain.": ["baris", "kolom"],
};

const samplesOf = (sentence: string): string[] =>
  wordsWithin[sentence]?.map((word) => sampleOf(sentence.replace("{}", word))) ?? [
    sampleOf(sentence),
  ];

const used = new Set<string>();

/** What has no English in a text: the text itself, or the words in one of its places; null when all of it has. */
function missingIn(text: string): string | null {
  let trace = translateSentence(text);
  for (const [, at] of trace.matchAll(/#(\d+)/gu)) used.add(forms[Number(at)]!);
  if (!trace.startsWith("#")) return text;
  const innermost = /«(?:#\d[^«»]*|[^\p{L}«»]*70\d[^\p{L}«»]*)»/u;
  while (innermost.test(trace)) trace = trace.replace(innermost, "");
  return /«([^«»]*)»/u.exec(trace)?.[1] ?? null;
}

/** The same of a text whose places hold numbers. Words in a place are then the text's own: the form is that of another. */
const missingInSample = (text: string): string | null =>
  missingIn(text) ??
  (/‹[^‹›]*(?<!\p{L})\p{Ll}{2}[^‹›]*›/u.test(translateSentence(text)) ? text : null);

const missing = (texts: readonly string[], find = missingIn) =>
  [...new Set(texts.map((text) => find(text)))].filter((text) => text !== null);

/** Each sentence and each term by itself. */
function singleTexts(): string[] {
  const nouns = Object.values(auditNouns).filter((noun) => noun !== "");
  return [
    ...[...inSources.sentences].flatMap(samplesOf),
    ...inSources.terms,
    ...Object.values(questionTypes),
    ...nouns.map((noun) => noun.charAt(0).toUpperCase() + noun.slice(1)),
    ...[...inSources.counted].map((noun) => `701 ${noun}`),
  ];
}

/** What is put together of several. */
function joinedTexts(): string[] {
  const users = (noun: string, total: number, named: number) => ({
    noun,
    total,
    names: ["Ani", "Budi", "Citra", "Dedi", "Eka"].slice(0, named),
  });
  const pairs = [0, 2, 5].flatMap((first) =>
    [2, 5].map((second) => usedBy([users("banksoal", 6, first), users("kompetensi", 7, second)])),
  );
  const files = [users("soal", 1, 0), users("referensi", 2, 0), users("jadwal", 3, 0)];
  const owned = ["2 banksoal", "3 banksoal bersama", "4 jadwal", "5 matpel yang dikoreksi"];
  const works = [
    [0, 2],
    [1, 3],
    [2, 4],
    [1, 4],
    [0, 4],
  ].map(([from, to]) => owned.slice(from, to));
  const looks = ["warna", "coretan", "garis pemisah", "teks tersembunyi", "skrip", "video"];
  const moreLooks = ["isian formulir", "gambar SVG", "isi dari halaman lain", "objek sisipan"];
  const lists = ["huruf nomor daftar", "isi yang bersarang terlalu dalam", "warna"];
  const labels = ["Nomor ujian 0042", "Kode X", "Kode matpel X", "E-mail a@b.id"];
  const lost = ["bobot", "pembahasan", "larangan mengacak", "audio", "tingkat kesukaran"];
  const moreLost = ["kompetensi", "referensi", "cara penilaian", "tata letak"];
  return [
    ...[...pairs, usedBy(files), usedBy(files.slice(1))].map(String),
    ...[0, 2, 5].map((named) => `${usedBy([users("jadwal", 8, named)])} Arsipkan saja.`),
    ...works.map(
      (parts) =>
        `Memiliki ${listed(parts)}. Nonaktifkan saja supaya pekerjaannya tetap ada pemiliknya.`,
    ),
    `Kode tidak dapat diubah karena dipakai ${listed(["1 peserta", "2 matpel"])}.`,
    ...labels.map((label) => `${label} sudah ada di baris 3.`),
    `Yang tidak ikut: ${[...lost, ...moreLost].join(", ")}.`,
    `Yang tidak ikut: ${[...looks, ...moreLooks, ...lists].join(", ")}.`,
    "Belum siap: belum ada banksoal; 3 peserta tidak mendapat banksoal; belum ada peserta.",
    "Terlalu banyak password salah. Tunggu 9 menit, lalu coba lagi.",
    ...["Soal 4 (Bab 1)", "Paragraf 2 (soal 3)", "Paragraf 2", "Tabel 1, nomor 3a"].map(
      (place) => `Sama dengan soal di ujian.docx · ${place} (2).`,
    ),
    "Soal 4",
    "Tabel 1",
    "Tabel 1, soal ke-3",
    'Baris 4 (Bab 1): "…" adalah keterangan tanpa jawaban, bukan soal, sehingga tidak diimpor.',
  ];
}

test("each sentence and each term has its English", () => {
  assert.ok(inSources.sentences.size > 500, "the sentences are found");
  assert.equal(missing(singleTexts(), missingInSample), []);
});

test("so has what is put together of several", () => {
  assert.equal(missing(joinedTexts()), []);
});

function missingWithout(form: string): string[] {
  assert.ok(form in traces, form);
  const { [form]: _gone, ...others } = traces;
  setFaultTexts(others);
  const found = [...missing(singleTexts(), missingInSample), ...missing(joinedTexts())];
  setFaultTexts(traces);
  return found;
}

test("where one has no English, that one is named and no other", () => {
  const sentence = "Belum siap: {Reason}.";
  const missed = ["Korektor", "{n} opsi", sentence].map(missingWithout);
  assert.equal(missed[0], ["Korektor"]);
  assert.equal(missed[1], ["701 opsi"]);
  assert.ok(missed[2]!.length > 0);
  assert.equal(
    missed[2]!.filter((text) => !text.startsWith("Belum siap: ")),
    [],
  );
});

test("so is one that a general form fits as well", () => {
  const manyWords = missingWithout("Paling banyak {n} shortcut. Hapus yang tidak dipakai.");
  assert.equal(manyWords, ["701 shortcut. Hapus yang tidak dipakai"]);
  assert.equal(missingWithout("Kode jurusan"), ["Kode jurusan wajib diisi.", "Kode jurusan"]);
  const sameStart = missingWithout("Nomor ujian {no_ujian} tidak dikenal.");
  assert.equal(sameStart, ["Nomor ujian 701 tidak dikenal."]);
  const longer = missingWithout("{Label} paling besar {size}. Perkecil dahulu.");
  assert.ok(longer.includes("701 paling besar 702. Perkecil dahulu."));
});

/** What these texts use is needed; other forms are a variant of a sentence, or words of the sources. */
test("English has no other", () => {
  missing([...singleTexts(), ...joinedTexts()]);
  const words = new Set([...inSources.literals].map((text) => text.toLowerCase()));
  const sentences = [...inSources.sentences].map(
    (text) => new RegExp(`^${text.replace(/[^\w\s{}]/g, "\\$&").replaceAll("{}", ".*")}$`, "s"),
  );
  const needless = forms.filter(
    (form) =>
      !used.has(form) &&
      !words.has(form.replace(/\{\w+\}/gu, "{}").toLowerCase()) &&
      !sentences.some((sentence) => sentence.test(sampleOf(form))),
  );
  assert.equal(needless, []);
});

test("each form is the first that fits its sentence", () => {
  const hidden = forms.filter(
    (form, at) => !translateSentence(sampleOf(form)).startsWith(`#${at} `),
  );
  assert.equal(hidden, []);
});

/** From which sources the sentences of a group come; whatever is fetched at any time may be said anywhere. */
const sourcesOf: Record<string, RegExp> = {
  faults: /./u,
  "faults-server": /./u,
  "faults-people": /^src\/(?:contract\/|domain\/|exam-server\/entities\/)/u,
  "faults-questions":
    /^src\/(?:contract\/questions|domain\/(?:banks|paper|questions|scoring)|exam-server\/entities\/(?:questions|exams|sittings))\//u,
  "faults-exams":
    /^src\/(?:contract\/exams|domain\/(?:documents|exams)|exam-server\/entities\/(?:desk|exams|sittings))\//u,
  "faults-sitting-acts":
    /^src\/(?:contract\/exams|domain\/exams|exam-server\/entities\/(?:desk|exams|sittings))\//u,
  "faults-marking":
    /^src\/(?:contract\/marking|domain\/marking|exam-server\/entities\/sittings\/marking[a-z-]*)\//u,
  "faults-results": /^src\/exam-server\/entities\/sittings\/results\//u,
  "faults-sheets": /^src\/(?:files|sheets)\//u,
  "faults-question-files": /^src\/question-files\//u,
  "faults-word": /^src\/question-files\//u,
  "faults-word-parts": /^src\/question-files\//u,
  "faults-moodle": /^src\/question-files\//u,
  "faults-qti": /^src\/question-files\//u,
};

test("what says a sentence has fetched its English", () => {
  const groupOf = new Map(
    groups.flatMap(([group, texts]) => Object.keys(texts).map((form) => [form, group])),
  );
  assert.is(groupOf.size, groups.flatMap(([, texts]) => Object.keys(texts)).length, "in one group");
  const strangers = [...inSources.speakers].flatMap(([sentence, files]) => {
    const [, at] = /^#(\d+)/u.exec(translateSentence(sampleOf(sentence))) ?? [];
    const group = groupOf.get(forms[Number(at)] ?? "") ?? "";
    const others = [...files].filter((file) => !sourcesOf[group]?.test(file));
    return others.map((file) => `${file}: ${sentence} (${group})`);
  });
  assert.equal(strangers, []);
});

test("what stands in a place comes out unchanged, and nothing is said twice", () => {
  setFaultTexts(english);
  const changed = forms.filter((form) => {
    const text = translateSentence(sampleOf(form));
    const isWhole = placesIn(form).every((_place, at) => text.includes(String(701 + at)));
    return !isWhole || translateSentence(text) !== text;
  });
  setFaultTexts(traces);
  assert.equal(changed, []);
});

test.run();
