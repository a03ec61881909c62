// Editor of type 5: pairs in rows, and below them right parts that belong to nothing.
import { useStore } from "@nanostores/react";
import { DragGrip } from "../parts/placing/drag-grip.tsx";
import { HtmlPartList } from "../parts/rows/html-part-list.tsx";
import { KeyErrors } from "../parts/marks/key-errors.tsx";
import { errorsElsewhere } from "../parts/rows/part-errors.ts";
import { PartField } from "../parts/rows/part-field.tsx";
import { PartList } from "../parts/rows/part-list.tsx";
import { partListMessages } from "../parts/rows/part-list-messages.ts";
import { PartRow } from "../parts/rows/part-row.tsx";
import { movedTo } from "../parts/placing/sort-places.ts";
import { useDragSort, type DragSort } from "../parts/placing/use-drag-sort.ts";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import css from "./matching-editor.module.css";
import { matchingMessages } from "./matching-messages.ts";
import { fromRows, type MatchRow, matchRows } from "./matching-model.ts";

const maxPairs = 10;
const maxRights = 20;

export function MatchingEditor({ content, onChange, errors, tools }: QuestionEditorProps<5>) {
  const t = useStore(matchingMessages);
  const { rows, spare } = matchRows(content);
  return (
    <div className={css.editor}>
      <Pairs
        rows={rows}
        onRows={(changed) => onChange(fromRows({ rows: changed, spare }))}
        errors={errors}
        tools={tools}
      />
      <HtmlPartList
        label={t.spare}
        hint={t.spareHint}
        parts={spare}
        onParts={(changed) => onChange(fromRows({ rows, spare: changed }))}
        nameOf={(at) => t.spareNumber({ number: at + 1 })}
        addLabel={t.addSpare}
        fewest={0}
        most={maxRights - rows.length}
        path="right"
        errors={errors}
        placed={rows.flatMap(({ right }) => (right ? [`right.${right.id}`] : []))}
        tools={tools}
      />
      <KeyErrors errors={errors} />
    </div>
  );
}

type PairsProps = Pick<QuestionEditorProps<5>, "errors" | "tools"> & {
  rows: readonly MatchRow[];
  onRows: (rows: MatchRow[]) => void;
};

function Pairs({ rows, onRows, errors, tools }: PairsProps) {
  const t = useStore(matchingMessages);
  const partListT = useStore(partListMessages);
  const move = (from: number, to: number) => onRows(movedTo(rows, from, to));
  const sort = useDragSort(move);
  const add = () => {
    const part = () => ({ id: tools.makeId(), html: "" });
    onRows([...rows, { left: part(), right: part() }]);
  };
  return (
    <PartList
      label={t.pairs}
      hint={t.pairsHint}
      addLabel={t.addPair}
      onAdd={rows.length < maxPairs ? add : undefined}
      errors={errorsElsewhere(
        errors,
        ["left"],
        rows.map(({ left }) => `left.${left.id}`),
      )}
      actions={
        <span className={css.count}>{partListT.count({ count: rows.length, most: maxPairs })}</span>
      }
    >
      {rows.map((row, at) => (
        <PairRow
          key={row.left.id}
          rows={rows}
          onRows={onRows}
          errors={errors}
          tools={tools}
          at={at}
          sort={sort}
          onMove={(step) => move(at, at + step)}
        />
      ))}
    </PartList>
  );
}

type PairRowProps = PairsProps & { at: number; sort: DragSort; onMove: (step: -1 | 1) => void };

function PairRow({ rows, onRows, errors, tools, at, sort, onMove }: PairRowProps) {
  const t = useStore(matchingMessages);
  const row = rows[at];
  if (!row) return null;
  return (
    <div
      data-row={row.left.id}
      className={css.row}
      data-dragged={sort.dragged === at ? "" : undefined}
      style={sort.style(at)}
    >
      <PartRow
        label={t.pairNumber({ number: at + 1 })}
        before={
          <>
            <DragGrip {...sort.handle(at)} />
            <span aria-hidden="true">{at + 1}.</span>
          </>
        }
        onUp={at > 0 ? () => onMove(-1) : undefined}
        onDown={at < rows.length - 1 ? () => onMove(1) : undefined}
        onRemove={rows.length > 2 ? () => onRows(rows.filter((each) => each !== row)) : undefined}
      >
        <PairFields
          row={row}
          number={at + 1}
          onRow={(changed) => onRows(rows.map((each) => (each === row ? changed : each)))}
          errors={errors}
          tools={tools}
        />
      </PartRow>
    </div>
  );
}

type PairFieldsProps = Pick<PairsProps, "errors" | "tools"> & {
  row: MatchRow;
  number: number;
  onRow: (row: MatchRow) => void;
};

function PairFields({ row: { left, right }, number, onRow, errors, tools }: PairFieldsProps) {
  const t = useStore(matchingMessages);
  return (
    <div className={css.pair}>
      <PartField
        label={t.leftOf({ number })}
        value={left.html}
        onChange={(html) => onRow({ left: { ...left, html }, right })}
        tools={tools}
        error={errors[`left.${left.id}`]}
      />
      <PartField
        label={t.rightOf({ number })}
        value={right?.html ?? ""}
        onChange={(html) => onRow({ left, right: { id: right?.id ?? tools.makeId(), html } })}
        tools={tools}
        error={right ? errors[`right.${right.id}`] : undefined}
      />
    </div>
  );
}
