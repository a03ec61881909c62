// The questions of one bank (banksoal.soal): the list, its order, and the dialogs and screens that it leads to.
// Dialogs, the preview and what is shown under a row are loaded when they are asked for.
import { useStore } from "@nanostores/react";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import type { Question } from "../../../contract/questions/questions.ts";
import { formatNumber } from "../../../core/format.ts";
import { destinationOf, href } from "../../../core/navigation.ts";
import { SelectionMenu } from "../../../kit/actions/selection-menu.tsx";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { OpenedRecord } from "../../../kit/record/opened-record.tsx";
import { OrderedRows } from "../../../kit/ordering/ordered-rows.tsx";
import { RouteLink } from "../../../kit/route-link.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { LoadedPlugin } from "../../../question-types/frame/load-plugin.tsx";
import { buttonClass } from "../../../ui/input/button-look.ts";
import { LinkButton } from "../../../ui/input/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { QuestionAddButton } from "./question-add-button.tsx";
import { HeaderButtons, ImportButton } from "./question-header-buttons.tsx";
import { QuestionFilters } from "./question-filters.tsx";
import {
  openEditor,
  questionRowActions,
  selectionActions,
} from "../actions/question-row-actions.ts";
import { QuestionSummary } from "./question-summary.tsx";
import { questionTypeMessages } from "./question-type-messages.ts";
import { questionListColumns } from "./questions-columns.tsx";
import { questionsMessages } from "./questions-messages.ts";
import { createQuestionsModel, questionOrder } from "./questions-model.ts";
import type { QuestionsModel } from "./questions-model.ts";
import { useQuestionDialogs } from "../actions/use-question-dialogs.ts";
import css from "./questions-screen.module.css";

export default function QuestionsScreen() {
  const t = useStore(questionsMessages);
  const model = useModel(() =>
    createQuestionsModel(destinationOf(location.href)?.params["id"] ?? ""),
  );
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
          filters={
            <QuestionFilters
              model={model}
              present={bank.order_mode}
              onOrder={(mode) => open("order", { mode })}
            />
          }
          columns={questionListColumns({ t, types: questionTypeT }, canMove)}
          rowLabel={({ number }) => t.label({ number: formatNumber(number) })}
          renderDetail={(question) => <LazyDetail question={question} bank={bank} />}
          rowActions={(question) => questionRowActions(question, canMove, model, { open, act })}
          onOpen={openEditor}
          bulkActions={
            <SelectionMenu
              list={list}
              items={(selected) => selectionActions(selected, byHand, model, { open, act })}
            />
          }
          actions={
            <>
              <HeaderLinks bankId={bank.id} />
              <HeaderButtons total={total} open={open} openDeleted={openDeleted} />
              {add}
            </>
          }
          empty={
            <EmptyState
              icon="clipboard-pen"
              title={t.emptyTitle}
              actions={
                <>
                  {add}
                  <ImportButton open={open} />
                </>
              }
            >
              {t.emptyText}
            </EmptyState>
          }
        />
        {dialogs}
      </div>
    </OrderedRows>
  );
}

function countOf({ subject_nama: subject }: QuestionBank, total: number): string {
  const t = questionsMessages.get();
  const count = formatNumber(total);
  return subject === null ? t.countOnly({ count }) : t.count({ subject, count });
}

const loadDetail = async () => (await import("./question-detail.tsx")).QuestionDetail;

function LazyDetail(props: { question: Question; bank: QuestionBank }) {
  return <LoadedPlugin load={loadDetail} props={props} />;
}

function HeaderLinks({ bankId }: { bankId: string }) {
  const t = useStore(questionsMessages);
  return (
    <>
      <RouteLink
        to={href("banksoal")}
        className={buttonClass({ variant: "ghost" })}
        aria-label={t.back}
        title={t.back}
      >
        <Icon name="chevron-left" size={18} />
      </RouteLink>
      <RouteLink
        to={href("banksoa.reference", { id: bankId })}
        className={buttonClass({ variant: "ghost" })}
        aria-label={t.references}
        title={t.references}
      >
        <Icon name="book-open" size={18} />
      </RouteLink>
      <LinkButton
        variant="ghost"
        icon="printer"
        href={href("print.banksoal.preview", { id: bankId })}
        target="_blank"
        rel="noopener"
        aria-label={t.print}
        title={t.print}
      />
    </>
  );
}
