// Zones of one picture to choose from: the picture, the zones with their key, and how many may be chosen (type 15).
import { useStore } from "@nanostores/react";
import { useId, useState } from "react";
import { Select } from "../../ui/choice/select.tsx";
import { ImageField } from "../parts/pictures/image-field.tsx";
import { movedPart } from "../parts/rows/part-row.tsx";
import { choiceEditorMessages } from "../parts/choices/choice-list-messages.ts";
import { errorsElsewhere } from "../parts/rows/part-errors.ts";
import { FaultText } from "../parts/marks/fault-text.tsx";
import { ZoneEditor } from "../parts/zones/zone-editor.tsx";
import { changedZone } from "../parts/zones/zone-list-model.ts";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import { KeySwitch, WeightField } from "./choice-key-fields.tsx";
import {
  withMaxChoices,
  withNewZone,
  withoutZone,
  withZoneBack,
  withZones,
} from "./picture-choice-model.ts";
import type { RemovedChoice, ZonesContent } from "./picture-choice-model.ts";
import { pictureChoiceMessages } from "./picture-choice-messages.ts";
import css from "./picture-choice-editor.module.css";

export type ZoneChoiceEditorProps = QuestionEditorProps<15> & { content: ZonesContent };

export function ZoneChoiceEditor(props: ZoneChoiceEditorProps) {
  const { content, onChange, errors, policy, tools } = props;
  const t = useStore(pictureChoiceMessages);
  const choiceEditorT = useStore(choiceEditorMessages);
  const keyName = useId();
  const [removed, setRemoved] = useState<RemovedChoice | null>(null);
  const { image, zones, max_choices: most } = content.payload;
  const remove = (id: string) => {
    const less = withoutZone(content, id);
    if (!less) return;
    setRemoved(less.removed);
    onChange(less.content);
  };
  const undo = (back: RemovedChoice) => {
    setRemoved(null);
    onChange(withZoneBack(content, back));
  };
  const placed = ["image", "zones", ...zones.map(({ id }) => `zones.${id}`)];
  const stray = errorsElsewhere(errors, ["image", "zones", "key"], placed);
  const own = { content, onChange };
  return (
    <>
      <ImageField
        label={t.picture}
        image={image}
        hidePicture={image.media_id !== null}
        onChange={(changed) =>
          onChange({ ...content, payload: { ...content.payload, image: changed } })
        }
        tools={tools}
        error={errors["image"]}
      />
      <ZoneEditor
        image={image}
        zones={zones}
        onAdd={(shape, coords) => onChange(withNewZone(content, tools.makeId(), shape, coords))}
        onChange={(zone) => onChange(withZones(content, changedZone(zones, zone)))}
        onMove={(at, step) => onChange(withZones(content, movedPart(zones, at, step)))}
        onRemove={remove}
        removed={removed && { number: removed.at + 1, undo: () => undo(removed) }}
        errors={errors}
        renderKey={({ id }, number, shown) => (
          <KeySwitch {...own} id={id} name={keyName} label={t.isKey({ number })}>
            {shown}
          </KeySwitch>
        )}
        renderParts={({ id }, number) =>
          policy === "bobot_opsi" && (
            <WeightField
              {...own}
              id={id}
              label={t.weight({ number })}
              short={choiceEditorT.weightShort}
            />
          )
        }
      />
      {stray.map((error) => (
        <FaultText key={error}>{error}</FaultText>
      ))}
      <label className={css.setting}>
        <span>{t.maxChoices}</span>
        <Select
          value={String(most)}
          options={choiceCounts(most, zones.length).map((count) => ({
            value: String(count),
            label: count === 1 ? t.one : count === 0 ? t.free : t.upTo({ count }),
          }))}
          onChange={(value) => onChange(withMaxChoices(content, Number(value)))}
        />
      </label>
    </>
  );
}

/** One, some of them, or as many as one likes; what is set stays offered. */
function choiceCounts(set: number, zones: number): number[] {
  const some = Array.from({ length: Math.max(0, zones - 2) }, (_, at) => at + 2);
  return [...new Set([1, ...some, ...(set > 1 ? [set] : []), 0])];
}
