// What a picture shows is computed by the worker: asked when the picture is shown, and again when there are more participants.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { AnalysisQuestions } from "../../../domain/item-analysis/sending/analysis-session.ts";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { useModel } from "../../../kit/use-model.ts";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import type { AnalysisFigures } from "../figures/analysis-figures-keeper.ts";
import { itemPicturesMessages } from "./item-pictures-messages.ts";

export type PictureSource = {
  figures: Pick<AnalysisFigures, "ask">;
  /** Sittings that have been analysed, of which the picture is. */
  done: number;
};

type AskedPictureProps<Name extends keyof AnalysisQuestions> = PictureSource & {
  name: Name;
  asks: AnalysisQuestions[Name]["asks"];
  children(answer: AnalysisQuestions[Name]["answers"]): ReactNode;
};

export function AskedPicture<Name extends keyof AnalysisQuestions>(props: AskedPictureProps<Name>) {
  return <Asked key={JSON.stringify([props.done, props.name, props.asks])} {...props} />;
}

function Asked<Name extends keyof AnalysisQuestions>({
  figures,
  name,
  asks,
  children,
}: AskedPictureProps<Name>) {
  const t = useStore(itemPicturesMessages);
  const model = useModel(() => {
    const detail = createDetail(() => figures.ask(name, asks));
    return detail;
  });
  const state = useStore(model.$state);
  if (state.status === "loading") return <Spinner label={t.loading} />;
  if (state.status === "failed") {
    return <LoadFailure title={t.failed} error={state.error} onRetry={model.retry} />;
  }
  return children(state.detail);
}
