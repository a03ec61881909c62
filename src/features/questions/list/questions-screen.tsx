// The questions of one bank (banksoal.soal): the list, its order, and the dialogs and screens that it leads to.
// Dialogs, the preview and what is shown under a row are loaded when they are asked for.
import { useStore } from "@nanostores/react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import type { ReactNode } from "react";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import type { Question } from "../../../contract/questions/questions.ts";
import { formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { OpenedRecord } from "../../../kit/record/opened-record.tsx";
import { OrderedRows } from "../../../kit/ordering/ordered-rows.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { useRoute } from "../../../kit/use-route.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { QuestionAddButton } from "./question-add-button.tsx";
import { HeaderButtons, HeaderLinks, ImportButton } from "./question-header-buttons.tsx";
import { QuestionFilters, QuestionOrder } from "./question-filters.tsx";
import {
  editorOf,
  openEditor,
  questionRowActions,
  selectionActions,
} from "../actions/question-row-actions.ts";
import { QuestionSummary } from "./question-summary.tsx";
import { questionTypeMessages } from "./question-type-messages.ts";
import { questionListColumns } from "./questions-columns.tsx";
import { questionsMessages } from "./questions-messages.ts";
import { createQuestionsModel, questionOrder, type QuestionsModel } from "./questions-model.ts";
import { useQuestionDialogs } from "../actions/use-question-dialogs.ts";
import css from "./questions-screen.module.css";

export default function QuestionsScreen() {
  const t = useStore(questionsMessages);
  const { id } = useRoute("banksoal.soal");
  const model = useModel(() => createQuestionsModel(id));
  return (
    <OpenedRecord
      model={{ $state: model.$bank, retry: model.retry }}
      title={t.plainTitle}
      texts={t}
      backTo={href("banksoal")}
    >
      {(bank) => <Questions model={model} bank={bank} />}
    </OpenedRecord>
  );
}

function Questions({ model, bank }: { model: QuestionsModel; bank: QuestionBank }) {
  const t = useStore(questionsMessages);
  const questionTypeT = useStore(questionTypeMessages);
  const { list } = model;
  const { sort } = useStore(list.$query);
  const { open, openDeleted, act, dialogs } = useQuestionDialogs(model, bank);
  const byHand = bank.order_mode === 1;
  const canMove = byHand && sort === "position";
  const total = model.total();
  const add = <QuestionAddButton bankId={bank.id} />;
  return (
    <OrderedRows order={questionOrder(model)} isOn={canMove} $moved={model.$moved}>
      <div className={css.screen}>
        <ListPage
          title={t.title({ code: bank.kode })}
          countLabel={() => countOf(bank, total)}
          list={list}
          searchLabel={t.search}
          summary={<QuestionSummary model={model} bank={bank} />}
          filters={<QuestionFilters model={model} />}
          order={
            <QuestionOrder
              model={model}
              present={bank.order_mode}
              onOrder={(mode) => open("order", { mode })}
            />
          }
          columns={questionListColumns({ t, types: questionTypeT }, canMove)}
          rowLabel={({ number }) => t.label({ number: formatNumber(number) })}
          renderDetail={(question) => <LazyDetail question={question} bank={bank} />}
          rowActions={(question) => questionRowActions(question, canMove, model, { open, act })}
          addressOf={editorOf}
          onOpen={openEditor}
          bulkActions={(selected) => selectionActions(selected, byHand, model, { open, act })}
          actions={
            <>
              <HeaderLinks bankId={bank.id} />
              <HeaderButtons bankId={bank.id} total={total} open={open} openDeleted={openDeleted} />
            </>
          }
          add={add}
          empty={
            <NoQuestions>
              {add}
              <ImportButton open={open} />
            </NoQuestions>
          }
        />
        {dialogs}
      </div>
    </OrderedRows>
  );
}

function NoQuestions({ children }: { children: ReactNode }) {
  const t = useStore(questionsMessages);
  return (
    <EmptyState icon="clipboard-pen" title={t.emptyTitle} actions={children}>
      {t.emptyText}
    </EmptyState>
  );
}

function countOf({ subject_nama: subject }: QuestionBank, total: number): string {
  const t = questionsMessages.get();
  const count = formatNumber(total);
  return subject === null ? t.countOnly({ count }) : t.count({ subject, count });
}

const loadDetail = lazy(() => import("./question-detail.tsx"), "QuestionDetail");

function LazyDetail(props: { question: Question; bank: QuestionBank }) {
  return <LazyComponent load={loadDetail} props={props} />;
}
