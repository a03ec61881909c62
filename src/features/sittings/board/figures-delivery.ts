// When the figures of the board are computed and when they are shown: in two tasks of the page, because with thousands of rows
// a single task would block the page for too long. What a person asks for is computed and shown at once, in one task.

/** Ages and remaining times change each second, also when nothing is received. */
const showEveryMs = 1_000;

/** Computes and shows the figures each second, until `end`. @param compute null: there is nothing to show yet */
export function createFiguresDelivery<Figures>(
  compute: () => Figures | null,
  show: (figures: Figures) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  /** Figures are computed and not shown yet. */
  let isComputed = false;
  /** Newer data have arrived since. */
  let isOutdated = false;

  function schedule(step: () => void, ms: number): void {
    clearTimeout(timer);
    if (!isEnded) timer = setTimeout(step, ms);
  }
  function begin(): void {
    const figures = compute();
    isComputed = true;
    schedule(() => finish(figures), 0);
  }
  function finish(figures: Figures | null): void {
    schedule(begin, isOutdated ? 0 : showEveryMs);
    isComputed = false;
    isOutdated = false;
    if (figures) show(figures);
  }
  schedule(begin, showEveryMs);

  return {
    now(): void {
      isOutdated = false;
      finish(compute());
    },
    /** What is computed already is shown first: otherwise frequent patches would keep a slow PC from showing anything. */
    soon(): void {
      if (isComputed) isOutdated = true;
      else schedule(begin, 0);
    },
    end(): void {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
