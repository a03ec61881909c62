// Which paper is printed, of whom, and how: the choices in the panel beside the sheets.
import { useStore } from "@nanostores/react";
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
} from "../../../kit/print/choices/page-format-controls.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { QuestionCardChoices } from "./banks/question-card-choices.tsx";
import { filtersOf, paperKinds, type PaperKind } from "./event-paper-choices.ts";
import type { EventPaperModel } from "./event-paper-model.ts";
import type { OpenedPapers } from "./event-papers-lookups.ts";
import {
  attendanceMessages,
  eventPapersMessages,
  paperKindMessages,
} from "./event-papers-messages.ts";
import { MinutesPanel } from "./minutes/minutes-panel.tsx";
import { GroupChoice, RoomChoice, SessionChoice } from "./people-choices.tsx";

type PanelProps = { model: EventPaperModel; opened: OpenedPapers };

/** Which of them tell who came. */
const filling: readonly PaperKind[] = ["daftar-hadir", "rekap"];

export function EventPaperPanel({ model, opened }: PanelProps) {
  const t = useStore(eventPapersMessages);
  const attendanceT = useStore(attendanceMessages);
  const paperKindT = useStore(paperKindMessages);
  const kind = useStore(model.$kind);
  const { choices } = model;
  const filters = filtersOf[kind];
  return (
    <>
      <ChoiceGroup title={t.what}>
        <ChoiceStack>
          <Field label={t.paper}>
            {(aria) => (
              <Select
                {...aria}
                value={kind}
                options={paperKinds.map((value) => ({ value, label: paperKindT[value] }))}
                onChange={(value) => model.chooseKind(value as PaperKind)}
              />
            )}
          </Field>
          {filters.includes("schedule") && (
            <SelectChoice
              of={choices}
              name="schedule"
              label={t.schedule}
              options={[
                { value: "", label: t.allSchedules },
                ...opened.schedules.map(({ id, alias }) => ({ value: id, label: alias })),
              ]}
            />
          )}
          {filters.includes("session") && <SessionChoice of={choices} opened={opened} />}
          {filters.includes("room") && <RoomChoice of={choices} opened={opened} />}
          {filters.includes("group") && <GroupChoice of={choices} opened={opened} />}
        </ChoiceStack>
        {filling.includes(kind) && (
          <SwitchChoice of={choices} name="filled" label={attendanceT.filled} />
        )}
        {kind === "tata-tertib" && <SwitchChoice of={choices} name="each" label={t.forEachRoom} />}
      </ChoiceGroup>
      {kind === "berita-acara" && <MinutesPanel model={model} opened={opened} />}
      {kind === "kartu-soal" && <QuestionCardChoices of={choices} />}
      <ChoiceGroup title={t.look}>
        {kind !== "kartu-soal" && <LetterheadChoice of={choices} />}
        <ChoiceStack>
          <PaperChoice of={choices} />
          <FontChoice of={choices} />
        </ChoiceStack>
        <PageNumberHint />
      </ChoiceGroup>
    </>
  );
}
