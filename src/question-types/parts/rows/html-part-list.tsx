// A list of small rich texts in an editor: statements, things to order, one side of links. Adding, removing and moving
// are told as the whole new list; what the key says about a part is the editor's to keep.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { Part } from "../../../contract/questions/question-content.ts";
import type { EditorTools } from "../../frame/question-type-props.ts";
import { DragGrip } from "../placing/drag-grip.tsx";
import css from "./html-part-list.module.css";
import { partListMessages } from "./part-list-messages.ts";
import { errorsElsewhere } from "./part-errors.ts";
import { PartField } from "./part-field.tsx";
import { PartList } from "./part-list.tsx";
import { PartRow } from "./part-row.tsx";
import { movedTo } from "../placing/sort-places.ts";
import { useDragSort, type DragSort } from "../placing/use-drag-sort.ts";

export type HtmlPartListProps = {
  label: string;
  hint?: string;
  parts: readonly Part[];
  onParts: (parts: Part[]) => void;
  /** "Pernyataan 1", from 0. */
  nameOf: (at: number) => string;
  /** "Tambah pernyataan". */
  addLabel: string;
  fewest: number;
  most: number;
  /** The list's name in the paths of `errors`: "statements". */
  path: string;
  errors: Readonly<Record<string, string>>;
  /** Paths of the same list that have their place elsewhere. */
  placed?: readonly string[];
  tools: EditorTools;
  /** What is seen before a row: its number when missing. */
  markOf?: (at: number) => string;
  /** What else a row holds, behind its text. */
  renderAfter?: (part: Part, at: number) => ReactNode;
};

export function HtmlPartList(props: HtmlPartListProps) {
  const { parts, onParts, most, path, errors, tools } = props;
  const t = useStore(partListMessages);
  const move = (from: number, to: number) => onParts(movedTo(parts, from, to));
  const sort = useDragSort(move);
  return (
    <PartList
      label={props.label}
      hint={props.hint}
      addLabel={props.addLabel}
      onAdd={
        parts.length < most
          ? () => onParts([...parts, { id: tools.makeId(), html: "" }])
          : undefined
      }
      errors={errorsElsewhere(
        errors,
        [path],
        [...(props.placed ?? []), ...parts.map(({ id }) => `${path}.${id}`)],
      )}
      actions={<span className={css.count}>{t.count({ count: parts.length, most })}</span>}
    >
      {parts.map((part, at) => (
        <PartListRow
          key={part.id}
          {...props}
          part={part}
          at={at}
          sort={sort}
          onMove={(step) => move(at, at + step)}
        />
      ))}
    </PartList>
  );
}

type PartListRowProps = HtmlPartListProps & {
  part: Part;
  at: number;
  sort: DragSort;
  onMove: (step: -1 | 1) => void;
};

function PartListRow(props: PartListRowProps) {
  const { parts, onParts, nameOf, path, errors, tools, part, at, sort, onMove } = props;
  const isFirst = at === 0;
  const isLast = at === parts.length - 1;
  const canRemove = parts.length > props.fewest;
  return (
    <div
      data-row={part.id}
      className={css.row}
      data-dragged={sort.dragged === at ? "" : undefined}
      style={sort.style(at)}
    >
      <PartRow
        label={nameOf(at)}
        before={
          <>
            <DragGrip {...sort.handle(at)} />
            <span className={css.mark} aria-hidden="true">
              {props.markOf?.(at) ?? `${at + 1}.`}
            </span>
          </>
        }
        after={props.renderAfter?.(part, at)}
        onUp={isFirst ? undefined : () => onMove(-1)}
        onDown={isLast ? undefined : () => onMove(1)}
        onRemove={canRemove ? () => onParts(parts.filter(({ id }) => id !== part.id)) : undefined}
      >
        <PartField
          label={nameOf(at)}
          value={part.html}
          onChange={(html) =>
            onParts(parts.map((each) => (each.id === part.id ? { ...each, html } : each)))
          }
          tools={tools}
          error={errors[`${path}.${part.id}`]}
        />
      </PartRow>
    </div>
  );
}
