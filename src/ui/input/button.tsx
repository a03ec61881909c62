// Buttons act, LinkButtons go. The three share one look.
// What has no hooks is called here, not mounted: a table of fifty rows has hundreds of these, and an old PC feels each
// further component in the time until rows are seen.
import type { ComponentProps } from "react";
import { buttonClass, type ButtonStyle, iconSizes } from "./button-style.ts";
import css from "./button.module.css";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-names.ts";
import { Spinner } from "../feedback/spinner.tsx";

/** While `busy` the button shows a spinner in its icon's place and takes no press: no double submits. */
export type ButtonProps = ButtonStyle & { busy?: boolean } & ComponentProps<"button">;

export function Button(props: ButtonProps) {
  const { variant, size = "m", icon, busy, className, disabled, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : icon && Icon({ name: icon, size: iconSizes[size] })}
      {children}
    </button>
  );
}

export type IconButtonProps = Omit<ButtonProps, "children"> & { icon: IconName; label: string };

export function IconButton({ label, variant = "ghost", className, ...rest }: IconButtonProps) {
  return Button({
    title: label,
    ...rest,
    variant,
    className: classNames(css.square, className),
    "aria-label": label,
  });
}

export type LinkButtonProps = ButtonStyle & ComponentProps<"a"> & { href: string };

export function LinkButton(props: LinkButtonProps) {
  const { variant, size = "m", icon, className, children, ...rest } = props;
  return (
    <a {...rest} className={buttonClass({ variant, size }, className)}>
      {icon && <Icon name={icon} size={iconSizes[size]} />}
      {children}
    </a>
  );
}
