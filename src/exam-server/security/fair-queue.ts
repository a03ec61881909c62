// One after the other for each who asks, and side by side for different ones.
export type Turns = {
  /** Null when too many wait before: they are not joined. */
  take<Result>(who: string, work: () => Promise<Result>): Promise<Result> | null;
};

export function createFairQueue(maxWaiting: number): Turns {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>();
  return {
    take(who, work) {
      const queue = queues.get(who) ?? { last: Promise.resolve(), length: 0 };
      if (queue.length >= maxWaiting) return null;
      queues.set(who, queue);
      queue.length += 1;
      const own = queue.last.then(work).finally(() => {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(who);
      });
      // Whoever is next does not care how it went.
      queue.last = own.catch(() => undefined);
      return own;
    },
  };
}
