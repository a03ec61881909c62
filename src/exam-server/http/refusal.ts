// What a handler throws to refuse a call in words that the person is shown. Anything else thrown is a fault of ours.
import {
  responseCodes,
  type FieldErrors,
  type ResponseCode,
} from "../../contract/calls/envelope.ts";

export type RefusalCode = Exclude<ResponseCode, "00" | "01" | "99">;

export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: RefusalCode;
  readonly data: unknown;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, message: string, data: unknown = null, retryAfter?: number) {
    super(message);
    this.code = code;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

export function invalidFields(fields: FieldErrors): Refusal {
  return new Refusal(responseCodes.invalidFields, "Periksa lagi isian yang ditandai.", fields);
}

/** @throws Refusal of code 12 naming every field that has a fault; none: nothing happens */
export function refuseFaults(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

export function notFound(what: string): Refusal {
  return new Refusal(responseCodes.notFound, `${what} tidak ditemukan. Mungkin sudah dihapus.`);
}

export function conflict(message: string, newer: unknown = null): Refusal {
  return new Refusal(responseCodes.conflict, message, newer);
}

export function newerVersion(what: string, newer: unknown): Refusal {
  return conflict(
    `${what} sudah diubah oleh orang lain sejak Anda membukanya. Perubahan Anda belum disimpan.`,
    newer,
  );
}

/** For work that makes no sense once nobody waits for its answer. @throws Refusal, which rolls a transaction back */
export function refuseIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw conflict("Dibatalkan; tidak ada yang disimpan.");
}
