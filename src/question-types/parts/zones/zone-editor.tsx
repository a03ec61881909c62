// The zones of a picture: drawn on it, and listed below with what the question asks about each. A zone that was removed
// can be taken back until the next one goes.
import { useStore } from "@nanostores/react";
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import {
  maxAnswerText,
  type ImageRef,
  type Zone,
} from "../../../contract/questions/question-content.ts";
import { Button } from "../../../ui/input/button.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { FaultText } from "../marks/fault-text.tsx";
import { PartList } from "../rows/part-list.tsx";
import { PartRow } from "../rows/part-row.tsx";
import { pictureMessages, zoneMessages } from "../pictures/picture-messages.ts";
import { ZoneCanvas } from "./zone-canvas.tsx";
import css from "./zone-canvas.module.css";
import { ZoneFields } from "./zone-fields.tsx";
import { maxZones } from "./zone-list-model.ts";
import { ZoneNumber } from "./zone-picture.tsx";
import { ratioOf, usualCoords, type Shape } from "./zone-shapes.ts";
import { shapes, ZoneTools } from "./zone-tools.tsx";

export type ZoneEditorProps = {
  image: ImageRef;
  zones: readonly Zone[];
  onAdd: (shape: Shape, coords: readonly number[]) => void;
  onChange: (zone: Zone) => void;
  onMove: (at: number, step: -1 | 1) => void;
  onRemove: (id: string) => void;
  /** What went last, as it can be taken back; null: nothing. */
  removed: { number: number; undo: () => void } | null;
  /** Around a zone's number: the switch of its key. */
  renderKey?: (zone: Zone, number: number, shown: ReactNode) => ReactNode;
  /** Under a zone's hint: its labels, its weight. */
  renderParts?: (zone: Zone, number: number) => ReactNode;
  /** By the paths of checks: "zones", "zones.<id>". */
  errors: Readonly<Record<string, string>>;
};

export function ZoneEditor(props: ZoneEditorProps) {
  const { image, zones, onAdd, onChange, onRemove, removed } = props;
  const t = useStore(zoneMessages);
  const ratio = ratioOf(image);
  const [selected, setSelected] = useState<string | null>(null);
  // Where there is nothing yet, the first thing to do is to draw.
  const [tool, setTool] = useState<Shape | null>(zones.length === 0 ? "rect" : null);
  const canAdd = zones.length < maxZones;
  const add = (drawn: Shape, coords: readonly number[]) => canAdd && onAdd(drawn, coords);
  const { editor, lead } = useNewZoneFocus(zones);
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (removed === null || isTyping || event.key !== "z" || !event.ctrlKey) return;
    event.preventDefault();
    removed.undo();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={editor}
      role="group"
      aria-label={t.editor}
      className={css.editor}
      onKeyDown={onKeyDown}
    >
      {image.media_id !== null && (
        <>
          <ZoneTools tool={tool} onTool={setTool} />
          <ZoneCanvas
            image={image}
            zones={zones}
            selected={selected}
            onSelect={setSelected}
            tool={tool}
            onTool={setTool}
            onDrawn={add}
            onChange={onChange}
            onRemove={onRemove}
          />
        </>
      )}
      <RemovedNote removed={removed} />
      <ZoneList
        {...props}
        selected={selected}
        onSelect={setSelected}
        onNew={
          canAdd
            ? (shape) => {
                lead();
                onAdd(shape, usualCoords(shape, zones.length, ratio));
              }
            : undefined
        }
      />
    </div>
  );
}

function RemovedNote({ removed }: Pick<ZoneEditorProps, "removed">) {
  const t = useStore(zoneMessages);
  return (
    <div role="status" className={css.removed}>
      {removed && (
        <>
          {t.removed({ number: removed.number })}
          <Button size="s" icon="undo-2" onClick={removed.undo}>
            {t.undo}
          </Button>
        </>
      )}
    </div>
  );
}

type ZoneListProps = ZoneEditorProps & {
  selected: string | null;
  onSelect: (id: string) => void;
  /** Without it there is no room for another zone. */
  onNew: ((shape: Shape) => void) | undefined;
};

function ZoneList({ selected, onSelect, onNew, ...props }: ZoneListProps) {
  const { image, zones, onMove, errors } = props;
  const t = useStore(zoneMessages);
  const [shape, setShape] = useState<Shape>("rect");
  return (
    <PartList
      label={t.zones}
      hint={zones.length === 0 ? t.noZones : undefined}
      errors={errors["zones"] ? [errors["zones"]] : []}
      addLabel={t.add}
      onAdd={onNew && (() => onNew(shape))}
      actions={
        <Select
          className={css.shape}
          aria-label={t.shape}
          value={shape}
          options={shapes.map((value) => ({ value, label: t[value] }))}
          onChange={(value) => setShape(shapes.find((each) => each === value) ?? "rect")}
        />
      }
    >
      {zones.map((zone, at) => (
        <ZoneRow
          key={zone.id}
          {...props}
          zone={zone}
          number={at + 1}
          ratio={ratioOf(image)}
          isSelected={zone.id === selected}
          onFocus={() => onSelect(zone.id)}
          onUp={at > 0 ? () => onMove(at, -1) : undefined}
          onDown={at < zones.length - 1 ? () => onMove(at, 1) : undefined}
        />
      ))}
    </PartList>
  );
}

/** Put anywhere, a zone has to be moved first: by the keys of its number on the picture. */
function useNewZoneFocus(zones: readonly Zone[]) {
  const editor = useRef<HTMLDivElement>(null);
  const countBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    const before = countBefore.current;
    const added = zones.at(-1);
    if (before === null || !added || zones.length === before) return;
    countBefore.current = null;
    editor.current?.querySelector<HTMLElement>(`[data-zone="${added.id}"]`)?.focus();
  });
  const lead = () => {
    countBefore.current = zones.length;
  };
  return { editor, lead };
}

type ZoneRowProps = ZoneEditorProps & {
  zone: Zone;
  number: number;
  ratio: number;
  isSelected: boolean;
  onFocus: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

function ZoneRow(props: ZoneRowProps) {
  const { zone, number, ratio, isSelected, onFocus, onChange, onRemove, errors } = props;
  const t = useStore(zoneMessages);
  const pictureT = useStore(pictureMessages);
  const error = errors[`zones.${zone.id}`];
  const errorId = `zone-error-${zone.id}`;
  const shown = (
    <span aria-hidden="true">
      <ZoneNumber number={number} tone={isSelected ? "chosen" : "plain"} />
    </span>
  );
  return (
    <div
      className={css.row}
      data-zone-row={zone.id}
      data-selected={isSelected ? "" : undefined}
      onFocus={onFocus}
    >
      <PartRow
        label={pictureT.zone({ number })}
        before={props.renderKey ? props.renderKey(zone, number, shown) : shown}
        onUp={props.onUp}
        onDown={props.onDown}
        onRemove={() => onRemove(zone.id)}
      >
        <div className={css.fields}>
          {props.renderParts?.(zone, number)}
          <FaultText id={errorId}>{error}</FaultText>
          <TextInput
            aria-label={`${t.hint} ${number}`}
            aria-describedby={error ? errorId : undefined}
            placeholder={t.hintPlaceholder}
            maxLength={maxAnswerText}
            dir="auto"
            value={zone.hint}
            onInput={(event) => onChange({ ...zone, hint: event.currentTarget.value })}
          />
          <details className={css.folded}>
            <summary>
              {t.place}: {t[zone.shape]}
            </summary>
            <ZoneFields zone={zone} ratio={ratio} onChange={onChange} />
          </details>
        </div>
      </PartRow>
    </div>
  );
}
