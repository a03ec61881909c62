// Type 9: statements, each agreed with or not, with an argument. There is no key: a person marks it, or it is a survey.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { plainTextOf } from "../../domain/text/html-text.ts";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { ChoiceShares } from "../parts/choices/choice-shares.tsx";
import { ManualMark } from "../parts/marking/manual-mark.tsx";
import { RubricList } from "../parts/marking/rubric-list.tsx";
import { AnswerCell, NotAnswered, PaperBox } from "../parts/stances/stance-cells.tsx";
import { stances, StanceTable } from "../parts/stances/stance-table.tsx";
import type { PayloadOf, QuestionViewProps, ViewMode } from "../frame/question-type-props.ts";
import { AgreementAnswer } from "./agreement-answer.tsx";
import { agreementMessages } from "./agreement-messages.ts";
import css from "./agreement.module.css";

export function AgreementView({ payload, mode }: QuestionViewProps<9>) {
  const { labels, statements } = payload;
  switch (mode.is) {
    case "preview":
      return mode.onAnswer ? (
        <AgreementAnswer payload={payload} answer={mode.answer} onAnswer={mode.onAnswer} />
      ) : (
        <StanceTable
          labels={labels}
          statements={statements}
          paper
          renderCell={() => <PaperBox />}
          renderBelow={() => <PaperLines />}
        />
      );
    case "key":
      return (
        <div>
          <ol className={css.statements}>
            {statements.map(({ id, html }) => (
              <li key={id}>
                <RichTextView html={html} fallback={plainTextOf(html)} />
              </li>
            ))}
          </ol>
          <p className={css.note}>{labels.join(" / ")}</p>
          <HowMarked survey={payload.survey} />
          {!payload.survey && <RubricList criteria={mode.key.rubric} />}
        </div>
      );
    case "result":
      return <Result payload={payload} mode={mode} />;
    case "shares":
      return (
        <ChoiceShares
          parts={statements.map(({ id, html }) => ({
            id,
            html,
            choices: stances.map((stance) => ({
              id: String(stance),
              text: labels[1 - stance],
              share: mode.shares.chosen[`${id} ${stance}`] ?? 0,
              isKey: false,
            })),
          }))}
        />
      );
  }
}

function PaperLines() {
  const { argument } = useStore(agreementMessages);
  return (
    <div className={css.lines}>
      {argument}:
      <span />
      <span />
    </div>
  );
}

function HowMarked({ survey }: { survey: boolean }) {
  const t = useStore(agreementMessages);
  return <p className={css.note}>{survey ? t.survey : t.byHand}</p>;
}

type ResultProps = {
  payload: PayloadOf<9>;
  mode: Extract<ViewMode<9>, { is: "result" }>;
};

function Result({ payload, mode: { answer, score } }: ResultProps) {
  const t = useStore(agreementMessages);
  const given = (id: string) => answer?.values[id] ?? { value: null, argument: "" };
  const below = ({ id }: { id: string }): ReactNode => {
    const { value, argument } = given(id);
    if (argument.trim() !== "") return <p className={css.argument}>{argument}</p>;
    return value === null ? <NotAnswered /> : <p className={css.note}>{t.noArgument}</p>;
  };
  return (
    <div>
      <StanceTable
        labels={payload.labels}
        statements={payload.statements}
        renderCell={({ id }, stance) => given(id).value === stance && <AnswerCell verdict={null} />}
        renderBelow={below}
      />
      {payload.survey ? (
        <HowMarked survey />
      ) : (
        <p className={css.note}>
          <ManualMark score={score} />
        </p>
      )}
    </div>
  );
}
