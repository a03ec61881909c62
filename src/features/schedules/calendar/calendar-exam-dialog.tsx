// One exam of the calendar: what its schedule is like, and all that the list's row can do with it.
import { useStore } from "@nanostores/react";
import type { CalendarEntry } from "../../../contract/exams/schedule-calendar.ts";
import type { Schedule } from "../../../contract/exams/schedules.ts";
import { formatWallWeekday, zoneLabel } from "../../../core/format.ts";
import { dialogMessages } from "../../../kit/kit-messages.ts";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import type { MenuItem } from "../../../ui/overlay/popup-menu.tsx";
import { ScheduleFacts } from "../schedule-detail.tsx";
import { StateTag } from "../schedules-columns.tsx";
import { schedulesMessages } from "../schedules-messages.ts";
import { createScheduleDetail } from "../schedules-model.ts";
import css from "./calendar-panel.module.css";
import { factsText, hoursText } from "./calendar-text.ts";

type CalendarExamDialogProps = {
  exam: CalendarEntry;
  rowActions(schedule: Schedule): readonly MenuItem[];
  onClose(): void;
};

export function CalendarExamDialog({ exam, rowActions, onClose }: CalendarExamDialogProps) {
  const t = useStore(schedulesMessages);
  const dialogT = useStore(dialogMessages);
  const model = useModel(() => createScheduleDetail(exam.id));
  const state = useStore(model.$state);
  // What opens next remembers where the focus was: by then this has gone, and it is on the exam again.
  const then = (act: () => void) => () => {
    onClose();
    setTimeout(act);
  };
  const ways = state.status === "ready" ? rowActions(state.detail) : [];
  return (
    <Dialog title={exam.alias} size="l" closeLabel={dialogT.close} onClose={onClose}>
      <p>
        <StateTag state={exam.state} t={t} />{" "}
        <b>
          {formatWallWeekday(exam.tanggal)} · {hoursText(exam)} {zoneLabel()}
        </b>
        <br />
        {factsText(exam, t)}
      </p>
      <div className={css.ways}>
        {ways.map(
          (way) =>
            way !== "line" && (
              <Button
                key={way.label}
                variant={way.danger ? "danger" : "secondary"}
                {...(way.icon && { icon: way.icon })}
                disabled={way.disabled}
                title={way.hint}
                onClick={then(way.onSelect)}
              >
                {way.label}
              </Button>
            ),
        )}
      </div>
      <DetailView model={model}>{(detail) => <ScheduleFacts detail={detail} />}</DetailView>
    </Dialog>
  );
}
