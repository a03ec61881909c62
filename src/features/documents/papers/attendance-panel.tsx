// Which attendance lists are printed and how: the choices in the panel beside them.
import { useStore } from "@nanostores/react";
import type { EventPapers } from "../../../contract/exams/event-papers.ts";
import {
  ChoiceGroup,
  ChoiceStack,
  SelectChoice,
  SwitchChoice,
} from "../../../kit/print/choices/choice-controls.tsx";
import {
  FontChoice,
  LetterheadChoice,
  PageNumberHint,
  PaperChoice,
} from "../../../kit/print/choices/look-controls.tsx";
import type { AttendanceModel } from "./attendance-model.ts";
import { attendanceMessages, eventPapersMessages } from "./event-papers-messages.ts";
import { RoomChoice, SessionChoice } from "./people-choices.tsx";

type PanelProps = { model: AttendanceModel; opened: EventPapers };

export function AttendancePanel({ model: { choices }, opened }: PanelProps) {
  const t = useStore(eventPapersMessages);
  const attendanceT = useStore(attendanceMessages);
  return (
    <>
      <ChoiceGroup title={t.what}>
        <ChoiceStack>
          <SelectChoice
            of={choices}
            name="schedule"
            label={t.schedule}
            options={[
              { value: "", label: t.allSchedules },
              ...opened.schedules.map(({ id, alias }) => ({ value: id, label: alias })),
            ]}
          />
          <SessionChoice of={choices} opened={opened} />
          <RoomChoice of={choices} opened={opened} />
        </ChoiceStack>
        <SwitchChoice of={choices} name="filled" label={attendanceT.filled} />
      </ChoiceGroup>
      <ChoiceGroup title={t.look}>
        <LetterheadChoice of={choices} />
        <ChoiceStack>
          <PaperChoice of={choices} />
          <FontChoice of={choices} />
        </ChoiceStack>
        <PageNumberHint />
      </ChoiceGroup>
    </>
  );
}
