// Those who are in a program, a page at a time, with what is written about each of them.
import { useStore } from "@nanostores/react";
import { useId, useState, type KeyboardEvent } from "react";
import { formatNumber } from "../../../core/format.ts";
import { listMessages } from "../../../kit/list/list-messages.ts";
import { Chip } from "../../../ui/choice/chip.tsx";
import { Pager } from "../../../ui/layout/pager.tsx";
import { HeaderCell, Table } from "../../../ui/layout/table.tsx";
import { followUpMessages } from "./follow-up-messages.ts";
import type { FollowUpModel, FollowUpSheet, WrittenRow } from "./follow-up-model.ts";
import { FollowUpTableRow } from "./follow-up-table-row.tsx";
import css from "./follow-up-table.module.css";
import { proposedFormText, suggestedForms } from "./follow-up-text.ts";

type FollowUpTableProps = { sheet: FollowUpSheet; model: FollowUpModel };

const filters = ["all", "withoutScore", "undecided"] as const;
type FilterName = (typeof filters)[number];
/** `ids`: who was found when it was chosen, so that no row disappears while somebody writes in it. */
type Filter = { name: FilterName; ids: ReadonlySet<string> };

const isFound: Record<FilterName, (row: WrittenRow) => boolean> = {
  all: () => true,
  withoutScore: ({ fields }) => fields.nilai === null,
  undecided: ({ edit }) => edit !== null && (edit.newer !== null || edit.refusal !== null),
};
const idOf = ({ row }: WrittenRow) => row.participant_id;
const pageSizes = [25, 50, 100] as const;

export function FollowUpTable({ sheet, model }: FollowUpTableProps) {
  const t = useStore(followUpMessages);
  const [filter, setFilter] = useState<Filter | null>(null);
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState<number>(50);
  const rows = filter === null ? sheet.rows : sheet.rows.filter((one) => filter.ids.has(idOf(one)));
  const pages = Math.max(1, Math.ceil(rows.length / perPage));
  const shownPage = Math.min(page, pages);
  const from = (shownPage - 1) * perPage;
  const choose = (name: FilterName) => {
    const found = sheet.rows.filter(isFound[name]);
    setFilter(name === "all" ? null : { name, ids: new Set(found.map(idOf)) });
    setPage(1);
  };
  return (
    <div className={css.people}>
      <Filters sheet={sheet} chosen={filter?.name ?? "all"} onChoose={choose} />
      {rows.length === 0 ? (
        <p className={css.empty}>{t.emptyFilter}</p>
      ) : (
        <Rows sheet={sheet} rows={rows.slice(from, from + perPage)} first={from} model={model} />
      )}
      {sheet.rows.length > pageSizes[0] && rows.length > 0 && (
        <Pages
          total={rows.length}
          page={shownPage}
          perPage={perPage}
          onPage={setPage}
          onPerPage={(size) => {
            setPerPage(size);
            setPage(1);
          }}
        />
      )}
    </div>
  );
}

type FiltersProps = {
  sheet: FollowUpSheet;
  chosen: FilterName;
  onChoose(name: FilterName): void;
};

function Filters({ sheet, chosen, onChoose }: FiltersProps) {
  const t = useStore(followUpMessages);
  const offered = filters.filter(
    (name) =>
      name === "all" ||
      name === chosen ||
      (name === "withoutScore" && sheet.kind === "remedial") ||
      (name === "undecided" && sheet.rows.some(isFound.undecided)),
  );
  if (offered.length === 1) return null;
  return (
    <div className={css.chips} role="group" aria-label={t.filter}>
      {offered.map((name) => (
        <Chip key={name} pressed={name === chosen} onPress={() => onChoose(name)}>
          {t[name]({ n: formatNumber(sheet.rows.filter(isFound[name]).length) })}
        </Chip>
      ))}
    </div>
  );
}

type RowsProps = FollowUpTableProps & { rows: readonly WrittenRow[]; first: number };

function Rows({ sheet, rows, first, model }: RowsProps) {
  const t = useStore(followUpMessages);
  const faults = useStore(model.$faults);
  const forms = useId();
  const isRemedial = sheet.kind === "remedial";
  const proposed = proposedFormText(sheet, t);
  return (
    <>
      <datalist id={forms}>
        {suggestedForms(sheet, t).map((form) => (
          <option key={form} value={form}>
            {form}
          </option>
        ))}
      </datalist>
      {/* Keys from its inputs come by here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={moveByEnter}>
        <Table caption={t.people} className={css.table}>
          <thead>
            <tr>
              <HeaderCell numeric>{t.order}</HeaderCell>
              <HeaderCell>{t.name}</HeaderCell>
              <HeaderCell numeric>{t.score}</HeaderCell>
              {isRemedial && <HeaderCell>{t.competences}</HeaderCell>}
              {isRemedial && <HeaderCell>{t.questions}</HeaderCell>}
              <HeaderCell>{t.form}</HeaderCell>
              <HeaderCell>{t.day}</HeaderCell>
              {isRemedial && <HeaderCell>{t.after}</HeaderCell>}
              <HeaderCell>{t.remark}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {rows.map((one, at) => (
              <FollowUpTableRow
                key={idOf(one)}
                number={first + at + 1}
                one={one}
                kind={sheet.kind}
                matrix={sheet.matrix}
                proposed={proposed}
                model={model}
                forms={forms}
                fault={faults.get(idOf(one)) ?? null}
              />
            ))}
          </tbody>
        </Table>
      </div>
    </>
  );
}

/** Enter goes to the same field of the next row, with Shift to that of the row before. */
function moveByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLInputElement)) return;
  const inputs = event.currentTarget.querySelectorAll<HTMLInputElement>(
    `input[name="${target.name}"]`,
  );
  const next = [...inputs].indexOf(target) + (event.shiftKey ? -1 : 1);
  event.preventDefault();
  inputs[next]?.focus();
}

type PagesProps = {
  total: number;
  page: number;
  perPage: number;
  onPage(page: number): void;
  onPerPage(size: number): void;
};

function Pages({ total, page, perPage, onPage, onPerPage }: PagesProps) {
  const t = useStore(listMessages);
  const before = (page - 1) * perPage;
  return (
    <Pager
      page={page}
      pages={Math.ceil(total / perPage)}
      summary={t.range({
        from: formatNumber(before + 1),
        to: formatNumber(Math.min(total, before + perPage)),
        total: formatNumber(total),
      })}
      perPage={perPage}
      perPageOptions={pageSizes}
      onPage={onPage}
      onPerPage={onPerPage}
      labels={{
        rows: t.rows,
        first: t.first,
        previous: t.previous,
        next: t.next,
        last: t.last,
        of: (one, all) => t.pageOf({ page: formatNumber(one), pages: formatNumber(all) }),
      }}
    />
  );
}
