// The list that one blank is chosen from: its options, one of which is the key.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { maxAnswerText, maxParts } from "../../contract/questions/question-content.ts";
import { TextInput } from "../../ui/input/text-input.tsx";
import { PartList } from "../parts/rows/part-list.tsx";
import { PartRow } from "../parts/rows/part-row.tsx";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import css from "./blanks-editor.module.css";
import { blanksEditorMessages } from "./blanks-messages.ts";
import { type Blank, withBlankChanged, withKeyWord, withoutOption } from "./blanks-model.ts";

export type BlankOptionsProps = QuestionEditorProps<14> & {
  blank: Blank;
  at: number;
  errorId: string | undefined;
};

export function BlankOptions(props: BlankOptionsProps) {
  const { content, onChange, tools, blank, at, errorId } = props;
  const t = useStore(blanksEditorMessages);
  const group = useId();
  const { id, options } = blank;
  const key = content.key.words[id];
  const change = (changed: Blank["options"]) =>
    onChange(withBlankChanged(content, id, { options: changed }));
  const add = () => change([...options, { id: tools.makeId(), text: "" }]);
  return (
    <PartList
      label={t.options({ number: at + 1 })}
      addLabel={t.addOption}
      onAdd={options.length < maxParts ? add : undefined}
    >
      {options.map((option, index) => {
        const number = index + 1;
        const label = t.option({ number });
        return (
          <PartRow
            key={option.id}
            label={label}
            unordered
            before={
              <input
                type="radio"
                name={group}
                className={css.radio}
                aria-label={t.optionKey({ number })}
                aria-describedby={errorId}
                checked={key === option.id}
                onChange={() => onChange(withKeyWord(content, id, option.id))}
              />
            }
            onRemove={
              options.length > 1 ? () => onChange(withoutOption(content, id, option.id)) : undefined
            }
          >
            <TextInput
              data-row-text=""
              aria-label={label}
              dir="auto"
              autoComplete="off"
              maxLength={maxAnswerText}
              value={option.text}
              onInput={({ currentTarget: { value: text } }) =>
                change(options.map((each) => (each === option ? { ...each, text } : each)))
              }
            />
          </PartRow>
        );
      })}
    </PartList>
  );
}
