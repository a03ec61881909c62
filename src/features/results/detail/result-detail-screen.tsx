// One result, opened (student.result.detail): who and what, every question with its answer and its arithmetic.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { ResultDetail } from "../../../contract/results/result-detail.ts";
import { $institution } from "../../../core/institution/institution-settings.ts";
import { $previousAddress } from "../../../core/navigation.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { BackLink } from "../../../kit/ways-back/back-link.tsx";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { useRoute } from "../../../kit/use-route.ts";
import { Chip } from "../../../ui/choice/chip.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { formPapersId } from "../papers/form-papers-address-value.ts";
import { detailMessages } from "./detail-messages.ts";
import { DetailHead } from "./detail-head.tsx";
import { DetailQuestionList } from "./detail-question-list.tsx";
import { DetailNotices } from "./detail-notices.tsx";
import { createResultDetailModel, type ResultDetailModel } from "./result-detail-model.ts";
import { ResultNeighboursBar } from "./neighbours/result-neighbours-bar.tsx";
import { returnTo } from "../opened-result-focus.ts";
import { returnAddress } from "./return-address-value.ts";
import css from "./result-detail-screen.module.css";

const loadForms = lazy(() => import("../papers/form-papers-body.tsx"), "FormPapersBody");

export default function ResultDetailScreen() {
  const { id } = useRoute("student.result.detail");
  return id === formPapersId ? (
    <LazyComponent load={loadForms} props={{}} />
  ) : (
    <OneResult id={id} />
  );
}

function OneResult({ id }: { id: string }) {
  const t = useStore(detailMessages);
  const model = useModel(() => createResultDetailModel(id));
  const state = useStore(model.detail.$state);
  const row = state.status === "ready" ? state.detail.row : null;
  const [before] = useState(() => $previousAddress.get());
  const back = returnAddress(before, useStore(model.$list), row);
  useNamedTitle(row);
  const view = useStore(model.$view);
  if (view === "cetak" && state.status === "ready") {
    return <LazyComponent load={loadPaper} props={{ model, detail: state.detail }} />;
  }
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <BackLink to={back} onClick={() => row && returnTo(row.id, back)}>
          {t.back}
        </BackLink>
        <strong>{row?.exam ?? t.title}</strong>
        <ResultNeighboursBar model={model} />
        {row?.sitting_id && (
          <div className={css.views} role="group" aria-label={t.views}>
            <Chip pressed={view !== "putar"} onPress={() => model.show("")}>
              {t.answers}
            </Chip>
            <Chip pressed={view === "putar"} onPress={() => model.show("putar")}>
              {t.replay}
            </Chip>
          </div>
        )}
        <Button icon="rotate-ccw" onClick={() => void model.detail.refresh()}>
          {t.reload}
        </Button>
        {row?.sitting_id && (
          <Button icon="printer" onClick={() => model.show("cetak")}>
            {t.print}
          </Button>
        )}
      </header>
      <div className={css.main}>
        {row === null && <h1 className={css.heading}>{t.title}</h1>}
        <DetailView model={model.detail} texts={t}>
          {(detail) => <Opened model={model} detail={detail} />}
        </DetailView>
      </div>
    </div>
  );
}

/** The tab's title is "number name", by which a saved page is found again. */
function useNamedTitle(row: ResultDetail["row"] | null): void {
  const t = useStore(detailMessages);
  const { name: institution } = useStore($institution);
  const title = row && t.named({ number: row.no_ujian, name: row.nama });
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${institution}`;
  }, [title, institution]);
}

const loadQuestion = lazy(() => import("./detail-question.tsx"), "DetailQuestionPanel");
const loadSums = lazy(() => import("./arithmetic/type-sums-panel.tsx"), "TypeSumsPanel");

const loadPaper = lazy(() => import("./paper/result-paper-body.tsx"), "ResultPaperBody");
const loadReplay = lazy(() => import("./replay/replay-panel.tsx"), "ReplayPanel");

function Opened({ model, detail }: { model: ResultDetailModel; detail: ResultDetail }) {
  const view = useStore(model.$view);
  const { row } = detail;
  const isReplay = view === "putar" && row.sitting_id !== null;
  return (
    <div className={css.opened}>
      <DetailHead detail={detail} isShort={isReplay} />
      {!isReplay && <DetailNotices detail={detail} />}
      {isReplay ? (
        <LazyComponent load={loadReplay} props={{ id: row.id }} />
      ) : (
        <Answers model={model} detail={detail} />
      )}
    </div>
  );
}

function Answers({ model, detail }: { model: ResultDetailModel; detail: ResultDetail }) {
  const { questions, opened } = detail;
  if (questions.length === 0) return null;
  return (
    <div className={css.columns} data-sums={opened ? "" : undefined}>
      <DetailQuestionList model={model} detail={detail} />
      <LazyComponent load={loadQuestion} props={{ model, detail }} />
      {opened && <LazyComponent load={loadSums} props={{ detail, opened }} />}
    </div>
  );
}
