// Of one picture or zone: whether it is right, and what choosing it earns (type 15).
import type { ReactNode } from "react";
import type { ContentOf } from "../../contract/questions/question-content.ts";
import checkboxCss from "../../ui/choice/checkbox.module.css";
import { NumberInput } from "../parts/typed/number-input.tsx";
import { isSingle, withKey, withWeight } from "./picture-choice-model.ts";
import css from "./picture-choice-editor.module.css";

type ChoiceKeyProps<Content extends ContentOf<15>> = {
  content: Content;
  id: string;
  label: string;
  onChange: (content: Content) => void;
};
type KeySwitchProps<Content extends ContentOf<15>> = ChoiceKeyProps<Content> & {
  /** What the switches of one question share. */
  name: string;
  /** The letter or number that it stands beside. */
  children: ReactNode;
};

export function KeySwitch<Content extends ContentOf<15>>(props: KeySwitchProps<Content>) {
  const { content, id, label, name, onChange, children } = props;
  return (
    <label className={checkboxCss.choice} title={label}>
      <input
        type={isSingle(content) ? "radio" : "checkbox"}
        name={name}
        aria-label={label}
        checked={content.key.ids.includes(id)}
        onChange={(event) => onChange(withKey(content, id, event.currentTarget.checked))}
      />
      {children}
    </label>
  );
}

export function WeightField<Content extends ContentOf<15>>(
  props: ChoiceKeyProps<Content> & { short: string },
) {
  const { content, id, label, short, onChange } = props;
  return (
    <NumberInput
      className={css.weight}
      aria-label={label}
      placeholder={short}
      min={-100}
      max={100}
      decimals={2}
      whenEmpty={0}
      value={content.key.weights[id] ?? 0}
      onChange={(weight) => onChange(withWeight(content, id, weight))}
    />
  );
}
