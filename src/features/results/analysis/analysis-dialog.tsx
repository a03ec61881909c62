// The analysis of a test that a teacher hands in: as a sheet with formulas, and from here on paper.
import { useStore } from "@nanostores/react";
import type { ResultMatrix } from "../../../contract/results/result-matrix.ts";
import { formatNumber } from "../../../core/format.ts";
import { failureSentence } from "../../../kit/file-faults/failure-sentence.ts";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { saveBook } from "../../../kit/sheet-export/save-book.ts";
import { startExportWorker } from "../../../kit/sheet-export/start-export-worker.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { buttonClass } from "../../../ui/input/button-style.ts";
import { Button } from "../../../ui/input/button.tsx";
import { DescriptionList } from "../../../ui/layout/description-list.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { formPapersAddress, type FormPapersAsked } from "../papers/form-papers-address-value.ts";
import css from "./analysis-dialog.module.css";
import { analysisMessages } from "./analysis-messages.ts";
import { createAnalysisModel, type AnalysisModel } from "./analysis-model.ts";
import { AnalysisSignerFields } from "./analysis-signer-fields.tsx";
import { figuresOf, useAnalysisInput } from "./use-analysis-input.ts";

type AnalysisDialogProps = { schedule_id: string; group_id: string; onClose(): void };

export function AnalysisDialog({ schedule_id, group_id, onClose }: AnalysisDialogProps) {
  const t = useStore(analysisMessages);
  const model = useModel(() =>
    createAnalysisModel({
      asked: { schedule_id, group_id },
      save: (book, name) => saveBook(book, "xlsx", name, { createWorker: startExportWorker }),
    }),
  );
  return (
    <Dialog
      title={t.title}
      size="l"
      closeLabel={t.close}
      onClose={onClose}
      footer={
        <Footer
          model={model}
          asked={{ exam: schedule_id, group: group_id, one: "analisis" }}
          onClose={onClose}
        />
      }
    >
      <DetailView model={model} texts={t}>
        {(matrix) => <Body matrix={matrix} model={model} />}
      </DetailView>
    </Dialog>
  );
}

function Body({ matrix, model }: { matrix: ResultMatrix; model: AnalysisModel }) {
  const t = useStore(analysisMessages);
  const { error } = useStore(model.$saving);
  const { facts } = useAnalysisInput(matrix, model.signers);
  const { columns, final, rows } = figuresOf(matrix);
  const others = rows.length - final;
  return (
    <div className={css.body}>
      {error !== null && (
        <Banner tone="bad" title={t.notMade}>
          {failureSentence(error)}
        </Banner>
      )}
      {final === 0 && <Banner tone="warn">{t.nobody}</Banner>}
      {matrix.is_partial && <Banner tone="info">{t.partial}</Banner>}
      <DescriptionList
        items={facts
          .filter(([, value]) => value !== "")
          .map(([term, value]) => ({ term, value: String(value) }))}
      />
      <p>
        {t.counts({ n: formatNumber(final), questions: formatNumber(columns.length) })}{" "}
        {others > 0 && t.others({ n: formatNumber(others) })} {t.points}
      </p>
      <AnalysisSignerFields matrix={matrix} signers={model.signers} />
    </div>
  );
}

type FooterProps = { model: AnalysisModel; asked: FormPapersAsked; onClose(): void };

function Footer({ model, asked, onClose }: FooterProps) {
  const t = useStore(analysisMessages);
  const state = useStore(model.$state);
  if (state.status !== "ready") return <Button onClick={onClose}>{t.close}</Button>;
  return <Acts matrix={state.detail} model={model} asked={asked} />;
}

type ActsProps = { matrix: ResultMatrix; model: AnalysisModel; asked: FormPapersAsked };

function Acts({ matrix, model, asked }: ActsProps) {
  const t = useStore(analysisMessages);
  const { isRunning } = useStore(model.$saving);
  const input = useAnalysisInput(matrix, model.signers);
  const isEmpty = figuresOf(matrix).final === 0;
  return (
    <>
      {!isEmpty && (
        <RouteLink to={formPapersAddress(asked)} className={buttonClass({})}>
          <Icon name="printer" size={18} />
          {t.print}
        </RouteLink>
      )}
      <Button
        variant="primary"
        icon="download"
        busy={isRunning}
        disabled={isEmpty}
        onClick={() => void model.download(input, t.fileName)}
      >
        {t.download}
      </Button>
    </>
  );
}
