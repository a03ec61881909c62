// A question as it may be kept: every HTML in it cleaned, whatever its console did, and no character in it that
// PostgreSQL refuses.
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import { plainTextOf } from "../../../domain/text/html-text.ts";
import { htmlIn, withHtml } from "./question-html.ts";
import { sanitizeHtml } from "../../security/received-html.ts";

export function sanitizeQuestion(question: QuestionInput): QuestionInput {
  return withHtml(storable(question), sanitizeHtml);
}

/** Without NUL and halves of characters: neither text nor jsonb of PostgreSQL holds them. */
export function storable<Value>(value: Value): Value {
  if (typeof value === "string") return value.replace(/\0|\p{Surrogate}/gu, "") as Value;
  if (Array.isArray(value)) return value.map(storable) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, storable(each)]),
  ) as Value;
}

/** What a search in the bank looks through: the words of the question, without markup and without its keys. */
export function searchTextOf(question: QuestionInput): string {
  const { content } = question;
  const marked = htmlIn(question)
    .filter(({ path }) => path !== "content.rujukan")
    .map(({ html }) => plainTextOf(html));
  return [...marked, ...plainWords(content)]
    .filter((text) => text !== "")
    .join(" ")
    .normalize("NFC");
}

function plainWords(content: QuestionInput["content"]): string[] {
  if (content.type === 8 || content.type === 9) return content.payload.labels;
  if (content.type === 14) return content.payload.bank.map(({ text }) => text);
  if (content.type === 15 && content.payload.mode === "options") {
    return content.payload.options.flatMap(({ caption, image }) => [caption, image.alt]);
  }
  if (content.type === 16) return content.payload.labels.map(({ text }) => text);
  return [];
}
