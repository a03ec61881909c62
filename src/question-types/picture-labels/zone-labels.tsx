// Which labels are right for one zone: nearly always one, so one list to choose from; others can be added (type 16). What
// is chosen stays in the list it was chosen in, where arrow keys go on to the next.
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
      {[...right, null].map((label, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className={css.choice}>
          <Select
            id={label ? undefined : id}
            className={label || at === 0 ? undefined : css.other}
            aria-label={at === 0 ? t.rightFor({ number }) : t.alsoRight({ number })}
            aria-invalid={!label && error ? true : undefined}
            aria-describedby={!label && error ? `zone-error-${zone}` : undefined}
            placeholder={label ? undefined : at === 0 ? t.choose : t.chooseOther}
            value={label?.id ?? ""}
            options={choices(label?.id ?? "")}
            onChange={(value) => value !== "" && put(at, value)}
          />
          {label && (
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
          )}
        </span>
      ))}
    </div>
  );
}
