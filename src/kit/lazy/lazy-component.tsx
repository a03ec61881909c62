// A component that is loaded on demand: a spinner, what prevents it, then the component. A dialog: lazy-dialog.tsx.
import { useStore } from "@nanostores/react";
import { createElement, type ComponentType, type ReactNode } from "react";
import type { Load } from "../../core/on-demand/lazy.ts";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { lazyMessages } from "./lazy-messages.ts";
import { LazyTrouble } from "./lazy-trouble.tsx";
import { useLazy } from "./use-lazy.ts";

export type LazyComponentProps<Props> = {
  /** Made outside the component. */
  load: Load<ComponentType<Props>>;
  props: Props;
  /** While it is loading; a spinner unless it says otherwise. */
  waiting?: ReactNode;
  /** The screen is complete without it: `waiting`, or nothing, stays until it is there. */
  isOptional?: boolean;
};

export function LazyComponent<Props extends object>(all: LazyComponentProps<Props>) {
  const { load, props, waiting, isOptional = false } = all;
  const t = useStore(lazyMessages);
  const { state, ...retry } = useLazy(load);
  if (state.status === "ready") return createElement(state.part, props);
  if (isOptional) return waiting;
  if (state.status === "loading") return waiting ?? <Spinner label={t.loading} />;
  return <LazyTrouble state={state} {...retry} />;
}
