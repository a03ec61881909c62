// References of one bank (banksoa.reference): the list, its order, and the dialogs that add, change, show, link and
// delete, which are loaded when one is opened.
import { useStore } from "@nanostores/react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { referenceTypeCodes } from "../../../contract/questions/references.ts";
import { formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { BackLink } from "../../../kit/ways-back/back-link.tsx";
import { FilterSelect } from "../../../kit/list/filter-select.tsx";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { OpenedRecord } from "../../../kit/record/opened-record.tsx";
import { OrderedRows } from "../../../kit/ordering/ordered-rows.tsx";
import { RouteLink } from "../../../kit/route-link.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { useRoute } from "../../../kit/use-route.ts";
import { referenceTypeNames } from "../../../kit/label-messages.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { buttonClass } from "../../../ui/input/button-style.ts";
import { Button } from "../../../ui/input/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { referenceRowActions } from "./reference-row-actions.ts";
import { referenceListColumns } from "./references-columns.tsx";
import { referencesMessages } from "./references-messages.ts";
import {
  createReferencesModel,
  referenceOrder,
  type ReferenceList,
  type ReferencesModel,
} from "./references-model.ts";
import { useReferenceDialogs } from "./use-reference-dialogs.ts";

export default function ReferencesScreen() {
  const t = useStore(referencesMessages);
  const { id } = useRoute("banksoa.reference");
  const model = useModel(() => createReferencesModel(id));
  return (
    <OpenedRecord
      model={{ $state: model.$bank, retry: model.retry }}
      title={t.plainTitle}
      texts={t}
      backTo={href("banksoal")}
    >
      {(bank) => <References model={model} bank={bank} />}
    </OpenedRecord>
  );
}

function References({ model, bank }: { model: ReferencesModel; bank: QuestionBank }) {
  const t = useStore(referencesMessages);
  const { list } = model;
  const { sort } = useStore(list.$query);
  const isFiltered = useStore(list.$filtered);
  const { open, dialogs } = useReferenceDialogs(model);
  // A neighbour that nobody sees cannot be passed on purpose.
  const canMove = sort === "position" && !isFiltered;
  const add = (
    <Button variant="primary" icon="plus" onClick={() => open("form", { reference: null })}>
      {t.add}
    </Button>
  );
  return (
    <OrderedRows order={referenceOrder(model)} isOn={canMove} $moved={model.$moved}>
      <ListPage
        title={t.title({ code: bank.kode })}
        countLabel={(count) => t.count({ count: formatNumber(count) })}
        list={list}
        searchLabel={t.search}
        filters={<TypeFilter list={list} />}
        columns={referenceListColumns(t, canMove)}
        rowLabel={({ kode, judul }) => `${kode} — ${judul}`}
        renderDetail={(reference) => <LazyComponent load={loadDetail} props={{ reference }} />}
        rowActions={(reference) => referenceRowActions(reference, canMove, model, open)}
        onOpen={(reference) => open("form", { reference })}
        bulkActions={(target) =>
          model.actions.selectionItems(["delete"], () =>
            open("removal", { target, mayBeLinked: true }),
          )
        }
        actions={
          <>
            <BackLink to={href("banksoal")}>{t.back}</BackLink>
            <RouteLink
              to={href("banksoal.soal", { id: bank.id })}
              className={buttonClass({ variant: "ghost" })}
            >
              <Icon name="clipboard-pen" size={18} />
              {t.toQuestions}
            </RouteLink>
          </>
        }
        add={add}
        empty={
          <EmptyState icon="book-open" title={t.emptyTitle} actions={add}>
            {t.emptyText}
          </EmptyState>
        }
      />
      {dialogs}
    </OrderedRows>
  );
}

const loadDetail = lazy(() => import("./reference-detail.tsx"), "ReferenceDetail");

function TypeFilter({ list }: { list: ReferenceList }) {
  const t = useStore(referencesMessages);
  return (
    <FilterSelect
      list={list}
      name="type"
      label={t.type}
      all={t.allTypes}
      options={referenceTypeCodes.map((value) => ({
        value,
        label: referenceTypeNames.get()[value],
      }))}
    />
  );
}
