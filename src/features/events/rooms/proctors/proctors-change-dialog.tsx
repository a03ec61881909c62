// Naming proctors of the chosen rooms at once: whom, what each room then has, who would be in two rooms at the same time, and
// what became of each.
import { useStore } from "@nanostores/react";
import type { EventRoom } from "../../../../contract/exams/rooms.ts";
import { formatNumber } from "../../../../core/format.ts";
import type { ProctorMode } from "../../../../domain/exams/rooms/proctor-choices.ts";
import { BulkDialog } from "../../../../kit/bulk/bulk-dialog.tsx";
import { DetailView } from "../../../../kit/record/detail-view.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { Checkbox } from "../../../../ui/choice/checkbox.tsx";
import { RadioGroup } from "../../../../ui/choice/radio-group.tsx";
import { Tag } from "../../../../ui/feedback/tag.tsx";
import css from "./proctors-change-dialog.module.css";
import { proctorsChangeMessages } from "./proctors-change-messages.ts";
import type { EventTimes } from "./proctors-choice-state.ts";
import { createProctorsChangeModel, type ProctorsChangeModel } from "./proctors-change-model.ts";
import { ProctorsChangePlan } from "./proctors-change-plan.tsx";
import { RoomProctorsField } from "./room-proctors-field.tsx";

type ProctorsChangeDialogProps = {
  event: string;
  rooms: readonly EventRoom[];
  times: EventTimes;
  changed(): void;
  onClose(): void;
};

export function ProctorsChangeDialog({
  event,
  rooms,
  times,
  changed,
  onClose,
}: ProctorsChangeDialogProps) {
  const t = useStore(proctorsChangeMessages);
  const model = useModel(() => createProctorsChangeModel({ event, times }, rooms, changed));
  const state = useStore(model.$plan);
  const hasPeople = useStore(model.$hasPeople);
  const plan = state.status === "ready" && state.outdated === null ? state.detail : null;
  const count = plan?.rooms.filter(({ outcome }) => outcome === "done").length ?? 0;
  return (
    <BulkDialog
      title={t.title({ n: formatNumber(rooms.length) })}
      size="m"
      verb={count === 0 ? t.saveNone : t.save({ n: formatNumber(count) })}
      createRun={model.createRun}
      canStart={!hasPeople || count > 0}
      missing={hasPeople ? null : t.missing}
      dirty={hasPeople}
      onClose={(results) => {
        if (results) model.finish(results);
        onClose();
      }}
    >
      <Choices model={model} />
      {hasPeople && (
        <DetailView model={{ $state: model.$plan, retry: model.retry }} texts={t}>
          {(detail) => detail && <ProctorsChangePlan plan={detail} />}
        </DetailView>
      )}
    </BulkDialog>
  );
}

function Choices({ model }: { model: ProctorsChangeModel }) {
  const t = useStore(proctorsChangeMessages);
  const mode = useStore(model.$mode);
  return (
    <>
      <div className={css.modes}>
        <RadioGroup
          legend={t.mode}
          value={mode}
          options={[
            { value: "add", label: t.add, hint: t.addHint },
            { value: "replace", label: t.replace, hint: t.replaceHint },
            { value: "remove", label: t.remove, hint: t.removeHint },
          ]}
          onChange={(next) => model.setMode(next as ProctorMode)}
        />
      </div>
      {mode === "remove" ? (
        <Leaving model={model} />
      ) : (
        <RoomProctorsField model={model.choice} error={undefined} />
      )}
    </>
  );
}

function Leaving({ model }: { model: ProctorsChangeModel }) {
  const t = useStore(proctorsChangeMessages);
  const leaving = useStore(model.$leaving);
  if (model.named.length === 0) return <p>{t.nobodyNamed}</p>;
  return (
    <fieldset className={css.leaving}>
      <legend>{t.leaving}</legend>
      {model.named.map(({ key, proctor, count }) => (
        <Checkbox
          key={key}
          label={[proctor.nama, proctor.nip && `(${proctor.nip})`].filter(Boolean).join(" ")}
          hint={
            <>
              {proctor.email === "" ? <Tag>{t.outsideName}</Tag> : proctor.email}
              {" · "}
              {t.inRooms({ n: formatNumber(count) })}
            </>
          }
          checked={leaving.has(key)}
          onChange={(on) => model.leave(key, on)}
        />
      ))}
    </fieldset>
  );
}
