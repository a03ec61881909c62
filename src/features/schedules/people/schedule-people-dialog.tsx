// Whom a schedule is for; for one that names its participants, also choosing them: from a list, or by pasted numbers.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import type {
  ParticipantLack,
  ScheduleParticipant,
} from "../../../contract/exams/schedule-participants.ts";
import type { Schedule } from "../../../contract/exams/schedules.ts";
import { formatNumber } from "../../../core/format.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import { failureText } from "../../../kit/failed-message.ts";
import { FilterSelect } from "../../../kit/list/filter-select.tsx";
import type { Column } from "../../../kit/list/list-column.ts";
import { codeColumn, nameColumn } from "../../../kit/list/naming-columns.ts";
import { ListSheet } from "../../../kit/list/list-sheet.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextArea } from "../../../ui/input/text-area.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { $groups, groupChoices } from "../schedule-lookups.ts";
import { schedulePeopleMessages } from "./schedule-people-messages.ts";
import {
  createSchedulePeopleModel,
  type PeopleList,
  type PeopleSort,
  type SchedulePeopleModel,
} from "./schedule-people-model.ts";

const table = {
  import: {
    onDemand: lazy(
      () => import("./schedule-numbers-import-dialog.tsx"),
      "ScheduleNumbersImportDialog",
    ),
  },
};

type SchedulePeopleDialogProps = {
  schedule: Schedule;
  /** What the list is filtered by at first. */
  lacks: "" | ParticipantLack;
  onClose(hasChanged: boolean): void;
};
type Texts = ReturnType<typeof schedulePeopleMessages.get>;

export function SchedulePeopleDialog({ schedule, lacks, onClose }: SchedulePeopleDialogProps) {
  const t = useStore(schedulePeopleMessages);
  const model = useModel(() => createSchedulePeopleModel(schedule.id, lacks));
  const busy = useStore(model.$busy);
  const isNaming = schedule.participant_mode === "SP";
  const [step, setStep] = useState<"people" | "list" | "numbers">("people");
  const { open, dialogs } = useDialogs(table, {});
  const importFile = () =>
    open("import", {
      schedule,
      onClose: (hasImported) => void (hasImported && model.imported()),
    });
  const back = () => setStep("people");
  const close = () => onClose(model.hasChanged());
  const name = schedule.alias;
  if (step === "numbers") {
    return <NumbersDialog model={model} name={name} onBack={back} onClose={close} />;
  }
  const isChoosing = step === "list";
  return (
    <Dialog
      title={isChoosing ? t.addTitle({ name }) : t.title({ name })}
      size="xl"
      busy={busy}
      closeLabel={t.close}
      onClose={close}
      footer={
        isChoosing ? (
          <ChoosingFoot model={model} onBack={back} />
        ) : (
          <>
            {isNaming && (
              <>
                <Button icon="upload" onClick={importFile}>
                  {t.importFile}
                </Button>
                <Button icon="list" onClick={() => setStep("numbers")}>
                  {t.numbers}
                </Button>
                <Button variant="primary" icon="plus" onClick={() => setStep("list")}>
                  {t.add}
                </Button>
              </>
            )}
            <Button onClick={close}>{t.close}</Button>
          </>
        )
      }
    >
      {isChoosing ? (
        <PeopleSheet key="candidates" list={model.candidates} schedule={schedule} isChoosing />
      ) : (
        <PeopleSheet key="people" list={model.people} schedule={schedule} model={model} />
      )}
      {dialogs}
    </Dialog>
  );
}

function ChoosingFoot({ model, onBack }: { model: SchedulePeopleModel; onBack(): void }) {
  const t = useStore(schedulePeopleMessages);
  const busy = useStore(model.$busy);
  const chosen = useStore(model.candidates.$selected).size;
  return (
    <>
      <Button onClick={onBack}>{t.back}</Button>
      <Button
        variant="primary"
        busy={busy}
        disabled={chosen === 0}
        onClick={() => void model.addChosen().then((isDone) => isDone && onBack())}
      >
        {chosen === 0 ? t.chooseFirst : t.addChosen({ count: formatNumber(chosen) })}
      </Button>
    </>
  );
}

type PeopleSheetProps = {
  list: PeopleList;
  schedule: Schedule;
  isChoosing?: boolean;
  /** With it rows can be taken out. */
  model?: SchedulePeopleModel;
};

function PeopleSheet({ list, schedule, isChoosing = false, model }: PeopleSheetProps) {
  const t = useStore(schedulePeopleMessages);
  const isNaming = schedule.participant_mode === "SP";
  const takeOut = (ids: readonly string[]) => void model?.takeOutChosen(ids);
  return (
    <ListSheet
      title={isChoosing ? t.add : t.title({ name: schedule.alias })}
      list={list}
      searchLabel={t.search}
      filters={<PeopleFilters list={list} isChoosing={isChoosing} />}
      columns={peopleColumns(t, isChoosing)}
      rowLabel={namedParticipant}
      picks={isChoosing}
      {...(model &&
        isNaming && {
          rowActions: ({ id }: ScheduleParticipant) => [
            { label: t.takeOut, icon: "x", onSelect: () => takeOut([id]) } as const,
          ],
          bulkActions: ({ ids }: { ids: readonly string[] }) => [
            { label: t.takeOut, icon: "x", onSelect: () => takeOut(ids) } as const,
          ],
        })}
      empty={
        <EmptyState icon="users" title={isChoosing ? t.nobodyLeft : t.nobody}>
          {isChoosing ? t.nobodyLeftText : isNaming ? t.nobodyNamed : t.nobodyMatching}
        </EmptyState>
      }
    />
  );
}

function PeopleFilters({ list, isChoosing }: { list: PeopleList; isChoosing: boolean }) {
  const t = useStore(schedulePeopleMessages);
  const groups = [{ value: "none", label: t.noGroup }, ...groupChoices(useStore($groups))];
  return (
    <>
      <FilterSelect
        list={list}
        name="group_id"
        label={t.group}
        all={t.allGroups}
        options={groups}
      />
      {!isChoosing && (
        <FilterSelect
          list={list}
          name="lacks"
          label={t.lacks}
          all={t.allPeople}
          options={[
            { value: "bank", label: t.lacksBank },
            { value: "session", label: t.lacksSession },
            { value: "group", label: t.lacksGroup },
          ]}
        />
      )}
    </>
  );
}

function peopleColumns(
  t: Texts,
  isChoosing: boolean,
): readonly Column<ScheduleParticipant, PeopleSort>[] {
  const own: readonly Column<ScheduleParticipant, PeopleSort>[] = [
    {
      id: "bank",
      label: t.bank,
      card: "state",
      cardText: ({ bank_kode: bank }) => bank === null && noBank(t),
      cell: ({ bank_kode: bank }) => bank ?? noBank(t),
    },
    { id: "sesi", label: t.session, numeric: true, cell: ({ sesi }) => sesi ?? t.none },
  ];
  return [
    codeColumn("no_ujian", t.number),
    nameColumn("nama", t.name),
    {
      id: "group",
      label: t.group,
      sort: "group",
      card: "fact",
      cell: ({ group_path: path }) => path ?? t.noGroup,
    },
    ...(isChoosing ? [] : own),
  ];
}

function noBank(t: Texts) {
  return (
    <Tag tone="bad" icon="triangle-alert">
      {t.noBank}
    </Tag>
  );
}

type NumbersDialogProps = {
  model: SchedulePeopleModel;
  name: string;
  onBack(): void;
  onClose(): void;
};

function NumbersDialog({ model, name, onBack, onClose }: NumbersDialogProps) {
  const t = useStore(schedulePeopleMessages);
  const busy = useStore(model.$busy);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const add = async () => {
    const fault = await model.addNumbers(text).catch(failureText);
    setProblem(fault);
    if (fault === null) onBack();
  };
  return (
    <Dialog
      title={t.addTitle({ name })}
      busy={busy}
      closeLabel={t.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onBack}>{t.back}</Button>
          <Button variant="primary" busy={busy} onClick={() => void add()}>
            {t.addNumbers}
          </Button>
        </>
      }
    >
      <div>
        <Field
          label={t.numbersField}
          required
          hint={t.numbersHint}
          {...(problem !== null && { error: problem })}
        >
          {(aria) => (
            <TextArea
              {...aria}
              rows={8}
              spellCheck={false}
              autoComplete="off"
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
