// The bank of words in the editor: those that are keys, and distractors. Nothing to see while no blank is filled from it.
import { useStore } from "@nanostores/react";
import { maxAnswerText, maxParts } from "../../contract/questions/question-content.ts";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Tag } from "../../ui/feedback/tag.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { PartList } from "../parts/rows/part-list.tsx";
import { PartRow } from "../parts/rows/part-row.tsx";
import { errorsElsewhere } from "../parts/rows/part-errors.ts";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import css from "./blanks-editor.module.css";
import { blanksEditorMessages } from "./blanks-messages.ts";
import { isKeyWord, withNewWord, withoutWord, withWord } from "./blanks-model.ts";

export function BankList({ content, onChange, errors, tools }: QuestionEditorProps<14>) {
  const t = useStore(blanksEditorMessages);
  const { bank, blanks } = content.payload;
  const wrong = errorsElsewhere(errors, ["bank"], []);
  const isUsed = blanks.some(({ mode }) => mode === "bank");
  if (!isUsed && bank.length === 0 && wrong.length === 0) return null;
  return (
    <PartList
      label={t.bank}
      hint={t.bankHint}
      addLabel={t.addWord}
      onAdd={
        bank.length < maxParts ? () => onChange(withNewWord(content, tools.makeId())) : undefined
      }
      errors={wrong}
    >
      {bank.map(({ id, text, reuse }, at) => {
        const number = at + 1;
        const label = t.word({ number });
        const isKey = isKeyWord(content, id);
        return (
          <PartRow
            key={id}
            label={label}
            unordered
            after={
              <span className={css.after}>
                {isKey && (
                  <Tag tone="ok" icon="check">
                    {t.isKey}
                  </Tag>
                )}
                <Checkbox
                  label={t.reuse}
                  aria-label={t.reuseOf({ number })}
                  checked={reuse}
                  onChange={(on) => onChange(withWord(content, id, { reuse: on }))}
                />
              </span>
            }
            onRemove={isKey ? undefined : () => onChange(withoutWord(content, id))}
          >
            <TextInput
              data-row-text=""
              aria-label={label}
              aria-invalid={wrong.length > 0 || undefined}
              dir="auto"
              autoComplete="off"
              maxLength={maxAnswerText}
              value={text}
              onInput={(event) =>
                onChange(withWord(content, id, { text: event.currentTarget.value }))
              }
            />
          </PartRow>
        );
      })}
    </PartList>
  );
}
