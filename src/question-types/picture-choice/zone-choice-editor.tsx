// Zones of one picture to choose from: the picture, the zones with their key, and how many may be chosen (type 15).
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { Select } from "../../ui/choice/select.tsx";
import { ImageField } from "../parts/pictures/image-field.tsx";
import { movedPart } from "../parts/rows/part-row.tsx";
import { choiceEditorMessages } from "../parts/choices/choice-list-messages.ts";
import { errorsElsewhere } from "../parts/rows/part-errors.ts";
import { FaultText } from "../parts/marks/fault-text.tsx";
import { ZoneEditor } from "../parts/zones/zone-editor.tsx";
import { useZoneRemoval } from "../parts/zones/use-zone-removal.ts";
import { changedZone } from "../parts/zones/zone-list-model.ts";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import { KeySwitch, WeightField } from "./choice-key-fields.tsx";
import {
  withMaxChoices,
  withNewZone,
  withoutZone,
  withZoneBack,
  withZones,
  type ZonesContent,
} from "./picture-choice-model.ts";
import { pictureChoiceMessages } from "./picture-choice-messages.ts";
import css from "./picture-choice-editor.module.css";

export type ZoneChoiceEditorProps = QuestionEditorProps<15> & { content: ZonesContent };

export function ZoneChoiceEditor(props: ZoneChoiceEditorProps) {
  const { content, onChange, errors, policy, tools } = props;
  const t = useStore(pictureChoiceMessages);
  const choiceEditorT = useStore(choiceEditorMessages);
  const keyName = useId();
  const { image, zones } = content.payload;
  const removal = useZoneRemoval({
    content,
    onChange,
    without: withoutZone,
    withBack: withZoneBack,
  });
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
        {...removal}
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
      <MaxChoices {...own} />
    </>
  );
}

function MaxChoices({ content, onChange }: Pick<ZoneChoiceEditorProps, "content" | "onChange">) {
  const t = useStore(pictureChoiceMessages);
  const { zones, max_choices: max } = content.payload;
  return (
    <label className={css.setting}>
      <span>{t.maxChoices}</span>
      <Select
        value={String(max)}
        options={choiceCounts(max, zones.length).map((count) => ({
          value: String(count),
          label: count === 1 ? t.one : count === 0 ? t.free : t.upTo({ count }),
        }))}
        onChange={(value) => onChange(withMaxChoices(content, Number(value)))}
      />
    </label>
  );
}

/** One, some of them, or as many as one likes; what is set stays offered. */
function choiceCounts(set: number, zones: number): number[] {
  const some = Array.from({ length: Math.max(0, zones - 2) }, (_, at) => at + 2);
  return [...new Set([1, ...some, ...(set > 1 ? [set] : []), 0])];
}
