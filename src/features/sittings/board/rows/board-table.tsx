// The rows by trouble, of one height, of which only those in sight stand in the page. They are one stop for Tab: up and down
// walk through all rows, left and right along the controls of one. While pointer or focus is here, nobody changes places.
import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState, type CSSProperties } from "react";
import { Table } from "../../../../ui/layout/table.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { boardMessages } from "../board-messages.ts";
import type { BoardModel } from "../board-model.ts";
import type { BoardTools } from "../board-main.tsx";
import { BoardTableRow } from "./sitter-row.tsx";
import { useBoardStop } from "./use-board-stop.ts";
import { useHold } from "../use-hold.ts";
import { useShown } from "../use-shown.ts";
import css from "../board.module.css";

/** In pixels: nine rows fit on a laptop of 1366 by 660; for a finger they are higher. */
const rowHeight = matchMedia("(pointer: coarse)").matches ? 48 : 38;
const rowStyle = { "--row": `${rowHeight}px` } as CSSProperties;
const beyond = 6;
/** Before the box is measured. */
const usualHeight = 480;

type TableProps = { model: BoardModel; tools: BoardTools };

export function BoardTable({ model, tools }: TableProps) {
  const t = useStore(boardMessages);
  const { ids, view, at } = useShown(model);
  const selected = useStore(model.$selected);
  const hold = useHold(model, "rows");
  const { box, from, to, onScroll, scrollTo } = useWindow(ids);
  const { stop, onKeyDown, onFocus } = useBoardStop(box, ids, scrollTo);
  const shownIds = ids.slice(from, to);
  const stopId = stop.id !== null && shownIds.includes(stop.id) ? stop.id : ids[from];
  return (
    // Keys and scrolling of the box within.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={css.rows}
      style={rowStyle}
      onScrollCapture={onScroll}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      {...hold}
    >
      <Table caption={t.list} className={css.box}>
        <BoardTableHead model={model} ids={ids} />
        <tbody>
          <Space rows={from} />
          {shownIds.map((id, place) => {
            const shown = view.all.get(id);
            return (
              shown && (
                <BoardTableRow
                  key={id}
                  {...{ shown, at, model, tools }}
                  index={from + place}
                  stop={id === stopId ? stop.control : null}
                  isSelected={selected.has(id)}
                />
              )
            );
          })}
          <Space rows={ids.length - to} />
        </tbody>
      </Table>
    </div>
  );
}

/** The box in it selects all rows of the board, also those out of sight. */
function BoardTableHead({ model, ids }: { model: BoardModel; ids: readonly string[] }) {
  const t = useStore(boardMessages);
  const selected = useStore(model.$selected);
  const isAll = ids.length > 0 && ids.every((id) => selected.has(id));
  return (
    <thead>
      <tr>
        <th scope="col">
          <input
            type="checkbox"
            aria-label={t.pickAll}
            checked={isAll}
            onChange={() => model.select(ids, !isAll)}
          />
        </th>
        <th scope="col">{t.state}</th>
        <th scope="col">{t.seat}</th>
        <th scope="col">{t.name}</th>
        <th scope="col">{t.answered}</th>
        <th scope="col">{t.remaining}</th>
        <th scope="col">{t.leaves}</th>
        <th scope="col">{t.active}</th>
        <th scope="col">
          <VisuallyHidden>{t.tools}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** In the place of rows that are out of sight. */
function Space({ rows }: { rows: number }) {
  if (rows <= 0) return null;
  return <tr aria-hidden="true" style={{ blockSize: `${rows * rowHeight}px` }} />;
}

function useWindow(ids: readonly string[]) {
  const box = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [height, setHeight] = useState(usualHeight);
  const scroller = () => box.current?.querySelector("section");
  const from = Math.max(0, Math.min(first, ids.length - 1) - beyond);
  const to = Math.min(ids.length, first + Math.ceil(height / rowHeight) + beyond);

  useEffect(() => {
    const scrolled = box.current?.querySelector("section");
    if (!scrolled) return undefined;
    const watch = new ResizeObserver(() => setHeight(scrolled.clientHeight || usualHeight));
    watch.observe(scrolled);
    return () => watch.disconnect();
  }, []);

  const onScroll = () => {
    const top = Math.floor((scroller()?.scrollTop ?? 0) / rowHeight);
    if (top !== first) setFirst(top);
  };
  const scrollTo = (index: number) => {
    const scrolled = scroller();
    if (!scrolled) return;
    const top = index * rowHeight;
    // Below the head, which stays in sight.
    const room = scrolled.clientHeight - rowHeight * 2;
    if (top < scrolled.scrollTop) scrolled.scrollTop = top;
    else if (top > scrolled.scrollTop + room) scrolled.scrollTop = top - room;
    setFirst(Math.max(0, index - Math.floor(room / rowHeight)));
  };
  return { box, from, to, onScroll, scrollTo };
}
