// Type 8: statements, each true or false.
import { useId } from "react";
import type { AnswerOf } from "../../contract/questions/question-answer.ts";
import { ChoiceShares } from "../parts/choices/choice-shares.tsx";
import { markedVerdict } from "../parts/marks/marked-verdict.ts";
import { ResetButton } from "../parts/layout/reset-button.tsx";
import {
  AnswerCell,
  KeyCell,
  MissedKeyCell,
  NotAnswered,
  PaperBox,
  StanceRadio,
} from "../parts/stances/stance-cells.tsx";
import { stances, StanceTable } from "../parts/stances/stance-table.tsx";
import type { PayloadOf, QuestionViewProps, ViewMode } from "../frame/question-type-props.ts";

export function TrueFalseView({ payload, mode }: QuestionViewProps<8>) {
  const { labels, statements } = payload;
  switch (mode.is) {
    case "preview":
      return mode.onAnswer ? (
        <Answered payload={payload} answer={mode.answer} onAnswer={mode.onAnswer} />
      ) : (
        <StanceTable
          labels={labels}
          statements={statements}
          paper
          renderCell={() => <PaperBox />}
        />
      );
    case "key":
      return (
        <StanceTable
          labels={labels}
          statements={statements}
          renderCell={({ id }, stance) => mode.key.values[id] === stance && <KeyCell />}
        />
      );
    case "result":
      return <Result payload={payload} mode={mode} />;
    case "shares":
      return <ChoiceShares parts={sharesOf(payload, mode)} />;
  }
}

type AnsweredProps = {
  payload: PayloadOf<8>;
  answer: AnswerOf<8> | null;
  onAnswer: (answer: AnswerOf<8>) => void;
};

function Answered({ payload, answer, onAnswer }: AnsweredProps) {
  const name = useId();
  const values = answer?.values ?? {};
  return (
    <div>
      <StanceTable
        labels={payload.labels}
        statements={payload.statements}
        renderCell={({ id }, stance, labelledBy) => (
          <StanceRadio
            name={`${name}-${id}`}
            stance={stance}
            chosen={values[id] ?? null}
            labelledBy={labelledBy}
            onChoose={(chosen) => onAnswer({ type: 8, values: { ...values, [id]: chosen } })}
          />
        )}
      />
      <ResetButton
        disabled={Object.values(values).every((value) => value === null)}
        onReset={() => onAnswer({ type: 8, values: {} })}
      />
    </div>
  );
}

type Mode<Is extends ViewMode["is"]> = Extract<ViewMode<8>, { is: Is }>;

function Result({ payload, mode }: { payload: PayloadOf<8>; mode: Mode<"result"> }) {
  const { key, answer, score } = mode;
  return (
    <StanceTable
      labels={payload.labels}
      statements={payload.statements}
      renderCell={({ id }, stance) => {
        if (answer?.values[id] === stance) {
          return <AnswerCell verdict={markedVerdict(score.byPart[id])} />;
        }
        return key.values[id] === stance && <MissedKeyCell />;
      }}
      renderUnder={({ id }) => (answer?.values[id] ?? null) === null && <NotAnswered />}
    />
  );
}

function sharesOf({ labels, statements }: PayloadOf<8>, { key, shares }: Mode<"shares">) {
  return statements.map(({ id, html }) => ({
    id,
    html,
    choices: stances.map((stance) => ({
      id: String(stance),
      text: labels[1 - stance],
      share: shares.chosen[`${id} ${stance}`] ?? 0,
      isKey: key.values[id] === stance,
    })),
  }));
}
