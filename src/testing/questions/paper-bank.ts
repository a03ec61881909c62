// A bank in memory, for tests of what is printed of it.
import type { Question } from "../../contract/questions/questions.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import type { Reference } from "../../contract/questions/references.ts";
import type { PaperBank } from "../../domain/paper/question-paper.ts";
import { questionSamples } from "./question-samples.ts";

const moment = "2026-01-05T01:00:00Z";

/** The sample of its type; of choices the last option is fixed. */
export function paperQuestionOf(
  id: string,
  type: QuestionType,
  more: Partial<Question> = {},
): Question {
  const content = structuredClone(questionSamples[type].content);
  if (content.type === 1) content.payload.options.at(-1)!.fixed = true;
  return {
    id,
    bank_id: "bank",
    number: 1,
    stem: `<p>Soal ${id}</p>`,
    layout: 1,
    reference_id: null,
    competence_ids: ["k1"],
    bobot: 2,
    difficulty: "",
    explanation: "<p>Sebab begitu.</p>",
    policy: null,
    shuffle: true,
    audio: null,
    content,
    excerpt: `Soal ${id}`,
    reference_kode: null,
    competences: [{ id: "k1", kode: "3.1" }],
    used_by: [],
    outside_usage: null,
    faults: [],
    author_name: null,
    version: 1,
    created_at: moment,
    updated_at: moment,
    ...more,
  };
}

export function readingText(id: string, more: Partial<Reference> = {}): Reference {
  return {
    id,
    bank_id: "bank",
    type: "SP_REFERENCE",
    kode: id.toUpperCase(),
    judul: `Bacaan ${id}`,
    isi: "<p>Teks bacaan.</p>",
    audio_id: null,
    max_play: 0,
    question_count: 0,
    version: 1,
    created_at: moment,
    updated_at: moment,
    ...more,
  };
}

export function paperBank(
  questions: readonly Question[],
  references: readonly Reference[] = [],
): PaperBank {
  return { id: "bank", plan: [], questions, references };
}
