// The answer that is marked, part by part.
import { useStore } from "@nanostores/react";
import { plainTextOf } from "../../../../domain/text/html-text.ts";
import type { PackedAnswer } from "./marking-package-state.ts";
import { OfflineHtmlPanel } from "./offline-html-panel.tsx";
import type { OfflinePageModel } from "./offline-page-model.ts";
import { filled, type OfflinePageTexts } from "./offline-page-text.ts";

type AnswerPanelProps = { model: OfflinePageModel; answer: PackedAnswer; t: OfflinePageTexts };

export function OfflineAnswerPanel({ model, answer, t }: AnswerPanelProps) {
  useStore(model.$state);
  const { code, words, parts } = answer;
  const { given, isFlagged } = model.markOf(code);
  return (
    <section className="sheet answer" aria-label={filled(t.answer, { code })}>
      <p className="head">
        <b>{filled(t.answer, { code })}</b> <span>{filled(t.words, { n: words })}</span>
        {isFlagged && <span className="tag">{t.flagged}</span>}
        {given !== null && <span className="tag">{t.marked}</span>}
      </p>
      {parts.map(({ id, label, html }) => (
        <div key={id} className="part">
          {label !== "" && <h3>{label}</h3>}
          {isBlank(html) ? (
            label === "" && <p className="quiet">{t.empty}</p>
          ) : (
            <OfflineHtmlPanel html={html} />
          )}
        </div>
      ))}
    </section>
  );
}

const isBlank = (html: string) => plainTextOf(html) === "" && !/<(?:img|math|table)\b/iu.test(html);
