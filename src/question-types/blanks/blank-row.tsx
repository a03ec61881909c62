// One blank in the editor: how it is filled, its key, how wide it is. Removing it gives its word back to the text.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { blankComparison } from "../../domain/questions/blank-question.ts";
import fieldCss from "../../ui/input/field.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Select } from "../../ui/choice/select.tsx";
import { ComparisonFields } from "../parts/typed/comparison-fields.tsx";
import { NumberInput } from "../parts/typed/number-input.tsx";
import { PartRow } from "../parts/rows/part-row.tsx";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import { BlankOptions } from "./blank-options.tsx";
import css from "./blanks-editor.module.css";
import { blanksEditorMessages, blanksMessages } from "./blanks-messages.ts";
import {
  type BlankMode,
  widthBounds,
  withBlankChanged,
  withKeyWord,
  withMode,
  withTyped,
} from "./blanks-model.ts";
import { useModeOptions } from "./use-mode-options.ts";

export type BlankRowProps = QuestionEditorProps<14> & { at: number; onRemove: () => void };

export function BlankRow({ onRemove, ...props }: BlankRowProps) {
  const { content, onChange, errors, tools, at } = props;
  const t = useStore(blanksEditorMessages);
  const blanksT = useStore(blanksMessages);
  const modes = useModeOptions();
  const id = useId();
  const blank = content.payload.blanks[at];
  if (!blank) return null;
  const number = at + 1;
  const error = errors[`blanks.${blank.id}`];
  const errorId = error && `${id}-error`;
  return (
    <PartRow
      label={blanksT.blank({ number })}
      before={<span className={css.number}>{number}</span>}
      unordered
      onRemove={onRemove}
    >
      <div className={css.blank}>
        <Select
          className={css.mode}
          aria-label={t.mode({ number })}
          value={blank.mode}
          options={modes}
          onChange={(mode) =>
            onChange(withMode(content, blank.id, mode as BlankMode, tools.makeId))
          }
        />
        <label className={css.width}>
          {t.width}
          <NumberInput
            {...widthBounds}
            aria-label={t.widthOf({ number })}
            value={blank.width}
            onChange={(width) => onChange(withBlankChanged(content, blank.id, { width }))}
          />
        </label>
        <div className={css.key}>
          <BlankKey {...props} errorId={errorId} />
        </div>
      </div>
      {error && (
        <div id={errorId} className={fieldCss.error}>
          <Icon name="circle-alert" size={16} />
          {error}
        </div>
      )}
    </PartRow>
  );
}

type BlankKeyProps = QuestionEditorProps<14> & { at: number; errorId: string | undefined };

function BlankKey(props: BlankKeyProps) {
  const { content, onChange, at, errorId } = props;
  const t = useStore(blanksEditorMessages);
  const { blanks, bank } = content.payload;
  const blank = blanks[at];
  if (!blank) return null;
  const number = at + 1;
  if (blank.mode === "text") {
    return (
      <ComparisonFields
        label={t.typed({ number })}
        value={content.key.texts[blank.id] ?? blankComparison}
        onChange={(typed) => onChange(withTyped(content, blank.id, typed))}
        errorId={errorId}
        compact
      />
    );
  }
  if (blank.mode === "dropdown") return <BlankOptions {...props} blank={blank} />;
  const word = content.key.words[blank.id] ?? "";
  const isKnown = bank.some(({ id }) => id === word);
  return (
    <Select
      aria-label={t.keyOf({ number })}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      value={isKnown ? word : ""}
      placeholder={isKnown ? undefined : t.chooseKey}
      options={bank.map(({ id, text }, index) => ({
        value: id,
        label: text || t.word({ number: index + 1 }),
      }))}
      onChange={(chosen) => onChange(withKeyWord(content, blank.id, chosen))}
    />
  );
}
