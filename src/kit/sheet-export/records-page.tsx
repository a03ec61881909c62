// The whole screen of a kind of record that is added one by one or imported from a sheet, and exported to one: the ways
// in stand above the list and, while it is empty, in its middle. What has other ways in is a ListPage with its own.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { formatNumber } from "../../core/format.ts";
import { EmptyState, type EmptyStateProps } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/input/button.tsx";
import { listMessages } from "../list/list-messages.ts";
import { RecordsExportButton, type RecordsExportButtonProps } from "./records-export-button.tsx";
import type { ListModel } from "../list/create-list.ts";
import { ListPage, type ListPageProps } from "../list/list-page.tsx";
import type { Filters } from "../list/list-query.ts";

type RecordsTexts = {
  title: string;
  count(params: { count: string }): string;
  search: string;
  add: string;
  emptyTitle: string;
  emptyText: string;
};

type RecordsPageProps<Item extends { id: string }, F extends Filters, Sort extends string> = Omit<
  ListPageProps<Item, F, Sort>,
  "title" | "countLabel" | "searchLabel" | "add" | "empty"
> & {
  texts: RecordsTexts;
  icon: EmptyStateProps["icon"];
  onAdd(): void;
  onImport(): void;
  loadExport: RecordsExportButtonProps<ListModel<Item, F, Sort>>["load"];
  /** Further buttons, before export and import. */
  actions?: ReactNode;
};

export function RecordsPage<Item extends { id: string }, F extends Filters, Sort extends string>({
  texts,
  icon,
  onAdd,
  onImport,
  loadExport,
  actions,
  ...page
}: RecordsPageProps<Item, F, Sort>) {
  const t = useStore(listMessages);
  const importButton = (
    <Button icon="upload" onClick={onImport}>
      {t.import}
    </Button>
  );
  const add = (
    <Button variant="primary" icon="plus" onClick={onAdd}>
      {texts.add}
    </Button>
  );
  const waysIn = (
    <>
      {importButton}
      {add}
    </>
  );
  return (
    <ListPage
      {...page}
      title={texts.title}
      countLabel={(count) => texts.count({ count: formatNumber(count) })}
      searchLabel={texts.search}
      add={add}
      actions={
        <>
          {actions}
          <RecordsExportButton list={page.list} load={loadExport} />
          {importButton}
        </>
      }
      empty={
        <EmptyState icon={icon} title={texts.emptyTitle} actions={waysIn}>
          {texts.emptyText}
        </EmptyState>
      }
    />
  );
}
