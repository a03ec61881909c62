// The labels that participants choose from, right ones and distractors: text, picture or both (type 16).
import { useStore } from "@nanostores/react";
import { maxAnswerText } from "../../contract/questions/question-content.ts";
import { IconButton } from "../../ui/input/button.tsx";
import { Tag } from "../../ui/feedback/tag.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { FaultText } from "../parts/marks/fault-text.tsx";
import { ImageField } from "../parts/pictures/image-field.tsx";
import { letterOf } from "../../domain/text/letters.ts";
import { PartList } from "../parts/rows/part-list.tsx";
import { PartRow } from "../parts/rows/part-row.tsx";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import {
  isDistractor,
  maxLabels,
  withLabel,
  withMovedLabel,
  withNewLabel,
  withoutLabel,
  type PictureLabel,
} from "./picture-labels-model.ts";
import { pictureLabelsEditorMessages, pictureLabelsMessages } from "./picture-labels-messages.ts";
import css from "./picture-labels-editor.module.css";

const emptyImage = { media_id: null, width: 0, height: 0, alt: "" };

export function LabelList(props: QuestionEditorProps<16>) {
  const { content, onChange, tools } = props;
  const t = useStore(pictureLabelsEditorMessages);
  const pictureLabelsT = useStore(pictureLabelsMessages);
  const { labels } = content.payload;
  const canAdd = labels.length < maxLabels;
  return (
    <PartList
      label={pictureLabelsT.labels}
      hint={t.labelHint}
      addLabel={t.add({ count: labels.length, most: maxLabels })}
      onAdd={canAdd ? () => onChange(withNewLabel(content, tools.makeId())) : undefined}
    >
      {labels.map((label, at) => (
        <LabelRow key={label.id} {...props} label={label} at={at} />
      ))}
    </PartList>
  );
}

type LabelRowProps = QuestionEditorProps<16> & { label: PictureLabel; at: number };

function LabelRow(props: LabelRowProps) {
  const { content, onChange, label, at } = props;
  const t = useStore(pictureLabelsEditorMessages);
  const pictureLabelsT = useStore(pictureLabelsMessages);
  const { id, image, reuse } = label;
  const letter = letterOf(at);
  const last = content.payload.labels.length - 1;
  const change = (part: Partial<PictureLabel>) => onChange(withLabel(content, id, part));
  return (
    <PartRow
      label={pictureLabelsT.label({ letter })}
      before={<b>{letter}.</b>}
      after={
        <>
          {isDistractor(content, id) && <Tag>{t.distractor}</Tag>}
          {image === null && (
            <IconButton
              size="s"
              icon="image"
              label={t.addPicture({ letter })}
              onClick={() => change({ image: emptyImage })}
            />
          )}
          <IconButton
            size="s"
            icon="files"
            label={t.reuse({ letter })}
            className={reuse ? css.pressed : undefined}
            aria-pressed={reuse}
            onClick={() => change({ reuse: !reuse })}
          />
        </>
      }
      onUp={at > 0 ? () => onChange(withMovedLabel(content, at, -1)) : undefined}
      onDown={at < last ? () => onChange(withMovedLabel(content, at, 1)) : undefined}
      onRemove={() => onChange(withoutLabel(content, id))}
    >
      <LabelFields {...props} letter={letter} onLabel={change} />
    </PartRow>
  );
}

type LabelFieldsProps = LabelRowProps & {
  letter: string;
  onLabel: (part: Partial<PictureLabel>) => void;
};

function LabelFields({ errors, tools, label, letter, onLabel }: LabelFieldsProps) {
  const t = useStore(pictureLabelsEditorMessages);
  const { id, text, image } = label;
  const error = errors[`labels.${id}`];
  return (
    <div className={css.label}>
      <TextInput
        data-row-text=""
        aria-label={t.text({ letter })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `label-error-${id}` : undefined}
        placeholder={t.textPlaceholder}
        maxLength={maxAnswerText}
        dir="auto"
        value={text}
        onInput={(event) => onLabel({ text: event.currentTarget.value })}
      />
      {image && (
        <ImageField
          label={t.labelPicture({ letter })}
          image={image}
          onChange={(changed) => onLabel({ image: changed })}
          onRemove={() => onLabel({ image: null })}
          tools={tools}
        />
      )}
      <FaultText id={`label-error-${id}`}>{error}</FaultText>
    </div>
  );
}
