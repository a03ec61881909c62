/** How long after the last key the slower work is done: checks, the trial's picture of the question. */
export const settledMs = 300;

/** Calls once nothing has asked for it for `ms`. */
export function laterCall(run: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    call() {
      cancel();
      timer = setTimeout(run, ms);
    },
    cancel,
  };
}
