// A bank as schools have them, for whoever looks at it page by page: all types, 52 questions, long texts, pictures, tables,
// lists, Arabic. Each stem begins with "awal 7." and ends with "akhir 7.", each option of the first types with "7a".
import type { Page } from "playwright-core";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import { mediaAddress, listMedia } from "../../../contract/questions/media.ts";
import { createQuestion, exportQuestions } from "../../../contract/questions/questions.ts";
import { createReference } from "../../../contract/questions/references.ts";
import { letterOf } from "../../../domain/text/letters.ts";
import { callBeside } from "../list-screen.ts";

const line =
  "Pada pagi hari para pedagang datang dengan perahu kecil membawa buah, sayur, dan kue. Pembeli menawar sambil tertawa, lalu membayar dengan uang kertas yang basah oleh air sungai. ";
const table =
  "<table><tbody><tr><th>Bulan</th><th>Hujan (mm)</th><th>Suhu</th></tr><tr><td>Januari</td><td>310</td><td>27</td></tr><tr><td>Februari</td><td>280</td><td>28</td></tr><tr><td>Maret</td><td>240</td><td>28</td></tr></tbody></table>";
const list = `<ol><li>${line}</li><li>Pasar dibuka.</li><li>${line}</li></ol>`;
const arabic = '<p dir="rtl">اَلْحَمْدُ لِلّٰهِ رَبِّ الْعَالَمِيْنَ ۙ الرَّحْمٰنِ الرَّحِيْمِ ۙ مٰلِكِ يَوْمِ الدِّيْنِ</p>';
const formula =
  '<p>Akar persamaan itu <span data-formula="\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}"></span>.</p>';

/** What stands between the two ends of a stem, one after another. */
const middles = (picture: string) => [
  "",
  `<p>${line.repeat(2)}</p>`,
  `<p>${line}</p><p><img src="${picture}" alt="Grafik" /></p>`,
  `<p>${line}</p>${table}`,
  list,
  arabic,
  formula,
  `<p>${line.repeat(6)}</p>`.repeat(4),
  `<p>${line}</p>`,
];

const kinds = middles("").length;
const choices = 22;
/** `isLong`: a stem that no page has room for beside others. */
export const longBank = { count: 52, isLong: (at: number) => at % kinds === 7 };

export async function fillLongBank(
  page: Page,
  samples: QuestionBank,
  { id }: QuestionBank,
): Promise<void> {
  const { items } = await callBeside(page, exportQuestions, { id: samples.id });
  const { items: media } = await callBeside(page, listMedia, { id: samples.id, kind: "image" });
  const stems = middles(mediaAddress(media[0]?.id ?? ""));
  const reference = await callBeside(page, createReference, {
    id,
    type: "SP_REFERENCE",
    judul: "Pasar terapung",
    isi: `<p>${line.repeat(4)}</p>`,
    audio_id: null,
    max_play: 0,
  });
  const ordered = [...items].sort((one, other) => one.content.type - other.content.type);
  const [choice, ...others] = ordered;
  if (!choice) throw new Error("No samples");
  const made = [...Array.from({ length: choices }, () => choice), ...others, ...others].slice(
    0,
    52,
  );
  for (const [at, { layout, audio, content }] of made.entries()) {
    const middle = stems[at % stems.length] ?? "";
    const input: QuestionInput = {
      stem: `<p>awal ${at}.</p>${middle}<p>akhir ${at}.</p>`,
      layout: at % 6 === 5 ? 2 : layout,
      reference_id: at > 9 && at < 13 ? reference.id : null,
      competence_ids: [],
      bobot: 1,
      difficulty: "",
      explanation: "",
      policy: null,
      shuffle: true,
      audio,
      content: named(content, at),
    };
    const question_id = `panjang-${id.slice(0, 8)}-${String(at).padStart(3, "0")}`;
    await callBeside(page, createQuestion, { id, question_id, ...input });
  }
}

function named(content: QuestionContent, at: number): QuestionContent {
  if (content.type !== 1 && content.type !== 4) return content;
  const words = at % 4 === 3 ? line : "Pilihan yang pendek.";
  const named = content.payload.options.map((option, place) => ({
    ...option,
    html: `<p>${at}${letterOf(place).toLowerCase()} ${words}</p>`,
  }));
  const copy = structuredClone(content);
  copy.payload.options = named;
  return copy;
}
