// What a handler throws to refuse a call in words that the person is shown. Anything else thrown is a fault of ours.
import {
  responseCodes,
  type FieldErrors,
  type ResponseCode,
} from "../../contract/calls/envelope.ts";
import { refusalCauses, type RefusalCause } from "../../contract/sitting/refusal-causes.ts";

export type RefusalCode = Exclude<ResponseCode, "00" | "01" | "99">;

export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: RefusalCode;
  readonly data: unknown;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;
  /** Of calls that participants make too; sent to them alone. */
  readonly refusalCause: RefusalCause | undefined;

  constructor(
    code: RefusalCode,
    message: string,
    data: unknown = null,
    { retryAfter, refusalCause }: Pick<Partial<Refusal>, "retryAfter" | "refusalCause"> = {},
  ) {
    super(message);
    this.code = code;
    this.data = data;
    this.retryAfter = retryAfter;
    this.refusalCause = refusalCause;
  }
}

/** @param refusalCause what a participant's client reads beside the words */
export function invalidFields(fields: FieldErrors, refusalCause?: RefusalCause): Refusal {
  const message = "Periksa lagi isian yang ditandai.";
  return new Refusal(responseCodes.invalidFields, message, fields, { refusalCause });
}

/** @throws Refusal of code 12 naming every field that has a fault; none: nothing happens */
export function refuseFaults(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** @param seconds after which trying again makes sense */
export function tooManyRequests(reason: string, seconds: number): Refusal {
  const wait = seconds < 60 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;
  const message = `${reason} Tunggu ${wait}, lalu coba lagi.`;
  return new Refusal(responseCodes.tooManyRequests, message, null, { retryAfter: seconds });
}

export function notFound(what: string, refusalCause: RefusalCause = "not-found"): Refusal {
  const message = `${what} tidak ditemukan. Mungkin sudah dihapus.`;
  return new Refusal(responseCodes.notFound, message, null, { refusalCause });
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

/** With the cause that a participant's client reads. `data`: further fields for it. */
export function refusedFor(refusalCause: RefusalCause, message: string, data?: object): Refusal {
  return new Refusal(refusalCauses[refusalCause].code, message, data, { refusalCause });
}

/** Where the database, or the path of the request, refuses, and no entity names a cause. */
const usualCauses: Partial<Record<RefusalCode, RefusalCause>> = {
  [responseCodes.tooLarge]: "too-large",
  [responseCodes.notFound]: "not-found",
  [responseCodes.conflict]: "concurrent-change",
};

/** `data` of a participant's call: codes 13, 43, 44 and 49 carry a cause, and code 12 where a file is refused. */
export function dataWithCause({ code, data, refusalCause }: Refusal): unknown {
  const cause = refusalCause ?? usualCauses[code];
  return cause === undefined ? data : { cause, ...(data as object | null) };
}

/** For work that makes no sense once nobody waits for its answer. @throws Refusal, which rolls a transaction back */
export function refuseIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw conflict("Dibatalkan; tidak ada yang disimpan.");
}

export const sessionEnded = (): Refusal =>
  new Refusal(responseCodes.notSignedIn, "Sesi Anda sudah berakhir. Silakan masuk lagi.");
