// The columns of the references list.
import type { Reference } from "../../../contract/questions/references.ts";
import { formatNumber } from "../../../core/format.ts";
import type { Column } from "../../../kit/list/list-column.ts";
import { nameColumn } from "../../../kit/list/naming-columns.ts";
import { updatedColumn } from "../../../kit/list/updated-column.ts";
import { RowHandle } from "../../../kit/ordering/row-handle.tsx";
import { referenceTypeNames } from "../../../kit/label-messages.ts";
import { Tag } from "../../../ui/feedback/tag.tsx";
import css from "../list/banks-screen.module.css";
import type { ReferenceTexts } from "./references-messages.ts";
import type { ReferenceSort } from "./references-model.ts";

/** `canMove`: the rows stand in the bank's own order. Cells call parts (see ui/input/button.tsx). */
export function referenceListColumns(
  t: ReferenceTexts,
  canMove: boolean,
): readonly Column<Reference, ReferenceSort>[] {
  return [
    {
      id: "kode",
      label: t.code,
      sort: "position",
      mono: true,
      nowrap: true,
      required: true,
      card: "lead",
      cardText: (reference) => (canMove ? handle(reference, t) : null),
      cell: (reference) =>
        canMove ? (
          <span className={css.handled}>
            {handle(reference, t)}
            {reference.kode}
          </span>
        ) : (
          reference.kode
        ),
    },
    {
      ...nameColumn("judul", t.name),
      cardText: ({ kode, judul }) => `${kode} — ${judul}`,
    },
    {
      id: "type",
      label: t.type,
      card: "fact",
      cell: ({ type, audio_id }) => (
        <>
          {referenceTypeNames.get()[type]}{" "}
          {type === "LT_DIRECT" && audio_id === null && Tag({ tone: "warn", children: t.noAudio })}
        </>
      ),
    },
    {
      id: "questions",
      label: t.questions,
      sort: "question_count",
      numeric: true,
      card: "fact",
      cardText: ({ question_count }) => t.questionCount({ n: formatNumber(question_count) }),
      cell: ({ question_count }) => formatNumber(question_count),
    },
    // The last of few: there is room for it.
    { ...updatedColumn(t.updated), hiddenAtFirst: false },
  ];
}

function handle({ id, kode, judul }: Reference, t: ReferenceTexts) {
  return RowHandle({ id, label: t.orderHandle({ label: `${kode} — ${judul}` }) });
}
