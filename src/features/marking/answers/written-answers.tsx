// An answer to a question that people mark, as it was written.
import type { QuestionAnswer } from "../../../contract/questions/question-answer.ts";
import { scoreQuestion } from "../../../domain/scoring/score-question.ts";
import { scoringPolicyOf } from "../../../domain/scoring/question-policy.ts";
import { isEmptyHtml, plainTextOf } from "../../../domain/text/html-text.ts";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import type { ViewMode } from "../../../question-types/frame/question-type-props.ts";
import { TypeView } from "../../../question-types/frame/type-view.tsx";
import type { ShownVersion } from "./marking-question.tsx";

type WrittenAnswerProps = { answer: QuestionAnswer; version: ShownVersion };

export function WrittenAnswer({ answer, version: { content } }: WrittenAnswerProps) {
  if (answer.type === 2) {
    const { html } = answer;
    return isEmptyHtml(html) ? null : <RichTextView html={html} fallback={plainTextOf(html)} />;
  }
  const score = scoreQuestion(content, answer, scoringPolicyOf("mutlak", 0));
  const mode = { is: "result", key: content.key, answer, score } as ViewMode;
  return <TypeView type={content.type} payload={content.payload} mode={mode} />;
}
