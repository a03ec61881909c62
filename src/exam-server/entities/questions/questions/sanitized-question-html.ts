// A question as it may be kept: every HTML in it cleaned, whatever its console did, and no character in it that
// PostgreSQL refuses.
import type { FieldErrors } from "../../../../contract/calls/envelope.ts";
import type { QuestionInput } from "../../../../contract/questions/question-fields.ts";
import { longestHtmlAt } from "../../../../domain/questions/question-html-bounds.ts";
import { htmlIn, withHtml } from "../../../../domain/questions/question-html.ts";
import { plainTextOf } from "../../../../domain/text/html-text.ts";
import { storable } from "../../../../domain/text/storable.ts";
import { createYieldOften } from "../../../yield-often.ts";
import { receivedHtml, type HtmlSender } from "../../../security/html/received-html.ts";

/** With faults, by the paths of the fields, it may not be kept. */
export type SanitizedQuestion = { fields: QuestionInput; faults: FieldErrors };

/** Takes a while, and so is not done within a transaction; others have their turn meanwhile. */
export async function sanitizeQuestion(
  question: QuestionInput,
  sender: HtmlSender,
  pause = createYieldOften(),
): Promise<SanitizedQuestion> {
  const sent = storable(question);
  const cleaned: string[] = [];
  const faults: FieldErrors = {};
  for (const { html, path } of htmlIn(sent)) {
    await pause();
    const received = await receivedHtml(html, { maxLength: longestHtmlAt(path) }, sender);
    if ("fault" in received) faults[path] ??= received.fault;
    cleaned.push("html" in received ? received.html : "");
  }
  const inOrder = cleaned.values();
  return { fields: withHtml(sent, () => inOrder.next().value ?? ""), faults };
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
