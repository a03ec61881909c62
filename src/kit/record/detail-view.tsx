// Something that is fetched, in its three states: on its way, failed with a retry, there.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import type { DetailModel } from "./create-detail.ts";
import { LoadFailure } from "../load-failure.tsx";
import { OutdatedNotice } from "../age/outdated-notice.tsx";
import { listMessages } from "../list/list-messages.ts";

export type DetailTexts = { loading: string; failed: string };
export type DetailViewProps<Detail> = {
  model: Pick<DetailModel<Detail>, "$state" | "retry">;
  /** Where the usual words say too little. */
  texts?: DetailTexts;
  children: (detail: Detail) => ReactNode;
};

export function DetailView<Detail>({ model, texts: own, children }: DetailViewProps<Detail>) {
  const t = useStore(listMessages);
  const texts = own ?? t;
  const state = useStore(model.$state);
  if (state.status === "loading") return <Spinner label={texts.loading} />;
  if (state.status === "failed") {
    return <LoadFailure error={state.error} title={texts.failed} onRetry={model.retry} />;
  }
  return (
    <>
      <OutdatedNotice asOf={state.asOf} outdated={state.outdated} />
      {children(state.detail)}
    </>
  );
}
