// Which typed answers are accepted, what each earns, and how they are compared. For a question (type 6), and `compact`
// for one cell, blank or label of several (types 11, 14 and 16), where the settings stand folded away.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { type Comparison, maxAnswerText } from "../../../contract/questions/question-content.ts";
import { TextInput } from "../../../ui/input/text-input.tsx";
import css from "./comparison-fields.module.css";
import { comparisonMessages } from "./comparison-messages.ts";
import {
  acceptedRows,
  readingOf,
  withAccepted,
  withOneMore,
  withoutAccepted,
  withPasted,
} from "./comparison-model.ts";
import { ComparisonRules, ComparisonSettings } from "./comparison-settings.tsx";
import { NumberInput } from "./number-input.tsx";
import { PartList } from "../rows/part-list.tsx";
import { PartRow } from "../rows/part-row.tsx";

export type ComparisonFieldsProps = {
  /** Names the whole: "Jawaban yang diterima", "Isian 2". */
  label: string;
  value: Comparison;
  onChange: (value: Comparison) => void;
  /** What is wrong with the answers, in words. Shown here. */
  error?: string;
  /** The id of an error that is shown elsewhere. */
  errorId?: string;
  compact?: boolean;
  /** Of the question: it may stand beside a number. */
  unit?: string;
};

export function ComparisonFields(props: ComparisonFieldsProps) {
  const { label, value, onChange, error, errorId, compact = false, unit = "" } = props;
  const t = useStore(comparisonMessages);
  const rows = acceptedRows(value);
  const more = withOneMore(value);
  return (
    <div className={css.comparison} data-compact={compact ? "" : undefined}>
      <PartList
        label={label}
        errors={error ? [error] : []}
        addLabel={t.add}
        onAdd={more ? () => onChange(more) : undefined}
      >
        {rows.map((_, at) => (
          <AnswerRow
            // Answers have no ids: their place is all that tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            at={at}
            value={value}
            onChange={onChange}
            unit={unit}
            isWrong={Boolean(error ?? errorId)}
            describedBy={errorId}
          />
        ))}
      </PartList>
      {compact ? (
        <details className={css.folded}>
          <summary>
            {t.settings}: <ComparisonRules value={value} />
          </summary>
          <ComparisonSettings value={value} onChange={onChange} />
        </details>
      ) : (
        <ComparisonSettings value={value} onChange={onChange} />
      )}
    </div>
  );
}

type AnswerRowProps = {
  at: number;
  value: Comparison;
  onChange: (value: Comparison) => void;
  unit: string;
  isWrong: boolean;
  describedBy: string | undefined;
};

function AnswerRow({ at, value, onChange, unit, isWrong, describedBy }: AnswerRowProps) {
  const t = useStore(comparisonMessages);
  const id = useId();
  const rows = acceptedRows(value);
  const { text = "" } = rows[at] ?? {};
  const number = at + 1;
  const reading = readingOf(text, value, unit);
  const described = [reading && `${id}-read`, describedBy].filter(Boolean).join(" ");
  return (
    <PartRow
      label={t.answer({ number })}
      unordered
      onRemove={rows.length > 1 ? () => onChange(withoutAccepted(value, at)) : undefined}
      after={<ShareInput at={at} value={value} onChange={onChange} />}
    >
      <TextInput
        data-row-text=""
        aria-label={t.answer({ number })}
        aria-invalid={isWrong || undefined}
        aria-describedby={described || undefined}
        maxLength={maxAnswerText}
        inputMode={value.mode === "number" ? "decimal" : undefined}
        dir="auto"
        className={value.mode === "regex" ? css.pattern : undefined}
        autoComplete="off"
        value={text}
        onInput={(event) => onChange(withAccepted(value, at, { text: event.currentTarget.value }))}
        onPaste={(event) => {
          const several = withPasted(value, at, event.clipboardData?.getData("text/plain") ?? "");
          if (several === null) return;
          event.preventDefault();
          onChange(several);
        }}
      />
      {reading && (
        <small id={`${id}-read`} className={css.reading} data-doubtful={reading.other ?? undefined}>
          {reading.other === null
            ? t.read({ value: reading.value })
            : t.readAs({ value: reading.value, other: reading.other })}
        </small>
      )}
    </PartRow>
  );
}

/** What the answer earns, in percent. */
function ShareInput({ at, value, onChange }: Pick<AnswerRowProps, "at" | "value" | "onChange">) {
  const t = useStore(comparisonMessages);
  const id = useId();
  const { share = 1 } = acceptedRows(value)[at] ?? {};
  const label = t.share({ number: at + 1 });
  return (
    <span className={css.share}>
      <NumberInput
        id={id}
        aria-label={label}
        title={label}
        min={0}
        max={100}
        decimals={1}
        value={Math.round(share * 1000) / 10}
        onChange={(percent) =>
          onChange(withAccepted(value, at, { share: Math.round(percent * 10) / 1000 }))
        }
      />
      <label htmlFor={id} aria-hidden="true">
        %
      </label>
    </span>
  );
}
