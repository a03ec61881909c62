// Above the table of a program: how many failed, the form that is proposed, who is left out, and what fills many rows at once.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { formatNumber } from "../../../core/format.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import { notify } from "../../../core/notices.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { AnalysisSignerFields } from "../analysis/analysis-signer-fields.tsx";
import { resultsListMessages } from "../results-list-messages.ts";
import css from "./follow-up-body.module.css";
import { followUpMessages } from "./follow-up-messages.ts";
import type { FollowUpModel, FollowUpSheet } from "./follow-up-model.ts";
import { FollowUpTable } from "./follow-up-table.tsx";
import { othersGroups, proposedFormText } from "./follow-up-text.ts";

const table = {
  limits: {
    onDemand: lazy(() => import("./limits/follow-up-limits-form.tsx"), "FollowUpLimitsForm"),
  },
  later: { onDemand: lazy(() => import("./later/later-scores-dialog.tsx"), "LaterScoresDialog") },
};

type FollowUpBodyProps = { sheet: FollowUpSheet; model: FollowUpModel };

export function FollowUpBody({ sheet, model }: FollowUpBodyProps) {
  const { open, dialogs } = useDialogs(table, {});
  return (
    <div className={css.body}>
      {dialogs}
      <Summary sheet={sheet} onLimits={() => open("limits", { sheet, model })} />
      <Notices sheet={sheet} />
      {sheet.rows.length === 0 ? (
        <Nobody sheet={sheet} />
      ) : (
        <>
          <Tools sheet={sheet} model={model} onLater={() => open("later", { sheet, model })} />
          <FollowUpTable sheet={sheet} model={model} />
          <AnalysisSignerFields matrix={sheet.matrix} signers={model.signers} />
        </>
      )}
    </div>
  );
}

function Summary({ sheet, onLimits }: { sheet: FollowUpSheet; onLimits(): void }) {
  const t = useStore(followUpMessages);
  const { plan, kind, program, matrix } = sheet;
  const { failed, graded, share } = plan;
  const form = proposedFormText(sheet, t);
  const counts = { failed: formatNumber(failed), graded: formatNumber(graded) };
  const passed = formatNumber(graded - failed);
  return (
    <div className={css.summary}>
      <p>
        <strong>{[matrix.exam, matrix.group].filter(Boolean).join(" · ")}.</strong>{" "}
        {share !== null &&
          (kind === "remedial"
            ? t.share({ ...counts, share: shownDecimal(share) })
            : t.sharePassed({ passed, graded: counts.graded }))}{" "}
        {kind === "remedial" && form !== "" && t.proposal({ form })}
      </p>
      {kind === "remedial" && program.may_change_settings && (
        <Button size="s" icon="pencil" onClick={onLimits}>
          {t.limits}
        </Button>
      )}
    </div>
  );
}

function Notices({ sheet }: { sheet: FollowUpSheet }) {
  const t = useStore(followUpMessages);
  const resultsListT = useStore(resultsListMessages);
  const { plan, matrix, gone, kind } = sheet;
  const others = othersGroups(sheet, resultsListT, t);
  const hasCodes = kind === "enrichment" || matrix.competences.length > 0;
  return (
    <>
      {matrix.is_partial && <Banner tone="info">{t.partial}</Banner>}
      {sheet.rows.length > 0 && !hasCodes && <Banner tone="info">{t.noCompetences}</Banner>}
      {gone.length > 0 && (
        <Banner tone="warn">
          {t.gone({ n: formatNumber(gone.length), names: gone.join(", ") })}
        </Banner>
      )}
      {others.length > 0 && (
        <details className={css.others}>
          <summary>{t.others({ n: formatNumber(plan.others.length) })}</summary>
          {others.map(({ state, names }) => (
            <p key={state}>
              {t.othersOf({ state, n: formatNumber(names.length), names: names.join(", ") })}
            </p>
          ))}
        </details>
      )}
    </>
  );
}

function Nobody({ sheet: { plan, kind } }: { sheet: FollowUpSheet }) {
  const t = useStore(followUpMessages);
  const hasFinal = plan.others.some(({ state }) => state === "complete");
  if (plan.graded === 0) {
    return <EmptyState icon="clock" title={hasFinal ? t.noKkm : t.noResults} />;
  }
  const isRemedial = kind === "remedial";
  return (
    <EmptyState
      icon={isRemedial ? "circle-check" : "users"}
      title={isRemedial ? t.nobodyFailed : t.nobodyPassed}
    />
  );
}

function Tools({ sheet, model, onLater }: FollowUpBodyProps & { onLater(): void }) {
  const t = useStore(followUpMessages);
  const [day, setDay] = useState("");
  const fill = () => {
    const n = model.fillDay(day);
    model.flush();
    notify(responseCodes.success, t.tools, t.filled({ n: formatNumber(n) }));
  };
  return (
    <div className={css.tools} role="group" aria-label={t.tools}>
      <Field label={t.dayForEmpty}>
        {(aria) => (
          <TextInput
            {...aria}
            type="date"
            value={day}
            onInput={({ currentTarget: { value } }) => setDay(value)}
          />
        )}
      </Field>
      <Button disabled={day === ""} onClick={fill}>
        {t.fill}
      </Button>
      {sheet.kind === "remedial" && (
        <Button icon="download" onClick={onLater}>
          {t.later}
        </Button>
      )}
    </div>
  );
}
