// What must be known of the figures before they are believed: that they are of some participants, who is left out, what could not be fetched.
import { useStore } from "@nanostores/react";
import type { AnalysedBank } from "../../../contract/analysis/item-analysis.ts";
import { formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { $session } from "../../../core/session.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { analysisMainMessages } from "./analysis-main-messages.ts";
import type { BankAnalysisModel } from "./bank-analysis-model.ts";
import { openItemFrom } from "./opened-item-focus.ts";
import type { ReadyFigures } from "../figures/shown-figures-state.ts";
import { underWayText } from "../papers/exams-under-way-text.ts";
import { itemWordsMessages } from "../papers/item-words-messages.ts";
import css from "./analysis-main.module.css";

type NoticesProps = { model: BankAnalysisModel; state: ReadyFigures };

export function AnalysisNotices({ model, state }: NoticesProps) {
  const t = useStore(analysisMainMessages);
  const decisions = useStore(model.decisions.$state);
  const isAway =
    decisions.status === "failed" || (decisions.status === "ready" && decisions.outdated !== null);
  return (
    <>
      <PartOfParticipants model={model} state={state} />
      <UnsavedNotes model={model} />
      {isAway && (
        <Banner
          tone="warn"
          actions={
            <Button size="s" onClick={() => void model.decisions.refresh()}>
              {t.retry}
            </Button>
          }
        >
          {t.decisionsAway}
        </Banner>
      )}
    </>
  );
}

/** Of questions that are not open: what is typed there is not in sight. */
function UnsavedNotes({ model }: Pick<NoticesProps, "model">) {
  const t = useStore(analysisMainMessages);
  const notes = useStore(model.deciding.$notes);
  const opened = useStore(model.$opened);
  const { rows } = useStore(model.$items);
  const others = rows.filter(
    ({ asked: { id } }) => notes[id] !== undefined && id !== opened?.asked.id,
  );
  return (
    <div role="status">
      {others.length > 0 && (
        <p className={css.fact}>
          <Icon name="triangle-alert" size={16} /> {t.unsavedNotes}{" "}
          {others.map(({ asked: { id }, label }) => (
            <Button
              key={id}
              size="s"
              onClick={({ currentTarget }) => openItemFrom(currentTarget, id, model)}
            >
              {t.question({ n: label })}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

function PartOfParticipants({ model, state }: NoticesProps) {
  const t = useStore(analysisMainMessages);
  const { rest, done, fetched, total } = state;
  const counts = {
    done: formatNumber(done),
    fetched: formatNumber(fetched),
    total: formatNumber(total),
  };
  if (rest.is === "fetching") {
    return (
      <div className={css.part} role="status">
        <span>{t.fetching(counts)}</span>
        <ProgressBar value={fetched} max={total} label={t.progress} />
      </div>
    );
  }
  if (rest.is === "none") return null;
  return (
    <Banner
      tone="warn"
      actions={
        <Button size="s" variant="primary" onClick={() => void model.figures.goOn()}>
          {t.goOn}
        </Button>
      }
    >
      <strong>{t.stopped(counts)}</strong> {failureText(rest.error)}
    </Banner>
  );
}

type FactsProps = NoticesProps & { bank: AnalysedBank };

/** In a line of their own or beside other things: they are true of many analyses, and must not push the questions out of sight. */
export function AnalysisFacts({ model, bank, state }: FactsProps) {
  const t = useStore(analysisMainMessages);
  const itemWordsT = useStore(itemWordsMessages);
  const { schedule_ids: schedules } = useStore(model.$filter);
  const { n, unmarked, isFew, isOnePaper } = state.analysis.test;
  const underWay = underWayText(bank, schedules, itemWordsT);
  return (
    <>
      {underWay !== "" && (
        <p className={css.fact}>
          <Icon name="triangle-alert" size={16} /> {underWay}
        </p>
      )}
      {isFew && n > 0 && (
        <p className={css.fact}>
          <Icon name="triangle-alert" size={16} /> {t.few({ n: formatNumber(n) })}
        </p>
      )}
      {unmarked > 0 && (
        <p className={css.fact}>
          <Icon name="info" size={16} /> {t.unmarked({ n: formatNumber(unmarked) })}{" "}
          <ToMarking bank={bank} />
        </p>
      )}
      {!isOnePaper && (
        <p className={css.fact}>
          <Icon name="info" size={16} /> {t.differentPapers}
        </p>
      )}
    </>
  );
}

function ToMarking({ bank }: Pick<FactsProps, "bank">) {
  const t = useStore(analysisMainMessages);
  const session = useStore($session);
  if (session.status !== "in" || session.user.menus["0016A"] !== true) return null;
  return <RouteLink to={href("check", {}, { bank_id: bank.id })}>{t.toMarking}</RouteLink>;
}
