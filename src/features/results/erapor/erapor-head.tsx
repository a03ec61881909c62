// Which file and which exam these are, and a warning where they do not belong together.
import { useStore } from "@nanostores/react";
import { formatTime } from "../../../core/format.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import css from "./erapor-dialog.module.css";
import { isOtherClass, isOtherSubject } from "./erapor-choices.ts";
import { eraporMessages } from "./erapor-messages.ts";
import type { PlannedState } from "./erapor-model.ts";

export function EraporHead({ state: { file, matrix, asOf } }: { state: PlannedState }) {
  const t = useStore(eraporMessages);
  const { sheet } = file;
  const subjects = matrix.subjects.join(", ");
  const facts: readonly (readonly [term: string, value: string, note: string])[] = [
    [t.file, file.name, t[sheet.kind]],
    [t.exam, matrix.exam, t.asOf({ time: formatTime(asOf) })],
    [t.subject, subjects || t.none, t.inFile({ name: sheet.subject || t.unnamed })],
    [t.className, matrix.group || t.allGroups, t.inFile({ name: sheet.className || t.unnamed })],
  ];
  return (
    <>
      <dl className={css.facts} aria-label={t.facts}>
        {facts.map(([term, value, note]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
            <dd className={css.note}>{note}</dd>
          </div>
        ))}
      </dl>
      {isOtherSubject(sheet, matrix) && (
        <Banner tone="warn">
          {t.otherSubject({ file: sheet.subject, exam: subjects || t.none })}
        </Banner>
      )}
      {isOtherClass(sheet, matrix) && (
        <Banner tone="warn">{t.otherClass({ name: sheet.className })}</Banner>
      )}
    </>
  );
}
