// How many minutes: typed, or chosen from what is given most often.
import { useStore } from "@nanostores/react";
import { Chip } from "../../../ui/choice/chip.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { sittingActDialogMessages } from "./sitting-act-dialog-messages.ts";
import css from "./sitting-act-dialog.module.css";

type MinutesFieldProps = {
  /** NaN: nothing that is a number. */
  minutes: number;
  most: number;
  fault: string | null;
  quick: readonly { minutes: number; label: string }[];
  set(minutes: number): void;
};

export function MinutesField({ minutes, most, fault, quick, set }: MinutesFieldProps) {
  const t = useStore(sittingActDialogMessages);
  return (
    <>
      <Field label={t.minutes} required {...(fault !== null && { error: fault })}>
        {(aria) => (
          <TextInput
            {...aria}
            type="number"
            inputMode="numeric"
            min={1}
            max={most}
            value={Number.isNaN(minutes) ? "" : String(minutes)}
            onInput={(event) => set(Number.parseInt(event.currentTarget.value, 10))}
          />
        )}
      </Field>
      <div className={css.quick} role="group" aria-label={t.quick}>
        {quick.map((one) => (
          <Chip key={one.label} pressed={minutes === one.minutes} onPress={() => set(one.minutes)}>
            {one.label}
          </Chip>
        ))}
      </div>
    </>
  );
}
