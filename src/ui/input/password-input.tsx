// A password that can be looked at while it is typed.
import { type ComponentProps, useState } from "react";
import { IconButton } from "./button.tsx";
import css from "./password-input.module.css";
import { TextInput } from "./text-input.tsx";

export type PasswordInputProps = Omit<ComponentProps<"input">, "type"> & {
  showLabel: string;
  hideLabel: string;
};

export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={css.password}>
      <TextInput
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={isShown ? "text" : "password"}
      />
      <IconButton
        variant="secondary"
        icon={isShown ? "eye-off" : "eye"}
        label={showLabel}
        title={isShown ? hideLabel : showLabel}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      />
    </div>
  );
}
