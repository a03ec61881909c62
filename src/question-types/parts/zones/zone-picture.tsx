// A picture with its zones, each with its number: what participants, keys and results show. Pressing a zone is only the
// short way for a pointer; whatever it does, something in its badge does too.
import type { CSSProperties, ReactNode, Ref } from "react";
import type { ImageRef, Zone } from "../../../contract/questions/question-content.ts";
import { QuestionPicture } from "../pictures/question-picture.tsx";
import { DrawnZone, ZoneLayer, type ZoneTone } from "./zone-layer.tsx";
import css from "./zone-picture.module.css";
import { badgeOf, ratioOf, type Point } from "./zone-shapes.ts";

export type ZonePictureProps = {
  image: ImageRef;
  zones: readonly Zone[];
  /** "plain" when missing. */
  toneOf?: (zone: Zone) => ZoneTone;
  onZone?: (zone: Zone) => void;
  /** Stands at each zone; a number where missing. */
  renderBadge?: (zone: Zone, number: number) => ReactNode;
  frame?: Ref<HTMLDivElement>;
};

export function ZonePicture(props: ZonePictureProps) {
  const { image, zones, toneOf, onZone, renderBadge, frame } = props;
  const ratio = ratioOf(image);
  if (image.media_id === null) return <QuestionPicture image={image} />;
  return (
    <div ref={frame} className={css.frame} style={frameStyle(image)}>
      <QuestionPicture image={image} />
      <ZoneLayer ratio={ratio}>
        {zones.map((zone) => (
          <DrawnZone
            key={zone.id}
            zone={zone}
            ratio={ratio}
            tone={toneOf?.(zone) ?? "plain"}
            isPressable={onZone !== undefined}
            onClick={onZone && (() => onZone(zone))}
          />
        ))}
      </ZoneLayer>
      {zones.map((zone, at) => {
        const place = badgeOf(zone, ratio);
        return (
          <div
            key={zone.id}
            className={css.place}
            data-side={place.x > 0.6 ? "end" : "start"}
            style={placeStyle(place)}
          >
            {renderBadge ? renderBadge(zone, at + 1) : <ZoneNumber number={at + 1} />}
          </div>
        );
      })}
    </div>
  );
}

/** The number of a zone: on the picture, and in lists beside it. */
export function ZoneNumber({ number, tone = "plain" }: { number: number; tone?: ZoneTone }) {
  return (
    <span className={css.number} data-tone={tone}>
      {number}
    </span>
  );
}

/** As large as it is, but a small picture is drawn larger and a high one no higher than a screen. */
export function frameStyle({ width, height }: ImageRef): CSSProperties {
  const natural = Math.max(width || 640, 420);
  return { maxInlineSize: `min(${natural}px, calc(28rem / ${ratioOf({ width, height })}))` };
}

/** Near the right edge it is held at its own right end, so that what is written in it has room. */
export function placeStyle({ x, y }: Point): CSSProperties {
  const edge = "0.9rem";
  const inset = (share: number) => `clamp(${edge}, ${share * 100}%, calc(100% - ${edge}))`;
  const side = x > 0.6 ? { right: inset(1 - x) } : { left: inset(x) };
  return { ...side, top: inset(y) };
}
