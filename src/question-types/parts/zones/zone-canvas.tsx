// The picture on which zones are drawn, moved and resized. Each zone has a button, its number, which does by keyboard
// what the pointer does.
import { useStore } from "@nanostores/react";
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from "react";
import type { ImageRef, Zone } from "../../../contract/questions/question-content.ts";
import hiddenCss from "../../../ui/visually-hidden.module.css";
import { zoneMessages } from "../pictures/picture-messages.ts";
import { QuestionPicture } from "../pictures/question-picture.tsx";
import { ZoneBadges } from "./zone-badges.tsx";
import css from "./zone-canvas.module.css";
import { useZoneDrawing, type ZoneDrawing } from "./zone-drawing.ts";
import { DrawnZone, ZoneLayer } from "./zone-layer.tsx";
import { frameStyle } from "./zone-picture.tsx";
import pictureCss from "./zone-picture.module.css";
import { ZoneShape } from "./zone-shape.tsx";
import { handlesOf, ratioOf, type Shape } from "./zone-shapes.ts";
import { DraftTools } from "./zone-tools.tsx";

export type ZoneCanvasProps = {
  image: ImageRef;
  zones: readonly Zone[];
  selected: string | null;
  onSelect: (id: string) => void;
  tool: Shape | null;
  onTool: (tool: Shape | null) => void;
  onDrawn: (shape: Shape, coords: readonly number[]) => void;
  onChange: (zone: Zone) => void;
  onRemove: (id: string) => void;
};

export function ZoneCanvas(props: ZoneCanvasProps) {
  const { image, zones, tool, onTool, onDrawn, onChange, onSelect } = props;
  const t = useStore(zoneMessages);
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const ratio = ratioOf(image);
  const drawing = useZoneDrawing({ frame, ratio, tool, onDrawn, onChange, onSelect });
  const { draft } = drawing;
  const noteRemoval = useFocusAfterRemoval(frame, zones.length);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && (draft || tool)) {
      event.stopPropagation();
      event.preventDefault();
      if (draft) drawing.cancel();
      else onTool(null);
    }
    if (event.key === "Enter" && draft?.shape === "poly") {
      event.preventDefault();
      drawing.close();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={frame}
        {...drawing.canvas}
        className={`${pictureCss.frame} ${css.canvas}`}
        style={frameStyle(image)}
        data-tool={tool ?? undefined}
      >
        <QuestionPicture image={{ ...image, alt: "" }} />
        <CanvasZones
          {...props}
          ratio={ratio}
          drawing={drawing}
          hintId={hintId}
          noteRemoval={noteRemoval}
        />
      </div>
      <span id={hintId} className={hiddenCss.hidden}>
        {t.howMove}
      </span>
      {draft?.shape === "poly" && (
        <DraftTools
          canClose={draft.coords.length >= 6}
          onClose={drawing.close}
          onCancel={drawing.cancel}
        />
      )}
    </div>
  );
}

type CanvasZonesProps = ZoneCanvasProps & {
  ratio: number;
  drawing: ZoneDrawing;
  /** Of what says how the keys work. */
  hintId: string;
  noteRemoval: (at: number) => void;
};

/** All that lies on the picture: the zones as they are just now, what is being drawn, the numbers and the handles. */
function CanvasZones(props: CanvasZonesProps) {
  const { zones, selected, onSelect, tool, onChange, onRemove } = props;
  const { ratio, drawing, hintId, noteRemoval } = props;
  const { draft, moving } = drawing;
  const shown = zones.map((zone) => (moving?.id === zone.id ? moving : zone));
  const held = tool === null ? shown.find(({ id }) => id === selected) : undefined;
  return (
    <>
      <ZoneLayer ratio={ratio}>
        {shown.map((zone) => (
          <DrawnZone
            key={zone.id}
            zone={zone}
            ratio={ratio}
            tone={zone.id === selected ? "chosen" : "plain"}
            {...(tool === null ? drawing.moveBy(zone) : {})}
          />
        ))}
        {draft && <ZoneShape zone={draft} ratio={ratio} className={css.draft} />}
      </ZoneLayer>
      {draft?.shape === "poly" && <Points places={handlesOf(draft, ratio)} />}
      <ZoneBadges
        zones={shown}
        ratio={ratio}
        selected={selected}
        hintId={hintId}
        drawing={drawing}
        onSelect={onSelect}
        onChange={onChange}
        onRemove={(id, at) => {
          noteRemoval(at);
          onRemove(id);
        }}
      />
      {held && <Handles zone={held} ratio={ratio} drawing={drawing} />}
    </>
  );
}

const shareStyle = ({ x, y }: { x: number; y: number }) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
});

function Points({ places }: { places: readonly { x: number; y: number }[] }) {
  // oxlint-disable-next-line react/no-array-index-key
  return places.map((place, at) => (
    <span key={at} className={css.point} style={shareStyle(place)} />
  ));
}

type HandlesProps = { zone: Zone; ratio: number; drawing: ZoneDrawing };

/** For the pointer only: by keyboard there are Alt with the arrows, and the numbers below. */
function Handles({ zone, ratio, drawing }: HandlesProps) {
  return handlesOf(zone, ratio).map((place, at) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      // oxlint-disable-next-line react/no-array-index-key
      key={at}
      className={css.handle}
      style={shareStyle(place)}
      {...drawing.pullBy(zone, at)}
    />
  ));
}

/** The number that took its place has the focus, or the one before it. */
function useFocusAfterRemoval(frame: { current: HTMLElement | null }, count: number) {
  const removed = useRef<number | null>(null);
  useLayoutEffect(() => {
    const at = removed.current;
    removed.current = null;
    if (at === null || count === 0) return;
    const badges = frame.current?.querySelectorAll<HTMLElement>("[data-zone]");
    badges?.[Math.min(at, count - 1)]?.focus();
  }, [frame, count]);
  return (at: number) => {
    removed.current = at;
  };
}
