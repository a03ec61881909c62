// The versions of the results of an exam: when, by whom and why each was written, what it moved, and two of them beside each other.
import { useStore } from "@nanostores/react";
import type { ResultVersion } from "../../../contract/results/result-recalculation.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { CountedRules } from "./counted-rules-list.tsx";
import { resultVersionsMessages, type ResultVersionsTexts } from "./result-versions-messages.ts";
import { createResultVersionsModel } from "./result-versions-model.ts";
import { VersionComparisonPanel } from "./version-comparison-panel.tsx";
import css from "./recalculation.module.css";

export type ResultVersionsDialogProps = {
  schedule_id: string;
  /** The exam's name. */
  exam: string;
  /** Opens the dialog that recalculates, or restores that version. */
  onRecalculate(restores: number | null): void;
  onClose(): void;
};

export function ResultVersionsDialog(props: ResultVersionsDialogProps) {
  const { schedule_id, exam, onRecalculate, onClose } = props;
  const t = useStore(resultVersionsMessages);
  const model = useModel(() => createResultVersionsModel(schedule_id));
  const state = useStore(model.detail.$state);
  const mayRecalculate = state.status === "ready" && state.detail.may_recalculate;
  return (
    <Dialog
      title={t.title({ exam })}
      size="l"
      closeLabel={t.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          {mayRecalculate && (
            <Button variant="primary" onClick={() => onRecalculate(null)}>
              {t.recalculate}
            </Button>
          )}
        </>
      }
    >
      {state.status === "loading" && <Spinner label={t.loading} />}
      {state.status === "failed" && (
        <LoadFailure title={t.failed} error={state.error} onRetry={model.detail.retry} />
      )}
      {state.status === "ready" && (
        <>
          {state.detail.versions.length === 1 && <p>{t.alone}</p>}
          <ul className={css.versions}>
            {state.detail.versions.map((version, at) => (
              <VersionRow
                key={version.number}
                version={version}
                isPresent={at === 0}
                onRestore={mayRecalculate && at > 0 ? onRecalculate : null}
              />
            ))}
          </ul>
          {state.detail.versions.length > 1 && (
            <VersionComparisonPanel model={model} versions={state.detail.versions} />
          )}
        </>
      )}
    </Dialog>
  );
}

type VersionRowProps = {
  version: ResultVersion;
  isPresent: boolean;
  onRestore: ((version: number) => void) | null;
};

function VersionRow({ version, isPresent, onRestore }: VersionRowProps) {
  const t = useStore(resultVersionsMessages);
  const { number, at, by: name, reason, restores } = version;
  const n = formatNumber(number);
  return (
    <li>
      <div>
        <p>
          <strong>{t.version({ n })}</strong> {isPresent && <Tag tone="ok">{t.present}</Tag>}{" "}
          <span className={css.meaning}>
            {at === null || name === null ? t.first : t.by({ name, date: formatDateTime(at) })}
          </span>
        </p>
        {reason !== "" && <p>{reason}</p>}
        {restores !== null && (
          <p className={css.meaning}>{t.restores({ n: formatNumber(restores) })}</p>
        )}
        <Moved version={version} t={t} />
        <CountedRules version={version} />
      </div>
      {onRestore && (
        <Button size="s" aria-label={t.restoreOf({ n })} onClick={() => onRestore(number)}>
          {t.restore}
        </Button>
      )}
    </li>
  );
}

function Moved({ version: { counts }, t }: { version: ResultVersion; t: ResultVersionsTexts }) {
  if (counts === null) return null;
  const { moved, all, up, down, to_reached: gained, to_missed: lost } = counts;
  const n = formatNumber;
  const crossed = gained + lost > 0 && t.crossed({ gained: n(gained), lost: n(lost) });
  const texts = [t.moved({ n: n(moved), all: n(all), up: n(up), down: n(down) }), crossed];
  return <p>{texts.filter(Boolean).join("; ")}.</p>;
}
