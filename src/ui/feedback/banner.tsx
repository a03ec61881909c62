// A notice that stays in the page, beside what it is about. A bad one is announced at once.
import type { ReactNode } from "react";
import css from "./banner.module.css";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-names.ts";

export type BannerTone = "info" | "warn" | "bad" | "ok";
export type BannerProps = {
  tone: BannerTone;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
};

const icons: Record<BannerTone, IconName> = {
  info: "info",
  warn: "triangle-alert",
  bad: "circle-alert",
  ok: "circle-check",
};

export function Banner({ tone, title, children, actions }: BannerProps) {
  return (
    <div className={classNames(css.banner, css[tone])} role={tone === "bad" ? "alert" : undefined}>
      <Icon name={icons[tone]} />
      <div className={css.text}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
