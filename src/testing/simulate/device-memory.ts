// The storage of a device that exists in memory alone.
import type { DeviceStorage } from "../../contract/sitting/reference-client/answer-queue.ts";

export function deviceMemory(): DeviceStorage {
  let kept: string | null = null;
  return { load: () => kept, save: (text) => void (kept = text) };
}
