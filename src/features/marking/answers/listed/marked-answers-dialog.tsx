// The answers to the question in a list: what differs and is to be decided, what one has marked, flagged or not marked yet. Choosing one
// shows it where one marks.
import { useStore } from "@nanostores/react";
import type { MarkingAnswer } from "../../../../contract/marking/marking-answers.ts";
import { formatNumber } from "../../../../core/format.ts";
import { DetailView } from "../../../../kit/record/detail-view.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { SearchInput } from "../../../../ui/input/search-input.tsx";
import { tabId, Tabs } from "../../../../ui/layout/tabs.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import type { MarkingAnswersModel } from "../marking-answers-model.ts";
import { isToDecide } from "../sequence/marking-sequence-state.ts";
import { markedAnswersMessages } from "./marked-answers-messages.ts";
import {
  createMarkedAnswersModel,
  listedViews,
  type ListedView,
  type MarkedAnswersModel,
} from "./marked-answers-model.ts";
import { MarkedAnswersTable } from "./marked-answers-table.tsx";
import css from "./marked-answers.module.css";

/** `view`: that is shown first; absent: one that holds something. */
type MarkedAnswersDialogProps = { model: MarkingAnswersModel; view?: ListedView; onClose(): void };

export function MarkedAnswersDialog({ model, view: first, onClose }: MarkedAnswersDialogProps) {
  const t = useStore(markedAnswersMessages);
  const list = useModel(() => createMarkedAnswersModel(model.unit, first));
  const { view, q } = useStore(list.$query);
  const choose = (answers: readonly MarkingAnswer[]) => {
    model.choose(answers);
    onClose();
  };
  return (
    <Dialog title={t.title} size="xl" closeLabel={t.close} onClose={onClose}>
      <div className={css.list}>
        <Tabs
          label={t.views}
          tabs={listedViews.map((id) => ({ id, label: t[id] }))}
          selected={view}
          onSelect={(id) => list.show(id as ListedView)}
        />
        <SearchInput
          value={q}
          label={t.search}
          placeholder={t.search}
          clearLabel={t.clear}
          onChange={list.search}
        />
        <div role="tabpanel" aria-labelledby={tabId(view)}>
          <Found list={list} asks={model.asks} onChoose={choose} />
        </div>
      </div>
    </Dialog>
  );
}

type FoundProps = {
  list: MarkedAnswersModel;
  asks: MarkingAnswersModel["asks"];
  onChoose(answers: readonly MarkingAnswer[]): void;
};

function Found({ list, asks, onChoose }: FoundProps) {
  const t = useStore(markedAnswersMessages);
  const aside = useStore(asks.$aside);
  const { view, q } = useStore(list.$query);
  return (
    <DetailView model={list} texts={{ loading: t.loading, failed: t.failed }}>
      {(found) => {
        const { items } = found;
        if (items.length === 0) {
          return (
            <EmptyState icon="list-checks" title={q === "" ? t[`${view}Empty`] : t.noCode({ q })} />
          );
        }
        const open = items.filter(isToDecide);
        return (
          <>
            {view === "disputed" && open.length > 0 && (
              <p className={css.acts}>
                <Button variant="primary" onClick={() => onChoose(open)}>
                  {t.decideAll({ n: formatNumber(open.length) })}
                </Button>
              </p>
            )}
            <MarkedAnswersTable
              list={list}
              found={found}
              aside={aside}
              onChoose={(one) => onChoose([one])}
            />
          </>
        );
      }}
    </DetailView>
  );
}
