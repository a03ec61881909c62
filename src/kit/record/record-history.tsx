// What has happened to a record, newest first, in words.
import { formatDateTime } from "../../core/format.ts";
import css from "./record.module.css";

type RecordHistoryProps = {
  title: string;
  emptyText: string;
  entries: readonly { at: string; text: string }[];
};

export function RecordHistory({ title, emptyText, entries }: RecordHistoryProps) {
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      {entries.length === 0 && <p>{emptyText}</p>}
      <ul className={css.history}>
        {entries.map(({ at, text }) => (
          <li key={`${at}-${text}`}>
            <time dateTime={at}>{formatDateTime(at)}</time> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
