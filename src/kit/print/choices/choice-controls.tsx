// The controls of a print screen's panel, each tied to one of its choices. Not for forms, which are saved: kit/form.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextArea } from "../../../ui/input/text-area.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import css from "./choice-controls.module.css";
import type { PrintChoices } from "./create-print-choices.ts";

/** Some choices under a heading. */
export function ChoiceGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Labelled fields below one another, among the tick boxes of a group. */
export function ChoiceStack({ children }: { children: ReactNode }) {
  return <div className={css.stack}>{children}</div>;
}

/** Short tick boxes beside one another. */
export function ChoiceRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

export function ChoiceHint({ children }: { children: ReactNode }) {
  return <p className={css.hint}>{children}</p>;
}

type ControlProps<Name extends string, Value> = {
  of: PrintChoices<Readonly<Record<NoInfer<Name>, Value>>>;
  name: Name;
  label: string;
};

type SwitchChoiceProps<Name extends string> = ControlProps<Name, boolean> & {
  /** It would change nothing. One that an address has turned on can be turned off all the same. */
  isIdle?: boolean;
};

export function SwitchChoice<Name extends string>(props: SwitchChoiceProps<Name>) {
  const { of, name, label, isIdle = false } = props;
  const isOn = useStore(of.$values)[name];
  return (
    <Checkbox
      label={label}
      checked={isOn}
      disabled={isIdle && !isOn}
      onChange={(next) => of.choose(changeOf(name, next))}
    />
  );
}

type SelectChoiceProps<Name extends string, Value> = ControlProps<Name, Value> & {
  options: readonly { value: Value; label: string }[];
  hint?: string;
};

export function SelectChoice<Name extends string, Value extends string | number>(
  props: SelectChoiceProps<Name, Value>,
) {
  const { of, name, label, options, hint } = props;
  const chosen = useStore(of.$values)[name];
  const choose = (text: string) => {
    const option = options.find(({ value }) => String(value) === text);
    if (option) of.choose(changeOf(name, option.value));
  };
  return (
    <Field label={label} hint={hint}>
      {(aria) => (
        <Select
          {...aria}
          value={String(chosen)}
          options={options.map((option) => ({ ...option, value: String(option.value) }))}
          onChange={choose}
        />
      )}
    </Field>
  );
}

type TextChoiceProps<Name extends string> = ControlProps<Name, string> & {
  placeholder?: string;
  hint?: string;
};

export function TextChoice<Name extends string>(props: TextChoiceProps<Name>) {
  const { of, name, label, placeholder, hint } = props;
  const text = useStore(of.$values)[name];
  return (
    <Field label={label} hint={hint}>
      {(aria) => (
        <TextInput
          {...aria}
          value={text}
          placeholder={placeholder}
          maxLength={200}
          onInput={(event) => of.choose(changeOf(name, event.currentTarget.value))}
        />
      )}
    </Field>
  );
}

/** Of several lines. */
export function LinesChoice<Name extends string>(props: TextChoiceProps<Name>) {
  const { of, name, label, placeholder, hint } = props;
  const text = useStore(of.$values)[name];
  return (
    <Field label={label} hint={hint}>
      {(aria) => (
        <TextArea
          {...aria}
          rows={4}
          value={text}
          placeholder={placeholder}
          maxLength={1000}
          onInput={(event) => of.choose(changeOf(name, event.currentTarget.value))}
        />
      )}
    </Field>
  );
}

/** A computed key loses its name for the compiler. */
function changeOf<Name extends string, Value>(name: Name, value: Value) {
  return { [name]: value } as Record<Name, Value>;
}
