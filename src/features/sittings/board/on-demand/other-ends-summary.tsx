// Who is at work for whom the end in the board's head does not hold: "1 peserta sampai 10.45".
import { useStore } from "@nanostores/react";
import { Fragment } from "react";
import { otherEnds } from "../../../../domain/exams/sittings/other-ends.ts";
import type { Span } from "../../../../domain/exams/sittings/board-span.ts";
import { formatNumber, formatTime } from "../../../../core/format.ts";
import type { BoardModel } from "../board-model.ts";
import type { ShownRows } from "../board-state.ts";
import { useShown } from "../use-shown.ts";
import { boardDialogMessages, type BoardDialogTexts } from "./board-dialog-messages.ts";

/** Where somebody has chosen a session, those of the others are not asked for. */
export function OtherEnds({ model }: { model: BoardModel }) {
  const t = useStore(boardDialogMessages);
  const { sesi } = useStore(model.$filters);
  const { span, view } = useShown(model);
  const texts = otherEndTexts({ span, all: view.all, isAlone: sesi !== "" }, t);
  return texts.map((text) => (
    <Fragment key={text}>
      {" · "}
      <b>{text}</b>
    </Fragment>
  ));
}

type Ends = {
  span: Span;
  all: ShownRows;
  /** Without those of other sessions. */
  isAlone: boolean;
};

/** "1 peserta sampai 10.45", "2 peserta sesi 1 sampai 09.45" */
export function otherEndTexts({ span, all, isAlone }: Ends, t: BoardDialogTexts): string[] {
  const rows = [...all.values()].map(({ row }) => row);
  return otherEnds(span, rows)
    .filter(({ sesi }) => sesi === null || !isAlone)
    .map(({ sesi, count, until }) => {
      const told = { n: formatNumber(count), time: formatTime(new Date(until)) };
      return sesi === null ? t.longer(told) : t.otherSession({ ...told, sesi });
    });
}
