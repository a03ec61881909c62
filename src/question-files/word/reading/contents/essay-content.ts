// What a person marks by: essays (type 2) and the rubric that statements (type 9) share with them.
import type { ContentOf } from "../../../../contract/questions/question-content.ts";
import { plainTextOf } from "../../../../domain/text/html-text.ts";
import { essayContent, usualEssay } from "./answer-content.ts";
import { splitAtBars, unescapeToken } from "../../answer-token.ts";
import { decimalValue } from "../marker-text.ts";
import { htmlOfKind, rowsOfKind, type TableQuestion } from "../table-question.ts";

export function essayOf(question: TableQuestion): ContentOf<2> {
  const { settings } = question.meta;
  const answer = htmlOfKind(question, "key").join("");
  if (/^[A-J]$/iu.test(plainTextOf(answer)))
    question.draft.warn(
      `Kunci "${plainTextOf(answer)}" tanpa opsi menjadi jawaban rujukan uraian.`,
    );
  const { type, key } = essayContent(answer);
  const formats = { biasa: "plain", kaya: "rich" } as const;
  return {
    type,
    payload: {
      format: settings.oneOf("format", formats, usualEssay.format),
      min_words: settings.count("minWords", usualEssay.min_words),
      max_chars: settings.count("maxChars", usualEssay.max_chars),
      attachments: settings.isOn("attachments", usualEssay.attachments),
      lines: settings.count("lines", usualEssay.lines),
    },
    key: { ...key, rubric: rubricOf(question), keywords: [...settings.list("keyword")] },
  };
}

/** Rows `S1`, `S2`: "5 | Isi dan bahasa"; the same as settings, where there are no rows. */
export function rubricOf(question: TableQuestion): ContentOf<2>["key"]["rubric"] {
  const rows = rowsOfKind(question, "criterion").map((row) => ({
    name: row.marker,
    text: plainTextOf(question.html(row)),
  }));
  const lines = question.meta.settings.list("criterion");
  const all = [...rows, ...lines.map((text) => ({ name: "Kriteria", text }))];
  return all.map(({ name, text }) => {
    const [points = "", ...words] = splitAtBars(text);
    const max = decimalValue(points);
    const label = unescapeToken(words.join(" | "));
    if (max === null || max < 0 || label === "")
      question.draft.error(`${name} berisi "${text}"; tulis skor terbesarnya | kriterianya.`);
    return { id: question.draft.makeId(), label, max: max ?? 0 };
  });
}
