// A print screen about something that is fetched first. Until it is there: a title without its name, what goes on or why it
// cannot be opened, and the way back. The frame alone is for what says why there is no paper at all.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { DetailView, type DetailViewProps } from "../record/detail-view.tsx";
import css from "./print-screen.module.css";

type OpenedPrintProps<Detail> = DetailViewProps<Detail> & {
  title: string;
  /** The way back, for when it cannot be opened. */
  back: ReactNode;
};

export function OpenedPrint<Detail>({ title, back, ...view }: OpenedPrintProps<Detail>) {
  const state = useStore(view.model.$state);
  if (state.status === "ready") return <>{view.children(state.detail)}</>;
  return (
    <NoPaper title={title}>
      <DetailView {...view} />
      {state.status === "failed" && back}
    </NoPaper>
  );
}

export function NoPaper({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.noPaper}>
      <PageHeader title={title} />
      {children}
    </div>
  );
}
