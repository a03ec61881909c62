// How typed answers are compared: as text, number or pattern, and what of that does not count.
import { useStore } from "@nanostores/react";
import type { Comparison } from "../../../contract/questions/question-content.ts";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import css from "./comparison-fields.module.css";
import { acceptedMessages, comparisonMessages } from "./comparison-messages.ts";
import { type ComparisonRule, offersHarakat, rulesOf } from "./comparison-model.ts";
import { NumberInput } from "./number-input.tsx";

type SettingsProps = { value: Comparison; onChange: (value: Comparison) => void };

const modes = ["text", "number", "regex"] as const;
const largestTolerance = 1_000_000_000;

export function ComparisonSettings({ value, onChange }: SettingsProps) {
  const t = useStore(comparisonMessages);
  const { mode } = value;
  const hint = { text: undefined, number: t.numberHint, regex: t.regexHint }[mode];
  return (
    <div className={css.settings}>
      <Field label={t.mode} hint={hint}>
        {(aria) => (
          <Select
            {...aria}
            options={modes.map((each) => ({ value: each, label: t[each] }))}
            value={mode}
            onChange={(chosen) => onChange({ ...value, mode: chosen as Comparison["mode"] })}
          />
        )}
      </Field>
      {mode === "number" ? (
        <NumberSettings value={value} onChange={onChange} />
      ) : (
        <TextSettings value={value} onChange={onChange} />
      )}
    </div>
  );
}

function NumberSettings({ value, onChange }: SettingsProps) {
  const t = useStore(comparisonMessages);
  return (
    <>
      <Field label={t.tolerance} meaning={t.toleranceMeaning}>
        {(aria) => (
          <NumberInput
            {...aria}
            min={0}
            max={largestTolerance}
            decimals={6}
            whenEmpty={0}
            placeholder="0"
            value={value.tolerance}
            onChange={(tolerance) => onChange({ ...value, tolerance })}
          />
        )}
      </Field>
      <div className={css.switches}>
        <Checkbox
          label={t.fractions}
          checked={value.allow_fractions}
          onChange={(isOn) => onChange({ ...value, allow_fractions: isOn })}
        />
      </div>
    </>
  );
}

/** Of texts and patterns. */
function TextSettings({ value, onChange }: SettingsProps) {
  const t = useStore(comparisonMessages);
  const isText = value.mode === "text";
  return (
    <div className={css.switches}>
      <Checkbox
        label={t.caseSensitive}
        checked={value.case_sensitive}
        onChange={(isExact) => onChange({ ...value, case_sensitive: isExact })}
      />
      {isText && (
        <Checkbox
          label={t.ignorePunctuation}
          hint={t.ignorePunctuationHint}
          checked={value.ignore_punctuation}
          onChange={(isLoose) => onChange({ ...value, ignore_punctuation: isLoose })}
        />
      )}
      {isText && offersHarakat(value) && (
        <Checkbox
          label={t.ignoreHarakat}
          hint={t.ignoreHarakatHint}
          checked={value.ignore_harakat}
          onChange={(isBare) => onChange({ ...value, ignore_harakat: isBare })}
        />
      )}
    </div>
  );
}

/** The mode and what is unusual about it, in a few words. */
export function ComparisonRules({ value }: { value: Comparison }) {
  const t = useStore(comparisonMessages);
  const acceptedT = useStore(acceptedMessages);
  const told = rulesOf(value).filter(({ is }) => is !== "regex");
  return <>{[t[value.mode], ...told.map((rule) => ruleText(acceptedT, rule))].join(", ")}</>;
}

export function ruleText(t: ReturnType<typeof acceptedMessages.get>, rule: ComparisonRule): string {
  return rule.is === "tolerance" ? t.tolerance({ size: rule.size }) : t[rule.is];
}
