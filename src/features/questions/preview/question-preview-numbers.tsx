// The numbers of a preview: where one is, what has been answered and, once it is checked, what became of it.
import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { formatNumber } from "../../../core/format.ts";
import type { Verdict } from "../../../domain/scoring/score-question.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { questionPreviewMessages } from "./question-preview-messages.ts";
import type { PreviewModel } from "./question-preview-model.ts";
import css from "./question-preview.module.css";

const icons: Record<Verdict, IconName | null> = {
  kosong: null,
  benar: "check",
  sebagian: "circle-check",
  salah: "x",
  menunggu: "clock",
};

type NumbersProps = { preview: PreviewModel; ids: readonly string[] };

export function PreviewNumbers({ preview, ids }: NumbersProps) {
  const t = useStore(questionPreviewMessages);
  const at = useStore(preview.$at);
  const results = useStore(preview.$results);
  const isChecked = useStore(preview.$isChecked);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return (
    <nav ref={list} className={css.numbers} aria-label={t.numbers}>
      {ids.map((id, index) => {
        const number = formatNumber(index + 1);
        const verdict = results.get(id)?.score.verdict ?? "kosong";
        const isAnswered = verdict !== "kosong";
        const icon = isChecked ? icons[verdict] : null;
        const answered = isAnswered ? t.answered({ number }) : t.number({ number });
        const label = isChecked ? t.verdictOf({ number, verdict: t[verdict] }) : answered;
        return (
          <button
            key={id}
            type="button"
            className={css.number}
            aria-label={label}
            aria-current={index === at ? "step" : undefined}
            data-verdict={isChecked ? verdict : isAnswered ? "dijawab" : undefined}
            onClick={() => preview.go(index)}
          >
            {number}
            {icon && <Icon name={icon} size={14} />}
          </button>
        );
      })}
    </nav>
  );
}
