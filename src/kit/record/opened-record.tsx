// A screen about one record, which is fetched first. Until it is there: a title without its name, what goes on or why it
// cannot be opened, and the way back.
import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { BackLink } from "../ways-back/back-link.tsx";
import { DetailView, type DetailTexts, type DetailViewProps } from "./detail-view.tsx";

type OpenedRecordProps<Detail> = DetailViewProps<Detail> & {
  title: string;
  texts: DetailTexts & { back: string };
  /** Where the way back leads. */
  backTo: string;
};

export function OpenedRecord<Detail>({ title, backTo, ...view }: OpenedRecordProps<Detail>) {
  const state = useStore(view.model.$state);
  const isReady = state.status === "ready";
  useEffect(() => {
    // The heading that had the focus after the move has gone with what stood there before.
    if (!isReady || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isReady]);
  if (state.status === "ready") return <>{view.children(state.detail)}</>;
  return (
    <>
      <PageHeader title={title}>
        <BackLink to={backTo}>{view.texts.back}</BackLink>
      </PageHeader>
      <DetailView {...view} />
    </>
  );
}
