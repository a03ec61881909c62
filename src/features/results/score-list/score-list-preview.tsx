// Prints lists of scores as soon as they are drawn, each class on pages of its own. Loaded when it is asked for.
import { useEffect, useRef } from "react";
import { usePrintAlone } from "../../../kit/print/print-alone.tsx";
import type { ScoreList } from "./score-list-rows.ts";
import css from "./score-list-sheets.module.css";
import { ScoreListSheets } from "./score-list-sheets.tsx";

/** Each list is mounted anew, so that a further one is printed again. */
export function ScoreListPreview({ lists }: { lists: readonly ScoreList[] }) {
  const { print, printed } = usePrintAlone(() =>
    lists.map((list) => (
      <div key={list.group} className={css.sheet}>
        <ScoreListSheets list={list} />
      </div>
    )),
  );
  const start = useRef(print);
  useEffect(() => start.current(), []);
  return <>{printed}</>;
}
