// Copies in IndexedDB of what must survive a crash of the browser. Chromium writes local storage to disk up to half a minute late, IndexedDB with
// strict durability at once. Local storage stays what the console reads; copies are only read at a start. Nothing here throws: a browser
// without IndexedDB (a private window of an older Firefox, a forbidden or full disk) has no copies.
const objects = "copies";

let opening: Promise<IDBDatabase> | null = null;

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error);
  });

function opened(): Promise<IDBDatabase> {
  if (opening) return opening;
  const request = indexedDB.open("exo.copies");
  request.onupgradeneeded = () => request.result.createObjectStore(objects);
  return (opening = resultOf(request));
}

/** Null deletes a copy. Copies are made in the order of the calls. Resolves to whether they are on disk. */
export async function copyDurably(changes: ReadonlyMap<string, unknown>): Promise<boolean> {
  try {
    const database = await opened();
    const transaction = database.transaction(objects, "readwrite", { durability: "strict" });
    const copies = transaction.objectStore(objects);
    for (const [key, value] of changes) {
      if (value === null) copies.delete(key);
      else copies.put(value, key);
    }
    return await new Promise((settle) => {
      transaction.oncomplete = () => settle(true);
      transaction.onabort = () => settle(false);
    });
  } catch {
    // The browser may have closed it: the next copy opens it again.
    opening = null;
    return false;
  }
}

/** How long the first answer of a disk is waited for. */
const patienceMs = 10_000;

/** All whose keys begin so, by their keys. None where they cannot be read. */
export const durableCopies = (prefix: string): Promise<readonly unknown[]> =>
  Promise.race([
    readCopies(prefix).catch(() => []),
    new Promise<[]>((settle) => setTimeout(settle, patienceMs, [])),
  ]);

async function readCopies(prefix: string): Promise<readonly unknown[]> {
  const copies = (await opened()).transaction(objects).objectStore(objects);
  return resultOf(copies.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`)));
}
