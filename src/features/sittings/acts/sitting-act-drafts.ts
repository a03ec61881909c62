// What the dialog of an act begins with, and how long the act waits before it is sent.
import { orderDelayMs } from "../../../contract/exams/sitting-acts.ts";
import { isOrdered, type SittingAct, type SittingActInput } from "./sitting-row-actions.ts";

export const newActInput = (): SittingActInput => ({
  id: newActId(),
  minutes: 10,
  givesLeft: false,
  untilEnd: false,
  kind: "incident",
  reason: "",
  seen: {},
});

/** Browsers have no randomUUID on plain http. */
function newActId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An act on so many, which is a room or the whole exam, waits before it is sent. */
const manyPeople = 10;

export const delaySecondsOf = (kind: SittingAct, count: number): number =>
  !isOrdered(kind) && count >= manyPeople ? orderDelayMs / 1000 : 0;
