// Editor of options with their key (types 1, 3 and 4): a row each with its letter, and beside it what makes it right.
import { useStore } from "@nanostores/react";
import { type ReactNode, useId, useState } from "react";
import { Button, IconButton } from "../../../ui/input/button.tsx";
import checkboxCss from "../../../ui/choice/checkbox.module.css";
import type { QuestionEditorProps } from "../../frame/question-type-props.ts";
import css from "./choice-list-editor.module.css";
import { choiceEditorMessages, choiceViewMessages } from "./choice-list-messages.ts";
import {
  type ChoiceList,
  fewestOptions,
  maxOptions,
  withKey,
  withLines,
  withMovedOption,
  withNewOption,
  withOption,
  withoutOption,
  withWeight,
} from "./choice-list-model.ts";
import { letterOf } from "../../../domain/text/letters.ts";
import { NumberInput } from "../typed/number-input.tsx";
import { OptionsPaste } from "./options-paste.tsx";
import { errorsElsewhere } from "../rows/part-errors.ts";
import { PartField } from "../rows/part-field.tsx";
import { PartList } from "../rows/part-list.tsx";
import { PartRow } from "../rows/part-row.tsx";

export type ChoiceListEditorProps = Pick<QuestionEditorProps, "errors" | "policy" | "tools"> & {
  list: ChoiceList;
  onChange: (list: ChoiceList) => void;
  /** One key, or any number. */
  single: boolean;
  /** More about how the options are answered, under them. */
  children?: ReactNode;
};

export function ChoiceListEditor(props: ChoiceListEditorProps) {
  const { list, onChange, errors, single, tools, children } = props;
  const t = useStore(choiceEditorMessages);
  const [isPasting, setPasting] = useState(false);
  const name = useId();
  const count = list.options.length;
  const isWeighted = props.policy === "bobot_opsi";
  const canAdd = count < maxOptions;
  const placed = list.options.map(({ id }) => `options.${id}`);
  return (
    <div className={css.editor}>
      <PartList
        label={t.options}
        hint={`${single ? t.markOne : t.markSome}${isWeighted ? ` ${t.weightHint}` : ""}`}
        errors={errorsElsewhere(errors, ["options", "key"], placed)}
        addLabel={t.add({ count, most: maxOptions })}
        onAdd={canAdd ? () => onChange(withNewOption(list, tools.makeId())) : undefined}
        actions={
          <Button size="s" variant="ghost" icon="copy" onClick={() => setPasting(true)}>
            {t.paste}
          </Button>
        }
      >
        {list.options.map(({ id }, at) => (
          <OptionRow key={id} {...props} name={name} at={at} />
        ))}
      </PartList>
      {children}
      {isPasting && (
        <OptionsPaste
          list={list}
          onClose={() => setPasting(false)}
          onLines={(lines) => onChange(withLines(list, lines, tools.makeId))}
        />
      )}
    </div>
  );
}

type OptionRowProps = ChoiceListEditorProps & { name: string; at: number };

function OptionRow(props: OptionRowProps) {
  const { list, onChange, errors, policy, tools, at } = props;
  const t = useStore(choiceEditorMessages);
  const choiceViewT = useStore(choiceViewMessages);
  const option = list.options[at];
  if (!option) return null;
  const { id, html, fixed } = option;
  const letter = letterOf(at);
  const label = choiceViewT.option({ letter });
  const last = list.options.length - 1;
  const canRemove = list.options.length > fewestOptions;
  return (
    <PartRow
      label={label}
      before={<KeyChoice {...props} id={id} letter={letter} />}
      after={
        <>
          {policy === "bobot_opsi" && (
            <NumberInput
              aria-label={t.weight({ letter })}
              className={css.weight}
              placeholder={t.weightShort}
              min={-100}
              max={100}
              decimals={2}
              whenEmpty={0}
              value={list.weights[id] ?? 0}
              onChange={(weight) => onChange(withWeight(list, id, weight))}
            />
          )}
          <IconButton
            size="s"
            icon="pin"
            label={t.fixed({ letter })}
            className={fixed ? css.pinned : undefined}
            aria-pressed={fixed}
            onClick={() => onChange(withOption(list, id, { fixed: !fixed }))}
          />
        </>
      }
      onUp={at > 0 ? () => onChange(withMovedOption(list, at, -1)) : undefined}
      onDown={at < last ? () => onChange(withMovedOption(list, at, 1)) : undefined}
      onRemove={canRemove ? () => onChange(withoutOption(list, id)) : undefined}
    >
      <PartField
        label={label}
        value={html}
        tools={tools}
        error={errors[`options.${id}`]}
        onChange={(changed) => onChange(withOption(list, id, { html: changed }))}
      />
    </PartRow>
  );
}

/** The option's letter, which is pressed to make it right. */
function KeyChoice(props: OptionRowProps & { id: string; letter: string }) {
  const { list, onChange, single, name, id, letter } = props;
  const t = useStore(choiceEditorMessages);
  const isKey = list.keys.includes(id);
  return (
    <label className={checkboxCss.choice} data-key={isKey ? "" : undefined}>
      <input
        type={single ? "radio" : "checkbox"}
        name={name}
        aria-label={t.isKey({ letter })}
        checked={isKey}
        onChange={(event) => onChange(withKey(list, id, event.currentTarget.checked, single))}
      />
      <span className={css.letter} data-key={isKey ? "" : undefined}>
        {letter}.
      </span>
    </label>
  );
}
