// Last step of the import: how many questions were written, and what became of the others.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import wizardCss from "../../../kit/sheet-import/import-wizard.module.css";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { questionImportMessages } from "./question-import-messages.ts";
import type { QuestionImportState } from "./question-import-state.ts";
import css from "./question-import.module.css";

type DoneProps = { state: Extract<QuestionImportState, { step: "done" }> };

export function QuestionImportDone({ state }: DoneProps) {
  const t = useStore(questionImportMessages);
  const { created, existing, errors, unpicked } = state;
  const figures = [
    { term: t.doneSaved, value: created },
    { term: t.doneExisting, value: existing },
    { term: t.doneErrors, value: errors },
    { term: t.doneUnpicked, value: unpicked },
  ];
  return (
    <div className={css.stack}>
      <Banner tone="ok">{t.done({ n: formatNumber(created) })}</Banner>
      <dl className={wizardCss.figures}>
        {figures.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
