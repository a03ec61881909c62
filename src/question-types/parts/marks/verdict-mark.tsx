// Right, wrong or missed beside one part of an answer: by icon and word, never by colour alone.
import { useStore } from "@nanostores/react";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { partMessages } from "../rows/part-messages.ts";
import css from "./verdict-mark.module.css";

export type PartVerdict = "right" | "wrong" | "missed";

const icons: Record<PartVerdict, IconName> = { right: "check", wrong: "x", missed: "circle-alert" };

export function VerdictMark({ verdict }: { verdict: PartVerdict }) {
  const t = useStore(partMessages);
  return (
    <span className={css.mark} data-verdict={verdict} title={t[verdict]}>
      <Icon name={icons[verdict]} size={16} />
      <VisuallyHidden>{t[verdict]}</VisuallyHidden>
    </span>
  );
}
