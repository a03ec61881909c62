// What each marker has given to each criterion, statement or cell, beside each other: whoever decides sees where they differ.
import { useStore } from "@nanostores/react";
import type { ShownMark } from "../../../../contract/marking/marking-answers.ts";
import { formatNumber } from "../../../../core/format.ts";
import type { PointField, PointForm } from "../../../../domain/marking/point-form.ts";
import { Tag } from "../../../../ui/feedback/tag.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import type { ShownVersion } from "../marking-question.tsx";
import { $pointScale } from "../../points/point-scale-value.ts";
import { mostShown, shownMark } from "../../points/shown-points-text.ts";
import { givenPointsMessages } from "./given-points-messages.ts";
import { partTexts } from "./given-points-text.ts";
import css from "./given-points.module.css";

type GivenPointsTableProps = {
  form: PointForm;
  marks: readonly ShownMark[];
  content: ShownVersion["content"];
};

export function GivenPointsTable({ form, marks, content }: GivenPointsTableProps) {
  const t = useStore(givenPointsMessages);
  useStore($pointScale);
  const texts = marks.map((mark) => partTexts(form, mark));
  return (
    <table className={css.given}>
      <caption>
        <VisuallyHidden>{t.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t[form.kind]}</th>
          {marks.map(({ marker, at }) => (
            <th key={marker + at} scope="col">
              {marker}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {form.fields.map((field) => (
          <PartRow
            key={field.id}
            name={partName(form, field, t)}
            points={texts.map((one) => one[field.id] ?? t.none)}
          />
        ))}
        <PartRow
          name={t.total({ max: formatNumber(mostShown(content)) })}
          points={marks.map((mark) => shownMark(mark, content))}
        />
        {marks.some(({ comment }) => comment !== "") && (
          <tr>
            <th scope="row">{t.comment}</th>
            {marks.map(({ marker, at, comment }) => (
              <td key={marker + at}>{comment || t.none}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Only criteria have a top of their own. */
function partName({ kind }: PointForm, { label, max }: PointField, t: Texts): string {
  return kind === "criteria" ? t.most({ label, max: formatNumber(max) }) : label;
}

type Texts = ReturnType<typeof givenPointsMessages.get>;

function PartRow({ name, points }: { name: string; points: readonly string[] }) {
  const t = useStore(givenPointsMessages);
  const isDiffering = new Set(points).size > 1;
  return (
    <tr>
      <th scope="row">
        {name} {isDiffering && <Tag tone="warn">{t.differs}</Tag>}
      </th>
      {points.map((one, at) => (
        // The order of the markers does not change while the table is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={at}>{isDiffering ? <b>{one}</b> : one}</td>
      ))}
    </tr>
  );
}
