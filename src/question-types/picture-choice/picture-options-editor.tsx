// Pictures as options: each with its words, which of them is right, and how they stand (type 15).
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { maxAnswerText } from "../../contract/questions/question-content.ts";
import { IconButton } from "../../ui/input/button.tsx";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Select } from "../../ui/choice/select.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { ImageField, ImageLine } from "../parts/pictures/image-field.tsx";
import { choiceEditorMessages, choiceViewMessages } from "../parts/choices/choice-list-messages.ts";
import { letterOf } from "../../domain/text/letters.ts";
import { errorsElsewhere } from "../parts/rows/part-errors.ts";
import { PartList } from "../parts/rows/part-list.tsx";
import { PartRow } from "../parts/rows/part-row.tsx";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import { KeySwitch, WeightField } from "./choice-key-fields.tsx";
import {
  fewestOptions,
  maxOptions,
  withMovedOption,
  withMultiple,
  withNewOption,
  withOption,
  withoutOption,
  type OptionsContent,
  type PictureOption,
} from "./picture-choice-model.ts";
import { pictureChoiceMessages } from "./picture-choice-messages.ts";
import css from "./picture-choice-editor.module.css";

export type PictureOptionsEditorProps = QuestionEditorProps<15> & { content: OptionsContent };
const columnCounts = [2, 3, 4] as const;

export function PictureOptionsEditor(props: PictureOptionsEditorProps) {
  const { content, onChange, errors, tools } = props;
  const t = useStore(pictureChoiceMessages);
  const choiceEditorT = useStore(choiceEditorMessages);
  const keyName = useId();
  const { options, columns, multiple } = content.payload;
  const placed = options.map(({ id }) => `options.${id}`);
  return (
    <>
      <PartList
        label={choiceEditorT.options}
        hint={multiple ? choiceEditorT.markSome : choiceEditorT.markOne}
        errors={errorsElsewhere(errors, ["options", "key"], placed)}
        addLabel={choiceEditorT.add({ count: options.length, most: maxOptions })}
        onAdd={
          options.length < maxOptions
            ? () => onChange(withNewOption(content, tools.makeId()))
            : undefined
        }
      >
        {options.map((option, at) => (
          <OptionRow key={option.id} {...props} option={option} at={at} keyName={keyName} />
        ))}
      </PartList>
      <div className={css.settings}>
        <Checkbox
          label={t.multiple}
          checked={multiple}
          onChange={(on) => onChange(withMultiple(content, on))}
        />
        <label className={css.setting}>
          <span>{t.columns}</span>
          <Select
            value={String(columns)}
            options={columnCounts.map((count) => ({
              value: String(count),
              label: t.columnCount({ count }),
            }))}
            onChange={(value) => {
              const wanted = columnCounts.find((count) => String(count) === value) ?? 2;
              onChange({ ...content, payload: { ...content.payload, columns: wanted } });
            }}
          />
        </label>
      </div>
    </>
  );
}

type OptionRowProps = PictureOptionsEditorProps & {
  option: PictureOption;
  at: number;
  keyName: string;
};

function OptionRow(props: OptionRowProps) {
  const { option, at, keyName, content, onChange, policy } = props;
  const choiceEditorT = useStore(choiceEditorMessages);
  const choiceViewT = useStore(choiceViewMessages);
  const { id, fixed } = option;
  const letter = letterOf(at);
  const last = content.payload.options.length - 1;
  const canRemove = last + 1 > fewestOptions;
  const own = { content, id, onChange };
  return (
    <PartRow
      label={choiceViewT.option({ letter })}
      before={
        <KeySwitch {...own} name={keyName} label={choiceEditorT.isKey({ letter })}>
          <b>{letter}.</b>
        </KeySwitch>
      }
      after={
        <>
          {policy === "bobot_opsi" && (
            <WeightField
              {...own}
              label={choiceEditorT.weight({ letter })}
              short={choiceEditorT.weightShort}
            />
          )}
          <IconButton
            size="s"
            icon="pin"
            label={choiceEditorT.fixed({ letter })}
            className={fixed ? css.pinned : undefined}
            aria-pressed={fixed}
            onClick={() => onChange(withOption(content, id, { fixed: !fixed }))}
          />
        </>
      }
      onUp={at > 0 ? () => onChange(withMovedOption(content, at, -1)) : undefined}
      onDown={at < last ? () => onChange(withMovedOption(content, at, 1)) : undefined}
      onRemove={canRemove ? () => onChange(withoutOption(content, id)) : undefined}
    >
      <OptionPicture {...props} letter={letter} />
    </PartRow>
  );
}

function OptionPicture(props: OptionRowProps & { letter: string }) {
  const { option, letter, content, onChange, errors, tools } = props;
  const t = useStore(pictureChoiceMessages);
  const { id, image, caption } = option;
  const change = (part: Partial<PictureOption>) => onChange(withOption(content, id, part));
  return (
    <ImageField
      label={t.optionPicture({ letter })}
      image={image}
      onChange={(changed) => change({ image: changed })}
      tools={tools}
      error={errors[`options.${id}`]}
      isRow
    >
      <ImageLine label={t.caption}>
        <TextInput
          data-row-text=""
          maxLength={maxAnswerText}
          dir="auto"
          value={caption}
          onInput={(event) => change({ caption: event.currentTarget.value })}
        />
      </ImageLine>
    </ImageField>
  );
}
