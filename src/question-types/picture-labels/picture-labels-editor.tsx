// The editor of labels on a picture (type 16): the picture, its zones with what is right for each, and the labels.
import { useStore } from "@nanostores/react";
import { FaultText } from "../parts/marks/fault-text.tsx";
import { ImageField } from "../parts/pictures/image-field.tsx";
import { ComparisonFields } from "../parts/typed/comparison-fields.tsx";
import { errorsElsewhere } from "../parts/rows/part-errors.ts";
import { PictureEditor } from "../parts/pictures/picture-editor.tsx";
import { movedPart } from "../parts/rows/part-row.tsx";
import { ZoneEditor } from "../parts/zones/zone-editor.tsx";
import { useZoneRemoval } from "../parts/zones/use-zone-removal.ts";
import { changedZone } from "../parts/zones/zone-list-model.ts";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import { LabelList } from "./label-list.tsx";
import {
  typedOf,
  withImage,
  withMode,
  withNewZone,
  withoutZone,
  withTyped,
  withZoneBack,
  withZones,
  type LabelsMode,
} from "./picture-labels-model.ts";
import { pictureLabelsEditorMessages } from "./picture-labels-messages.ts";
import { ZoneLabels } from "./zone-labels.tsx";

const modes: readonly LabelsMode[] = ["drag", "dropdown", "typed"];

export function PictureLabelsEditor(props: QuestionEditorProps<16>) {
  const { content, onChange, errors, tools } = props;
  const t = useStore(pictureLabelsEditorMessages);
  const { image, zones, mode } = content.payload;
  const isTyped = mode === "typed";
  const removal = useZoneRemoval({
    content,
    onChange,
    without: withoutZone,
    withBack: withZoneBack,
  });
  return (
    <PictureEditor
      mode={{
        legend: t.mode,
        value: mode,
        options: modes.map((value) => ({ value, label: t[value] })),
        onChange: (value) =>
          onChange(withMode(content, modes.find((each) => each === value) ?? "drag")),
      }}
    >
      <ImageField
        label={t.picture}
        image={image}
        hidePicture={image.media_id !== null}
        onChange={(changed) => onChange(withImage(content, changed))}
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
        renderParts={({ id }, number) =>
          isTyped ? (
            <ComparisonFields
              compact
              label={t.typedFor({ number })}
              errorId={errors[`zones.${id}`] ? `zone-error-${id}` : undefined}
              value={typedOf(content, id)}
              onChange={(typed) => onChange(withTyped(content, id, typed))}
            />
          ) : (
            <ZoneLabels {...props} zone={id} number={number} />
          )
        }
      />
      {!isTyped && <LabelList {...props} />}
      {errorsWithoutPlace(props).map((error) => (
        <FaultText key={error}>{error}</FaultText>
      ))}
    </PictureEditor>
  );
}

/** What is wrong with something that is not shown. */
function errorsWithoutPlace({ content, errors }: QuestionEditorProps<16>): string[] {
  const { zones, labels, mode } = content.payload;
  const placed = [
    "image",
    "zones",
    ...zones.map(({ id }) => `zones.${id}`),
    ...(mode === "typed" ? [] : labels.map(({ id }) => `labels.${id}`)),
  ];
  return errorsElsewhere(errors, ["image", "zones", "labels", "key"], placed);
}
