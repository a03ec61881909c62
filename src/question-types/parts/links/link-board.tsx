// Two columns of tiles that are linked by pressing one and then the other, or by drawing a line between them. Arrows walk
// from tile to tile; Escape puts the picked one down.
import { useStore } from "@nanostores/react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { plainTextOf } from "../../../domain/text/html-text.ts";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import css from "./link-board.module.css";
import { LinkLines } from "./link-lines.tsx";
import { linkMessages } from "./link-messages.ts";
import {
  linkBetween,
  markOf,
  pressTile,
  withLink,
  type Link,
  type Side,
  type Sides,
  type Tile,
} from "./link-model.ts";
import { partName } from "../rows/part-name.ts";
import { useLinkDrag } from "./use-link-drag.ts";
import { edgeOf, useLinkLines } from "./use-link-lines.ts";

export type LinkChange = { is: "joined" | "parted"; link: Link; links: Link[] };
export type LinkBoardProps = Sides & {
  links: readonly Link[];
  /** One partner each. */
  single: boolean;
  onChange: (change: LinkChange) => void;
};

const sides: readonly Side[] = ["left", "right"];

export function LinkBoard(props: LinkBoardProps) {
  const { links, single, onChange } = props;
  const t = useStore(linkMessages);
  const board = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<Tile | null>(null);
  const lines = useLinkLines(board, links);
  const join = (from: Tile, to: Tile) => {
    const link = linkBetween(from, to);
    setPicked(null);
    onChange({ is: "joined", link, links: withLink(links, link, single) });
  };
  const { drag, start } = useLinkDrag(board, join);
  const press = (tile: Tile) => {
    const pressed = pressTile(picked, tile, links, single);
    setPicked(pressed.picked);
    if (pressed.change) onChange(pressed.change);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { current } = board;
    if (event.key === "Escape" && picked) setPicked(null);
    else if (!current || !walk(current, event.key)) return;
    event.preventDefault();
  };
  const from = drag && board.current && edgeOf(board.current, drag.from.side, drag.from.id);
  return (
    <div ref={board} className={css.board} role="group" aria-label={t.board}>
      {sides.map((side) => (
        <ul key={side} className={css.column}>
          {props[side].map(({ id, html }, at) => (
            <TileItem
              key={id}
              {...props}
              side={side}
              at={at}
              id={id}
              html={html}
              isPicked={picked?.side === side && picked.id === id}
              onPress={() => press({ side, id })}
              onPointerDown={(event) => start({ side, id }, event)}
              onKeyDown={onKeyDown}
            />
          ))}
        </ul>
      ))}
      <LinkLines
        lines={lines}
        hueOf={({ id }) => props.left.findIndex((part) => id.startsWith(`${part.id} `))}
        picked={picked?.id ?? null}
        drawn={drag && from ? { from, to: drag.to } : null}
      />
    </div>
  );
}

type TileButtonProps = LinkBoardProps & {
  side: Side;
  at: number;
  isPicked: boolean;
  onPress: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function TileItem({ id, html, ...props }: TileButtonProps & { id: string; html: string }) {
  const { side, at, isPicked, links } = props;
  return (
    <li
      className={css.tile}
      data-tile={`${side} ${id}`}
      data-side={side}
      data-picked={isPicked ? "" : undefined}
      data-linked={partnersOf(side, id, links).length > 0 ? "" : undefined}
    >
      <span className={css.mark}>{markOf(side, at)}</span>
      <div className={css.text}>
        <RichTextView html={html} fallback={plainTextOf(html)} />
      </div>
      <TileButton {...props} />
    </li>
  );
}

/** Lies over the whole tile: what is in the tile may be anything, so that it cannot stand in the button. */
function TileButton(props: TileButtonProps) {
  const { side, at, links, isPicked, onPress, onPointerDown, onKeyDown } = props;
  const t = useStore(linkMessages);
  const part = props[side][at];
  if (!part) return null;
  const name = `${markOf(side, at)} ${partName(part.html, "")}`.trim();
  const other = side === "left" ? "right" : "left";
  const partners = partnersOf(side, part.id, links)
    .map((id) =>
      markOf(
        other,
        props[other].findIndex((each) => each.id === id),
      ).slice(0, -1),
    )
    .join(", ");
  return (
    <>
      {side === "left" && partners && (
        <span className={css.partners} aria-hidden="true">
          {partners}
        </span>
      )}
      <button
        type="button"
        className={css.button}
        aria-label={partners ? t.tileLinked({ name, partners }) : t.tile({ name })}
        aria-pressed={isPicked}
        onClick={onPress}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      />
    </>
  );
}

function partnersOf(side: Side, id: string, links: readonly Link[]): string[] {
  const [own, other] = side === "left" ? ([0, 1] as const) : ([1, 0] as const);
  return links.filter((link) => link[own] === id).map((link) => link[other]);
}

/** Whether the key was one that walks. */
function walk(board: HTMLElement, key: string): boolean {
  const columns = sides.map((side) => [
    ...board.querySelectorAll<HTMLElement>(`[data-side="${side}"] button`),
  ]);
  const column = columns.findIndex((tiles) => tiles.includes(document.activeElement as never));
  const at = columns[column]?.indexOf(document.activeElement as HTMLElement) ?? -1;
  const place: Partial<Record<string, [column: number, at: number]>> = {
    ArrowUp: [column, at - 1],
    ArrowDown: [column, at + 1],
    ArrowLeft: [0, at],
    ArrowRight: [1, at],
  };
  const [toColumn, to] = place[key] ?? [-1, 0];
  const tiles = columns[toColumn];
  if (at < 0 || !tiles) return false;
  tiles[Math.min(Math.max(to, 0), tiles.length - 1)]?.focus();
  return true;
}
