// Prints a list of scores as soon as it is drawn. Loaded when it is asked for.
import { useEffect, useRef } from "react";
import { usePrintAlone } from "../../../kit/print/print-alone.tsx";
import type { ScoreList } from "./score-list-rows.ts";
import { ScoreListSheets } from "./score-list-sheets.tsx";

/** Each list is mounted anew, so that a further one is printed again. */
export function ScoreListPreview({ list }: { list: ScoreList }) {
  const { print, printed } = usePrintAlone(() => <ScoreListSheets list={list} />);
  const start = useRef(print);
  useEffect(() => start.current(), []);
  return <>{printed}</>;
}
