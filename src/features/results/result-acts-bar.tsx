// What is done with the results of the chosen exam: how they are published, the dialogs, and the buttons that open them. Fetched after the
// rows, which are complete without it.
import { useStore } from "@nanostores/react";
import type { SelectedResults } from "../../contract/results/exam-results.ts";
import { lazy } from "../../core/on-demand/lazy.ts";
import { $session } from "../../core/session.ts";
import { BackLink } from "../../kit/ways-back/back-link.tsx";
import { useDialogs, type OpenDialog } from "../../kit/dialogs/use-dialogs.tsx";
import { useModel } from "../../kit/use-model.ts";
import { wayBack } from "../../kit/ways-back/way-back-value.ts";
import { Button } from "../../ui/input/button.tsx";
import { EventReachSummary, PublicationSummary } from "./publication/publication-summary.tsx";
import { ResultsFormsButton } from "./forms/results-forms-button.tsx";
import { ResultsMoreButton } from "./more/results-more-button.tsx";
import { publicationStateMessages } from "./publication/publication-state-messages.ts";
import {
  createEventReachModel,
  createPublicationStateModel,
} from "./publication/publication-state-model.ts";
import type { ResultsModel } from "./results-model.ts";
import { resultActsBarMessages } from "./result-acts-bar-messages.ts";
import type { ListWords } from "./exports/result-export-columns.ts";
import css from "./result-acts-bar.module.css";

const table = {
  anomalies: {
    onDemand: lazy(
      () => import("./anomalies/result-anomalies-dialog.tsx"),
      "ResultAnomaliesDialog",
    ),
  },
  export: {
    onDemand: lazy(() => import("./exports/result-export-dialog.tsx"), "ResultExportDialog"),
  },
  eventPublication: {
    onDemand: lazy(
      () => import("./publication/event/event-publication-dialog.tsx"),
      "EventPublicationDialog",
    ),
  },
  publication: {
    onDemand: lazy(() => import("./publication/publication-dialog.tsx"), "PublicationDialog"),
  },
};

type ResultActsBarProps = {
  model: ResultsModel;
  selected: SelectedResults;
  /** Those of the list, which what is opened here does not bring with it a second time. */
  words: ListWords;
};
type WithDialogs = ResultActsBarProps & { open: OpenDialog<typeof table> };

export function ResultActsBar(props: ResultActsBarProps) {
  const { open, dialogs } = useDialogs(table, {});
  const t = useStore(resultActsBarMessages);
  const { model, selected, words } = props;
  const { schedule_id: exam } = model.selection;
  const list = useStore(model.list.$state);
  const total = list.status === "ready" ? list.page.total : 0;
  return (
    <div className={css.acts}>
      {dialogs}
      <BackToAnalysis />
      {exam === "" ? (
        <EventPublication {...props} open={open} />
      ) : (
        <Publication {...props} open={open} />
      )}
      <Button
        icon="download"
        disabled={total === 0}
        onClick={() => open("export", { results: model, selected, words, total })}
      >
        {t.download}
      </Button>
      {/* Forms are of one exam: each subject of an event has its own. */}
      {exam !== "" && <ResultsFormsButton model={model} selected={selected} />}
      {exam !== "" && (
        <ResultsMoreButton
          model={model}
          selected={selected}
          onAnomalies={() =>
            open("anomalies", {
              schedule: exam,
              exam: selected.name,
              find: ({ no_ujian: number }: { no_ujian: string }) => showAlone(model, number),
            })
          }
        />
      )}
    </div>
  );
}

/** Whoever comes from a question of an analysis: the address says from where. */
function BackToAnalysis() {
  const t = useStore(resultActsBarMessages);
  const back = wayBack();
  return back?.to === "analysis" && <BackLink to={back.address}>{t.backToAnalysis}</BackLink>;
}

/** Whatever was filtered before would hide the row. */
function showAlone({ list }: ResultsModel, number: string): void {
  list.filter("state", "");
  list.filter("bin", "");
  list.filter("group_id", "");
  list.search(number);
}

/** Which of its exams somebody may publish is asked when the dialog opens: it counts everybody of all of them. */
function EventPublication({ model, selected: { name, groups }, open }: WithDialogs) {
  const t = useStore(publicationStateMessages);
  const session = useStore($session);
  const reach = useModel(() => createEventReachModel(model));
  const mayPublish = session.status === "in" && session.user.menus["0011A"] === true;
  const event = { id: model.selection.event_id, name };
  const changed = () => void reach.refresh();
  return (
    <>
      <span className={css.state}>
        <EventReachSummary model={reach} />
      </span>
      {mayPublish && (
        <Button icon="eye" onClick={() => open("eventPublication", { event, groups, changed })}>
          {t.button}
        </Button>
      )}
    </>
  );
}

function Publication({ model, selected: { name, groups }, open }: WithDialogs) {
  const t = useStore(publicationStateMessages);
  const publication = useModel(() => createPublicationStateModel(model));
  const state = useStore(publication.$state);
  const now = state.status === "ready" ? state.detail : null;
  return (
    <>
      <span className={css.state}>
        <PublicationSummary model={publication} />
      </span>
      {now?.may_publish === true && (
        <Button
          icon="eye"
          onClick={() =>
            open("publication", {
              exam: name,
              now,
              groups,
              ask: model.ask,
              changed: publication.take,
            })
          }
        >
          {t.button}
        </Button>
      )}
    </>
  );
}
