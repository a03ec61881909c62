// Which labels are right for one zone: nearly always one, so one list to choose from; others can be added (type 16).
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { IconButton } from "../../ui/input/button.tsx";
import { Select } from "../../ui/choice/select.tsx";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import { useLabelName } from "./label-face.tsx";
import { rightLabels, withNewLabel, withRightLabels } from "./picture-labels-model.ts";
import { pictureLabelsEditorMessages } from "./picture-labels-messages.ts";
import css from "./picture-labels-editor.module.css";

export type ZoneLabelsProps = QuestionEditorProps<16> & { zone: string; number: number };

const fresh = "+";

export function ZoneLabels({ content, onChange, tools, errors, zone, number }: ZoneLabelsProps) {
  const t = useStore(pictureLabelsEditorMessages);
  const { labels } = content.payload;
  const nameOf = useLabelName(labels);
  const id = useId();
  const right = rightLabels(content, zone);
  const ids = right.map((label) => label.id);
  const error = errors[`zones.${zone}`];
  const put = (at: number, label: string) => {
    const wanted = label === fresh ? tools.makeId() : label;
    const known = label === fresh ? withNewLabel(content, wanted) : content;
    const changed = [...ids.slice(0, at), ...(wanted ? [wanted] : []), ...ids.slice(at + 1)];
    onChange(withRightLabels(known, zone, changed));
  };
  const choices = (own: string) => [
    ...labels
      .filter((label) => label.id === own || !ids.includes(label.id))
      .map((label) => ({ value: label.id, label: nameOf(label) })),
    { value: fresh, label: t.newLabel },
  ];
  return (
    <div className={css.right}>
      {right.map((label, at) => (
        <span key={label.id} className={css.choice}>
          <Select
            aria-label={at === 0 ? t.rightFor({ number }) : t.alsoRight({ number })}
            value={label.id}
            options={choices(label.id)}
            onChange={(value) => put(at, value)}
          />
          <IconButton
            size="s"
            icon="x"
            label={t.notRight({ label: nameOf(label), number })}
            onClick={() => {
              onChange(
                withRightLabels(
                  content,
                  zone,
                  ids.filter((each) => each !== label.id),
                ),
              );
              document.getElementById(id)?.focus();
            }}
          />
        </span>
      ))}
      <Select
        id={id}
        className={right.length > 0 ? css.other : undefined}
        aria-label={right.length > 0 ? t.alsoRight({ number }) : t.rightFor({ number })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `zone-error-${zone}` : undefined}
        placeholder={right.length > 0 ? t.chooseOther : t.choose}
        value=""
        options={choices("")}
        onChange={(value) => value !== "" && put(ids.length, value)}
      />
    </div>
  );
}
