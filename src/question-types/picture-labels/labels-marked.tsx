// Labels of a picture with their key, with somebody's answer, or with what a group answered (type 16).
import { useStore } from "@nanostores/react";
import type { Zone } from "../../contract/questions/question-content.ts";
import { toNumber } from "../../domain/scoring/fraction.ts";
import { Tag } from "../../ui/feedback/tag.tsx";
import { AcceptedList } from "../parts/typed/accepted-list.tsx";
import { partMessages } from "../parts/rows/part-messages.ts";
import { percentOf, ShareBar } from "../parts/marks/share-bar.tsx";
import { VerdictMark } from "../parts/marks/verdict-mark.tsx";
import { ZoneNumber, ZonePicture } from "../parts/zones/zone-picture.tsx";
import type { ZoneTone } from "../parts/zones/zone-layer.tsx";
import { ZoneRows } from "../parts/zones/zone-rows.tsx";
import type { PayloadOf, ViewMode } from "../frame/question-type-props.ts";
import { LabelFace } from "./label-face.tsx";
import { LabelShares } from "./label-shares.tsx";
import { isDistractor, rightLabels, typedOf, type PictureLabel } from "./picture-labels-model.ts";
import { pictureLabelsMessages } from "./picture-labels-messages.ts";
import css from "./picture-labels.module.css";

export type MarkedMode = Exclude<ViewMode<16>, { is: "preview" }>;
export type LabelsMarkedProps = { payload: PayloadOf<16>; mode: MarkedMode };

export function LabelsMarked({ payload, mode }: LabelsMarkedProps) {
  const t = useStore(pictureLabelsMessages);
  const partT = useStore(partMessages);
  const { image, zones, labels } = payload;
  const content = { type: 16 as const, payload, key: mode.key };
  const isTyped = payload.mode === "typed";
  const distractors = isTyped ? [] : labels.filter(({ id }) => isDistractor(content, id));
  const isEmpty = mode.is === "result" && mode.score.verdict === "kosong";
  const lyingOn = ({ id }: Zone): PictureLabel | undefined => {
    if (isTyped || mode.is === "shares") return undefined;
    if (mode.is === "key") return rightLabels(content, id)[0];
    return labels.find((label) => label.id === mode.answer?.labels[id]);
  };
  const toneOf = (zone: Zone): ZoneTone => zoneTone(mode, zone);
  return (
    <div className={css.labels}>
      {isEmpty && <p className={css.note}>{partT.notAnswered}</p>}
      <ZonePicture
        image={image}
        zones={zones}
        toneOf={toneOf}
        renderBadge={(zone, number) => {
          const label = lyingOn(zone);
          return (
            <span className={css.badge} data-filled={label ? "" : undefined}>
              <ZoneNumber number={number} tone={toneOf(zone)} />
              {label && <LabelFace label={label} />}
            </span>
          );
        }}
      />
      <ZoneRows zones={zones} toneOf={toneOf} dense={mode.is !== "shares"}>
        {(zone) => (
          <>
            {mode.is === "result" && <GivenLabel payload={payload} mode={mode} zone={zone} />}
            {mode.is === "key" && <RightLabels payload={payload} mode={mode} zone={zone} />}
            {mode.is === "shares" && (
              <>
                <span className={css.given}>
                  <span className={css.how}>{partT.right}</span>
                  <ShareBar share={mode.shares.right[zone.id] ?? 0} label={partT.right} isKey />
                </span>
                {!isTyped && <LabelShares payload={payload} mode={mode} zone={zone} />}
              </>
            )}
          </>
        )}
      </ZoneRows>
      {mode.is === "key" && distractors.length > 0 && (
        <p className={css.distractors}>
          {t.distractors}:
          {distractors.map((label) => (
            <LabelFace key={label.id} label={label} />
          ))}
        </p>
      )}
    </div>
  );
}

/** What a zone's answer has earned; null where it was left empty. */
function earnedBy({ score }: Extract<MarkedMode, { is: "result" }>, zone: Zone): number | null {
  const part = score.byPart[zone.id];
  return part?.answered ? toNumber(part.share, 4) : null;
}

function zoneTone(mode: MarkedMode, zone: Zone): ZoneTone {
  if (mode.is === "key") return "right";
  if (mode.is !== "result") return "plain";
  const earned = earnedBy(mode, zone);
  if (earned === null) return "missed";
  return earned === 1 ? "right" : earned > 0 ? "missed" : "wrong";
}

type ZoneMarkedProps = LabelsMarkedProps & { zone: Zone };

function GivenLabel({ payload, mode, zone }: ZoneMarkedProps) {
  const t = useStore(pictureLabelsMessages);
  const partT = useStore(partMessages);
  if (mode.is !== "result") return null;
  const given = mode.answer?.labels[zone.id] ?? "";
  const label = payload.labels.find(({ id }) => id === given);
  const earned = earnedBy(mode, zone);
  const isTyped = payload.mode === "typed";
  const isPartly = earned !== null && earned > 0 && earned < 1;
  return (
    <>
      {earned === null ? (
        <span className={css.note}>{partT.notAnswered}</span>
      ) : (
        <span className={css.given}>
          {isPartly ? (
            <Tag tone="warn">{partT.partly({ percent: percentOf(earned) })}</Tag>
          ) : (
            <VerdictMark verdict={earned > 0 ? "right" : "wrong"} />
          )}
          {isTyped ? (
            <bdi>{given}</bdi>
          ) : label ? (
            <LabelFace label={label} />
          ) : (
            <span className={css.note}>{t.goneLabel}</span>
          )}
        </span>
      )}
      {earned !== 1 && (
        <span className={css.given}>
          <Tag tone="ok">{partT.key}</Tag>
          <RightLabels payload={payload} mode={mode} zone={zone} />
        </span>
      )}
    </>
  );
}

function RightLabels({ payload, mode, zone }: ZoneMarkedProps) {
  const t = useStore(pictureLabelsMessages);
  const content = { type: 16 as const, payload, key: mode.key };
  if (payload.mode === "typed") return <AcceptedList comparison={typedOf(content, zone.id)} />;
  const right = rightLabels(content, zone.id);
  return (
    <span className={css.given}>
      {right.map((label, at) => (
        <span key={label.id} className={css.given}>
          {at > 0 && ` ${t.or} `}
          <LabelFace label={label} />
        </span>
      ))}
      {right.length === 0 && "–"}
    </span>
  );
}
