// Local storage that never throws: a PC may forbid it or have it full. What cannot be kept there is kept for this tab.
const fallback = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    // A full storage still holds the value before the one that could not be kept.
    return fallback.get(key) ?? localStorage.getItem(key);
  } catch {
    // Storage is forbidden: this tab's memory is all there is.
    return fallback.get(key) ?? null;
  }
}

/** False when it could only be kept for this tab. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    fallback.delete(key);
    return true;
  } catch {
    fallback.set(key, value);
    return false;
  }
}

export function removeStored(key: string): void {
  fallback.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so there is nothing in it to remove.
  }
}

/** Every key that begins so, in no order. */
export function storedKeys(prefix: string): string[] {
  const keys = new Set(fallback.keys());
  try {
    for (let at = 0; at < localStorage.length; at += 1) keys.add(localStorage.key(at) ?? "");
  } catch {
    // Storage is forbidden: this tab's memory is all there is.
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}

/** Calls back when another tab changes or removes `key`. Returns how to stop listening. */
export function onStoredElsewhere(
  key: string,
  listener: (value: string | null) => void,
): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the other tab cleared everything.
    if (event.key === key || event.key === null)
      listener(event.key === null ? null : event.newValue);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** What was stored as JSON, or `otherwise` when there is nothing or it is damaged. */
export function readStoredJson<Value>(
  key: string,
  otherwise: Value,
  isValid: (value: unknown) => value is Value,
): Value {
  const text = readStored(key);
  if (text === null) return otherwise;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : otherwise;
  } catch {
    // Damaged or written by another version: as good as nothing.
    return otherwise;
  }
}
