// Monitor peserta: which exams run, and the board of the one that is looked at.
import { useStore } from "@nanostores/react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Select } from "../../../ui/choice/select.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { boardScreenMessages } from "./board-screen-messages.ts";
import { boardName } from "./unseen/board-name-text.ts";
import { createRunningModel, type RunningModel } from "./running-model.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";

const loadNoBoard = lazy(() => import("./unseen/unseen-board-panel.tsx"), "NoBoard");
const loadBoard = lazy(() => import("./board-main.tsx"), "BoardPage");

export default function BoardScreen() {
  const t = useStore(boardScreenMessages);
  const model = useModel(createRunningModel);
  const state = useStore(model.$state);
  const chosen = useStore(model.$chosen);
  if (chosen !== null) {
    return (
      <LazyComponent
        key={chosen}
        load={loadBoard}
        props={{ id: chosen, running: model, picker: <Picker model={model} /> }}
        waiting={<Spinner label={t.loading} />}
      />
    );
  }
  const spinner = <Spinner label={t.loading} />;
  return (
    <>
      <PageHeader title={t.title} />
      {state.status === "failed" && <LoadFailure error={state.error} onRetry={model.load} />}
      {state.status === "ready" && (
        <LazyComponent load={loadNoBoard} props={{ running: model }} waiting={spinner} />
      )}
      {state.status === "loading" && spinner}
    </>
  );
}

function Picker({ model }: { model: RunningModel }) {
  const t = useStore(boardScreenMessages);
  const state = useStore(model.$state);
  const chosen = useStore(model.$chosen);
  const items = state.status === "ready" ? state.detail.items : [];
  const others = items.filter(({ id }) => id !== chosen);
  if (others.length === 0) return null;
  return (
    <Select
      aria-label={t.pick}
      // One that is over stands in no list any more.
      value={others.length < items.length ? (chosen ?? "") : ""}
      {...(others.length === items.length && { placeholder: t.pick })}
      options={items.map((one) => ({ value: one.id, label: boardName(one, t) }))}
      onChange={model.choose}
    />
  );
}
