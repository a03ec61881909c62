// A word that must be typed before what cannot be undone is done.
import { useStore } from "@nanostores/react";
import { Field } from "../../ui/input/field.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { confirmMessages } from "../kit-messages.ts";

type TypedWordProps = {
  word: string;
  value: string;
  disabled?: boolean;
  onChange(value: string): void;
};

export function TypedWord({ word, value, disabled, onChange }: TypedWordProps) {
  const t = useStore(confirmMessages);
  return (
    <Field label={t.typeToConfirm({ text: word })}>
      {(aria) => (
        <TextInput
          {...aria}
          value={value}
          autoComplete="off"
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
