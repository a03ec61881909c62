// The print screen of an exam's forms: which of them and of whom in a panel, and their sheets beside it, after a table of contents.
import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useMemo, useState, type ReactNode } from "react";
import type { SelectedResults } from "../../../contract/results/exam-results.ts";
import { formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { BackLink } from "../../../kit/ways-back/back-link.tsx";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { OpenedPrint } from "../../../kit/print/opened-print.tsx";
import { PrintScreen } from "../../../kit/print/print-screen.tsx";
import { NumberedSheets, type PageCounts } from "../../../kit/print/sheets/numbered-sheets.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { formFormatOf } from "./form-papers-format-choices.ts";
import { formPapersMessages } from "./form-papers-messages.ts";
import {
  createFormPapersModel,
  type FormPapersModel,
  type FormsContent,
  type MadeForm,
} from "./form-papers-model.ts";
import { FormPapersPanel } from "./form-papers-panel.tsx";
import css from "./form-papers.module.css";
import { usePrintedParts } from "./use-printed-parts.tsx";

export function FormPapersBody() {
  const t = useStore(formPapersMessages);
  const model = useModel(createFormPapersModel);
  const title = model.one === null ? t.title : t[model.one];
  return (
    <OpenedPrint model={model} title={title} texts={t} back={<Back model={model} />}>
      {(selected) => <Printable model={model} selected={selected} title={title} />}
    </OpenedPrint>
  );
}

function Back({ model: { exam, $group } }: { model: FormPapersModel }) {
  const t = useStore(formPapersMessages);
  const group_id = useStore($group);
  const query = { exam, ...(group_id !== "" && { group_id }) };
  return <BackLink to={href("hasil", {}, query)}>{t.back}</BackLink>;
}

/** Why nothing is printed, or not yet; null where all of it is there. */
function nothingOf(content: FormsContent, model: FormPapersModel, isEmpty: boolean): ReactNode {
  const t = formPapersMessages.get();
  if (content.status === "failed") {
    const title = t.formFailed({ form: t[content.at] });
    return <LoadFailure error={content.error} title={title} onRetry={model.retryContent} />;
  }
  if (content.status === "loading") {
    const { at, done, all } = content;
    if (at === null) return <Spinner label={t.loading} />;
    const label = t.fetching({ form: t[at], n: formatNumber(done + 1), all: formatNumber(all) });
    return (
      <div className={css.progress}>
        <p role="status">{label}</p>
        <ProgressBar value={done} max={all} label={label} />
      </div>
    );
  }
  if (!isEmpty) return null;
  const isUnchosen = content.forms.length === 0;
  return (
    <EmptyState icon="printer" title={isUnchosen ? t.nothing : t.empty}>
      {isUnchosen ? t.nothingText : t.emptyText}
    </EmptyState>
  );
}

type PrintableProps = { model: FormPapersModel; selected: SelectedResults; title: string };
const none: readonly MadeForm[] = [];

function Printable({ model, selected, title }: PrintableProps) {
  const t = useStore(formPapersMessages);
  const chosen = useStore(model.choices.$values);
  const content = useStore(model.$content);
  const [$counts] = useState(() => atom<PageCounts | null>(null));
  const counts = useStore($counts);
  const { letterhead, size } = chosen;
  const look = useMemo(() => formFormatOf({ letterhead, size }), [letterhead, size]);
  const forms = content.status === "ready" ? content.forms : none;
  const group = useGroupName(model, selected);
  const { parts, empty } = usePrintedParts({ model, selected, forms, look, group, $counts });
  const isCounted = counts?.of === parts;
  const pages = isCounted ? counts.pages.reduce((sum, each) => sum + each, 0) : null;
  const pagesText = pages === null ? t.counting : t.pages({ n: formatNumber(pages) });
  return (
    <PrintScreen
      title={t.titleOf({ title, exam: selected.name })}
      paper={look.aside}
      drawn={parts}
      isWaiting={parts.length > 0 && !isCounted}
      nothing={nothingOf(content, model, parts.length === 0)}
      notice={
        empty.length > 0 &&
        parts.length > 0 && (
          <Banner tone="info">
            {t.withoutSheets({ forms: empty.map((name) => t[name]).join(", ") })}
          </Banner>
        )
      }
      back={<Back model={model} />}
      actions={
        <Button icon="rotate-ccw" onClick={model.renewContent}>
          {t.renew}
        </Button>
      }
      chosen={parts.length === 0 ? size.toUpperCase() : `${pagesText} · ${size.toUpperCase()}`}
      panel={
        <>
          {parts.length > 0 && <p className={css.pages}>{pagesText}</p>}
          <FormPapersPanel model={model} selected={selected} forms={forms} />
        </>
      }
    >
      {parts.length > 0 && (
        <NumberedSheets paper={look.upright} font="10" parts={parts} $counts={$counts} />
      )}
    </PrintScreen>
  );
}

function useGroupName({ $group }: FormPapersModel, { groups }: SelectedResults): string {
  const group = useStore($group);
  return groups.find(({ id }) => id === group)?.nama ?? "";
}
