// A number as it is typed: what stands in the field stays as typed until it is left, the value follows at each key.
import { type ComponentProps, useState } from "react";
import { numberAsTyped } from "../../../domain/text/typed-number.ts";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { type NumberBounds, readNumber } from "./number-input-model.ts";

export type NumberInputProps = NumberBounds &
  Omit<ComponentProps<"input">, "value" | "onChange" | "onInput" | "onBlur" | "min" | "max"> & {
    value: number;
    onChange: (value: number) => void;
    /** What an empty field means; this number is shown as nothing. Without it an emptied field keeps its last number. */
    whenEmpty?: number;
  };

export function NumberInput(props: NumberInputProps) {
  const { value, onChange, whenEmpty, min, max, decimals = 0, ...rest } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) =>
    text.trim() === "" ? (whenEmpty ?? null) : readNumber(text, { min, max, decimals });
  const isUnreadable = typed !== null && read(typed) === null;
  // Keyboards for numbers alone lack the minus sign.
  const signless = decimals > 0 ? "decimal" : "numeric";
  return (
    <TextInput
      autoComplete="off"
      inputMode={min < 0 ? "text" : signless}
      {...rest}
      aria-invalid={isUnreadable || rest["aria-invalid"] || undefined}
      value={typed ?? (value === whenEmpty ? "" : numberAsTyped(value))}
      onInput={(event) => {
        const text = event.currentTarget.value;
        const number = read(text);
        setTyped(text);
        if (number !== null && number !== value) onChange(number);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
