// The papers of an event (print.event.absensi, whose first is the attendance list).
import { useStore } from "@nanostores/react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { useRoute } from "../../../kit/use-route.ts";
import { createEventPaperModel } from "./event-paper-model.ts";
import { paperKindMessages } from "./event-papers-messages.ts";
import { OpenedEvent } from "./paper-body.tsx";

const loadPrintable = lazy(() => import("./event-paper-body.tsx"), "EventPaperPrintable");

export default function EventPaperScreen() {
  const t = useStore(paperKindMessages);
  const { id } = useRoute("print.event.absensi");
  const model = useModel(() => createEventPaperModel(id));
  const kind = useStore(model.$kind);
  return (
    <OpenedEvent model={model} title={t[kind]}>
      {(opened) => <LazyComponent load={loadPrintable} props={{ model, opened }} />}
    </OpenedEvent>
  );
}
