// The question that a preview is at, beside the text that it belongs to: to be answered, or checked with what it earns.
import { useStore } from "@nanostores/react";
import type { Question } from "../../../contract/questions/questions.ts";
import type { Reference } from "../../../contract/questions/references.ts";
import { formatNumber } from "../../../core/format.ts";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import type { ViewMode } from "../../../question-types/frame/question-type-props.ts";
import { QuestionView } from "../../../question-types/frame/question-view.tsx";
import { ReferenceView } from "../../../question-types/frame/reference-view.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Tag, type Tone } from "../../../ui/feedback/tag.tsx";
import type { Verdict } from "../../../domain/scoring/score-question.ts";
import { policyLabels } from "../../../kit/label-messages.ts";
import { questionPreviewMessages } from "./question-preview-messages.ts";
import { payloadOf, type PreviewModel, type PreviewResult } from "./question-preview-model.ts";
import css from "./question-preview.module.css";
import type { QuestionsModel } from "../list/questions-model.ts";

type PreviewQuestionProps = { preview: PreviewModel; model: QuestionsModel };

export function PreviewQuestion({ preview, model }: PreviewQuestionProps) {
  const t = useStore(questionPreviewMessages);
  const shown = useStore(preview.$question);
  const references = useStore(model.$references);
  if (shown.status === "loading") return <Spinner label={t.loading} />;
  if (shown.status === "gone") return <p>{t.gone}</p>;
  if (shown.status === "failed") {
    return <LoadFailure error={shown.error} title={t.failed} onRetry={preview.retryQuestion} />;
  }
  const { question } = shown;
  const reference = references.find(({ id }) => id === question.reference_id);
  return (
    <div className={css.sides} data-alone={reference ? undefined : ""}>
      {reference && <ReferenceText key={reference.id} reference={reference} />}
      <Answered key={question.id} preview={preview} question={question} />
    </div>
  );
}

function ReferenceText({ reference }: { reference: Reference }) {
  const t = useStore(questionPreviewMessages);
  const { kode, judul } = reference;
  return (
    // Focusable, because older browsers scroll a box by keyboard only then.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.reference} aria-label={t.reference({ kode, judul })} tabIndex={0}>
      <h4>{judul}</h4>
      <ReferenceView reference={reference} heardBy="participant" />
    </section>
  );
}

type AnsweredProps = { preview: PreviewModel; question: Question };

function Answered({ preview, question }: AnsweredProps) {
  const mix = useStore(preview.$mix);
  const isChecked = useStore(preview.$isChecked);
  const answer = useStore(preview.$answers).get(question.id) ?? null;
  const result = useStore(preview.$results).get(question.id);
  const { content, id } = question;
  const answering: ViewMode = {
    is: "preview",
    answer,
    onAnswer: (given) => preview.answer(id, given),
  };
  const checked: ViewMode = result
    ? { is: "result", key: content.key, answer, score: result.score }
    : { is: "key", key: content.key };
  return (
    <div className={css.answered} data-answering={isChecked ? undefined : ""}>
      {isChecked && <Earned result={result} bobot={question.bobot} />}
      <QuestionView
        // Nothing that is half chosen goes from one mode, or one order, to the other.
        key={`${isChecked} ${mix.isOn} ${mix.seed}`}
        question={question}
        payload={payloadOf(question, mix)}
        mode={isChecked ? checked : answering}
        withExplanation={isChecked}
      />
    </div>
  );
}

const tones: Record<Verdict, Tone> = {
  kosong: "neutral",
  benar: "ok",
  sebagian: "warn",
  salah: "bad",
  menunggu: "info",
};

function Earned({ result, bobot }: { result: PreviewResult | undefined; bobot: number }) {
  const t = useStore(questionPreviewMessages);
  const verdict = result?.score.verdict ?? "kosong";
  const [first = "", ...rest] = t[verdict];
  const words = { verdict: first.toUpperCase() + rest.join(""), bobot: formatNumber(bobot) };
  const points = result ? result.points : 0;
  const text =
    points === null ? t.waiting(words) : t.scored({ ...words, points: formatNumber(points) });
  return (
    <p className={css.earned}>
      <Tag tone={tones[verdict]}>{result?.isSurvey ? t.survey : text}</Tag>
      {result && <span>{t.policy({ policy: policyLabels.get()[result.policy] })}</span>}
    </p>
  );
}
