// Work that is done again and again.

/** One run after the other, however long they take; each may say when the next is. The process may end meanwhile. */
export function every(ms: number, work: () => Promise<number | void>) {
  let timer = setTimeout(run, ms).unref();
  let isStopped = false;
  async function run() {
    const next = await work();
    if (!isStopped) timer = setTimeout(run, next ?? ms).unref();
  }
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
