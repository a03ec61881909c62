// The dialog that shows how far the correctors of a question agree.
import { useStore } from "@nanostores/react";
import {
  kappaWeights,
  type MarkingAgreement,
} from "../../../contract/marking/marking-agreement.ts";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { formatNumber } from "../../../core/format.ts";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Select } from "../../../ui/choice/select.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { agreementMessages } from "./corrector-agreement-messages.ts";
import { createCorrectorAgreementModel } from "./corrector-agreement-model.ts";
import { AgreementTable } from "./corrector-agreement-table.tsx";
import css from "./corrector-agreement.module.css";

type AgreementDialogProps = {
  unit: Pick<MarkingUnit, "schedule_id" | "question_id">;
  /** "Soal 3" */
  question: string;
  onClose(): void;
};

export function AgreementDialog({ unit, question, onClose }: AgreementDialogProps) {
  const t = useStore(agreementMessages);
  const model = useModel(() => createCorrectorAgreementModel(unit));
  const state = useStore(model.$state);
  const weights = useStore(model.$weights);
  return (
    <Dialog title={t.title({ question })} size="l" closeLabel={t.close} onClose={onClose}>
      <div className={css.agreement}>
        <Field label={t.weights}>
          {(aria) => (
            <Select
              {...aria}
              value={weights}
              options={kappaWeights.map((value) => ({ value, label: t[value] }))}
              onChange={(value) => model.choose(kappaWeights.find((known) => known === value)!)}
            />
          )}
        </Field>
        {state.status === "loading" && <Spinner label={t.loading} />}
        {state.status === "failed" && (
          <LoadFailure title={t.failed} error={state.error} onRetry={model.retry} />
        )}
        {state.status === "ready" && <Figures agreement={state.detail} />}
      </div>
    </Dialog>
  );
}

function Figures({ agreement }: { agreement: MarkingAgreement }) {
  const t = useStore(agreementMessages);
  const { pairs, markers, tolerance_percent: tolerance } = agreement;
  if (markers.length === 0) {
    return (
      <EmptyState icon="users" title={t.emptyTitle}>
        {t.emptyText}
      </EmptyState>
    );
  }
  const meanings = [
    { term: t.n, value: t.nMeaning },
    { term: t.exact, value: t.exactMeaning },
    { term: t.within, value: t.withinMeaning({ n: formatNumber(tolerance) }) },
    { term: t.difference, value: t.differenceMeaning },
    { term: t.kappa, value: t.kappaMeaning },
    { term: t.control, value: t.controlMeaning },
  ];
  return (
    <>
      <h3>{t.pairs}</h3>
      <AgreementTable
        caption={t.pairs}
        head={t.pairHead}
        rows={pairs.map(({ one, other, ...figures }) => ({
          ...figures,
          id: `${one.id} ${other.id}`,
          label: t.pair({ one: one.nama, other: other.nama }),
        }))}
      />
      <h3>{t.markers}</h3>
      <AgreementTable
        caption={t.markers}
        head={t.marker}
        rows={markers.map(({ nama: label, ...figures }) => ({ ...figures, label }))}
      />
      <h3>{t.meanings}</h3>
      <dl className={css.meanings}>
        {meanings.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
