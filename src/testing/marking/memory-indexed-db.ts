// As much of IndexedDB as core/preferences/durable-copies.ts uses, in memory: a crash of a browser is simulated by keeping it while local storage
// is lost. Each answer comes in a task of its own, in the order of the calls, as in a browser.
type Handlers = { onsuccess?: () => void; onupgradeneeded?: () => void; oncomplete?: () => void };
type Bound = { from: string; to: string };

export const MemoryKeyRange = { bound: (from: string, to: string): Bound => ({ from, to }) };

export function createMemoryIndexedDb() {
  const copies = new Map<string, unknown>();
  let isClosed = false;
  const later = (act: () => void) => setTimeout(act);
  const store = {
    put: (value: unknown, key: string) => later(() => copies.set(key, structuredClone(value))),
    delete: (key: string) => later(() => copies.delete(key)),
    getAll({ from, to }: Bound) {
      const request: Handlers & { result: unknown[] } = { result: [] };
      later(() => {
        const found = [...copies].filter(([key]) => key >= from && key <= to);
        request.result = found.map(([, value]) => value);
        request.onsuccess?.();
      });
      return request;
    },
  };
  const database = {
    createObjectStore: () => undefined,
    transaction() {
      if (isClosed) throw new Error("The database is closed");
      const transaction: Handlers & { objectStore(): typeof store } = { objectStore: () => store };
      // After what is asked for within it.
      later(() => later(() => transaction.oncomplete?.()));
      return transaction;
    },
  };
  return {
    /** What is on disk, by key. */
    copies,
    /** As a browser may at any time. Whoever keeps it open notices at the next transaction. */
    close(): void {
      isClosed = true;
    },
    open() {
      const request: Handlers & { result: typeof database } = { result: database };
      later(() => {
        request.onupgradeneeded?.();
        request.onsuccess?.();
      });
      return request;
    },
  };
}
