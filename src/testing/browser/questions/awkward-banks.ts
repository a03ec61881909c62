// An event whose three schedules each have a bank that is hard to print: one whose questions name no competence, one of
// long texts with formulas and a picture, one in Arabic.
import type { Page } from "playwright-core";
import { createCompetence } from "../../../contract/competences.ts";
import { createEvent } from "../../../contract/exams/events.ts";
import { createSchedule } from "../../../contract/exams/schedules.ts";
import { listQuestionBanks, type QuestionBank } from "../../../contract/questions/banks.ts";
import { listMedia, mediaAddress } from "../../../contract/questions/media.ts";
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import { scheduleFields } from "../../exams/test-schedule-input.ts";
import { newEvent } from "../../exams/new-event.ts";
import { testQuestion } from "../../questions/open-test-bank.ts";
import { callBeside } from "../list-screen.ts";
import { addBank, addTo } from "./question-list.ts";

export type AwkwardEvent = {
  event: string;
  /** `schedule`: the one that has the bank alone. */
  plain: AwkwardBank;
  long: AwkwardBank;
  arabic: AwkwardBank;
};
export type AwkwardBank = { bank: QuestionBank; schedule: string };

/** How many questions each has. In the long one the third fills more than a page. */
export const awkwardCounts = { plain: 25, long: 6, arabic: 3 };

const line =
  "Pada pagi hari para pedagang datang dengan perahu kecil membawa buah, sayur, dan kue. Pembeli menawar sambil tertawa, lalu membayar dengan uang kertas yang basah oleh air sungai. ";
const formula = '<p>Akar itu <span data-formula="\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}"></span>.</p>';
export const arabicText = "الحمد لله رب العالمين";

export async function addAwkwardEvent(page: Page): Promise<AwkwardEvent> {
  // Signed on a day that never changes, since pictures of it are kept.
  const signed = { nama: "Asesmen Cetak", signer_tanggal: "2026-11-30" };
  const input = newEvent("CETAK", signed);
  const { id: event } = await callBeside(page, createEvent, input);
  const plain = await addBank(page, "POLOS", { grade: "", plan: plainPlan });
  for (let at = 1; at <= awkwardCounts.plain; at += 1)
    await addTo(page, plain.id, testQuestion(`Soal polos ${at}.`));
  const long = await addBank(page, "PANJANG");
  for (const question of await longQuestions(page, long)) await addTo(page, long.id, question);
  const arabic = await addBank(page, "ARAB");
  const [reading = ""] = await competences(page, arabic, [["Q.1", `Membaca: ${arabicText}`]]);
  for (let at = 1; at <= awkwardCounts.arabic; at += 1) {
    const stem = `<p dir="rtl">${arabicText} ${at}</p>`;
    await addTo(page, arabic.id, testQuestion("", { stem, competence_ids: [reading] }));
  }
  const schedule = async ({ id, kode }: QuestionBank) => {
    const fields = scheduleFields(`Jadwal ${kode}`, { event_id: event, bank_ids: [id] });
    return (await callBeside(page, createSchedule, fields)).id;
  };
  return {
    event,
    plain: { bank: plain, schedule: await schedule(plain) },
    long: { bank: long, schedule: await schedule(long) },
    arabic: { bank: arabic, schedule: await schedule(arabic) },
  };
}

const plainPlan: QuestionBank["plan"] = [
  { type: 1, count: 20, weight: 100, policy: "mutlak", minus: 0 },
];

async function longQuestions(page: Page, bank: QuestionBank): Promise<QuestionInput[]> {
  const { items } = await callBeside(page, listQuestionBanks, { per_page: 100, status: "" });
  const samples = items.find(({ nama }) => nama === "Contoh 16 tipe soal");
  const { items: media } = await callBeside(page, listMedia, {
    id: samples?.id ?? "",
    kind: "image",
  });
  const picture = `<p><img src="${mediaAddress(media[0]?.id ?? "")}" alt="Grafik" /></p>`;
  const [second = "", first = ""] = await competences(page, bank, [
    ["3.2", line.repeat(4)],
    ["3.1", "Menganalisis pasar."],
  ]);
  const stem = (at: number, middle: string) =>
    `<p>awal ${at}.</p>${middle}<p>${line}</p><p>akhir ${at}.</p>`;
  const explanation = "<p>Pembahasan panjang.</p>";
  return [
    { stem: stem(1, formula), competence_ids: [second], bobot: 0.1 },
    { stem: stem(2, picture), competence_ids: [first, second], bobot: 0.2, explanation },
    { stem: stem(3, `<p>${line.repeat(6)}</p>`.repeat(6)), competence_ids: [second] },
    { stem: stem(4, formula), difficulty: "sukar" as const },
    { stem: stem(5, ""), competence_ids: [first], difficulty: "mudah" as const },
    { stem: stem(6, picture), competence_ids: [second] },
  ].map((more) => testQuestion("", more));
}

/** Of the bank's subject, in this order. */
async function competences(
  page: Page,
  bank: QuestionBank,
  wanted: readonly (readonly [kode: string, uraian: string])[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const [kode, uraian] of wanted) {
    const { id } = await callBeside(page, createCompetence, {
      subject_id: bank.subject_id ?? "",
      parent_id: null,
      kode: `${bank.kode}-${kode}`,
      uraian: uraian.trim(),
      fase: "Fase E",
      jenis: "TP",
      level_kognitif: "C4",
    });
    ids.push(id);
  }
  return ids;
}
