// The questions of an analysis, the worst first: filters by status, then a table, or cards on a phone. A question is opened by its words; arrows lead
// from one to the next.
import { useStore } from "@nanostores/react";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { formatNumber } from "../../../core/format.ts";
import { typeNames } from "../../../kit/label-messages.ts";
import { Chip } from "../../../ui/choice/chip.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Sheet } from "../../../ui/layout/sheet.tsx";
import { Cell, Row, SortHeader, Table } from "../../../ui/layout/table.tsx";
import { usePhone } from "../../../ui/use-phone.ts";
import { itemWordsMessages, type ItemWords } from "../papers/item-words-messages.ts";
import {
  decisionReasons,
  figureText,
  shortCaveat,
  shortReasons,
} from "../papers/item-words-text.ts";
import type { BankAnalysisModel } from "./bank-analysis-model.ts";
import { ItemCards } from "./items-list.tsx";
import { closeItem, itemButton } from "./opened-item-focus.ts";
import { isInStatus, itemSorts, type ItemRow, type StatusFilter } from "./item-rows.ts";
import { ItemStatusTile, StatusShape } from "./item-status-tile.tsx";
import { itemsMessages, type ItemsTexts } from "./items-messages.ts";
import css from "./items-table.module.css";

type ItemsProps = { model: BankAnalysisModel };

export function ItemsTable({ model }: ItemsProps) {
  const t = useStore(itemsMessages);
  const found = useStore(model.$found);
  const { rows } = useStore(model.$items);
  const isPhone = usePhone();
  const counts = { n: formatNumber(found.length), all: formatNumber(rows.length) };
  return (
    <section className={css.items}>
      <div className={css.head}>
        <h2>{found.length === rows.length ? t.title(counts) : t.titleOf(counts)}</h2>
        <StatusChips model={model} />
        {isPhone && <Order model={model} />}
      </div>
      <p className={css.legend}>{t.legend}</p>
      {found.length === 0 ? (
        <EmptyState
          icon="funnel-x"
          title={t.nothing}
          actions={<Button onClick={() => model.show("")}>{t.showAll}</Button>}
        />
      ) : isPhone ? (
        <ItemCards model={model} />
      ) : (
        <Questions model={model} />
      )}
    </section>
  );
}

const statuses = ["dibuang", "direvisi", "diterima", "undecided"] as const;

function StatusChips({ model }: ItemsProps) {
  const t = useStore(itemsMessages);
  const chosen = useStore(model.$status);
  const { rows } = useStore(model.$items);
  const countOf = (status: StatusFilter) => rows.filter((row) => isInStatus(row, status)).length;
  return (
    <div className={css.chips} role="group" aria-label={t.filter}>
      <Chip pressed={chosen === ""} onPress={() => model.show("")}>
        {t.all}
      </Chip>
      {statuses
        .filter((status) => countOf(status) > 0 || status === chosen)
        .map((status) => (
          <Chip
            key={status}
            pressed={chosen === status}
            onPress={() => model.show(chosen === status ? "" : status)}
          >
            <StatusShape status={status === "undecided" ? null : status} />
            {t.chip({
              status: status === "undecided" ? t.without : t[status],
              n: formatNumber(countOf(status)),
            })}
          </Chip>
        ))}
    </div>
  );
}

/** A phone has no heads of columns. */
function Order({ model }: ItemsProps) {
  const t = useStore(itemsMessages);
  const { sort, isDescending } = useStore(model.$order);
  return (
    <div className={css.order}>
      <Select
        aria-label={t.sort}
        value={sort}
        options={itemSorts.map((each) => ({ value: each, label: t[each] }))}
        onChange={(next) => model.sortBy(itemSorts.find((each) => each === next) ?? "status")}
      />
      <Chip pressed={isDescending} onPress={() => model.sortBy(sort)}>
        {t.descending}
      </Chip>
    </div>
  );
}

const numeric = new Set(["no", "p", "d", "r"]);
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function Questions({ model }: ItemsProps) {
  const t = useStore(itemsMessages);
  const { sort, isDescending } = useStore(model.$order);
  const found = useStore(model.$found);
  const opened = useStore(model.$opened);
  const body = useRef<HTMLTableSectionElement>(null);
  const openedId = opened?.asked.id;
  const isListed = found.some(({ asked }) => asked.id === openedId);
  useEffect(() => {
    const row = itemButton(body.current, openedId)?.closest("tr");
    row?.scrollIntoView({ block: "nearest" });
  }, [openedId]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && opened) closeItem(model);
    const by = steps[event.key];
    const next = by === undefined ? null : model.step(by);
    if (!next) return;
    event.preventDefault();
    itemButton(body.current, next.asked.id)?.focus();
  };
  return (
    <Sheet className={css.sheet}>
      <Table caption={t.title({ n: formatNumber(found.length) })} className={css.table}>
        <thead>
          <tr>
            {itemSorts.map((each) => (
              <SortHeader
                key={each}
                label={t[each]}
                numeric={numeric.has(each)}
                direction={sort !== each ? null : isDescending ? "descending" : "ascending"}
                onSort={() => model.sortBy(each)}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {found.map((row, at) => (
            <QuestionRow
              key={row.asked.id}
              row={row}
              t={t}
              isOpen={row.asked.id === openedId}
              // One tab stop: the question that is open, else the first.
              isStop={isListed ? row.asked.id === openedId : at === 0}
              onOpen={() => model.open(row.asked.id)}
              onKeyDown={onKeyDown}
            />
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

type RowProps = {
  row: ItemRow;
  t: ItemsTexts;
  isOpen: boolean;
  isStop: boolean;
  onOpen(): void;
  onKeyDown(event: KeyboardEvent): void;
};

function QuestionRow({ row, t, isOpen, isStop, onOpen, onKeyDown }: RowProps) {
  const itemWordsT = useStore(itemWordsMessages);
  const types = useStore(typeNames);
  const { asked, analysis, label, own } = row;
  const { p, d, itemTotal, critical, difficulty, discrimination } = analysis;
  const caveat = shortCaveat(analysis, itemWordsT);
  return (
    <Row selected={isOpen} onClick={onOpen} className={css.row}>
      <Cell numeric>{label}</Cell>
      <td className={css.type}>{types[asked.type]}</td>
      <td className={css.excerpt}>
        <button
          type="button"
          data-item={asked.id}
          aria-current={isOpen || undefined}
          aria-label={`${t.open({ n: label })}: ${asked.excerpt}`}
          tabIndex={isStop ? 0 : -1}
          onKeyDown={onKeyDown}
        >
          <bdi>{asked.excerpt}</bdi>
        </button>
        <small title={decisionReasons(analysis, itemWordsT, own)}>
          {shortReasons(analysis, itemWordsT, own)}
        </small>
      </td>
      {figureCell(figureText(p, itemWordsT), difficulty && itemWordsT[difficulty], caveat)}
      {figureCell(figureText(d, itemWordsT), discrimination && itemWordsT[discrimination], caveat)}
      {figureCell(
        figureText(itemTotal, itemWordsT),
        t.critical({ n: figureText(critical, itemWordsT) }),
      )}
      {wordCell(validText(row, t), caveat, itemWordsT)}
      {wordCell(distractorsText(analysis, t), caveat, itemWordsT)}
      <td>
        <ItemStatusTile row={row} />
      </td>
    </Row>
  );
}

function distractorsText({ options }: ItemRow["analysis"], t: ItemsTexts): string | null {
  const wrong = options.filter(({ verdict }) => verdict !== null);
  const working = wrong.filter(({ verdict }) => verdict === "works").length;
  return wrong.length === 0 ? null : t.working({ n: working, all: wrong.length });
}

/** Words have their caveat beside them. Null: there is no word, and nothing that would need one. */
const figureCell = (figure: string, word: string | null, caveat = "") => (
  <td className={css.figure}>
    {figure}
    {word !== null && <small>{word}</small>}
    {word !== null && caveat !== "" && <small>{caveat}</small>}
  </td>
);

const wordCell = (word: string | null, caveat: string, words: ItemWords) => (
  <td className={css.word}>
    {word ?? words.none}
    {word !== null && caveat !== "" && <small>{caveat}</small>}
  </td>
);

function validText({ analysis: { isValidByTotal: isValid } }: ItemRow, t: ItemsTexts) {
  return isValid === null ? null : isValid ? t.yes : t.notValid;
}
