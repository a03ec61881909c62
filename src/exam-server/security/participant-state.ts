// Who of the participants may go on, and how fast.
import { refusedFor, tooManyRequests } from "../http/refusal.ts";
import type { Sitter } from "./participant-tokens.ts";

/** @throws Refusal, 43, with the reason */
export function refuseIfStopped({ status, block_reason }: Pick<Sitter, "status" | "block_reason">) {
  if (status === "active") return;
  throw refusedFor(
    status === "blocked" ? "blocked" : "inactive",
    status === "blocked"
      ? `Anda diblokir: ${withFullStop(block_reason)} Temui pengawas ruang.`
      : "Nomor ujian ini tidak aktif. Temui pengawas ruang.",
    { status, block_reason },
  );
}

const withFullStop = (sentence: string): string =>
  /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`;

/** @throws Refusal, 29 */
export function refuseTooFast(seconds: number): void {
  if (seconds > 0) throw tooManyRequests("Terlalu banyak permintaan dari perangkat ini.", seconds);
}
