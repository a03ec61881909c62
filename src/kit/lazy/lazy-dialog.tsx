// A dialog that is loaded on demand. Until it is there a small dialog says what is waited for; closing that cancels.
import { createElement, useEffect, type ComponentType } from "react";
import type { Load } from "../../core/on-demand/lazy.ts";
import { LazyWaitDialog } from "./lazy-wait-dialog.tsx";
import { rememberWish } from "./lost-wish.ts";
import { useLazy } from "./use-lazy.ts";

export type LazyDialogProps<Props> = {
  /** Made outside the component. */
  load: Load<ComponentType<Props>>;
  props: Props;
  /** The person does not wait for it any longer. */
  onCancel(): void;
};

export function LazyDialog<Props extends object>({
  load,
  props,
  onCancel,
}: LazyDialogProps<Props>) {
  const { state, ...retry } = useLazy(load);
  const isWaiting = state.status !== "ready";
  useEffect(() => (isWaiting ? rememberWish() : undefined), [isWaiting]);
  if (state.status === "ready") return createElement(state.part, props);
  return <LazyWaitDialog state={state} {...retry} onClose={onCancel} />;
}
