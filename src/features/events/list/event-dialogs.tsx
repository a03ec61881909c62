// The small dialogs of events: copying one, and what asks before events are deleted.
import { useStore } from "@nanostores/react";
import {
  maxEventCode,
  maxEventName,
  type CopiedEvent,
  type ExamEvent,
} from "../../../contract/exams/events.ts";
import { formatNumber } from "../../../core/format.ts";
import { RemovalDialog } from "../../../kit/actions/removal-dialog.tsx";
import type { Target } from "../../../kit/actions/row-action.ts";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { FormCheckbox, FormText } from "../../../kit/form/form-fields.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { eventCopyMessages, eventsMessages } from "../events-messages.ts";
import { createEventCopyModel, daysUntil } from "./event-copy-model.ts";
import type { EventsModel } from "./events-model.ts";

type EventCopyDialogProps = {
  event: ExamEvent;
  copied(copied: CopiedEvent): void;
  onClose(): void;
};

export function EventCopyDialog({ event, copied, onClose }: EventCopyDialogProps) {
  const t = useStore(eventCopyMessages);
  const eventsT = useStore(eventsMessages);
  const form = useModel(() => createEventCopyModel(event, copied));
  const { begin } = useStore(form.$values);
  const days = daysUntil(event.mulai, begin);
  return (
    <FormDialog
      title={t.title({ name: event.nama })}
      saveLabel={t.verb}
      form={form}
      size="s"
      onClose={onClose}
    >
      <p>{t.meaning}</p>
      <FormText form={form} name="nama" label={eventsT.name} required maxLength={maxEventName} />
      <FormText form={form} name="kode" label={eventsT.code} required maxLength={maxEventCode} />
      {event.mulai === null ? (
        <p>{t.noDays}</p>
      ) : (
        <FormText
          form={form}
          name="begin"
          label={t.begin}
          type="date"
          required
          hint={days === 0 ? t.beginSame : t.beginHint({ days: formatNumber(days) })}
        />
      )}
      <FormCheckbox form={form} name="with_people" label={t.people} />
    </FormDialog>
  );
}

type EventRemovalProps = {
  model: EventsModel;
  target: Target;
  /** The one event, when it is one. */
  event?: ExamEvent;
  onClose(): void;
};

export function EventRemoval({ model, target, event, onClose }: EventRemovalProps) {
  const t = useStore(eventsMessages);
  return (
    <RemovalDialog actions={model.actions} target={target} onClose={onClose}>
      {event && event.schedule_count > 0 && (
        <Banner tone="warn" title={t.inUse({ n: formatNumber(event.schedule_count) })}>
          {t.inUseHint}
        </Banner>
      )}
      <p>
        {t.removeMeaning} {target.name === null && t.removeKept}
      </p>
    </RemovalDialog>
  );
}
