// Labels laid on the picture (type 16): dragged, or picked up by one press and laid down by the next; by keyboard the focus
// goes along from the label to the zones and back.
import { useStore } from "@nanostores/react";
import { useRef, type KeyboardEvent } from "react";
import type { Zone } from "../../contract/questions/question-content.ts";
import { Button } from "../../ui/input/button.tsx";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import { ZonePicture } from "../parts/zones/zone-picture.tsx";
import { ratioOf } from "../parts/zones/zone-shapes.ts";
import { ClearLabels } from "./clear-labels.tsx";
import { LabelFace } from "./label-face.tsx";
import { useLabelDrag, type Dragging } from "./label-drag.ts";
import { LabelTarget } from "./label-target.tsx";
import type { LabelsAnswering } from "./labels-fields.tsx";
import { labelsLeft } from "./placed-labels.ts";
import { pictureLabelsMessages } from "./picture-labels-messages.ts";
import css from "./picture-labels.module.css";
import { useLaying } from "./use-laying.ts";

export function LabelsDrag(props: LabelsAnswering) {
  const { payload, onAnswer } = props;
  const t = useStore(pictureLabelsMessages);
  const { image, zones, labels } = payload;
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const laying = useLaying(props, place);
  const { held, places } = laying;
  const { dragging, handle } = useLabelDrag({
    frame,
    zones,
    ratio: ratioOf(image),
    onDrop: (what, zone) => {
      if (zone) laying.lay(what, zone);
      else if (what.from !== null) laying.take(what.from);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || held === null) return;
    // A dialog around it is not meant.
    event.stopPropagation();
    event.preventDefault();
    laying.release();
  };
  const renderBadge = (zone: Zone, number: number) => {
    const lying = places[zone.id];
    return (
      <LabelTarget
        zone={zone}
        number={number}
        label={labels.find(({ id }) => id === lying)}
        name={lying === undefined ? null : laying.nameById(lying)}
        isHeld={held !== null && held.from === zone.id}
        isAwaited={held !== null}
        onPress={(byKey) => laying.pressZone(zone, byKey)}
        onTake={() => lying !== undefined && laying.take(zone.id)}
        drag={lying === undefined ? {} : handle({ label: lying, from: zone.id })}
      />
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={place} className={css.labels} onKeyDown={onKeyDown}>
      <p className={css.how}>{t.howDrag}</p>
      <LabelBank {...props} laying={laying} handle={handle} />
      <ZonePicture
        frame={frame}
        image={image}
        zones={zones}
        onZone={(zone) => laying.pressZone(zone, false)}
        toneOf={({ id }) => (dragging?.over === id || places[id] ? "chosen" : "plain")}
        renderBadge={renderBadge}
      />
      <ClearLabels isEmpty={Object.keys(places).length === 0} onAnswer={onAnswer} />
      <LiveRegion>{laying.said}</LiveRegion>
      <Ghost labels={labels} dragging={dragging} />
    </div>
  );
}

type GhostProps = {
  labels: LabelsAnswering["payload"]["labels"];
  dragging: Dragging | null;
};

/** What hangs on the pointer. */
function Ghost({ labels, dragging }: GhostProps) {
  const label = labels.find(({ id }) => id === dragging?.held.label);
  if (!dragging || !label) return null;
  const { x: left, y: top } = dragging;
  return (
    <div className={css.ghost} style={{ left, top }} aria-hidden="true" data-ghost="">
      <LabelFace label={label} />
    </div>
  );
}

type LabelBankProps = LabelsAnswering & {
  laying: ReturnType<typeof useLaying>;
  handle: ReturnType<typeof useLabelDrag>["handle"];
};

/** The labels that are not laid yet. */
function LabelBank({ payload, answer, laying, handle }: LabelBankProps) {
  const t = useStore(pictureLabelsMessages);
  const { held } = laying;
  const left = labelsLeft(payload.labels, answer);
  return (
    <div role="group" aria-label={t.labels} className={css.bank}>
      {left.map((label) => (
        <button
          key={label.id}
          type="button"
          data-label=""
          className={css.chip}
          aria-pressed={held?.label === label.id && held.from === null}
          aria-label={laying.nameById(label.id)}
          {...handle({ label: label.id, from: null })}
          onClick={({ detail }) => laying.hold({ label: label.id, from: null }, detail === 0)}
        >
          <LabelFace label={label} />
        </button>
      ))}
      {left.length === 0 && <span className={css.how}>{t.allLaid}</span>}
      {held && held.from !== null && (
        <Button size="s" icon="undo-2" onClick={() => held.from !== null && laying.take(held.from)}>
          {t.takeBack}
        </Button>
      )}
    </div>
  );
}
