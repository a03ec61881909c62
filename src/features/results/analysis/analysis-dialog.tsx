// The analysis of a test that a teacher hands in: as a sheet with formulas and two signatures.
import { useStore } from "@nanostores/react";
import type { ResultMatrix } from "../../../contract/results/result-matrix.ts";
import { formatNumber } from "../../../core/format.ts";
import { $institution } from "../../../core/institution/institution-settings.ts";
import { failureSentence } from "../../../kit/file-faults/failure-sentence.ts";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { semesterNames } from "../../../kit/semester-messages.ts";
import { saveBook } from "../../../kit/sheet-export/save-book.ts";
import { startExportWorker } from "../../../kit/sheet-export/start-export-worker.ts";
import { useModel } from "../../../kit/use-model.ts";
import { analysisFigures } from "../../../sheets/results/analysis-figures.ts";
import type { AnalysisInput } from "../../../sheets/results/analysis-sheet.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { DescriptionList } from "../../../ui/layout/description-list.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { resultsListMessages } from "../results-list-messages.ts";
import css from "./analysis-dialog.module.css";
import { analysisMessages } from "./analysis-messages.ts";
import { createAnalysisModel, signersOf, type AnalysisModel } from "./analysis-model.ts";
import { analysisFacts, questionText, signatureLines } from "./analysis-text.ts";

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
      footer={<Footer model={model} onClose={onClose} />}
    >
      <DetailView model={model} texts={t}>
        {(matrix) => <Body matrix={matrix} model={model} />}
      </DetailView>
    </Dialog>
  );
}

/** Everything that sheet and paper say. */
function useInput(matrix: ResultMatrix, model: AnalysisModel): AnalysisInput {
  const t = useStore(analysisMessages);
  const resultsListT = useStore(resultsListMessages);
  const semesters = useStore(semesterNames);
  const { name: school, city } = useStore($institution);
  const typed = useStore(model.$typed);
  const semester = matrix.semester === null ? "" : semesters[matrix.semester];
  return {
    matrix,
    facts: analysisFacts(matrix, analysisFigures(matrix), { school, semester }, t),
    signatures: signatureLines(signersOf(matrix, typed), matrix.signer.kota || city, t),
    texts: {
      ...t,
      title: t.heading,
      state: (state) => resultsListT[state],
      question: (question) => questionText(question, matrix, t),
    },
  };
}

function Body({ matrix, model }: { matrix: ResultMatrix; model: AnalysisModel }) {
  const t = useStore(analysisMessages);
  const { error } = useStore(model.$saving);
  const { facts } = useInput(matrix, model);
  const { columns, final, rows } = analysisFigures(matrix);
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
      <Signers matrix={matrix} model={model} />
    </div>
  );
}

const signerFields = ["head", "headNip", "teacher", "teacherNip"] as const;

function Signers({ matrix, model }: { matrix: ResultMatrix; model: AnalysisModel }) {
  const t = useStore(analysisMessages);
  const signers = signersOf(matrix, useStore(model.$typed));
  return (
    <fieldset className={css.signers}>
      <legend>{t.signatures}</legend>
      {signerFields.map((name) => (
        <Field key={name} label={t[name]}>
          {(aria) => (
            <TextInput
              {...aria}
              maxLength={120}
              value={signers[name]}
              onChange={({ currentTarget: { value } }) => model.type({ [name]: value })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}

function Footer({ model, onClose }: { model: AnalysisModel; onClose(): void }) {
  const t = useStore(analysisMessages);
  const state = useStore(model.$state);
  if (state.status !== "ready") return <Button onClick={onClose}>{t.close}</Button>;
  return <Acts matrix={state.detail} model={model} />;
}

function Acts({ matrix, model }: { matrix: ResultMatrix; model: AnalysisModel }) {
  const t = useStore(analysisMessages);
  const { isRunning } = useStore(model.$saving);
  const input = useInput(matrix, model);
  const isEmpty = analysisFigures(matrix).final === 0;
  return (
    <Button
      variant="primary"
      icon="download"
      busy={isRunning}
      disabled={isEmpty}
      onClick={() => void model.download(input, t.fileName)}
    >
      {t.download}
    </Button>
  );
}
