// What should be here could not be fetched: says why, and offers another try.
import { Button } from "../input/button.tsx";
import { classNames } from "../class-names.ts";
import css from "./empty-state.module.css";
import { Icon } from "../icon.tsx";

export type FailedStateProps = {
  title: string;
  message: string;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
};

export function FailedState({ title, message, retryLabel, onRetry, busy }: FailedStateProps) {
  return (
    <div className={css.empty} role="alert">
      <span className={classNames(css.icon, css.failed)}>
        <Icon name="triangle-alert" size={28} />
      </span>
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{message}</p>
      <div className={css.actions}>
        <Button variant="primary" icon="rotate-ccw" busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}
