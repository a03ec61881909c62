// The two column labels of a table of statements: usual pairs by one press, or any own words.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { maxLabelText, type Labels } from "./label-presets.ts";
import { useRowControls } from "../../../kit/rich-text/walk/use-row-controls.ts";
import { Button } from "../../../ui/input/button.tsx";
import fieldCss from "../../../ui/input/field.module.css";
import { Icon } from "../../../ui/icon.tsx";
import radioCss from "../../../ui/choice/radio-group.module.css";
import { TextInput } from "../../../ui/input/text-input.tsx";
import css from "./label-fields.module.css";
import { stanceMessages } from "./stance-messages.ts";

export type LabelFieldsProps = {
  labels: Labels;
  presets: readonly Labels[];
  onLabels: (labels: Labels) => void;
  error?: string;
};

export function LabelFields({ labels, presets, onLabels, error }: LabelFieldsProps) {
  const t = useStore(stanceMessages);
  const id = useId();
  const [first, second] = labels;
  const controls = useRowControls<HTMLDivElement>();
  const input = (name: string, value: string, onValue: (value: string) => void) => (
    <TextInput
      className={css.input}
      aria-label={name}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      maxLength={maxLabelText}
      value={value}
      onInput={(event) => onValue(event.currentTarget.value)}
    />
  );
  return (
    <fieldset className={css.labels}>
      <legend className={radioCss.legend}>{t.labels}</legend>
      {/* One stop on the way to the statements: the usual words are seldom changed. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div {...controls} className={css.row}>
        {input(t.firstLabel, first, (value) => onLabels([value, second]))}
        {input(t.secondLabel, second, (value) => onLabels([first, value]))}
        <span className={css.presets}>
          {t.presets}
          {presets.map((preset) => (
            <Button
              key={preset[0] + preset[1]}
              size="s"
              aria-pressed={preset[0] === first && preset[1] === second}
              onClick={() => onLabels(preset)}
            >
              {t.preset({ first: preset[0], second: preset[1] })}
            </Button>
          ))}
        </span>
      </div>
      {error && (
        <div id={`${id}-error`} className={fieldCss.error}>
          <Icon name="circle-alert" size={16} />
          {error}
        </div>
      )}
    </fieldset>
  );
}
