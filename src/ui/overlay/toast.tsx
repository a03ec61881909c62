// A short notice in the corner. The owner lets it go after a while; pointer or focus on it holds it.
import type { FocusEvent, ReactNode } from "react";
import { Button, IconButton } from "../input/button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-names.ts";
import css from "./toast.module.css";

export type ToastKind = "success" | "warning" | "error";
export type ToastProps = {
  kind: ToastKind;
  title: string;
  body: string;
  closeLabel: string;
  action?: { label: string; run: () => void };
  onClose: () => void;
  onHold: () => void;
  onRelease: () => void;
};

const icons: Record<ToastKind, IconName> = {
  success: "circle-check",
  warning: "triangle-alert",
  error: "circle-alert",
};

export function Toast(props: ToastProps) {
  const { kind, title, body, closeLabel, action, onClose, onHold, onRelease } = props;
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onRelease();
  };
  return (
    <div
      className={classNames(css.toast, css[kind])}
      role={kind === "success" ? "status" : "alert"}
      onMouseEnter={onHold}
      onMouseLeave={onRelease}
      onFocus={onHold}
      onBlur={onBlur}
    >
      <Icon name={icons[kind]} />
      <div className={css.text}>
        <strong>{title}</strong>
        <div className={css.body}>{body}</div>
        {action && (
          <Button size="s" onClick={action.run}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon="x" size="s" label={closeLabel} onClick={onClose} />
    </div>
  );
}

export function ToastRegion({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <section className={css.region} aria-label={label}>
      {children}
    </section>
  );
}
