// The files that were read, each with what its reader says about it as a whole; of the two text formats the other can be
// chosen.
import { useStore } from "@nanostores/react";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../core/format.ts";
import type { TextQuestionFormat } from "../../../question-files/worker/question-file-kind.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { questionImportMessages } from "./question-import-messages.ts";
import type { FileSummary } from "./question-import-state.ts";
import css from "./question-import.module.css";

type SourcesProps = {
  files: readonly FileSummary[];
  onFormat(file: number, format: TextQuestionFormat): void;
};

const textFormats: readonly TextQuestionFormat[] = ["gift", "aiken"];

export function QuestionImportSources({ files, onFormat }: SourcesProps) {
  const t = useStore(questionImportMessages);
  return (
    <ul className={css.sources} aria-label={t.files}>
      {files.map(({ name, format, isText, count, notes }, at) => (
        // The same file can have been chosen twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${at} ${name}`}>
          <div className={css.line}>
            <span>{t.fileLine({ file: name, count: formatNumber(count) })}</span>
            {isText ? (
              <span className={css.format}>
                <Select
                  aria-label={t.formatOf({ file: name })}
                  options={textFormats.map((value) => ({ value, label: t[value] }))}
                  value={format}
                  onChange={(value) => onFormat(at, value as TextQuestionFormat)}
                />
              </span>
            ) : (
              <Tag>{t[format]}</Tag>
            )}
          </div>
          {notes.length > 0 && (
            <ul className={css.notes} aria-label={t.fileNotes({ file: name })}>
              {notes.map(({ severity, reason }) => (
                <li key={reason} data-severity={severity}>
                  <Icon name={severity === "error" ? "circle-alert" : "triangle-alert"} size={16} />
                  {translateFault(reason)}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
