import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { requiredLine } from "../../contract/calls/typed-fields.ts";
import type { Language } from "../../contract/preferences.ts";
import { ServerError } from "../answers/server-error.ts";
import { $locale } from "../i18n.ts";
import { fetchFaultTexts } from "./fault-files.ts";
import { fetchFaults, issueErrors, translateFault } from "./translate-fault.ts";

const test = suite("saying faults");
const usualFetch = globalThis.fetch;
let asked: string[] = [];
/** Each test has one of its own: what has been fetched of a language is kept. */
let language: Language;
let languages = 0;

const faults = {
  "Sesi ini sudah penuh.": "This session is full.",
  "Nama ibu": "Mother's name",
  "Periksa lagi isian yang ditandai.": "Check the marked fields again.",
  "Nama peserta": "Participant name",
  "Kode {code} sudah dipakai banksoal lain.": "Another question bank uses code {code}.",
  "Kode {code} sudah dipakai oleh {name}.": "{name} uses code {code} already.",
  "{Label} paling besar {n}.": "{Label} can be at most {n} {n:point|points}.",
  "{Label} wajib diisi.": "{Label} is required.",
  "{Used} Arsipkan saja.": "{Used} Archive it.",
  "Dipakai {Many}.": "Used by {Many}.",
  "{n} soal": "{n} {n:question|questions}",
};
const ofSheets = { "Nama peserta {n}": "Participant {n}", "{n} baris.": "{n} rows." };
const files: Record<string, unknown> = {
  faults: { faults },
  "faults-sheets": { "faults-sheets": ofSheets },
};

test.before.each(async () => {
  asked = [];
  language = `en-${++languages}` as Language;
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    const [, name = ""] = /i18n\/en-\d+\/(.+)\.json$/u.exec(address) ?? [];
    return new Response(JSON.stringify(files[name] ?? {}), { status: name in files ? 200 : 404 });
  }) as typeof fetch;
});
test.after.each(() => {
  $locale.set("id");
  globalThis.fetch = usualFetch;
});

async function speakEnglish(): Promise<void> {
  $locale.set(language);
  await fetchFaults("");
}

test("in Indonesian each sentence stands, and nothing is asked for", async () => {
  assert.is(translateFault("Nama peserta wajib diisi."), "Nama peserta wajib diisi.");
  await speakEnglish();
  assert.is(translateFault("Nama peserta wajib diisi."), "Participant name is required.");
  $locale.set("id");
  const before = asked.length;
  assert.is(translateFault("Nama peserta wajib diisi."), "Nama peserta wajib diisi.");
  assert.is(asked.length, before);
});

test("texts that never arrive keep no answer from the person", async () => {
  globalThis.fetch = (() => new Promise(() => {})) as typeof fetch;
  $locale.set(language);
  const began = performance.now();
  await fetchFaults("/api/v1/subjects");
  assert.ok(performance.now() - began < 5000);
});

test("what stands in a place comes out as it is, whatever it looks like", async () => {
  await speakEnglish();
  const names = [
    'Budi "Si Kecil" (kelas {n})',
    "{code} $& $1 {name}",
    "constructor",
    "Nama peserta",
    "Nama peserta wajib diisi.",
    "Ani\nBudi",
    "",
  ];
  for (const name of names) {
    assert.is(translateFault(`Kode X sudah dipakai oleh ${name}.`), `${name} uses code X already.`);
  }
});

test("words of ours in a place are said, too, also as a whole sentence", async () => {
  await speakEnglish();
  assert.is(translateFault("Dipakai 1 soal. Arsipkan saja."), "Used by 1 question. Archive it.");
  assert.is(translateFault("Dipakai 20 soal. Arsipkan saja."), "Used by 20 questions. Archive it.");
  assert.is(translateFault("Nama ayah wajib diisi."), "Nama ayah is required.");
});

test("a sentence without places is said as a whole, also in a place", async () => {
  await speakEnglish();
  assert.is(translateFault("Sesi ini sudah penuh."), "This session is full.");
  assert.is(translateFault("Sesi ini sudah penuh"), "Sesi ini sudah penuh");
  assert.is(translateFault("Nama ibu wajib diisi."), "Mother's name is required.");
});

test("a sentence that nobody knows stands, and a place for a number takes no words", async () => {
  await speakEnglish();
  for (const text of ["Belum pernah dikatakan.", "toString", "Bobot paling besar sekali.", ""]) {
    assert.is(translateFault(text), text);
  }
});

test("of two forms that fit, the most literal is meant", async () => {
  await speakEnglish();
  assert.is(
    translateFault("Kode A sudah dipakai oleh B sudah dipakai banksoal lain."),
    "Another question bank uses code A sudah dipakai oleh B.",
  );
});

test("what only some calls or files say is fetched with the first of them", async () => {
  const told = await fetchFaultTexts(language, [""]);
  assert.is(told("3 baris."), "3 baris.");
  const ofSheet = `${__BASE__}i18n/${language}/faults-sheets.json`;
  assert.not(asked.includes(ofSheet));
  await speakEnglish();
  await fetchFaults("sheets");
  assert.is(translateFault("3 baris."), "3 rows.");
  assert.is(translateFault("Nama peserta 5"), "Participant 5");
  await fetchFaults("sheets");
  assert.is(asked.filter((address) => address === ofSheet).length, 1);
});

test("refusals and schemas are said as a person reads them, and kept as they were sent", async () => {
  await speakEnglish();
  const sent = { nama: "Nama peserta wajib diisi." };
  const refusal = new ServerError(
    responseCodes.invalidFields,
    "Periksa lagi isian yang ditandai.",
    sent,
  );
  assert.is(refusal.message, "Check the marked fields again.");
  assert.equal(refusal.fields, { nama: "Participant name is required." });
  assert.equal(refusal.sentFields, [["nama", "Nama peserta wajib diisi."]]);
  const schema = v.object({ nama: requiredLine("Nama peserta", 20) });
  const { issues } = v.safeParse(schema, { nama: " " });
  assert.equal(issueErrors(issues), { nama: "Participant name is required." });
});

test.run();
