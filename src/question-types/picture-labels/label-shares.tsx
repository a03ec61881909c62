// Which labels a group has laid on one zone, the most frequent first (type 16).
import type { Zone } from "../../contract/questions/question-content.ts";
import { ShareBar } from "../parts/marks/share-bar.tsx";
import { LabelFace } from "./label-face.tsx";
import type { LabelsMarkedProps } from "./labels-marked.tsx";
import css from "./picture-labels.module.css";

export function LabelShares({ payload, mode, zone }: LabelsMarkedProps & { zone: Zone }) {
  if (mode.is !== "shares") return null;
  const shareOf = (id: string) => mode.shares.chosen[`${zone.id} ${id}`] ?? 0;
  const laid = payload.labels
    .filter(({ id }) => shareOf(id) > 0)
    .sort((a, b) => shareOf(b.id) - shareOf(a.id));
  return (
    <ul className={css.shares}>
      {laid.map((label) => (
        <li key={label.id}>
          <LabelFace label={label} />
          <ShareBar
            share={shareOf(label.id)}
            isKey={(mode.key.labels[zone.id] ?? []).includes(label.id)}
          />
        </li>
      ))}
    </ul>
  );
}
