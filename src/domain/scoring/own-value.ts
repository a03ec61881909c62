// Records whose names come from people: ids of parts in a key, in an answer, in what was marked. One may be called
// "constructor" or "__proto__", which every plain object answers to without having it.

/** What the record itself has under the id; undefined when it has nothing there. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  id: string,
): Value | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

/** A record without a prototype, so that whoever reads it by an id finds what was put in and nothing else. */
export function recordOf<Value>(
  entries: Iterable<readonly [id: string, value: Value]>,
): Record<string, Value> {
  const record = Object.create(null) as Record<string, Value>;
  for (const [id, value] of entries) record[id] = value;
  return record;
}
