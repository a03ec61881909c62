// Publishing and withdrawing for an event: the act and its exams beside what a participant of one of them will see.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { listResults } from "../../../../contract/results/exam-results.ts";
import {
  getEventPublication,
  type EventPublication,
} from "../../../../contract/results/event-publications.ts";
import {
  publicationKinds,
  publishedViews,
} from "../../../../contract/results/result-publications.ts";
import { call } from "../../../../core/api.ts";
import { formatNumber } from "../../../../core/format.ts";
import { FormDialog } from "../../../../kit/form/form-dialog.tsx";
import { FormRadios } from "../../../../kit/form/form-fields.tsx";
import { LoadFailure } from "../../../../kit/load-failure.tsx";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import { useModel } from "../../../../kit/use-model.ts";
import { MultiChoice } from "../../../../ui/choice/multi-choice.tsx";
import { Select } from "../../../../ui/choice/select.tsx";
import { Spinner } from "../../../../ui/feedback/spinner.tsx";
import { Field } from "../../../../ui/input/field.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import type { ResultsModel } from "../../results-model.ts";
import { publicationMessages } from "../publication-messages.ts";
import { PublicationPreviewPanel } from "../publication-preview-panel.tsx";
import {
  createEventPublicationModel,
  sumOfResults,
  type ChoosableExam,
  type EventPublicationModel,
} from "./event-publication-model.ts";
import { eventPublicationMessages } from "./event-publication-messages.ts";
import { PublishedExamsField } from "./published-exams-field.tsx";
import dialogCss from "../publication-dialog.module.css";
import css from "./event-publication-dialog.module.css";

type Groups = readonly { id: string; nama: string }[];
type EventPublicationDialogProps = {
  event: { id: string; name: string };
  /** Of those who are listed. */
  groups: Groups;
  changed(): void;
  onClose(): void;
};

export function EventPublicationDialog(props: EventPublicationDialogProps) {
  const { event, groups, changed, onClose } = props;
  const t = useStore(eventPublicationMessages);
  const model = useModel(() =>
    createDetail((signal) => call(getEventPublication, { event_id: event.id }, { signal })),
  );
  const state = useStore(model.$state);
  if (state.status === "ready") {
    return <EventAct now={state.detail} groups={groups} changed={changed} onClose={onClose} />;
  }
  return (
    <Dialog title={t.title({ event: event.name })} size="xl" closeLabel={t.close} onClose={onClose}>
      {state.status === "loading" ? (
        <Spinner label={t.loading} />
      ) : (
        <LoadFailure error={state.error} onRetry={model.retry} />
      )}
    </Dialog>
  );
}

type EventActProps = { now: EventPublication } & Omit<EventPublicationDialogProps, "event">;

function EventAct({ now, groups, changed, onClose }: EventActProps) {
  const t = useStore(eventPublicationMessages);
  const model = useModel(() => createEventPublicationModel({ now, groups, changed }));
  const exams = useStore(model.$exams);
  const { kind } = useStore(model.form.$values);
  const chosen = exams.filter(({ isChosen }) => isChosen);
  const label = { publish: t.publishFor, withdraw: t.withdrawFor, follow: t.followFor }[kind];
  return (
    <FormDialog
      title={t.title({ event: now.name })}
      form={model.form}
      size="xl"
      saveLabel={label({
        n: formatNumber(sumOfResults(exams)),
        exams: formatNumber(chosen.length),
      })}
      onClose={onClose}
    >
      <div className={dialogCss.sides}>
        <div className={dialogCss.act}>
          <ActFields model={model} />
          <PublishedExamsField model={model} />
          <GroupsField model={model} groups={groups} />
        </div>
        <ExamPreview model={model} chosen={chosen} />
      </div>
    </FormDialog>
  );
}

function ActFields({ model }: { model: EventPublicationModel }) {
  const t = useStore(eventPublicationMessages);
  const publicationT = useStore(publicationMessages);
  const { form } = model;
  const { kind } = useStore(form.$values);
  const { exams } = useStore(model.$now);
  const hints = {
    publish: publicationT.publishHint,
    withdraw: publicationT.withdrawHint,
    follow: t.followHint,
  };
  const hasActs = exams.some(({ acts }) => acts.length > 0);
  const offered = publicationKinds.filter((each) => each !== "follow" || hasActs);
  return (
    <>
      <FormRadios
        form={form}
        name="kind"
        label={publicationT.act}
        options={offered.map((value) => ({
          value,
          label: publicationT[value],
          hint: hints[value],
        }))}
      />
      {kind === "publish" && (
        <FormRadios
          form={form}
          name="view"
          label={publicationT.view}
          options={publishedViews.map((value) => ({ value, label: publicationT[value] }))}
        />
      )}
    </>
  );
}

type GroupsFieldProps = { model: EventPublicationModel; groups: Groups };

function GroupsField({ model: { form }, groups }: GroupsFieldProps) {
  const t = useStore(eventPublicationMessages);
  const { group_ids: chosen } = useStore(form.$values);
  return (
    <MultiChoice
      legend={t.groups}
      hint={t.groupsHint}
      options={groups.map(({ id, nama }) => ({ value: id, label: nama }))}
      values={chosen}
      onChange={(next) => form.set("group_ids", [...next])}
      searchLabel={t.searchGroups}
      clearLabel={t.clear}
      emptyText={t.noGroups}
    />
  );
}

type ExamPreviewProps = { model: EventPublicationModel; chosen: readonly ChoosableExam[] };

/** Of one of the chosen exams; first of one that has results. */
function ExamPreview({ model, chosen }: ExamPreviewProps) {
  const t = useStore(eventPublicationMessages);
  const [picked, setPicked] = useState("");
  const isPicked = chosen.some(({ exam }) => exam.schedule_id === picked);
  const first = chosen.find(({ counts }) => counts.final > 0) ?? chosen[0];
  const shown = isPicked ? picked : first?.exam.schedule_id;
  if (shown === undefined) return <p>{t.noPreview}</p>;
  return (
    <div className={css.preview}>
      <Field label={t.previewed}>
        {(aria) => (
          <Select
            {...aria}
            options={chosen.map(({ exam }) => ({ value: exam.schedule_id, label: exam.alias }))}
            value={shown}
            onChange={setPicked}
          />
        )}
      </Field>
      <PublicationPreviewPanel
        key={shown}
        schedule={shown}
        $planned={model.$planned}
        ask={askOf(shown)}
      />
    </div>
  );
}

const askOf =
  (schedule_id: string): ResultsModel["ask"] =>
  (query, signal) =>
    call(listResults, { ...query, schedule_id }, { signal });
