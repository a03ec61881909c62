// How far the reading, checking, sending or writing of a file has come.
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import css from "./import-progress.module.css";

type ImportProgressProps = {
  text: string;
  /** From 0 to 1; null: how long it takes is not known. */
  done: number | null;
  note?: string;
};

export function ImportProgress({ text, done, note }: ImportProgressProps) {
  return (
    <div className={css.waiting}>
      <p>{text}</p>
      <ProgressBar value={done} max={1} label={text} />
      {note && <p>{note}</p>}
    </div>
  );
}
