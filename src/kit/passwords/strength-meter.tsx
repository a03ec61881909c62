// How hard a new password is to guess: a bar and a word under the input. It advises; the schema decides.
import { useStore } from "@nanostores/react";
import { passwordStrength } from "../../domain/people/password-strength.ts";
import css from "./strength-meter.module.css";
import { strengthMessages } from "./strength-messages.ts";

type StrengthMeterProps = {
  password: string;
  /** What is written on the person's door: name and e-mail. */
  known?: readonly string[];
};

export function StrengthMeter({ password, known = [] }: StrengthMeterProps) {
  const t = useStore(strengthMessages);
  if (password === "") return null;
  const strength = passwordStrength(password, known);
  const words = [t.tooShort, t.weak, t.fair, t.good, t.strong];
  return (
    <div className={css.strength}>
      <meter min={0} max={4} low={2} high={3} optimum={4} value={strength} aria-label={t.label} />
      <span>{words[strength]}</span>
    </div>
  );
}
