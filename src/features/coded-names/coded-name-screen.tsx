// The screen of majors and of religions: a list of codes and names with what may be done to them.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { CodedName, codedNameSorts } from "../../contract/coded-names.ts";
import { formatDateTime, formatNumber } from "../../core/format.ts";
import { Button } from "../../ui/input/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import type { MenuItem } from "../../ui/overlay/menu.tsx";
import type { Column } from "../../kit/list/list-column.ts";
import { ListPage } from "../../kit/list/list-page.tsx";
import { useModel } from "../../kit/use-model.ts";
import { CodedNameForm } from "./coded-name-form.tsx";
import type { CodedNameKind, CodedNameTexts } from "./coded-name-kind.ts";
import { codedNameMessages } from "./coded-name-messages.ts";
import { createCodedNameModel } from "./coded-name-model.ts";
import { CodedNameRemoval } from "./coded-name-removal.tsx";

type Dialog =
  | { shows: "form"; row: CodedName | null }
  | { shows: "removal"; ids: readonly string[]; row?: CodedName };

type CodedNameScreenProps = { kind: CodedNameKind; words: CodedNameTexts };

export function CodedNameScreen({ kind, words }: CodedNameScreenProps) {
  const texts = useStore(codedNameMessages);
  const model = useModel(() => createCodedNameModel(kind, words));
  const selected = useStore(model.list.$selected);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { title, noun } = words;
  const edit = (row: CodedName) => setDialog({ shows: "form", row });
  const remove = (row: CodedName) => setDialog({ shows: "removal", ids: [row.id], row });
  const close = () => setDialog(null);

  const addButton = (
    <Button variant="primary" icon="plus" onClick={() => setDialog({ shows: "form", row: null })}>
      {texts.add({ noun })}
    </Button>
  );
  const rowActions = (row: CodedName): readonly MenuItem[] => [
    { label: texts.edit, icon: "pencil", onSelect: () => edit(row) },
    { label: texts.remove, icon: "trash-2", danger: true, onSelect: () => remove(row) },
  ];
  return (
    <>
      <ListPage
        title={title}
        countLabel={(total) => texts.count({ n: formatNumber(total), noun })}
        actions={addButton}
        list={model.list}
        searchLabel={texts.search}
        columns={columnsOf(texts)}
        rowLabel={(row) => `${row.kode} — ${row.nama}`}
        rowActions={rowActions}
        onOpen={edit}
        bulkActions={
          <Button
            size="s"
            variant="danger"
            icon="trash-2"
            onClick={() => setDialog({ shows: "removal", ids: [...selected] })}
          >
            {texts.removeSelected}
          </Button>
        }
        empty={
          <EmptyState icon={kind.icon} title={texts.empty({ noun })} actions={addButton}>
            {words.emptyHint}
          </EmptyState>
        }
      />
      {dialog?.shows === "form" && (
        <CodedNameForm model={model} row={dialog.row} noun={noun} onClose={close} />
      )}
      {dialog?.shows === "removal" && (
        <CodedNameRemoval model={model} words={words} {...dialog} onClose={close} />
      )}
    </>
  );
}

type Texts = ReturnType<typeof codedNameMessages.get>;

function columnsOf(texts: Texts): readonly Column<CodedName, (typeof codedNameSorts)[number]>[] {
  return [
    {
      id: "kode",
      label: texts.code,
      sort: "kode",
      mono: true,
      required: true,
      cell: ({ kode }) => kode,
    },
    { id: "nama", label: texts.name, sort: "nama", required: true, cell: ({ nama }) => nama },
    {
      id: "participants",
      label: texts.participants,
      sort: "participant_count",
      numeric: true,
      cell: (row) => formatNumber(row.participant_count),
    },
    {
      id: "subjects",
      label: texts.subjects,
      sort: "subject_count",
      numeric: true,
      cell: (row) => formatNumber(row.subject_count),
    },
    {
      id: "updated",
      label: texts.updated,
      nowrap: true,
      muted: true,
      cell: (row) => formatDateTime(row.updated_at),
    },
  ];
}
