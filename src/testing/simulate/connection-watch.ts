// Whether the server of a simulation can still be reached. One that refuses every connection for a time has ended: nobody starts it anew.
import { isCode } from "../../exam-server/start-error.ts";

/** Longer than a server takes to start. */
const usualPatienceMs = 20_000;
const refusals = ["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND"] as const;

export class ConnectionWatch {
  /** Once it has ended: why, in a sentence. */
  readonly gone: Promise<string>;
  #settleGone: (sentence: string) => void = () => undefined;
  #refusedSince: number | null = null;
  readonly #patienceMs: number;
  readonly #now: () => number;

  constructor(patienceMs = usualPatienceMs, now: () => number = () => performance.now()) {
    this.#patienceMs = patienceMs;
    this.#now = now;
    this.gone = new Promise((settle) => (this.#settleGone = settle));
  }

  /** For each call that was answered, whatever it was answered. */
  answered(): void {
    this.#refusedSince = null;
  }

  /** For each call that failed. One that was sent and had no answer says nothing of others. */
  failed(error: unknown, address: string): void {
    const code = refusals.find((one) => isCode(error, one));
    if (code === undefined) return;
    this.#refusedSince ??= this.#now();
    const seconds = Math.round((this.#now() - this.#refusedSince) / 1000);
    if (seconds * 1000 < this.#patienceMs) return;
    this.#settleGone(`${address} has refused every connection for ${seconds} s (${code})`);
  }
}
