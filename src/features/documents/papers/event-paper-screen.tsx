// The papers of an event (print.event.absensi, whose first is the attendance list).
import { useStore } from "@nanostores/react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { destinationOf } from "../../../core/navigation.ts";
import { useModel } from "../../../kit/use-model.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { createEventPaperModel } from "./event-paper-model.ts";
import { paperKindMessages } from "./event-papers-messages.ts";
import { OpenedEvent } from "./paper-body.tsx";

const loadPrintable = lazy(() => import("./event-paper-body.tsx"), "EventPaperPrintable");

export default function EventPaperScreen() {
  const t = useStore(paperKindMessages);
  const model = useModel(() =>
    createEventPaperModel(destinationOf(location.href)?.params["id"] ?? ""),
  );
  const kind = useStore(model.$kind);
  return (
    <OpenedEvent model={model} title={t[kind]}>
      {(opened) => <LazyComponent load={loadPrintable} props={{ model, opened }} />}
    </OpenedEvent>
  );
}
