// The columns of the list of banks that can be analysed.
import type { UsedBank } from "../../../contract/analysis/item-analysis.ts";
import { formatDate, formatNumber } from "../../../core/format.ts";
import type { Column } from "../../../kit/list/list-column.ts";
import { codeColumn, nameColumn } from "../../../kit/list/naming-columns.ts";
import { Tag } from "../../../ui/feedback/tag.tsx";
import type { AnalysedBanksTexts } from "./analysed-banks-messages.ts";
import type { UsedBankSort } from "./analysed-banks-model.ts";

export function analysedBankColumns(
  t: AnalysedBanksTexts,
): readonly Column<UsedBank, UsedBankSort>[] {
  return [
    nameColumn("nama", t.nama),
    codeColumn("kode", t.kode),
    {
      id: "subject",
      label: t.subject,
      sort: "subject",
      cell: ({ subject }) => subject,
    },
    {
      id: "schedules",
      label: t.schedules,
      sort: "schedules",
      numeric: true,
      cell: ({ schedules }) => formatNumber(schedules),
      card: "fact",
      cardText: ({ schedules }) => t.schedulesOf({ n: formatNumber(schedules) }),
    },
    {
      id: "finished",
      label: t.finished,
      sort: "finished",
      numeric: true,
      cell: ({ finished }) => formatNumber(finished),
      card: "fact",
      cardText: ({ finished }) => t.finishedOf({ n: formatNumber(finished) }),
    },
    {
      id: "questions",
      label: t.questions,
      numeric: true,
      hiddenAtFirst: true,
      cell: ({ questions }) => formatNumber(questions),
    },
    {
      id: "last_used",
      label: t.lastUsed,
      sort: "last_used",
      nowrap: true,
      cell: ({ last_used: at }) => formatDate(at),
      card: "fact",
    },
    {
      id: "state",
      label: t.state,
      card: "state",
      cell: ({ is_locked: isLocked }) =>
        isLocked && (
          <Tag tone="warn" icon="lock">
            {t.locked}
          </Tag>
        ),
    },
  ];
}
