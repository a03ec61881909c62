// Editor of type 8: the two labels, the statements, and which of the two holds for each.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { HtmlPartList } from "../parts/rows/html-part-list.tsx";
import { LabelFields } from "../parts/stances/label-fields.tsx";
import { truthLabels } from "../parts/stances/label-presets.ts";
import { KeyErrors } from "../parts/marks/key-errors.tsx";
import { stanceMessages } from "../parts/stances/stance-messages.ts";
import { stances } from "../parts/stances/stance-table.tsx";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import { withKey, withStatements } from "./true-false-model.ts";
import css from "./true-false-editor.module.css";

export function TrueFalseEditor({ content, onChange, errors, tools }: QuestionEditorProps<8>) {
  const t = useStore(stanceMessages);
  const name = useId();
  const { payload, key } = content;
  const { labels, statements } = payload;
  return (
    <div>
      <LabelFields
        labels={labels}
        presets={truthLabels}
        onLabels={(changed) => onChange({ ...content, payload: { ...payload, labels: changed } })}
        error={errors["labels"]}
      />
      <HtmlPartList
        label={t.statement}
        parts={statements}
        onParts={(parts) => onChange(withStatements(content, parts))}
        nameOf={(at) => t.statementNumber({ number: at + 1 })}
        addLabel={t.addStatement}
        fewest={1}
        most={10}
        path="statements"
        errors={errors}
        tools={tools}
        renderAfter={({ id }, at) => (
          <fieldset className={css.key} aria-label={t.keyOf({ number: at + 1 })}>
            {stances.map((stance) => (
              <label key={stance} data-on={key.values[id] === stance ? "" : undefined}>
                <input
                  type="radio"
                  name={`${name}-${id}`}
                  checked={key.values[id] === stance}
                  onChange={() => onChange(withKey(content, id, stance))}
                />
                {labels[1 - stance]}
              </label>
            ))}
          </fieldset>
        )}
      />
      <KeyErrors errors={errors} />
    </div>
  );
}
