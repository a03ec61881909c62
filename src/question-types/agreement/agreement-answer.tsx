// Type 9 as a participant answers it: a stance on each statement and the argument for it.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import type { AnswerOf } from "../../contract/questions/question-answer.ts";
import fieldCss from "../../ui/input/field.module.css";
import { TextArea } from "../../ui/input/text-area.tsx";
import { ResetButton } from "../parts/layout/reset-button.tsx";
import { StanceRadio } from "../parts/stances/stance-cells.tsx";
import { StanceTable } from "../parts/stances/stance-table.tsx";
import type { PayloadOf } from "../frame/question-type-props.ts";
import { agreementMessages } from "./agreement-messages.ts";
import { countWords, isUntouched, withStance } from "./agreement-model.ts";

type AgreementAnswerProps = {
  payload: PayloadOf<9>;
  answer: AnswerOf<9> | null;
  onAnswer: (answer: AnswerOf<9>) => void;
};

export function AgreementAnswer({ payload, answer, onAnswer }: AgreementAnswerProps) {
  const name = useId();
  return (
    <div>
      <StanceTable
        labels={payload.labels}
        statements={payload.statements}
        renderCell={({ id }, stance, labelledBy) => (
          <StanceRadio
            name={`${name}-${id}`}
            stance={stance}
            chosen={answer?.values[id]?.value ?? null}
            labelledBy={labelledBy}
            onChoose={(value) => onAnswer(withStance(answer, id, { value }))}
          />
        )}
        renderBelow={({ id }, at) => (
          <Argument
            payload={payload}
            number={at + 1}
            value={answer?.values[id]?.argument ?? ""}
            onChange={(argument) => onAnswer(withStance(answer, id, { argument }))}
          />
        )}
      />
      <ResetButton
        disabled={isUntouched(answer)}
        onReset={() => onAnswer({ type: 9, values: {} })}
      />
    </div>
  );
}

type ArgumentProps = {
  payload: PayloadOf<9>;
  number: number;
  value: string;
  onChange: (argument: string) => void;
};

function Argument({ payload, number, value, onChange }: ArgumentProps) {
  const t = useStore(agreementMessages);
  const id = useId();
  const { argument_required: isRequired, min_words: least } = payload;
  return (
    <div className={fieldCss.field}>
      <label htmlFor={id} className={fieldCss.hint}>
        {isRequired ? t.argument : t.optional}
        {isRequired && (
          <span className={fieldCss.star} aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      <TextArea
        id={id}
        aria-label={t.argumentOf({ number })}
        aria-required={isRequired}
        aria-describedby={least > 0 ? `${id}-words` : undefined}
        rows={2}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {least > 0 && (
        <span id={`${id}-words`} className={fieldCss.hint}>
          {t.wordsLeft({ count: countWords(value), least })}
        </span>
      )}
    </div>
  );
}
