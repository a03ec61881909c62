// Inputs that are bound to a field of a form by its name: value, fault and change need not be passed on by hand.
import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import { useState, type ComponentProps, type ReactNode } from "react";
import type { FieldErrors } from "../../contract/calls/envelope.ts";
import { typedWholeNumber } from "../../domain/text/typed-number.ts";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Combobox, type ComboboxProps } from "../../ui/choice/combobox.tsx";
import { RadioGroup, type RadioOption } from "../../ui/choice/radio-group.tsx";
import { Select, type SelectOption } from "../../ui/choice/select.tsx";
import { Field, type FieldProps } from "../../ui/input/field.tsx";
import { PasswordInput } from "../../ui/input/password-input.tsx";
import { TextArea } from "../../ui/input/text-area.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { withPresent } from "../choices.ts";
import { formMessages } from "../kit-messages.ts";
import type { FormValues } from "./create-form.ts";

type NamesOf<Values, Type> = {
  [Name in keyof Values]: Values[Name] extends Type ? Name : never;
}[keyof Values] &
  string;

/** What an input needs of its form; every FormModel has it. */
type BoundForm<Values extends FormValues> = {
  $values: ReadableAtom<Values>;
  $errors: ReadableAtom<FieldErrors>;
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
};

/** `name`: a field of that type. */
type Bound<Values extends FormValues, Type> = {
  form: BoundForm<Values>;
  name: NamesOf<Values, Type>;
  label: string;
};
type FieldDescription = Pick<FieldProps, "hint" | "meaning" | "required">;

function useBound<Values extends FormValues, Type>({ form, name }: Bound<Values, Type>) {
  const value = useStore(form.$values)[name] as Type;
  const error = useStore(form.$errors)[name];
  const set = (next: Type) => form.set(name, next as Values[typeof name]);
  return { value, set, fault: error === undefined ? {} : { error } };
}

/** What of the props is the field's, and what the input's. */
function parted<Props extends { form: unknown; name: unknown; label: string } & FieldDescription>({
  form: _form,
  name: _name,
  label,
  hint,
  meaning,
  required,
  ...input
}: Props) {
  return { look: { label, hint, meaning, ...(required === undefined ? {} : { required }) }, input };
}

type OwnProps = "value" | "onInput" | "onChange" | "name" | "form";

type FormTextProps<Values extends FormValues> = Bound<Values, string> &
  FieldDescription &
  Omit<ComponentProps<typeof TextInput>, OwnProps>;

export function FormText<Values extends FormValues>(props: FormTextProps<Values>) {
  const { value, set, fault } = useBound<Values, string>(props);
  const { look, input } = parted(props);
  return (
    <Field {...look} {...fault}>
      {(aria) => (
        <TextInput
          autoComplete="off"
          {...input}
          {...aria}
          value={value}
          onInput={(event) => set(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

type FormTextAreaProps<Values extends FormValues> = Bound<Values, string> &
  FieldDescription &
  Omit<ComponentProps<typeof TextArea>, OwnProps>;

export function FormTextArea<Values extends FormValues>(props: FormTextAreaProps<Values>) {
  const { value, set, fault } = useBound<Values, string>(props);
  const { look, input } = parted(props);
  return (
    <Field {...look} {...fault}>
      {(aria) => (
        <TextArea
          {...input}
          {...aria}
          value={value}
          onInput={(event) => set(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** Longer than any whole number that a schema takes: a part of what is pasted would be another number. */
const longestNumber = 20;

/** What is typed stays as it is: the schema refuses what is no whole number, and NaN, which is no number at all. */
export function FormWholeNumber<Values extends FormValues>(
  props: Bound<Values, number> & FieldDescription & { disabled?: boolean },
) {
  const { value, set, fault } = useBound<Values, number>(props);
  const { look, input } = parted(props);
  const [typed, setTyped] = useState("");
  const known = Number.isNaN(value) ? "" : String(value);
  return (
    <Field {...look} {...fault}>
      {(aria) => (
        <TextInput
          autoComplete="off"
          {...input}
          {...aria}
          inputMode="numeric"
          maxLength={longestNumber}
          value={Object.is(typedWholeNumber(typed), value) ? typed : known}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            set(typedWholeNumber(event.currentTarget.value));
          }}
        />
      )}
    </Field>
  );
}

export function FormPassword<Values extends FormValues>(
  props: Bound<Values, string> &
    FieldDescription & {
      disabled?: boolean;
      autoComplete?: "off" | "current-password" | "new-password";
    },
) {
  const t = useStore(formMessages);
  const { value, set, fault } = useBound<Values, string>(props);
  const { look, input } = parted(props);
  return (
    <Field {...look} {...fault}>
      {(aria) => (
        <PasswordInput
          {...input}
          {...aria}
          showLabel={t.showPassword}
          hideLabel={t.hidePassword}
          value={value}
          onInput={(event) => set(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** How the stored value reads where the options lack it. */
type Present = { presentLabel?: string | null | undefined };

type FormSelectProps<Values extends FormValues> = Bound<Values, string> &
  FieldDescription &
  Present & { options: readonly SelectOption[]; placeholder?: string; disabled?: boolean };

export function FormSelect<Values extends FormValues>(props: FormSelectProps<Values>) {
  const { presentLabel, ...bound } = props;
  const { value, set, fault } = useBound<Values, string>(bound);
  const { look, input } = parted(bound);
  const options = withPresent(bound.options, value, presentLabel);
  return (
    <Field {...look} {...fault}>
      {(aria) => <Select {...input} {...aria} options={options} value={value} onChange={set} />}
    </Field>
  );
}

type FormComboboxProps<Values extends FormValues> = Bound<Values, string | null> &
  FieldDescription &
  Present &
  Pick<ComboboxProps, "options" | "placeholder" | "emptyText">;

/** Nothing chosen is null where the field may be, else empty. */
export function FormCombobox<Values extends FormValues>(
  props: FormComboboxProps<Values> & { isNullable?: boolean },
) {
  const { isNullable = false, presentLabel, ...bound } = props;
  const { value, set, fault } = useBound<Values, string | null>(bound);
  const { look, input } = parted(bound);
  const options = withPresent(bound.options, value ?? "", presentLabel);
  return (
    <Field {...look} {...fault}>
      {(aria) => (
        <Combobox
          {...input}
          {...aria}
          options={options}
          value={value ?? ""}
          onChange={(next) => set(isNullable && next === "" ? null : next)}
        />
      )}
    </Field>
  );
}

export function FormCheckbox<Values extends FormValues>(
  props: Bound<Values, boolean> & { hint?: ReactNode; disabled?: boolean },
) {
  const { value, set } = useBound<Values, boolean>(props);
  const { form: _form, name: _name, ...look } = props;
  return <Checkbox {...look} checked={value} onChange={set} />;
}

export function FormRadios<Values extends FormValues>(
  props: Bound<Values, string> & { options: readonly RadioOption[] },
) {
  const { value, set } = useBound<Values, string>(props);
  return <RadioGroup legend={props.label} options={props.options} value={value} onChange={set} />;
}
