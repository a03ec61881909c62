// Labels chosen from a list or typed, zone by zone, beside the picture (type 16).
import { useStore } from "@nanostores/react";
import { maxAnswerText, type Zone } from "../../contract/questions/question-content.ts";
import type { AnswerOf } from "../../contract/questions/question-answer.ts";
import { Select } from "../../ui/choice/select.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { ZoneNumber, ZonePicture } from "../parts/zones/zone-picture.tsx";
import { useZoneLabel, ZoneRows } from "../parts/zones/zone-rows.tsx";
import type { PayloadOf } from "../frame/question-type-props.ts";
import { ClearLabels } from "./clear-labels.tsx";
import { LabelFace, useLabelName } from "./label-face.tsx";
import { placesOf, withPlaced, withTaken, withTypedLabel } from "./placed-labels.ts";
import { pictureLabelsMessages } from "./picture-labels-messages.ts";
import css from "./picture-labels.module.css";

export type LabelsAnswering = {
  payload: PayloadOf<16>;
  answer: AnswerOf<16> | null;
  onAnswer: (answer: AnswerOf<16>) => void;
};

export function LabelsFields({ payload, answer, onAnswer }: LabelsAnswering) {
  const t = useStore(pictureLabelsMessages);
  const { image, zones, labels, mode } = payload;
  const places = placesOf(answer);
  const isTyped = mode === "typed";
  const labelOn = ({ id }: Zone) => labels.find((label) => label.id === places[id]);
  return (
    <div className={css.labels}>
      <p className={css.how}>{isTyped ? t.howTyped : t.howSelect}</p>
      <ZonePicture
        image={image}
        zones={zones}
        toneOf={({ id }) => (places[id] ? "chosen" : "plain")}
        renderBadge={(zone, number) => {
          const label = isTyped ? undefined : labelOn(zone);
          return (
            <span className={css.badge} data-filled={label ? "" : undefined}>
              <ZoneNumber number={number} tone={places[zone.id] ? "chosen" : "plain"} />
              {label && <LabelFace label={label} />}
            </span>
          );
        }}
      />
      {!isTyped && labels.some((label) => label.image?.media_id) && (
        <ul className={css.offered} aria-label={t.labels}>
          {labels.map((label) => (
            <OfferedLabel key={label.id} label={label} labels={labels} />
          ))}
        </ul>
      )}
      <ZoneRows zones={zones} toneOf={({ id }) => (places[id] ? "chosen" : "plain")} dense>
        {(zone, number) =>
          isTyped ? (
            <TypedLabel zone={zone} number={number} answer={answer} onAnswer={onAnswer} />
          ) : (
            <SelectedLabel {...{ zone, number, payload, answer, onAnswer }} />
          )
        }
      </ZoneRows>
      <ClearLabels isEmpty={Object.keys(places).length === 0} onAnswer={onAnswer} />
    </div>
  );
}

type LabelsOf = PayloadOf<16>["labels"];

/** Lists hold no pictures: here is what their words mean. */
function OfferedLabel({ label, labels }: { label: LabelsOf[number]; labels: LabelsOf }) {
  const name = useLabelName(labels)(label);
  return (
    <li>
      <LabelFace label={label} isNamed />
      {!label.text && <span>{name}</span>}
    </li>
  );
}

type ZoneAnswering = Omit<LabelsAnswering, "payload"> & { zone: Zone; number: number };

function TypedLabel({ zone, number, answer, onAnswer }: ZoneAnswering) {
  const labelOf = useZoneLabel();
  return (
    <TextInput
      className={css.field}
      aria-label={labelOf(zone, number)}
      maxLength={maxAnswerText}
      dir="auto"
      autoComplete="off"
      value={answer?.labels[zone.id] ?? ""}
      onInput={(event) => onAnswer(withTypedLabel(answer, zone.id, event.currentTarget.value))}
    />
  );
}

function SelectedLabel(props: ZoneAnswering & Pick<LabelsAnswering, "payload">) {
  const { zone, number, payload, answer, onAnswer } = props;
  const { zones, labels } = payload;
  const t = useStore(pictureLabelsMessages);
  const labelOf = useZoneLabel();
  const nameOf = useLabelName(labels);
  const places = placesOf(answer);
  const optionText = (label: LabelsOf[number]) => {
    const at = zones.findIndex(({ id }) => id !== zone.id && places[id] === label.id);
    const name = nameOf(label);
    // Chosen again, it leaves that zone.
    return at < 0 || label.reuse ? name : t.atZone({ label: name, number: at + 1 });
  };
  return (
    <Select
      className={css.field}
      aria-label={labelOf(zone, number)}
      placeholder={t.choose}
      value={places[zone.id] ?? ""}
      options={labels.map((label) => ({ value: label.id, label: optionText(label) }))}
      onChange={(label) =>
        onAnswer(
          label === ""
            ? withTaken(answer, zone.id)
            : withPlaced(labels, answer, { label, from: null }, zone.id),
        )
      }
    />
  );
}
